import type { LoyaltyAccount } from '@pierlight/contract/realtime/channels';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** The player's points and level as the channel told them last; nothing before it did. */
export const loyaltyAccountQuery = () =>
  queryOptions<LoyaltyAccount>({
    queryKey: ['loyalty', 'account'],
    queryFn: skipToken,
  });
