import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { accountsQuery } from '../accounts-api.ts';
import { activeAccount } from '../active-account.ts';

/** The balance in use as it is written, and the name of the button that opens the currencies; null without one. */
export function useActiveBalance() {
  const text = useTranslations('layout.balance');
  const money = useMoney();
  const accounts = useSuspenseQuery(accountsQuery()).data;
  const account = activeAccount(accounts);
  if (!account) return null;
  const amount = money(account.balance, account.currency);
  return { amount, currency: account.currency, label: text('open', { amount }) };
}
