import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';

/** Where a link that confirms an e-mail address leads. */
export default function ProfileConfirmedModal() {
  return (
    <WithTexts folders={['modals']}>
      <Confirmed />
    </WithTexts>
  );
}

function Confirmed() {
  const text = useTranslations('modals.account.confirmed');
  const modals = useModals();
  return (
    <NoticeModal
      title={text('title')}
      art="empty-inbox"
      heading={text('heading')}
      foot={
        <Button variant="line" size="lg" block onClick={modals.close}>
          {text('action')}
        </Button>
      }
    >
      <p>{text('text')}</p>
    </NoticeModal>
  );
}
