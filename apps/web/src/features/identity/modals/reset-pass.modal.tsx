import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { ContactLink } from '#shared/contact-link.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';

/** Where a link for a new password leads: `?reset-pass=true&resetCode=…`. */
export default function ResetPassModal() {
  return (
    <WithTexts folders={['modals']}>
      <Reset />
    </WithTexts>
  );
}

function Reset() {
  const text = useTranslations('modals.account.reset');
  const modals = useModals();
  return (
    <NoticeModal
      title={text('title')}
      art="empty-link"
      heading={text('heading')}
      foot={
        <>
          <Button variant="lamp" size="lg" block onClick={() => modals.open('sign-in')}>
            {text('action')}
          </Button>
          <ContactLink variant="ghost" size="lg" block>
            {text('help')}
          </ContactLink>
        </>
      }
    >
      <p>{text('text')}</p>
    </NoticeModal>
  );
}
