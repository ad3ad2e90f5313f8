import { findCurrency } from './currencies.ts';
import { dicePayout, MIN_CHANCE } from './engines/dice/dice.ts';
import { BETS } from './engines/roulette/roulette.ts';
import type { RouletteBetKind, StakeLimits } from './protocol-games.ts';
import type { GameTheme, RouletteTheme } from './theme.ts';

/** Whether the game can be played in that currency. */
export const isOfferedIn = (theme: GameTheme, currency: string): boolean =>
  (theme.stakes[currency]?.length ?? 0) > 0;

/**
 * The stakes a game takes in a currency.
 *
 * @throws RangeError when the game is not offered in it.
 */
export function limitsOf(theme: GameTheme, currency: string): StakeLimits {
  const steps = theme.stakes[currency];
  const [first] = steps ?? [];
  const last = steps?.at(-1);
  if (!steps || first === undefined || last === undefined) {
    throw new RangeError(`${theme.id} is not offered in ${currency}`);
  }
  const maxStake = theme.kind === 'roulette' ? tableLimit(theme, currency) : last;
  return {
    steps: [...steps],
    /** The middle of the lower half: neither the least nor a bold one. */
    defaultStake: steps[Math.floor((steps.length - 1) / 4)] ?? first,
    minStake: first,
    maxStake,
    maxWin: maxWin(theme, currency, maxStake),
  };
}

/** Highest sum of all chips of one round. */
const tableLimit = (theme: RouletteTheme, currency: string): number =>
  theme.tableLimits[currency] ?? 0;

/** The most that one bet of that kind may be: a share of the table's limit in whole lowest chips. */
export function maxRouletteBet(
  theme: RouletteTheme,
  currency: string,
  kind: RouletteBetKind,
): number {
  const [chip = 1] = theme.stakes[currency] ?? [];
  const share = tableLimit(theme, currency) / BETS[kind].limitShare;
  return Math.max(chip, Math.floor(share / chip) * chip);
}

function maxWin(theme: GameTheme, currency: string, maxStake: number): number {
  switch (theme.kind) {
    case 'slot':
      return maxStake * theme.rules.maxWinMultiple;
    case 'roulette':
      /** No round pays more per stake than straight-up numbers do. */
      return maxStake * (BETS.straight.payout + 1);
    case 'dice':
      return dicePayout(maxStake, MIN_CHANCE, theme.edgeBasisPoints, findCurrency(currency).step);
  }
}
