import { Amount } from '@pierlight/ui/amount';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { Meter } from '@pierlight/ui/meter';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { turnOverQuery } from '../api.ts';

/** What is left to stake before a withdrawal, in a modal of its own. */
export function TurnOverNotice() {
  return (
    <WithTexts folders={['modals']}>
      <TurnOver />
    </WithTexts>
  );
}

function TurnOver() {
  const text = useTranslations('modals.wallet.turnOver');
  const modals = useModals();
  const money = useMoney();
  const account = activeAccount(useQuery(accountsQuery()).data ?? []);
  const currency = account?.currency ?? '';
  const turnOver = useQuery({ ...turnOverQuery(currency), enabled: account !== undefined });
  const write = (subunits: number) => money(subunits, currency);
  const left = turnOver.data?.turnOverWagerAmount ?? 0;
  const toWithdrawal = (
    <Button variant="line" size="lg" block render={<ModalLink modal="wallet" value="withdraw" />}>
      {text('action')}
    </Button>
  );
  if (!account || turnOver.isPending) {
    return (
      <ModalFrame title={text('title')}>
        <SkeletonGroup className="grid justify-items-center gap-4 pt-2">
          <Skeleton className="h-30 w-40" />
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      </ModalFrame>
    );
  }
  if (left === 0) {
    return (
      <NoticeModal
        title={text('title')}
        art="empty-history"
        heading={text('heading')}
        foot={toWithdrawal}
      >
        <p>{text('text')}</p>
        <p className="grid">
          <span className="text-13">{text('available')}</span>
          <Amount className="font-semibold text-25 text-text-1">
            {write(account.withdrawalBalance)}
          </Amount>
        </p>
      </NoticeModal>
    );
  }
  const { total, turnOverWager: staked } = turnOver.data ?? { total: 0, turnOverWager: 0 };
  return (
    <NoticeModal
      title={text('title')}
      art="empty-history"
      heading={text('left', { amount: write(left) })}
      foot={
        <>
          <Link to="/" className={buttonStyle({ variant: 'line', size: 'lg', block: true })}>
            {text('games')}
          </Link>
          <Button variant="ghost" block onClick={modals.close}>
            {text('close')}
          </Button>
        </>
      }
    >
      <p>{text('why')}</p>
      <div className="text-start">
        <Meter
          label={text('progress')}
          max={total}
          used={staked}
          tone="lamp"
          valueText={text('progressText', { staked: write(staked), total: write(total) })}
          start={<Amount>{write(staked)}</Amount>}
          end={<Amount>{write(total)}</Amount>}
        />
      </div>
      <p className="text-13">{text('stays', { balance: write(account.withdrawalBalance) })}</p>
    </NoticeModal>
  );
}
