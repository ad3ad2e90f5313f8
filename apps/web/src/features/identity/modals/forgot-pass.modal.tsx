import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { requestResetMutation } from '../api.ts';
import { ForgotPassForm } from '../components/forgot-pass-form.tsx';
import { FormToCome } from '../components/form-to-come.tsx';

const FORM_ID = 'forgot-pass';

/** The way back in for somebody who does not know the password any more: a mail. */
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
  const request = useMutation(requestResetMutation());
  return (
    <ModalFrame
      title={text('title')}
      foot={
        <>
          <Button
            variant="lamp"
            size="lg"
            block
            type="submit"
            form={FORM_ID}
            loading={request.isPending}
          >
            {text('submit')}
          </Button>
          <Button variant="ghost" size="lg" block onClick={() => modals.open('sign-in')}>
            {text('signIn')}
          </Button>
        </>
      }
    >
      <p className="mb-5 text-text-2">{text('text')}</p>
      <Suspense fallback={<FormToCome rows={1} />}>
        <WithTexts folders={['fields-settings']}>
          <ForgotPassForm id={FORM_ID} request={request} />
        </WithTexts>
      </Suspense>
    </ModalFrame>
  );
}
