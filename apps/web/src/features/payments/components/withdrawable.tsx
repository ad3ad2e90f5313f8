import { Button } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useTranslations } from 'use-intl';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { openWithdrawalsQuery, turnOverQuery } from '../api.ts';
import { useHeldBonus } from './use-held-bonus.ts';
import { WithdrawBalance } from './withdraw-balance.tsx';

/** What of the active account can be withdrawn now, why the rest cannot, and the way to do it. */
export function Withdrawable() {
  const text = useTranslations('global-components.wallet.withdraw');
  const account = activeAccount(useQuery(accountsQuery()).data ?? []);
  const currency = account?.currency ?? '';
  const isKnown = { enabled: account !== undefined };
  const turnOver = useQuery({ ...turnOverQuery(currency), ...isKnown });
  const onTheWay = useQuery({ ...openWithdrawalsQuery(currency), ...isKnown });
  const held = useHeldBonus(currency);
  if (!account || turnOver.isPending || held.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-40 rounded-panel" />
      </SkeletonGroup>
    );
  }
  return (
    <Panel pad render={<div />} className="grid gap-4">
      <WithdrawBalance
        account={account}
        turnOver={turnOver.data}
        bonus={held.bonus}
        onTheWay={onTheWay.data ?? []}
      />
      <Button className="justify-self-start" render={<ModalLink modal="wallet" value="withdraw" />}>
        {text('submit')}
      </Button>
    </Panel>
  );
}
