import type { Account } from '@pierlight/contract/wallet/schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { activeAccount } from './active-account.ts';
import { accountsQuery } from './api.ts';

/** The account in use; undefined before the first one is opened. */
export function useActiveAccount(): Account | undefined {
  return activeAccount(useSuspenseQuery(accountsQuery()).data);
}
