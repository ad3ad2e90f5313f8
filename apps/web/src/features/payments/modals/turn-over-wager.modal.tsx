import { Amount } from '@pierlight/ui/amount';
import { Button } from '@pierlight/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';

/** What is left to play through before a withdrawal. */
export default function TurnOverWagerModal() {
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
  return (
    <NoticeModal
      title={text('title')}
      art="empty-history"
      heading={text('heading')}
      foot={
        <Button variant="line" size="lg" block onClick={() => modals.open('wallet', 'withdraw')}>
          {text('action')}
        </Button>
      }
    >
      <p>{text('text')}</p>
      {account ? (
        <p className="grid">
          <span className="text-13">{text('available')}</span>
          <Amount className="font-semibold text-25 text-text-1">
            {money(account.withdrawalBalance, account.currency)}
          </Amount>
        </p>
      ) : null}
    </NoticeModal>
  );
}
