/**
 * What a bonus comes to in a game, by playing it a hundred thousand times with what the game pays. A player stakes the
 * same in every round until everything is wagered or less than a stake is left. Own money and bonus are one purse to
 * them, whichever is staked first: docs/decisions/0143-a-forecast-of-a-bonus.md.
 *
 * With a purse of so many stakes nobody can be ruined in as many rounds, so that these are drawn as one: what two,
 * four, eight rounds pay together is computed beforehand. It is the same as playing them one by one, in a
 * fiftieth of the draws.
 */
import type { GamePay } from '@pierlight/contract/catalogue/schemas';
import { drawsFrom, type PayTable, payOf, payTable } from './draw.ts';
import { twice } from './pay-sums.ts';

export interface Wagering {
  /** What a round of the game pays. */
  readonly pays: readonly GamePay[];
  /** Sums in subunits of one currency. */
  readonly deposit: number;
  readonly bonus: number;
  /** What has to be staked in all. */
  readonly wagerTotal: number;
  readonly stake: number;
}

/** Sums in subunits. */
export interface Forecast {
  /** What staking everything loses on average. */
  readonly cost: number;
  /** How often money is left once everything is wagered, of 1. */
  readonly chance: number;
  /** One in ten ends with this at most. */
  readonly worstTenth: number;
  readonly middle: number;
  /** One in ten ends with this at least. */
  readonly bestTenth: number;
  /** What players end with on average. */
  readonly mean: number;
  /** How many draws it took. */
  readonly draws: number;
}

export const PLAYERS = 100_000;
/** Rounds that are drawn as one, at most: two to this power. */
const MOST_AT_ONCE = 16;
/** Below a sum of pays by rounding alone. */
const NEARLY = 1e-9;

export function forecastOf(
  { pays, deposit, bonus, wagerTotal, stake }: Wagering,
  { players = PLAYERS, seed = 1 }: { readonly players?: number; readonly seed?: number } = {},
): Forecast {
  const rounds = Math.ceil(wagerTotal / stake);
  const begun = (deposit + bonus) / stake;
  const together = sums(pays, rounds);
  const next = drawsFrom(seed);
  const ends = new Float64Array(players);
  let draws = 0;
  for (let player = 0; player < players; player += 1) {
    let purse = begun + NEARLY;
    let left = rounds;
    while (left > 0 && purse >= 1) {
      const level = Math.min(31 - Math.clz32(Math.min(purse, left)), together.length - 1);
      purse += payOf(together[level] as PayTable, next()) - 2 ** level;
      left -= 2 ** level;
      draws += 1;
    }
    ends[player] = left > 0 || purse < 2 * NEARLY ? 0 : purse;
  }
  ends.sort();
  const at = (share: number) => (ends[Math.floor(share * (players - 1))] as number) * stake;
  const mean = pays.reduce((sum, { multiple, chance }) => sum + multiple * chance, 0);
  return {
    cost: wagerTotal * (1 - mean),
    chance: ends.filter((end) => end > 0).length / players,
    worstTenth: at(0.1),
    middle: at(0.5),
    bestTenth: at(0.9),
    mean: (ends.reduce((sum, end) => sum + end, 0) * stake) / players,
    draws,
  };
}

/** What one, two, four and more rounds pay together, as far as rounds go. */
function sums(pays: readonly GamePay[], rounds: number): PayTable[] {
  const together = [payTable(pays)];
  let paid = pays;
  while (together.length <= MOST_AT_ONCE && 2 ** together.length <= rounds) {
    paid = twice(paid);
    together.push(payTable(paid));
  }
  return together;
}
