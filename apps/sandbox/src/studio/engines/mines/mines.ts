/** A board of 25 fields, some of them mined; every safe field opened raises what is paid. Pure rules. */
import { type ExactPay, leastOf } from '../exact-pay.ts';
import { type ByteSource, drawBelow } from '../random.ts';
import type { MinesAction } from './protocol.ts';

export const FIELDS = 25;
export const MAX_MINES = FIELDS - 1;

export type MinesOdds = { readonly edgeBasisPoints: number; readonly topMultiple: number };

export type MinesBet = { readonly stake: number; readonly mines: number };

export type MinesRound = {
  /** Fields opened, in their order. */
  readonly opened: readonly number[];
  readonly struck: boolean;
  readonly over: boolean;
  readonly mines: readonly number[];
};

/** Ways to choose `count` of `from`; exact, for no more than 25. */
function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let i = 0; i < count; i++) ways = (ways * BigInt(from - i)) / BigInt(i + 1);
  return ways;
}

/**
 * What `opened` safe fields pay, in steps of so many subunits: the stake less the edge, divided by the
 * chance of opening that many; the stake itself where none is open. Each further field keeps the
 * expectation, so that every number of mines and every moment to cash out return the same.
 */
export function minesPay(
  { stake, mines }: MinesBet,
  opened: number,
  { edgeBasisPoints }: Pick<MinesOdds, 'edgeBasisPoints'>,
  step = 1,
): ExactPay {
  if (opened === 0) return { numerator: BigInt(stake), denominator: BigInt(step), step };
  return {
    numerator: BigInt(stake) * BigInt(10_000 - edgeBasisPoints) * choose(FIELDS, opened),
    denominator: 10_000n * choose(FIELDS - mines, opened) * BigInt(step),
    step,
  };
}

/** Chance that the first `opened` fields are all safe. */
export const safeChance = (mines: number, opened: number): number =>
  Number(choose(FIELDS - mines, opened)) / Number(choose(FIELDS, opened));

/** With how many safe fields a round is over at the latest. */
export function lastField(mines: number, odds: MinesOdds): number {
  const fits = (opened: number): boolean =>
    leastOf(minesPay({ stake: 10_000, mines }, opened, odds)) <= odds.topMultiple * 10_000;
  let last = 1;
  while (last < FIELDS - mines && fits(last + 1)) last++;
  return last;
}

function lay(source: ByteSource, mines: number): number[] {
  const fields = Array.from({ length: FIELDS }, (_, field) => field);
  return Array.from({ length: mines }, () => {
    const [field = 0] = fields.splice(drawBelow(source, fields.length), 1);
    return field;
  });
}

/** The mines are laid by the round's first bytes, before anything is opened. */
export function playMines(
  mines: number,
  odds: MinesOdds,
  source: ByteSource,
  actions: readonly MinesAction[],
): MinesRound {
  const laid = lay(source, mines);
  const opened = actions.flatMap((action) => (action.move === 'open' ? [action.field] : []));
  const struck = opened.some((field) => laid.includes(field));
  const over =
    struck ||
    opened.length === lastField(mines, odds) ||
    actions.some(({ move }) => move === 'cash-out');
  return { opened, struck, over, mines: laid };
}
