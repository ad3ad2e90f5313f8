import { Button } from '@pierlight/ui/button';
import { linkStyle } from '@pierlight/ui/link';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { analytics } from '#shared/analytics/analytics.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { FormToCome } from '../components/form-to-come.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import { useSignUp } from '../components/use-sign-up.ts';
import { signUpDraft } from '../sign-up-draft.ts';
import { lampCount } from '../steps.ts';

const FORM_ID = 'sign-up';

/** Opening an account: three steps along the pier, a lamp lit for each. */
export default function SignUpModal() {
  const text = useTranslations('global-components.signUp');
  const modals = useModals();
  const signUp = useSignUp();
  useEffect(() => analytics.track('registrationOpen', { type: 'email' }), []);
  const [step, setStep] = useState(signUpDraft.read()?.step ?? 1);
  const changeStep = (next: number) => {
    const draft = signUpDraft.read();
    if (draft) signUpDraft.keep({ ...draft, step: next });
    setStep(next);
  };
  const isLast = step >= lampCount;
  return (
    <ModalFrame
      title={text('title')}
      subtitle={text(`steps.${step}`, { step, steps: lampCount })}
      onBack={step > 1 ? () => changeStep(step - 1) : undefined}
      onClose={() =>
        signUpDraft.isTouched() ? modals.openAbove('sign-up-cancel') : modals.close()
      }
      decoration={
        // On a phone the art stands a little lower, so that the grab bar does not lie on a lamp.
        <div className="bg-[#100b21]">
          <img
            src={`/art/pier-step-${Math.min(step, lampCount)}.svg`}
            alt=""
            width={480}
            height={104}
            className="size-full object-cover max-md:translate-y-3"
          />
        </div>
      }
      foot={
        <>
          <Button
            variant="lamp"
            size="lg"
            block
            type="submit"
            form={FORM_ID}
            loading={signUp.isPending}
          >
            {isLast ? text('submit') : text('continue')}
          </Button>
          <p className="text-center text-13 text-text-2">
            {text('haveAccount')}{' '}
            <button
              type="button"
              onClick={() => modals.open('sign-in')}
              className={linkStyle({ className: 'target-44' })}
            >
              {text('signIn')}
            </button>{' '}
            · {text('age')}
          </p>
        </>
      }
    >
      <Suspense fallback={<FormToCome rows={2} />}>
        <WithTexts folders={['fields-settings']}>
          <SignUpForm id={FORM_ID} step={step} onStep={changeStep} signUp={signUp} />
        </WithTexts>
      </Suspense>
    </ModalFrame>
  );
}
