import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { Limit } from '@pierlight/contract/limits/schemas';
import { limitDefinition, limitPeriods } from '@pierlight/contract/limits/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { limitsQuery } from '../api.ts';
import { depositLimits } from '../deposit-limits.ts';
import { LimitCard } from './limit-card.tsx';

/** The player's limits of deposits, and the way to set one. */
export function DepositLimitsSection() {
  const text = useTranslations('account.limits');
  const modals = useModals();
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
  const add = (
    <Button
      variant="calmline"
      icon={<PlusIcon size={20} aria-hidden="true" />}
      onClick={() => modals.open('add-cash-limit')}
    >
      {text('add')}
    </Button>
  );
  const shown = inOrder(limits.data, currency);
  if (shown.length === 0)
    return (
      <EmptyPlace art="empty-limits" tone="calm" level={3} heading={text('heading')} action={add}>
        {text('text')}
      </EmptyPlace>
    );
  const set = currency === undefined ? [] : depositLimits(limits.data, currency);
  const free = limitPeriods.filter((period) => set.every((limit) => limit.period !== period));
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-20">{text('deposits')}</h3>
        {free.length > 0 ? add : null}
      </div>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((limit) => (
          <LimitCard key={limit.id} limit={limit} />
        ))}
      </ul>
    </section>
  );
}

/** The active currency's first, then the others' by their code. */
function inOrder(limits: readonly Limit[], active: string | undefined): Limit[] {
  const codes = new Set(
    limits
      .filter(({ definition }) => definition === limitDefinition.deposit)
      .map(({ currency }) => currency)
      .sort((a, b) => Number(b === active) - Number(a === active) || a.localeCompare(b)),
  );
  return [...codes].flatMap((code) => depositLimits(limits, code));
}
