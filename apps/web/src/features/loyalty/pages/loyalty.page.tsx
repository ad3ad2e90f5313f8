import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { shortMoney, useMoney } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { EmptyPlace } from '#shared/empty-place.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { useSession } from '#shared/session/use-session.ts';
import { TitledPage } from '#shared/titled-page.tsx';
import { loyaltyAccountQuery } from '../api.ts';
import { OwnPoints } from '../components/own-points.tsx';
import { Pier } from '../components/pier.tsx';
import { useLevels } from '../use-levels.ts';

/** The pier of levels: what each takes, gives and costs, and where the player stands. */
export function LoyaltyPage() {
  return (
    <WithTexts folders={['account', 'modals']}>
      <Levels />
    </WithTexts>
  );
}

function Levels() {
  const pages = useTranslations('pages.loyalty');
  const text = useTranslations('account.loyalty');
  const money = useMoney();
  const { status } = useSession();
  const isPlayer = status === 'player';
  const levels = useLevels();
  const own = useQuery({ ...loyaltyAccountQuery(), enabled: isPlayer });
  const failed = levels.isError ? levels : own.isError && own.data === undefined ? own : null;
  if (failed)
    return (
      <TitledPage title={pages('title')}>
        <EmptyPlace
          art="empty-loyalty"
          heading={text('failed')}
          action={<Button onClick={() => void failed.refetch()}>{text('retry')}</Button>}
        >
          {text('failedText')}
        </EmptyPlace>
      </TitledPage>
    );
  if (levels.data === undefined || (isPlayer && own.data === undefined))
    return (
      <TitledPage title={pages('title')}>
        <SkeletonGroup>
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <Skeleton className="h-160" />
            <Skeleton className="h-64" index={1} />
          </div>
        </SkeletonGroup>
      </TitledPage>
    );
  const { currency, pointStake } = levels.data;
  return (
    <TitledPage title={pages('title')}>
      <p className="-mt-3 text-text-2">
        {pointStake === null
          ? text('noPoints')
          : text('intro', { stake: shortMoney(money(pointStake, currency)) })}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Pier levels={levels.data.levels} currency={currency} own={own.data} />
        <OwnPoints levels={levels.data} own={own.data} />
      </div>
    </TitledPage>
  );
}
