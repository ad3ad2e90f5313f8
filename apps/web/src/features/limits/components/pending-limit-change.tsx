import type { Limit } from '@pierlight/contract/limits/schemas';
import { linkStyle } from '@pierlight/ui/link';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { changeLimitMutation } from '../api.ts';

interface PendingLimitChangeProps {
  readonly limit: Limit;
  readonly change: NonNullable<Limit['change']>;
}

/** The pending change of a limit, and a button to cancel it. */
export function PendingLimitChange({ limit, change }: PendingLimitChangeProps) {
  const text = useTranslations('account.limits');
  const money = useMoney();
  const format = useFormatter();
  const keep = useMutation(changeLimitMutation());
  const write = (sum: number) => money(sum, limit.currency);
  const words = {
    amount: change.amount === null ? '' : write(change.amount),
    at: format.dateTime(new Date(change.from), { dateStyle: 'medium', timeStyle: 'short' }),
    b: (chunks: ReactNode) => <b className="block text-text-1">{chunks}</b>,
  };
  return (
    <div className="mt-2.5 border-text-2 border-s-2 border-dashed ps-2.5 text-13 text-text-2">
      <p>{text.rich(change.amount === null ? 'endsFrom' : 'raisedFrom', words)}</p>
      <button
        type="button"
        disabled={keep.isPending}
        onClick={() => keep.mutate(limit)}
        className={linkStyle({ className: 'target-44 text-13' })}
      >
        {text('keep', { amount: write(limit.amount) })}
      </button>
    </div>
  );
}
