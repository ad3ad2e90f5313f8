import { linkStyle } from '@pierlight/ui/link';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { analytics } from '#shared/analytics/analytics.ts';
import { isProblem } from '#shared/api/problem.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { fieldsQuery } from '#shared/forms/fields.ts';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { LatePart } from '#shared/late-part.tsx';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import { PhoneCodeForm } from '../components/phone-code-form.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { ProvenNote } from '../components/proven-note.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import { type SignUpWay, SignUpWays } from '../components/sign-up-ways.tsx';
import { SocialButtons } from '../components/social-buttons.tsx';
import { useSignUp } from '../components/use-sign-up.ts';
import type { PhoneProof } from '../phone-proof.ts';
import { signUpDraft } from '../sign-up-draft.ts';
import { pendingSocial } from '../social/pending.ts';
import { restOf } from '../social/proven-person.ts';
import { lampCount, stepsOf } from '../steps.ts';

const FORM_ID = 'sign-up';
const CODE_FORM_ID = 'sign-up-code';

/** Opening an account: three steps along the pier, a lamp lit for each. */
export default function SignUpModal() {
  const text = useTranslations('global-components.signUp');
  const modals = useModals();
  const [proven, setProven] = useState(() => pendingSocial.registration());
  const signUp = useSignUp(proven?.ticket ?? null);
  const [way, setWay] = useState<SignUpWay>(signUpDraft.read()?.way ?? 'email');
  const [unproven, setUnproven] = useState<PhoneProof | null>(null);
  const known = way === 'phone' ? ('phone' as const) : ('email' as const);
  const [opening] = useState(() => ({ type: proven ? ('social' as const) : known }));
  useEffect(() => analytics.track('registrationOpen', opening), [opening]);
  const definitions = useQuery(fieldsQuery('registration')).data;
  // What a provider told lights the first lamp.
  const first = (proven && definitions && stepsOf(restOf(definitions, proven))[0]) ?? 1;
  const [chosen, setStep] = useState(signUpDraft.read()?.step ?? 1);
  const changeStep = (next: number) => {
    const draft = signUpDraft.read();
    if (draft) signUpDraft.keep({ ...draft, step: next });
    setStep(next);
  };
  const changeWay = (next: SignUpWay) => {
    analytics.track('registrationTypeChange', { type: next });
    signUp.reset();
    const draft = signUpDraft.read();
    if (draft && next !== 'social') signUpDraft.keep({ ...draft, way: next });
    setWay(next);
  };
  const isOver = proven !== null && isProblem(signUp.error, 'socialTicketUnknown');
  // What has run out is begun anew.
  const step = isOver ? 1 : Math.max(chosen, first);
  // What is used up is not offered again.
  useEffect(() => {
    if (isOver) pendingSocial.forget();
  }, [isOver]);
  const startOver = () => {
    pendingSocial.forget();
    signUp.reset();
    setProven(null);
    changeStep(1);
    setWay('social');
  };
  const isChoosing = isOver || (proven === null && way === 'social' && step === 1);
  const numberProven = () => {
    analytics.track('registrationOtp', { step: 'entered' });
    setUnproven(null);
    changeStep(2);
  };
  const back = () => (unproven ? setUnproven(null) : changeStep(step - 1));
  const isLast = step >= lampCount;
  return (
    <ModalFrame
      title={text('title')}
      subtitle={text(`steps.${step}`, { step, steps: lampCount })}
      onBack={(step > first && !isOver) || unproven ? back : undefined}
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
            className="size-full object-cover max-md:translate-y-3 rtl:-scale-x-100"
          />
        </div>
      }
      foot={
        // The fields come first, so that no key passes them.
        definitions === undefined && !isChoosing ? undefined : (
          <>
            {isChoosing ? null : (
              <SubmitButton form={unproven ? CODE_FORM_ID : FORM_ID} isSending={signUp.isPending}>
                {isLast ? text('submit') : text('continue')}
              </SubmitButton>
            )}
            <p className="text-center text-13 text-text-2">
              {text('haveAccount')}{' '}
              <ModalLink modal="sign-in" className={linkStyle({ className: 'target-44' })}>
                {text('signIn')}
              </ModalLink>{' '}
              · {text('age')}
            </p>
          </>
        )
      }
    >
      <LatePart fallback={<FormSkeleton rows={2} />}>
        <WithTexts folders={['fields-settings']}>
          {unproven ? (
            <PhoneCodeForm id={CODE_FORM_ID} proof={unproven} onProven={numberProven} />
          ) : null}
          {proven === null && step === 1 && !unproven ? (
            <SignUpWays way={way} onWay={changeWay} />
          ) : null}
          {proven && !isOver ? <ProvenNote proven={proven} onOtherWay={startOver} /> : null}
          {isOver ? <ProblemNote error={signUp.error} /> : null}
          {isChoosing ? (
            <SocialButtons />
          ) : (
            <div hidden={unproven !== null}>
              <SignUpForm
                key={proven ? 'rest' : 'whole'}
                id={FORM_ID}
                step={step}
                onStep={changeStep}
                signUp={signUp}
                proven={proven}
                way={known}
                onUnproven={setUnproven}
              />
            </div>
          )}
        </WithTexts>
      </LatePart>
    </ModalFrame>
  );
}
