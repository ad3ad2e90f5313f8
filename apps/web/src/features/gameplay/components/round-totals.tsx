import type { SpinsTotal } from '@pierlight/contract/gameplay/schemas';
import { Amount } from '@pierlight/ui/amount';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { signed, sumsOfSpins } from '../net.ts';

/** What all rounds of the choice cost and paid, on every page, for each currency. */
export function RoundTotals({ totals }: { readonly totals: readonly SpinsTotal[] }) {
  const text = useTranslations('account.spins');
  const words = useTranslations('account.history.rounds');
  const money = useMoney();
  return (
    <div className="grid gap-3">
      {sumsOfSpins(totals).map(({ currency, staked, paid, net }) => (
        <dl key={currency} className="flex flex-wrap gap-x-8 gap-y-2 max-md:justify-between">
          <Sum name={text('staked')}>{money(staked, currency)}</Sum>
          <Sum name={text('paid')}>{money(paid, currency)}</Sum>
          <Sum name={words('net')}>{signed(net, (sum) => money(sum, currency))}</Sum>
        </dl>
      ))}
    </div>
  );
}

function Sum({ name, children }: { readonly name: ReactNode; readonly children: string }) {
  return (
    <div>
      <dt className="text-13 text-text-3">{name}</dt>
      <dd className="font-semibold text-17">
        <Amount tabular>{children}</Amount>
      </dd>
    </div>
  );
}
