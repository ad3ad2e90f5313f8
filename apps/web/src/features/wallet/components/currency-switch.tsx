import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { Amount } from '@pierlight/ui/amount';
import { Coin } from '@pierlight/ui/art/coin';
import CurrencyPanel from './currency-panel.tsx';
import { useActiveBalance } from './use-active-balance.ts';

/** The balance in use as a button of a form's height, with the panel of currencies behind it. */
export default function CurrencySwitch() {
  const balance = useActiveBalance();
  if (balance === null) return null;
  return (
    <CurrencyPanel
      defaultOpen={false}
      trigger={
        <button
          type="button"
          aria-label={balance.label}
          className="flex h-12 min-w-0 flex-[1_0_auto] items-center gap-2 rounded-card bg-surface-2 ps-2.5 pe-3 shadow-raised hover:bg-surface-3 aria-expanded:bg-surface-3"
        >
          <Coin currency={balance.currency} size={22} />
          <Amount tabular className="min-w-0 truncate font-semibold">
            {balance.amount}
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
