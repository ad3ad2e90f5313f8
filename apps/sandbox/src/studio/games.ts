/** A game as the studio's server plays it: checks an input, draws its outcome. */
import { findCurrency } from './currencies.ts';
import { diceChance, MAX_CHANCE, MIN_CHANCE, playDice } from './engines/dice/dice.ts';
import type { ByteSource } from './engines/random.ts';
import { coveredNumbers, playRoulette } from './engines/roulette/roulette.ts';
import { buildMachine, type Machine } from './engines/slot/machine.ts';
import { playSlot } from './engines/slot/play.ts';
import { isOfferedIn, limitsOf, maxRouletteBet } from './limits.ts';
import type { StudioErrorCode } from './protocol.ts';
import type { RoundInput, RoundOutcome } from './protocol-rounds.ts';
import type { GameTheme, RouletteTheme } from './theme.ts';
import { themes } from './themes/catalogue.ts';

export type Played = {
  readonly outcome: RoundOutcome;
  /** Whole subunits. */
  readonly win: number;
  /** Steps there are to show. */
  readonly steps: number;
};

export type Checked =
  | { readonly stake: number }
  | { readonly refusal: Extract<StudioErrorCode, 'bad-request' | 'stake-not-allowed'> };

const machines: ReadonlyMap<string, Machine> = new Map(
  themes.flatMap((theme) =>
    theme.kind === 'slot' ? [[theme.id, buildMachine(theme.rules)] as const] : [],
  ),
);

/** The stake of an input that the game takes in that currency, or why it does not take it. */
export function checkInput(theme: GameTheme, currency: string, input: RoundInput): Checked {
  if (input.kind !== theme.kind || !isOfferedIn(theme, currency)) return { refusal: 'bad-request' };
  const { steps } = limitsOf(theme, currency);
  if (input.kind === 'roulette') {
    return theme.kind === 'roulette'
      ? checkChips(theme, currency, input.bets)
      : { refusal: 'bad-request' };
  }
  if (!steps.includes(input.stake)) return { refusal: 'stake-not-allowed' };
  if (input.kind === 'dice') {
    const chance = diceChance(input);
    if (chance < MIN_CHANCE || chance > MAX_CHANCE) return { refusal: 'bad-request' };
  }
  return { stake: input.stake };
}

/** Chips on one spot are summed, so that a spot's limit cannot be passed in parts. */
function checkChips(
  theme: RouletteTheme,
  currency: string,
  bets: Extract<RoundInput, { kind: 'roulette' }>['bets'],
): Checked {
  const { minStake, maxStake } = limitsOf(theme, currency);
  const bySpot = new Map<string, number>();
  let stake = 0;
  for (const bet of bets) {
    if (!coveredNumbers(bet)) return { refusal: 'bad-request' };
    if (bet.stake % minStake !== 0) return { refusal: 'stake-not-allowed' };
    const spot = `${bet.kind}:${bet.numbers.join()}`;
    const onSpot = (bySpot.get(spot) ?? 0) + bet.stake;
    if (onSpot > maxRouletteBet(theme, currency, bet.kind)) return { refusal: 'stake-not-allowed' };
    bySpot.set(spot, onSpot);
    stake += bet.stake;
  }
  return stake > maxStake ? { refusal: 'stake-not-allowed' } : { stake };
}

/** Draws the outcome of a checked input. */
export function playGame(
  theme: GameTheme,
  currency: string,
  input: RoundInput,
  source: ByteSource,
): Played {
  if (theme.kind === 'slot' && input.kind === 'slot') {
    const machine = machines.get(theme.id);
    if (!machine) throw new Error(`no machine for ${theme.id}`);
    const { steps, win, capped } = playSlot(machine, input.stake, source);
    return { outcome: { kind: 'slot', steps, capped }, win, steps: steps.length };
  }
  if (theme.kind === 'roulette' && input.kind === 'roulette') {
    const { number, payouts, win } = playRoulette(input.bets, source);
    return { outcome: { kind: 'roulette', number, payouts }, win, steps: 1 };
  }
  if (theme.kind === 'dice' && input.kind === 'dice') {
    const { step } = findCurrency(currency);
    const { win, ...roll } = playDice(input, theme.edgeBasisPoints, step, source);
    return { outcome: { kind: 'dice', ...roll }, win, steps: 1 };
  }
  throw new Error(`${theme.id} does not take an input of the kind ${input.kind}`);
}
