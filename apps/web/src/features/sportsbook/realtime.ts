import type { Bet } from '@pierlight/contract/sportsbook/schemas';
import { betStatus } from '@pierlight/contract/sportsbook/statuses';
import type { QueryClient } from '@tanstack/react-query';
import type { BetsPage } from './api.ts';
import { betsKey } from './keys.ts';

/** A page with a bet as it stands now; the same page where it holds none, or knows better. */
export function withBet(page: BetsPage, changed: Bet): BetsPage {
  const known = page.data.find(({ id }) => id === changed.id);
  if (!known || known.version >= changed.version) return page;
  return { ...page, data: page.data.map((bet) => (bet.id === changed.id ? changed : bet)) };
}

/** Whether a bet belongs to the settled ones, to those that run, or to neither. */
const isListed = ({ status }: Bet, isSettled: boolean): boolean =>
  status !== betStatus.discarded && (status !== betStatus.open) === isSettled;

/**
 * Puts a changed bet where it is shown, if it is newer than what is there. Lists that it comes to or leaves are refetched,
 * and so is a list that is being fetched at the moment, which may be older.
 */
export function betChanged(client: QueryClient, bet: Bet): void {
  const needsRefetch: boolean[] = [];
  for (const isSettled of [true, false])
    for (const [key, page] of client.getQueriesData<BetsPage>({
      queryKey: [...betsKey, isSettled],
    })) {
      const known = page?.data.find(({ id }) => id === bet.id);
      const isRead = client.getQueryState(key)?.fetchStatus === 'fetching';
      needsRefetch.push(isRead || (known !== undefined) !== isListed(bet, isSettled));
      // One that leaves stays in sight as it ended until the list is there without it.
      if (page) client.setQueryData(key, withBet(page, bet));
    }
  if (needsRefetch.includes(true)) void betsMissed(client);
  else void client.invalidateQueries({ queryKey: [...betsKey, 'months'] });
}

/** After missed messages. */
export const betsMissed = (client: QueryClient) => client.invalidateQueries({ queryKey: betsKey });
