import type { Limit } from '@pierlight/contract/limits/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Meter } from '@pierlight/ui/meter';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { limitsQuery } from '../api.ts';
import { limitsOf } from '../limits-of.ts';
import { useResetTime } from './use-reset-time.ts';

interface LimitMetersProps {
  readonly currency: string;
  /** Subunits of the deposit that is being filled in. */
  readonly planned?: number;
}

/** What is left of each limit of deposits in a currency; nothing where there is none. */
export function LimitMeters({ currency, planned = 0 }: LimitMetersProps) {
  const limits = limitsOf(useQuery(limitsQuery()).data ?? [], 'deposit', currency);
  if (limits.length === 0) return null;
  return (
    <div className="grid gap-4">
      {limits.map((limit) => (
        <LimitMeter key={limit.id} limit={limit} planned={planned} />
      ))}
    </div>
  );
}

function LimitMeter({ limit, planned }: { readonly limit: Limit; readonly planned: number }) {
  const text = useTranslations('global-components.limits');
  const money = useMoney();
  const resetTime = useResetTime();
  const write = (subunits: number) => money(subunits, limit.currency);
  const after = limit.left - planned;
  const plain = {
    amount: write(limit.amount),
    used: write(limit.used),
    now: write(planned),
    left: write(Math.abs(after)),
  };
  const shown = Object.fromEntries(
    Object.entries(plain).map(([name, sum]) => [name, () => <Amount>{sum}</Amount>]),
  );
  const rich = (key: string) =>
    text.rich(key, { ...shown, b: (chunks: ReactNode) => <b>{chunks}</b> });
  const ending = after < 0 ? 'over' : planned > 0 ? 'leftAfter' : 'left';
  return (
    <div className="grid gap-1">
      <Meter
        label={rich(`label.${limit.period}`)}
        labelEnd={text(`resets.${limit.period}`, { at: resetTime(limit.period, limit.resetsAt) })}
        max={limit.amount}
        used={limit.used}
        plan={planned}
        valueText={`${text(planned > 0 ? 'spokenNow' : 'spoken', plain)}, ${text(`spokenEnds.${ending}`, plain)}`}
        start={rich(planned > 0 ? 'usedNow' : 'used')}
        end={rich(ending)}
      />
      {limit.open > 0 ? (
        <p className="text-12 text-text-2">{text('open', { amount: write(limit.open) })}</p>
      ) : null}
    </div>
  );
}
