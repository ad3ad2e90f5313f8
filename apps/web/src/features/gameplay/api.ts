import type { PlayRequest, Winner } from '@pierlight/contract/gameplay/schemas';
import { roundStatus } from '@pierlight/contract/gameplay/statuses';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { winnersKey } from './realtime.ts';

export const gameplayKeys = {
  all: ['gameplay'] as const,
  played: ['gameplay', 'played'] as const,
  spins: ['gameplay', 'spins'] as const,
};

/** The latest wins; the channel of the winners keeps them up to date. */
export function winnersQuery() {
  return queryOptions({
    queryKey: winnersKey,
    queryFn: async ({ client, signal }): Promise<Winner[]> =>
      (await apiOf(client).gameplay.winners(undefined, { signal })).data,
    staleTime: 60_000,
  });
}

/** Games the player opened, the latest first. */
export function playedQuery() {
  return queryOptions({
    queryKey: gameplayKeys.played,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).gameplay.played(undefined, { signal })).data,
    meta: { personal: true },
  });
}

/**
 * The launch of a game. It is a query because the stage that shows the game owns it: it is asked for
 * once and forgotten with the stage.
 */
export function launchQuery(request: PlayRequest) {
  return queryOptions({
    queryKey: [...gameplayKeys.all, 'launch', request],
    queryFn: async ({ client }) => {
      const { gameplay } = apiOf(client);
      const { data } = await gameplay.play(request, { context: { bearer: 'optional' } });
      void client.invalidateQueries({ queryKey: gameplayKeys.played });
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { personal: true },
  });
}

/** Time and sums of a sitting, in subunits. */
export function sittingQuery(sessionId: string) {
  return queryOptions({
    queryKey: [...gameplayKeys.all, 'sitting', sessionId],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).gameplay.session({ id: sessionId }, { signal })).data,
    staleTime: 0,
    meta: { personal: true },
  });
}

export interface SpinsFilter {
  readonly page: number;
  /** What the pages that check rounds are to be read in. */
  readonly locale: Locale;
  readonly currency?: string | undefined;
  /** Start of the period, ISO 8601. */
  readonly from?: string | undefined;
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
    meta: { personal: true },
  });
}

/** A page of the player's own rounds, the latest first. */
export function spinsQuery({ page, locale, currency, from }: SpinsFilter) {
  return queryOptions({
    queryKey: [...gameplayKeys.spins, locale, page, currency ?? null, from ?? null],
    queryFn: ({ client, signal }) =>
      apiOf(client).gameplay.spins(
        { page, perPage: SPINS_PER_PAGE, locale, currency, from },
        { signal },
      ),
    meta: { personal: true },
  });
}
