import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useInputOptions } from '#features/settings/public.ts';
import { analytics } from '#shared/analytics/analytics.ts';
import { isProblem } from '#shared/api/problem.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { type FieldValue, type FormValues, fieldsQuery } from '#shared/forms/fields.ts';
import { FormFields } from '#shared/forms/fields-form.tsx';
import { focusFirstInvalid, focusOnceDrawn } from '#shared/forms/focus-once-drawn.ts';
import { useFieldsForm } from '#shared/forms/use-fields-form.ts';
import { useServices } from '#shared/services.ts';
import { sendPhoneCodeMutation, visitorQuery } from '../api.ts';
import { type PhoneProof, phoneProof } from '../phone-proof.ts';
import { signUpDraft } from '../sign-up-draft.ts';
import { knownOf, type ProvenPerson, restOf } from '../social/proven-person.ts';
import { fieldsOfStep, stepOfErrors, stepsOf } from '../steps.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { ProblemNote } from './problem-note.tsx';
import { TermsNote } from './terms-note.tsx';
import type { SignUp } from './use-sign-up.ts';
import type { Way } from './way-choice.tsx';

interface SignUpFormProps {
  readonly id: string;
  /** The step that is shown, from 1. */
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly signUp: SignUp;
  /** The person a provider has proven, who is asked for the rest only. */
  readonly proven: ProvenPerson | null;
  readonly way: Way;
  /** The number is to be proven before the next step. */
  readonly onUnproven: (proof: PhoneProof) => void;
}

/** Fetches what the form is made of; says so and offers another try when it cannot. */
export function SignUpForm(props: SignUpFormProps) {
  const text = useTranslations('global-components.signUp');
  const definitions = useQuery(
    fieldsQuery(props.way === 'email' ? 'registration' : 'registrationByPhone'),
  );
  // A suggestion only: without it the lists start empty.
  const visitor = useQuery(visitorQuery());
  if (definitions.isLoadingError) {
    return (
      <Alert
        tone="error"
        title={text('unreachable.title')}
        action={
          <Button size="sm" onClick={() => void definitions.refetch()}>
            {text('unreachable.retry')}
          </Button>
        }
      >
        {text('unreachable.text')}
      </Alert>
    );
  }
  if (!definitions.data || visitor.isPending) return <FormSkeleton rows={2} />;
  const known = {
    ...(props.proven ? knownOf(props.proven) : {}),
    country: visitor.data?.country,
    currency: visitor.data?.currency,
  };
  const fields = props.proven ? restOf(definitions.data, props.proven) : definitions.data;
  return <StepsForm key={props.way} {...props} fields={fields} known={known} />;
}

interface StepsFormProps extends SignUpFormProps {
  readonly fields: readonly FieldDefinition[];
  readonly known: Readonly<Record<string, FieldValue | null | undefined>>;
}

/**
 * All steps stand in one form and all but one are hidden, so that a password manager sees the whole
 * of what is sent.
 */
function StepsForm(props: StepsFormProps) {
  const { id, step, onStep, signUp, way, fields, known } = props;
  const text = useTranslations('global-components.signUp');
  const options = useInputOptions();
  const form = useFieldsForm(fields, signUpDraft.read()?.values ?? offered(known, options));
  const isRunning = useRef(false);
  const code = useMutation(sendPhoneCodeMutation());
  const { locale } = useServices();
  const steps = stepsOf(fields);
  const last = steps.at(-1) ?? 1;
  const { methods, element, check } = form;

  useEffect(() => {
    const { unsubscribe } = methods.watch((values, { type }) => {
      signUpDraft.keep({ values: values as FormValues, step, way });
      if (type === 'change') signUpDraft.touch();
    });
    return unsubscribe;
  }, [methods, step, way]);

  const go = (next: number) => {
    onStep(next);
    focusOnceDrawn(
      () =>
        element.current?.querySelector<HTMLElement>(`[data-step="${next}"]:not([hidden]) legend`) ??
        null,
    );
  };

  async function send(values: FormValues) {
    try {
      await signUp.send(values, fields, way);
    } catch (error) {
      const errors = isProblem(error) ? error.errors : {};
      const refused = stepOfErrors(fields, errors);
      if (isProblem(error) && unproven.has(error.code)) {
        // The proof has run out; the number is proven anew.
        phoneProof.forget();
        onStep(1);
      }
      if (refused === null) return;
      onStep(refused);
      form.refuse(error);
    }
  }

  /** Asks for a code unless the number is proven; one that was sent already is entered first. */
  async function isProven(): Promise<boolean> {
    const phone = String(methods.getValues('phone')).trim();
    const proof = phoneProof.of(phone);
    if (proof?.otp) return true;
    try {
      if (proof && Date.parse(proof.sent.expiresAt) > Date.now()) props.onUnproven(proof);
      else {
        const next = { phone, sent: await code.mutateAsync({ phone, locale }), at: Date.now() };
        phoneProof.keep({ ...next, otp: null });
        analytics.track('registrationOtp', { step: 'sent' });
        props.onUnproven({ ...next, otp: null });
      }
    } catch (error) {
      if (isProblem(error, 'invalidInput')) form.refuse(error);
    }
    return false;
  }

  async function submit() {
    if (step < last) {
      const names = fieldsOfStep(fields, step).map(({ name }) => name);
      if (!(await check(names))) return;
      if (way === 'phone' && names.includes('phone') && !(await isProven())) return;
      go(steps.find((known) => known > step) ?? last);
      return;
    }
    await methods.handleSubmit(send, (errors) => {
      const broken = stepOfErrors(fields, errors);
      if (broken !== null) onStep(broken);
      focusFirstInvalid(element);
    })();
  }

  function run(event: FormEvent) {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    void submit().finally(() => {
      isRunning.current = false;
    });
  }

  const isAboutField = isProblem(signUp.error)
    ? stepOfErrors(fields, signUp.error.errors) !== null
    : false;
  return (
    <form id={id} ref={element} noValidate onSubmit={run} className="grid gap-4">
      {isAboutField ? null : <ProblemNote error={signUp.error} />}
      {isProblem(code.error, 'invalidInput') ? null : <ProblemNote error={code.error} />}
      {steps.map((shown) => (
        <fieldset
          key={shown}
          data-step={shown}
          hidden={shown !== step}
          className={`min-w-0 content-start gap-5 ${shown === step ? 'grid' : 'hidden'}`}
        >
          <legend tabIndex={-1} className="visually-hidden">
            {text(`steps.${shown}`, { step: shown, steps: last })}
          </legend>
          {fieldsOfStep(fields, shown).some(({ name }) => name === 'agreements') ? (
            <TermsNote />
          ) : null}
          <FormFields form={form} fields={fieldsOfStep(fields, shown)} options={options} />
        </fieldset>
      ))}
    </form>
  );
}

/** What the platform says of a proof that is no good: wrong, run out, used, replaced. */
const unproven = new Set<number>([11010, 11011, 11012, 11013]);

/** What was guessed of a visitor, as far as the lists offer it. */
function offered(
  known: StepsFormProps['known'],
  options: ReturnType<typeof useInputOptions>,
): StepsFormProps['known'] {
  const has = (list: readonly { readonly value: string }[], value: unknown) =>
    list.some((option) => option.value === value);
  return {
    ...known,
    country: has(options.country, known.country) ? known.country : null,
    currency: has(options.currency, known.currency) ? known.currency : null,
  };
}
