import type { PlayRequest } from '@pierlight/contract/gameplay/schemas';
import { roundStatus } from '@pierlight/contract/gameplay/statuses';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { gameplayKeys } from './keys.ts';

/** The latest wins, and how many players lost; the channel of the winners keeps them up to date. */
export function winnersQuery() {
  return queryOptions({
    queryKey: gameplayKeys.winners,
    queryFn: ({ client, signal }) => apiOf(client).gameplay.winners(undefined, { signal }),
    staleTime: 60_000,
    meta: { endpoint: 'gameplay.winners' },
  });
}

/** Opens a game session, whose address is forgotten with the stage that shows it. */
export function launchMutation() {
  return mutationOptions({
    mutationFn: async (request: PlayRequest, { client }) =>
      (await apiOf(client).gameplay.play(request, { context: { bearer: 'optional' } })).data,
    gcTime: 0,
    onSuccess: (_launch, _request, _result, { client }) => {
      void client.invalidateQueries({ queryKey: gameplayKeys.played });
    },
  });
}

/** Time and sums of a game session, in subunits. */
export function gameSessionQuery(sessionId: string) {
  return queryOptions({
    queryKey: [...gameplayKeys.all, 'session', sessionId],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).gameplay.session({ id: sessionId }, { signal })).data,
    staleTime: 0,
    meta: { endpoint: 'gameplay.session' },
  });
}

/** What of the own rounds is wanted. */
export interface SpinsChoice {
  readonly currency?: string | undefined;
  readonly game?: string | undefined;
  /** Start of the period, ISO 8601. */
  readonly from?: string | undefined;
}

export interface SpinsFilter extends SpinsChoice {
  readonly page: number;
  /** What the pages that check rounds are to be read in. */
  readonly locale: Locale;
  /** This round and older ones. */
  readonly until?: string | undefined;
}

export const SPINS_PER_PAGE = 20;

/** Whether one of the latest rounds in a currency is still open. */
export function openRoundQuery(currency: string) {
  return queryOptions({
    queryKey: [...gameplayKeys.spins, 'open', currency],
    queryFn: async ({ client, signal }) => {
      const { data } = await apiOf(client).gameplay.spins(
        { page: 1, perPage: SPINS_PER_PAGE, currency },
        { signal },
      );
      return data.some(({ status }) => status === roundStatus.open);
    },
    staleTime: 0,
    meta: { endpoint: 'gameplay.spins' },
  });
}

/** A page of the player's own rounds, the latest first. */
export function spinsQuery({ page, locale, currency, game, from, until }: SpinsFilter) {
  return queryOptions({
    queryKey: [...gameplayKeys.spins, locale, { page, currency, game, from, until }],
    queryFn: ({ client, signal }) =>
      apiOf(client).gameplay.spins(
        { page, perPage: SPINS_PER_PAGE, locale, currency, game, from, until },
        { signal },
      ),
    meta: { endpoint: 'gameplay.spins' },
  });
}

/** What all rounds of a choice came to, by game and currency, whichever page is in sight. */
export function spinsTotalsQuery({ currency, game, from }: SpinsChoice) {
  return queryOptions({
    queryKey: [...gameplayKeys.spins, 'totals', { currency, game, from }],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).gameplay.spinsTotals({ currency, game, from }, { signal })).data,
    placeholderData: keepPreviousData,
    meta: { endpoint: 'gameplay.spinsTotals' },
  });
}

/** Own play of a year, by month. */
export function playMonthsQuery(year: number) {
  return queryOptions({
    queryKey: [...gameplayKeys.spins, 'months', year],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).gameplay.months({ year }, { signal })).data,
    placeholderData: keepPreviousData,
    meta: { endpoint: 'gameplay.months' },
  });
}

/** What every game returned to all players. */
export function houseReturnsQuery() {
  return queryOptions({
    queryKey: [...gameplayKeys.all, 'returns'],
    queryFn: ({ client, signal }) => apiOf(client).gameplay.returns(undefined, { signal }),
    staleTime: 60_000,
    meta: { endpoint: 'gameplay.returns' },
  });
}
