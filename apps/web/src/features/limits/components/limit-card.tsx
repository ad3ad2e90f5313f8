import type { Limit } from '@pierlight/contract/limits/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { TideGauge } from '@pierlight/ui/tide-gauge';
import { useTranslations } from 'use-intl';
import { useCurrency, useMoney } from '#features/settings/public.ts';
import { locales } from '#shared/i18n/locales.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useServices } from '#shared/services.ts';
import { kindOf } from '../limits-of.ts';
import { LimitPace } from './limit-pace.tsx';
import { PendingLimitChange } from './pending-limit-change.tsx';
import { useResetTime } from './use-reset-time.ts';

/** One limit as a tide gauge: what is left, what is used, when it begins anew, and its pending change. */
export function LimitCard({ limit }: { readonly limit: Limit }) {
  const text = useTranslations('account.limits');
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
        projected={limit.projection?.used}
        scale={(value) => short.format(value / subunits)}
      />
      <div className="flex flex-col gap-0.5">
        <h3 className="font-semibold text-17">{name}</h3>
        <p className="mt-2 font-semibold text-25 leading-8 tracking-[-0.02em]">
          <Amount>{write(limit.left)}</Amount>
        </p>
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
        {limit.projection ? (
          <LimitPace projection={limit.projection} resetsAt={limit.resetsAt} />
        ) : null}
        {limit.change ? <PendingLimitChange limit={limit} change={limit.change} /> : null}
        <div className="mt-auto pt-3">
          <Button
            size="sm"
            variant="line"
            aria-label={`${text('change')}: ${kind}, ${name}, ${write(limit.amount)}`}
            render={<ModalLink modal="edit-cash-limit" value={limit.id} />}
          >
            {text('change')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
