/** Is the next card higher or lower? Every right call raises what is paid. Pure rules. */
import { DECK, RANKS, rankOf } from '../cards.ts';
import { type ExactPay, leastOf } from '../exact-pay.ts';
import { type ByteSource, drawBelow } from '../random.ts';
import type { HiloAction, HiloMove } from './protocol.ts';

export type Call = Exclude<HiloMove, 'skip'>;

export type HiloOdds = { readonly edgeBasisPoints: number; readonly topMultiple: number };

export type HiloRound = {
  readonly cards: readonly number[];
  readonly moves: readonly HiloMove[];
  readonly lost: boolean;
  readonly over: boolean;
};

const ACE = 0;
const KING = RANKS - 1;

/** An equal card wins both calls; on an ace nothing is lower and on a king nothing higher but itself. */
export function wins(card: number, call: Call, next: number): boolean {
  const [from, to] = [rankOf(card), rankOf(next)];
  if (call === 'higher') return from === ACE ? to > from : to >= from;
  return from === KING ? to < from : to <= from;
}

/** How many of the thirteen ranks win a call. */
export const winningRanks = (card: number, call: Call): number =>
  Array.from({ length: RANKS }, (_, next) => wins(card, call, next)).filter(Boolean).length;

/** The winning ranks of every call made, right as long as the round is not lost. */
export const callsOf = ({ cards, moves }: Pick<HiloRound, 'cards' | 'moves'>): number[] =>
  moves.flatMap((move, at) => (move === 'skip' ? [] : [winningRanks(cards[at] ?? 0, move)]));

/**
 * What right calls with that many winning ranks pay, in steps of so many subunits: the stake less the edge,
 * divided by the chance of all of them; the stake itself before any. Each further call keeps the
 * expectation, so that every way of playing returns the same.
 */
export function hiloPay(
  stake: number,
  calls: readonly number[],
  { edgeBasisPoints }: Pick<HiloOdds, 'edgeBasisPoints'>,
  step = 1,
): ExactPay {
  if (calls.length === 0) return { numerator: BigInt(stake), denominator: BigInt(step), step };
  const ways = calls.reduce((product, ranks) => product * BigInt(ranks), 1n);
  return {
    numerator:
      BigInt(stake) * BigInt(10_000 - edgeBasisPoints) * BigInt(RANKS) ** BigInt(calls.length),
    denominator: 10_000n * ways * BigInt(step),
    step,
  };
}

/** Whether a call with that many winning ranks would stay within the top. */
export const isCallable = (calls: readonly number[], ranks: number, odds: HiloOdds): boolean =>
  leastOf(hiloPay(10_000, [...calls, ranks], odds)) <= odds.topMultiple * 10_000;

/** Every card comes from a full deck. */
export function playHilo(source: ByteSource, actions: readonly HiloAction[]): HiloRound {
  let card = drawBelow(source, DECK);
  const cards = [card];
  const moves: HiloMove[] = [];
  let lost = false;
  let over = false;
  for (const { move } of actions) {
    if (move === 'cash-out') {
      over = true;
      continue;
    }
    const next = drawBelow(source, DECK);
    if (move !== 'skip' && !wins(card, move, next)) lost = true;
    card = next;
    cards.push(card);
    moves.push(move);
  }
  return { cards, moves, lost, over: over || lost };
}
