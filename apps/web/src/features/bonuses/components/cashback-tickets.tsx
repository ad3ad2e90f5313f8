import { accountStatus } from '@pierlight/contract/wallet/statuses';
import { Button } from '@pierlight/ui/button';
import { EmptyState } from '@pierlight/ui/empty-state';
import { Panel } from '@pierlight/ui/panel';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { accountsQuery, visibleAccounts } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useFocusHandedOn } from '#shared/use-focus-handed-on.ts';
import { cashbackQuery, cashbackWeeksQuery } from '../api.ts';
import { DueWeek } from './due-week.tsx';
import { RunningWeek } from './running-week.tsx';

/** Cashback: weeks that wait to be claimed, and what the running one comes to, by currency. */
export function CashbackTickets() {
  const text = useTranslations('account.bonuses.cashback');
  const heading = useRef<HTMLHeadingElement>(null);
  const handToHeading = useFocusHandedOn(() => heading.current);
  const accounts = useQuery(accountsQuery());
  const weeks = useQuery(cashbackWeeksQuery());
  if (weeks.isLoadingError) return <NotLoaded onRetry={() => void weeks.refetch()} />;
  if (!weeks.data || !accounts.data) return <TicketSkeleton />;
  return (
    // Where no currency has cashback there is nothing to say.
    <section className="grid gap-4 has-[>ul:empty]:hidden">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-20 outline-none">
          {text('title')}
        </h2>
        <p className="text-text-2">{text('text')}</p>
      </div>
      <ul className="grid gap-4">
        {weeks.data.map((week) => (
          <li key={week.id} ref={handToHeading}>
            <DueWeek week={week} />
          </li>
        ))}
        {visibleAccounts(accounts.data).map(({ currency, status }) => (
          <OfCurrency
            key={currency}
            currency={currency}
            isInUse={status === accountStatus.active}
          />
        ))}
      </ul>
    </section>
  );
}

interface OfCurrencyProps {
  readonly currency: string;
  readonly isInUse: boolean;
}

/** The running week in a currency; of an account that is only kept nothing is said before it is played with. */
function OfCurrency({ currency, isInUse }: OfCurrencyProps) {
  const { data, isPending, isLoadingError, refetch } = useQuery(cashbackQuery(currency));
  if (isLoadingError)
    return (
      <li>
        <NotLoaded onRetry={() => void refetch()} />
      </li>
    );
  if (isPending)
    return isInUse ? (
      <li>
        <TicketSkeleton />
      </li>
    ) : null;
  if (data === null || (!isInUse && data.staked === 0 && data.paid === 0)) return null;
  return (
    <li>
      <RunningWeek cashback={data} />
    </li>
  );
}

function TicketSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-48 w-full" />
    </SkeletonGroup>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const text = useTranslations('account.bonuses');
  return (
    <Panel>
      <EmptyState
        title={text('cashback.failed')}
        action={<Button onClick={onRetry}>{text('retry')}</Button>}
      />
    </Panel>
  );
}
