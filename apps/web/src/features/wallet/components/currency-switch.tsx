import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { Amount } from '@pierlight/ui/amount';
import { Coin } from '@pierlight/ui/art/coin';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { useActiveAccount } from '../use-active-account.ts';
import CurrencyPanel from './currency-panel.tsx';

/** The balance in use as a button of a form's height, with the panel of currencies behind it. */
export function CurrencySwitch() {
  const text = useTranslations('layout.balance');
  const money = useMoney();
  const account = useActiveAccount();
  if (!account) return null;
  const amount = money(account.balance, account.currency);
  return (
    <CurrencyPanel
      defaultOpen={false}
      trigger={
        <button
          type="button"
          aria-label={text('open', { amount })}
          className="flex h-12 min-w-0 items-center gap-2 rounded-card bg-surface-2 ps-2.5 pe-3 shadow-raised hover:bg-surface-3 aria-expanded:bg-surface-3"
        >
          <Coin currency={account.currency} size={22} />
          <Amount tabular className="min-w-0 truncate font-semibold">
            {amount}
          </Amount>
          <CaretDownIcon
            aria-hidden="true"
            size={14}
            weight="bold"
            className="flex-none text-text-3"
          />
        </button>
      }
    />
  );
}
