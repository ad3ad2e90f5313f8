import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { Amount } from '@pierlight/ui/amount';
import { Coin } from '@pierlight/ui/art/coin';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { analytics } from '#shared/analytics/analytics.ts';
import { lazy } from '#shared/lazy.ts';
import { activeAccount } from '../active-account.ts';
import { accountsQuery } from '../api.ts';

const CurrencyPanel = lazy(() => import('./currency-panel.tsx'));

/** The balance in use; opens the panel of currencies, which is loaded when first asked for. */
export function BalancePill() {
  const text = useTranslations('layout.balance');
  const money = useMoney();
  const [isAsked, setAsked] = useState(false);
  const account = activeAccount(useSuspenseQuery(accountsQuery()).data);
  if (!account) return null;
  const amount = money(account.balance, account.currency);
  const button: ReactElement = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={text('open', { amount })}
      onClick={() => {
        analytics.track('balancePopupOpen', {});
        setAsked(true);
      }}
      className="flex h-10 items-center gap-2.5 rounded-[8px] ps-2.5 pe-3 hover:bg-surface-3 aria-expanded:bg-surface-3"
    >
      <Coin currency={account.currency} size={22} />
      <Amount tabular className="font-semibold text-17">
        {amount}
      </Amount>
      <CaretDownIcon
        aria-hidden="true"
        size={14}
        weight="bold"
        className="text-text-3 max-sm:hidden"
      />
    </button>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <CurrencyPanel trigger={button} />
    </Suspense>
  );
}
