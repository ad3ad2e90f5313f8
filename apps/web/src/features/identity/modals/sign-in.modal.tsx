import { linkStyle } from '@pierlight/ui/link';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import { SignInForm, useSignIn } from '../components/sign-in-form.tsx';
import { SocialButtons } from '../components/social-buttons.tsx';
import { type Way, WayChoice } from '../components/way-choice.tsx';
import { socialProvidersQuery } from '../social/api.ts';

const FORM_ID = 'sign-in';

/** The way back in for somebody who has an account. */
export default function SignInModal() {
  const text = useTranslations('global-components.signIn');
  const signIn = useSignIn();
  // Beside the texts that the form waits for, and not after them: the providers move what is below them.
  useQuery(socialProvidersQuery());
  const [way, setWay] = useState<Way>('email');
  return (
    <ModalFrame
      title={text('title')}
      foot={
        <>
          <SubmitButton form={FORM_ID} isSending={signIn.isPending}>
            {text('submit')}
          </SubmitButton>
          <p className="text-center text-13">
            <ModalLink
              modal="forgot-pass"
              className={linkStyle({ tone: 'quiet', className: 'target-44' })}
            >
              {text('forgot')}
            </ModalLink>
          </p>
          <p className="text-center text-13 text-text-2">
            {text('noAccount')}{' '}
            <ModalLink modal="sign-up" className={linkStyle({ className: 'target-44' })}>
              {text('signUp')}
            </ModalLink>
          </p>
        </>
      }
    >
      <LatePart fallback={<FormSkeleton rows={2} />}>
        <WithTexts folders={['fields-settings']}>
          <div className="grid gap-5">
            <SocialButtons divided />
            <WayChoice way={way} onWay={setWay} />
            <SignInForm key={way} id={FORM_ID} signIn={signIn} way={way} />
          </div>
        </WithTexts>
      </LatePart>
    </ModalFrame>
  );
}
