import type { TransactionTotal } from '@pierlight/contract/wallet/schemas';
import { Amount } from '@pierlight/ui/amount';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { statementTotals } from '../activity.ts';
import { signedMoney } from '../signed-money.ts';

/** What all lines of the choice come to, on every page, a row for each currency. */
export function StatementFoot({ totals }: { readonly totals: readonly TransactionTotal[] }) {
  const text = useTranslations('global-components.statement');
  const money = useMoney();
  return (
    <div className="grid gap-3">
      {statementTotals(totals).map(({ currency, incoming, outgoing, net }) => (
        <dl
          key={currency}
          className="flex flex-wrap justify-between gap-x-6 gap-y-2 md:justify-start md:gap-x-10"
        >
          <Total label={text('totals.in')} amount={money(incoming, currency)} />
          <Total label={text('totals.out')} amount={money(outgoing, currency)} />
          <Total label={text('totals.net')} amount={signedMoney(net, currency, money)} />
        </dl>
      ))}
    </div>
  );
}

function Total({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div>
      <dt className="text-12 text-text-3">{label}</dt>
      <dd className="font-semibold text-17">
        <Amount tabular>{amount}</Amount>
      </dd>
    </div>
  );
}
