import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { Limit } from '@pierlight/contract/limits/schemas';
import { limitPeriods } from '@pierlight/contract/limits/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { limitsQuery } from '../api.ts';
import { isAdvanced } from '../limit-table.ts';
import { type LimitKind, limitKinds, limitsOf, limitsOfKind } from '../limits-of.ts';
import { LimitCard } from './limit-card.tsx';
import { LimitTable } from './limit-table.tsx';

/** The player's limits of deposits, losses and stakes, and the way to set one. */
export function MoneyLimits() {
  const text = useTranslations('account.limits');
  const limits = useQuery(limitsQuery());
  const currency = activeAccount(useQuery(accountsQuery()).data ?? [])?.currency;
  if (limits.isPending)
    return (
      <SkeletonGroup>
        <Skeleton className="h-60 rounded-panel" />
      </SkeletonGroup>
    );
  if (limits.isLoadingError)
    return (
      <Alert
        tone="error"
        action={
          <Button size="sm" onClick={() => void limits.refetch()}>
            {text('retry')}
          </Button>
        }
      >
        {text('failed')}
      </Alert>
    );
  if (limits.data.length === 0)
    return (
      <EmptyPlace
        art="empty-limits"
        tone="calm"
        level={2}
        heading={text('heading')}
        action={
          <Button
            variant="calmline"
            icon={<PlusIcon size={20} aria-hidden="true" />}
            render={<ModalLink modal="add-cash-limit" value="deposit" />}
          >
            {text('add')}
          </Button>
        }
      >
        {text('text')}
      </EmptyPlace>
    );
  return limitKinds.map((kind) => (
    <KindOfLimit key={kind} kind={kind} limits={limits.data} currency={currency} />
  ));
}

interface KindOfLimitProps {
  readonly kind: LimitKind;
  readonly limits: readonly Limit[];
  /** The active one. */
  readonly currency: string | undefined;
}

function KindOfLimit({ kind, limits, currency }: KindOfLimitProps) {
  const text = useTranslations('account.limits');
  const set = currency === undefined ? [] : limitsOf(limits, kind, currency);
  const isTabled = isAdvanced(limits, kind);
  const all = limitsOfKind(limits, kind, currency);
  // The table shows them all: gauges are of the first currency alone then.
  const gauges = isTabled ? all.filter((limit) => limit.currency === all[0]?.currency) : all;
  const free = limitPeriods.find((period) => set.every((limit) => limit.period !== period));
  return (
    <section className="grid gap-3">
      <h2 className="text-20">{text(`kinds.${kind}`)}</h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {gauges.map((limit) => (
          <LimitCard key={limit.id} limit={limit} />
        ))}
        {isTabled || free === undefined || currency === undefined ? null : (
          <li className="grid">
            <ModalLink
              modal="add-cash-limit"
              value={kind}
              className="grid min-h-24 content-center justify-items-center gap-2 rounded-panel border border-calm-line border-dashed p-5 text-center text-15 text-calm hover:bg-calm-surface-1"
            >
              <PlusIcon size={20} aria-hidden="true" />
              {text(`addAnother.${kind}.${free}`)}
            </ModalLink>
          </li>
        )}
      </ul>
      {isTabled ? <LimitTable kind={kind} limits={limits} currency={currency} /> : null}
    </section>
  );
}
