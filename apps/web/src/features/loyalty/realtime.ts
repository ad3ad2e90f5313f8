import type { LoyaltyAccount } from '@pierlight/contract/loyalty/schemas';
import type { LoyaltyMessage } from '@pierlight/contract/realtime/channels';
import type { QueryClient } from '@tanstack/react-query';
import { requestedModal } from '#shared/modals/address.ts';
import type { Modals } from '#shared/modals/modals.ts';
import type { Search } from '#shared/navigation/search.ts';
import { loyaltyAccountQuery, rewardsMayHaveChanged } from './api.ts';
import { levelNotice } from './level-notice.ts';

/**
 * Takes points and level over from their channel. Answers the account when its level is higher than
 * the last one known, and null otherwise: the first message tells where the player stands already.
 */
export function loyaltyChanged(
  client: QueryClient,
  { playerAccount }: LoyaltyMessage,
): LoyaltyAccount | null {
  const { queryKey } = loyaltyAccountQuery();
  // The last level is what the next one is held against, however long that takes.
  client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  const before = client.getQueryData(queryKey);
  client.setQueryData(queryKey, playerAccount);
  const hasRisen =
    before !== undefined && playerAccount.currentLevel.order > before.currentLevel.order;
  if (hasRisen) void rewardsMayHaveChanged(client);
  return hasRisen ? playerAccount : null;
}

/** Messages were missed: points and level are refetched, where somebody looks at them. */
export const loyaltyMissed = async (client: QueryClient): Promise<void> => {
  await client.invalidateQueries({ queryKey: loyaltyAccountQuery().queryKey });
  await rewardsMayHaveChanged(client);
};

interface Place {
  /** Without the locale. */
  readonly pathname: string;
  readonly search: Search;
}

/**
 * Tells of a new level: on a game's page by a notification that leaves the game alone, elsewhere by
 * the modal, above one that is open so that nothing filled in there is lost.
 */
export function tellLevel(
  account: LoyaltyAccount,
  { pathname, search }: Place,
  modals: Pick<Modals, 'open' | 'openAbove'>,
  notice: Pick<typeof levelNotice, 'show'> = levelNotice,
): void {
  const opened = requestedModal(search)?.name;
  if (pathname.startsWith('/games/')) notice.show(account);
  else if (opened === undefined) modals.open('loyalty-level');
  // The modal itself always shows the newest level.
  else if (opened !== 'loyalty-level') modals.openAbove('loyalty-level');
}

export { rewardsMayHaveChanged };
