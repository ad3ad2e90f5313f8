import type { Limit } from '@pierlight/contract/limits/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Button } from '@pierlight/ui/button';
import { linkStyle } from '@pierlight/ui/link';
import { Panel } from '@pierlight/ui/panel';
import { TideGauge } from '@pierlight/ui/tide-gauge';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useCurrency, useMoney } from '#features/settings/public.ts';
import { locales } from '#shared/i18n/locales.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { useServices } from '#shared/services.ts';
import { changeLimitMutation } from '../api.ts';
import { kindOf } from '../limits-of.ts';
import { useResetTime } from './use-reset-time.ts';

/** One limit as a tide gauge: what is left, what is used, when it begins anew, and what is to come. */
export function LimitCard({ limit }: { readonly limit: Limit }) {
  const text = useTranslations('account.limits');
  const modals = useModals();
  const money = useMoney();
  const resetTime = useResetTime();
  const subunits = useCurrency(limit.currency)?.subunitToUnit ?? 1;
  const short = new Intl.NumberFormat(locales[useServices().locale].tag, {
    notation: 'compact',
    maximumFractionDigits: 2,
  });
  const write = (sum: number) => money(sum, limit.currency);
  const name = text(`periods.${limit.period}`);
  const kind = text(`kinds.${kindOf(limit.definition)}`);
  return (
    <Panel
      render={<li />}
      tone="calm"
      className="grid grid-cols-[100px_minmax(0,1fr)] gap-5 p-4 md:p-5"
    >
      <TideGauge
        limit={limit.amount}
        used={limit.used}
        next={limit.change?.amount ?? undefined}
        scale={(value) => short.format(value / subunits)}
      />
      <div className="flex flex-col gap-0.5">
        <h4 className="font-semibold text-17">{name}</h4>
        <Amount className="mt-2 font-semibold text-25 leading-8 tracking-[-0.02em]">
          {write(limit.left)}
        </Amount>
        <p className="text-13 text-text-2">{text('leftOf', { amount: write(limit.amount) })}</p>
        <p className="mt-2 text-13 text-text-2">
          {text.rich('used', {
            amount: () => (
              <Amount className="font-semibold text-text-1">{write(limit.used)}</Amount>
            ),
          })}
        </p>
        <p className="text-13 text-text-2">
          {text(`resets.${limit.period}`, { at: resetTime(limit.period, limit.resetsAt) })}
        </p>
        {limit.change ? <ToCome limit={limit} change={limit.change} /> : null}
        <div className="mt-auto pt-3">
          <Button
            size="sm"
            variant="line"
            aria-label={`${text('change')}: ${kind}, ${name}, ${write(limit.amount)}`}
            onClick={() => modals.open('edit-cash-limit', limit.id)}
          >
            {text('change')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

interface ToComeProps {
  readonly limit: Limit;
  readonly change: NonNullable<Limit['change']>;
}

function ToCome({ limit, change }: ToComeProps) {
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
