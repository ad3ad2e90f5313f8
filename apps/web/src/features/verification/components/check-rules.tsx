import type { Verification } from '@pierlight/contract/verification/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Meter } from '@pierlight/ui/meter';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { sumsAhead } from '../standing.ts';

/** What is requested at what sum, with how far it is to the next one: known from the first day on. */
export function CheckRules({ verification }: { readonly verification: Verification }) {
  const text = useTranslations('account.verification.rules');
  const checks = useTranslations('account.verification.checks');
  const money = useMoney();
  const { rules, deposited, currency, days } = verification;
  const write = (subunits: number) => money(subunits, currency);
  const [nearest] = sumsAhead(rules);
  if (rules.length === 0) return null;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {rules.map(({ check, before, above }) => (
          <li
            key={`${check} ${before} ${above}`}
            className="grid gap-0.5 rounded-card bg-surface-2 px-4 py-3"
          >
            <span className="font-semibold">{checks(`${check}.name`)}</span>
            <span className="text-13 text-text-2">
              {above === null
                ? text(`${before}.always`)
                : text.rich(`${before}.above`, {
                    amount: () => <Amount className="text-text-1">{write(above)}</Amount>,
                    days,
                  })}
            </span>
          </li>
        ))}
      </ul>
      {nearest ? (
        <Meter
          label={text('meter', { days })}
          used={Math.min(deposited, nearest.above)}
          max={nearest.above}
          tone="lamp"
          valueText={text('meterText', {
            deposited: write(deposited),
            above: write(nearest.above),
          })}
          start={<Amount>{write(deposited)}</Amount>}
          end={<Amount>{write(nearest.above)}</Amount>}
        />
      ) : null}
    </div>
  );
}
