import type { Bet, BetMonth } from '@pierlight/contract/sportsbook/schemas';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { betsKey } from './keys.ts';

export const BETS_PER_PAGE = 20;

/** A page of the list of bets. */
export interface BetsPage {
  readonly data: readonly Bet[];
  readonly meta: { readonly total: number };
}

interface BetsChoice {
  readonly isSettled: boolean;
  readonly page: number;
}

/** Where bets that run, or that are settled, are kept. */
export const betsKeyOf = ({ isSettled, page }: BetsChoice) =>
  [...betsKey, isSettled, page] as const;

/** Own bets, the newest first; the channel of bets keeps them up to date. */
export const betsQuery = (choice: BetsChoice) =>
  queryOptions({
    queryKey: betsKeyOf(choice),
    queryFn: ({ client, signal }): Promise<BetsPage> =>
      apiOf(client).sportsbook.bets(
        {
          page: choice.page,
          perPage: BETS_PER_PAGE,
          isSettled: choice.isSettled ? 'true' : 'false',
        },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { endpoint: 'sportsbook.bets' },
  });

/** Settled bets of a year by month and currency. */
export const betMonthsQuery = (year: number) =>
  queryOptions({
    queryKey: [...betsKey, 'months', year],
    queryFn: async ({ client, signal }): Promise<readonly BetMonth[]> =>
      (await apiOf(client).sportsbook.months({ year }, { signal })).data,
    staleTime: 0,
    meta: { endpoint: 'sportsbook.months' },
  });

/** What says to the book who plays. @throws ApiProblem */
export const bettingToken = async (client: QueryClient, locale: Locale): Promise<string> =>
  (await apiOf(client).sportsbook.token({ locale })).data.token;
