import { createHash } from 'node:crypto';
import { findCurrency } from '../studio/currencies.ts';
import { limitsOf } from '../studio/limits.ts';
import { hasFreeRounds } from '../studio/rewards/reward-desk.ts';
import type { GameTheme } from '../studio/theme.ts';
import { toWire } from './amounts.ts';
import { DEMO_CURRENCY } from './protocol.ts';
import type { PrepaidRow } from './reward-protocol.ts';

/** The same id for the same template at every start. */
function idOf(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/**
 * Templates of every game whose rounds can be given, in every currency it is played in: one of any
 * number of rounds at any of its stakes, and one of ten rounds at the lowest.
 */
export function prepaidRows(
  themes: readonly GameTheme[],
  gameIdOf: (code: string) => number,
): PrepaidRow[] {
  return themes.filter(hasFreeRounds).flatMap((theme) =>
    Object.keys(theme.stakes)
      .filter((currency) => currency !== DEMO_CURRENCY)
      .flatMap((currency) => {
        const lowest = toWire(
          limitsOf(theme, currency).minStake,
          findCurrency(currency).subunitToUnit,
        );
        const row = (kind: string, bet_value: number | null, bet_count: number | null) => ({
          prepaid_uuid: idOf(kind, theme.id, currency),
          game_code: theme.id,
          game_id: gameIdOf(theme.id),
          currency,
          bet_value,
          bet_count,
          bonus_buy: false as const,
        });
        return [row('any', null, null), row('ten', lowest, 10)];
      }),
  );
}
