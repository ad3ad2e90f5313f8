import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { Amount } from '@pierlight/ui/amount';
import { Coin } from '@pierlight/ui/art/coin';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { activeAccount } from '../active-account.ts';
import { accountsQuery } from '../api.ts';
import CurrencyPanel from './currency-panel.tsx';

/** The balance in use as a button of a form's height, with the panel of currencies behind it. */
export default function CurrencySwitch() {
  const text = useTranslations('layout.balance');
  const money = useMoney();
  const account = activeAccount(useSuspenseQuery(accountsQuery()).data);
  if (!account) return null;
  const amount = money(account.balance, account.currency);
  return (
    <CurrencyPanel
      defaultOpen={false}
      trigger={
        <button
          type="button"
          aria-label={text('open', { amount })}
          className="flex h-12 min-w-0 flex-[1_0_auto] items-center gap-2 rounded-card bg-surface-2 ps-2.5 pe-3 shadow-raised hover:bg-surface-3 aria-expanded:bg-surface-3"
        >
          <Coin currency={account.currency} size={22} />
          <Amount tabular className="min-w-0 truncate font-semibold">
            {amount}
          </Amount>
          <CaretDownIcon
            aria-hidden="true"
            size={14}
            weight="bold"
            className="ms-auto flex-none text-text-3"
          />
        </button>
      }
    />
  );
}
