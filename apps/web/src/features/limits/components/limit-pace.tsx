import type { Limit } from '@pierlight/contract/limits/schemas';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

interface LimitPaceProps {
  readonly projection: NonNullable<Limit['projection']>;
  readonly resetsAt: string;
}

/** Where a limit leads at the pace of the last days, with the days it goes by. */
export function LimitPace({ projection, resetsAt }: LimitPaceProps) {
  const text = useTranslations('account.limitPace');
  const format = useFormatter();
  const { days, percent, reachedAt } = projection;
  const isInPeriod = reachedAt !== null && reachedAt <= resetsAt;
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return (
    <p className="mt-2 border-tide border-s-2 border-dotted ps-2.5 text-13 text-text-2">
      {text.rich(reachedAt === null ? 'share' : isInPeriod ? 'reached' : 'next', {
        days,
        percent: format.number(percent / 100, { style: 'percent' }),
        date: reachedAt === null ? '' : format.dateTime(new Date(reachedAt), day),
        b: (chunks: ReactNode) => <b className="text-text-1">{chunks}</b>,
      })}
    </p>
  );
}
