import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { accountStatus } from '@pierlight/contract/wallet/statuses';
import { Amount } from '@pierlight/ui/amount';
import { Coin } from '@pierlight/ui/art/coin';
import { Popover } from '@pierlight/ui/popover';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrencies, useMoney } from '#features/settings/public.ts';
import { visibleAccounts } from '../active-account.ts';
import { accountsQuery, switchAccountMutation } from '../api.ts';

/** The player's currencies; choosing one makes it the one in use. */
export default function CurrencyPanel({ trigger }: { readonly trigger: ReactElement }) {
  const text = useTranslations('layout.balance');
  const money = useMoney();
  const currencies = useCurrencies();
  const [open, setOpen] = useState(true);
  const accounts = visibleAccounts(useSuspenseQuery(accountsQuery()).data);
  const change = useMutation(switchAccountMutation());
  return (
    <Popover size="sm" trigger={trigger} title={text('title')} open={open} onOpenChange={setOpen}>
      <ul className="grid px-2 pb-2">
        {accounts.map((account) => {
          const isActive = account.status === accountStatus.active;
          const currency = currencies.find(({ code }) => code === account.currency);
          return (
            <li key={account.id}>
              <button
                type="button"
                aria-pressed={isActive}
                disabled={change.isPending}
                onClick={() =>
                  isActive
                    ? setOpen(false)
                    : change.mutate(account.id, { onSuccess: () => setOpen(false) })
                }
                className="flex min-h-13 w-full items-center gap-3 rounded-control px-3 text-start hover:bg-surface-3 disabled:opacity-60"
              >
                <Coin currency={account.currency} size={28} />
                <span className="grid min-w-0 flex-1">
                  <span className="font-semibold">{account.currency}</span>
                  <span className="truncate text-12 text-text-3">{currency?.name}</span>
                </span>
                <Amount tabular className="font-medium">
                  {money(account.balance, account.currency)}
                </Amount>
                <CheckIcon
                  aria-hidden="true"
                  size={16}
                  weight="bold"
                  className={isActive ? 'text-lamp-text' : 'invisible'}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </Popover>
  );
}
