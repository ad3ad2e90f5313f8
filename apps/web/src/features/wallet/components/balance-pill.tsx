import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { Amount } from '@pierlight/ui/amount';
import { Coin } from '@pierlight/ui/art/coin';
import { type ReactElement, useState } from 'react';
import { analytics } from '#shared/analytics/analytics.ts';
import { LatePart } from '#shared/late-part.tsx';
import { lazy } from '#shared/lazy.ts';
import { useActiveBalance } from './use-active-balance.ts';

const CurrencyPanel = lazy(() => import('./currency-panel.tsx'));

/** The balance in use; opens the panel of currencies, which is loaded when first requested. */
export function BalancePill() {
  const balance = useActiveBalance();
  const [isAsked, setAsked] = useState(false);
  if (balance === null) return null;
  const button: ReactElement = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={balance.label}
      onClick={() => {
        analytics.track('balancePopupOpen', {});
        setAsked(true);
      }}
      className="flex h-10 items-center gap-2.5 rounded-[8px] ps-2.5 pe-3 hover:bg-surface-3 aria-expanded:bg-surface-3"
    >
      <Coin currency={balance.currency} size={22} />
      <Amount tabular className="font-semibold text-17">
        {balance.amount}
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
    <LatePart fallback={button}>
      <CurrencyPanel pinned trigger={button} />
    </LatePart>
  );
}
