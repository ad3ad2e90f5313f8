import { engineOf } from './engines/catalogue.ts';
import type { StakeLimits } from './protocol-common.ts';
import type { GameTheme } from './theme.ts';

/** The most a round pays in multiples of its stake, with two decimals, never rounded up. */
export function topMultiple(theme: GameTheme): number {
  const own = engineOf(theme).topMultiple?.(theme);
  if (own !== undefined) return own;
  const [currency = ''] = Object.keys(theme.stakes);
  const { maxWin, maxStake } = limitsOf(theme, currency);
  return Math.floor((100 * maxWin) / maxStake) / 100;
}

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
  const engine = engineOf(theme);
  const maxStake = engine.maxStake?.(theme, currency) ?? last;
  return {
    steps: [...steps],
    /** The middle of the lower half: neither the least nor a bold one. */
    defaultStake: steps[Math.floor((steps.length - 1) / 4)] ?? first,
    minStake: first,
    maxStake,
    maxWin: engine.maxWin(theme, currency, maxStake),
  };
}
