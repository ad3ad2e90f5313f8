import { sportsIdentity } from '@pierlight/contract/sportsbook/statuses';
import type { PlayTimeDeps } from './modules/limits/public.ts';
import type { GameNames } from './modules/wallet/public.ts';

type PlayedSince = PlayTimeDeps['playedSince'];

/** Sums of games and of bets on sports together, by currency. */
export const addedUp =
  (...sources: readonly PlayedSince[]): PlayedSince =>
  async (playerId, from) => {
    const sums = new Map<string, Awaited<ReturnType<PlayedSince>>[number]>();
    for (const source of sources)
      for (const { currency, staked, paid } of await source(playerId, from)) {
        const known = sums.get(currency);
        sums.set(currency, {
          currency,
          staked: staked + (known?.staked ?? 0n),
          paid: paid + (known?.paid ?? 0n),
        });
      }
    return [...sums.values()].sort((one, other) => (one.currency < other.currency ? -1 : 1));
  };

/** Names for a statement, in which bets on sports stand as one game. */
export const namesWithSports =
  (names: GameNames): GameNames =>
  async (ids) => {
    const games = await names(ids.filter((id) => id !== sportsIdentity));
    return new Map([...games, [sportsIdentity, { name: 'Sportsbook', thumbnail: '' }]]);
  };
