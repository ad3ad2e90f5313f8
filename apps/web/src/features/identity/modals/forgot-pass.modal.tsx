import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { requestResetMutation } from '../api.ts';
import { ForgotPassForm } from '../components/forgot-pass-form.tsx';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import { type Way, WayChoice } from '../components/way-choice.tsx';
import { resetRequest } from '../reset-request.ts';

const FORM_ID = 'forgot-pass';

/** The way back in for somebody who does not know the password any more: a mail or an SMS. */
export default function ForgotPassModal() {
  return (
    <WithTexts folders={['modals']}>
      <Forgot />
    </WithTexts>
  );
}

function Forgot() {
  const text = useTranslations('modals.account.forgot');
  const request = useMutation(requestResetMutation());
  const [way, setWay] = useState<Way>(resetRequest.read()?.way ?? 'email');
  const changeWay = (next: Way) => {
    request.reset();
    setWay(next);
  };
  return (
    <ModalFrame
      title={text('title')}
      foot={
        <>
          <SubmitButton form={FORM_ID} isSending={request.isPending}>
            {text(way === 'phone' ? 'submitPhone' : 'submit')}
          </SubmitButton>
          <Button variant="ghost" size="lg" block render={<ModalLink modal="sign-in" />}>
            {text('signIn')}
          </Button>
        </>
      }
    >
      <div className="mb-5 empty:hidden">
        <WayChoice way={way} onWay={changeWay} />
      </div>
      <p className="mb-5 text-text-2">{text(way === 'phone' ? 'textPhone' : 'text')}</p>
      <LatePart fallback={<FormSkeleton rows={1} />}>
        <WithTexts folders={['fields-settings']}>
          <ForgotPassForm key={way} id={FORM_ID} way={way} request={request} />
        </WithTexts>
      </LatePart>
    </ModalFrame>
  );
}
