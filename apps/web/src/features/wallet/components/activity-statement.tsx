import type { TransactionTotal } from '@pierlight/contract/wallet/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Coin } from '@pierlight/ui/art/coin';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { Disclosure } from '@pierlight/ui/disclosure';
import { Panel } from '@pierlight/ui/panel';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { type Activity, activityOf } from '../activity.ts';
import { signedMoney } from '../signed-money.ts';
import type { Period } from '../statement-search.ts';

interface ActivityStatementProps {
  /** Of every kind. */
  readonly totals: readonly TransactionTotal[];
  readonly period: Period;
}

/** What went in, what was played and what came of it, for each currency of the period. */
export function ActivityStatement({ totals, period }: ActivityStatementProps) {
  const text = useTranslations('global-components.statement');
  return (
    <Panel className="px-4 md:px-6">
      <Disclosure summary={text('activity.title')} end={text(`periods.${period}`)}>
        <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          {activityOf(totals).map((activity) => (
            <OfCurrency key={activity.currency} activity={activity} />
          ))}
        </div>
      </Disclosure>
    </Panel>
  );
}

function OfCurrency({ activity }: { readonly activity: Activity }) {
  const text = useTranslations('global-components.statement.activity');
  const money = useMoney();
  const { currency } = activity;
  const row = (key: Exclude<keyof Activity, 'currency'>, kind: 'sum' | 'signed' | 'total') => ({
    key,
    label: text(key),
    value: (
      <Amount tabular>
        {kind === 'sum'
          ? money(activity[key], currency)
          : signedMoney(activity[key], currency, money)}
      </Amount>
    ),
    strong: kind === 'total',
  });
  return (
    <section className="grid content-start gap-1">
      <h3 className="flex items-center gap-2 text-15 text-text-1">
        <Coin currency={currency} size={20} />
        {currency}
      </h3>
      <DefinitionList
        items={[
          row('deposited', 'sum'),
          row('withdrawn', 'sum'),
          row('netDeposited', 'total'),
          row('staked', 'sum'),
          row('won', 'sum'),
          row('result', 'total'),
          ...(activity.fromBonuses === 0 ? [] : [row('fromBonuses', 'signed')]),
          ...(activity.corrected === 0 ? [] : [row('corrected', 'signed')]),
          row('change', 'total'),
        ]}
      />
    </section>
  );
}
