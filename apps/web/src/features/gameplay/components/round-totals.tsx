import type { Spin } from '@pierlight/contract/gameplay/schemas';
import { Amount } from '@pierlight/ui/amount';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { signed, totalsOfSpins } from '../net.ts';

/** What the rounds that are shown cost and paid, for each currency. */
export function RoundTotals({ spins }: { readonly spins: readonly Spin[] }) {
  const text = useTranslations('pages.profileHistory.spins');
  const money = useMoney();
  return (
    <div className="grid gap-3">
      {totalsOfSpins(spins).map(({ currency, staked, paid, net }) => (
        <dl key={currency} className="flex flex-wrap gap-x-8 gap-y-2 max-md:justify-between">
          <Sum name={text('staked')}>{money(staked, currency)}</Sum>
          <Sum name={text('paid')}>{money(paid, currency)}</Sum>
          <Sum name={text('netOfPage')}>{signed(net, (sum) => money(sum, currency))}</Sum>
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
