import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { ContactLink } from '#shared/contact-link.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';

/** The way back in for somebody who does not know the password any more. */
export default function ForgotPassModal() {
  return (
    <WithTexts folders={['modals']}>
      <Forgot />
    </WithTexts>
  );
}

function Forgot() {
  const text = useTranslations('modals.account.forgot');
  const modals = useModals();
  return (
    <NoticeModal
      title={text('title')}
      art="empty-link"
      heading={text('heading')}
      foot={
        <>
          <ContactLink variant="lamp" size="lg" block>
            {text('action')}
          </ContactLink>
          <Button variant="ghost" size="lg" block onClick={() => modals.open('sign-in')}>
            {text('signIn')}
          </Button>
        </>
      }
    >
      <p>{text('text')}</p>
    </NoticeModal>
  );
}
