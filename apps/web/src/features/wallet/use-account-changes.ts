import type { Account } from '@pierlight/contract/wallet/schemas';
import { accountStatus } from '@pierlight/contract/wallet/statuses';
import { useMutation } from '@tanstack/react-query';
import { hideAccountMutation, openAccountMutation, switchAccountMutation } from './api.ts';

/** What can be done with accounts, one change at a time. */
export function useAccountChanges() {
  const switching = useMutation(switchAccountMutation());
  const opening = useMutation(openAccountMutation());
  const hiding = useMutation(hideAccountMutation());
  const all = [switching, opening, hiding];
  const resetAll = () => {
    for (const change of all) change.reset();
  };
  return {
    isPending: all.some((change) => change.isPending),
    hasFailed: all.some((change) => change.isError),
    /** Makes it the one in use; `onDone` runs at once when it already is. */
    use: (account: Account, onDone?: () => void) => {
      if (account.status === accountStatus.active) return onDone?.();
      resetAll();
      switching.mutate(account.id, { onSuccess: () => onDone?.() });
    },
    open: (currency: string, onDone?: () => void) => {
      resetAll();
      opening.mutate(currency, { onSuccess: () => onDone?.() });
    },
    hide: (account: Account) => {
      resetAll();
      hiding.mutate(account.id);
    },
  };
}
