import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useInputOptions } from '#features/settings/public.ts';
import { isProblem } from '#shared/api/problem.ts';
import { type FieldValue, type FormValues, fieldsQuery } from '#shared/forms/fields.ts';
import { FormFields } from '#shared/forms/fields-form.tsx';
import { focusFirstInvalid, useFieldsForm } from '#shared/forms/use-fields-form.ts';
import { visitorQuery } from '../api.ts';
import { signUpDraft } from '../sign-up-draft.ts';
import { knownOf, type ProvenPerson, restOf } from '../social/proven-person.ts';
import { fieldsOfStep, stepOfErrors, stepsOf } from '../steps.ts';
import { FormToCome } from './form-to-come.tsx';
import { ProblemNote } from './problem-note.tsx';
import type { SignUp } from './use-sign-up.ts';

interface SignUpFormProps {
  readonly id: string;
  /** The step that is shown, from 1. */
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly signUp: SignUp;
  /** The person a provider has proven, who is asked for the rest only. */
  readonly proven: ProvenPerson | null;
}

/** Fetches what the form is made of; says so and offers another try when it cannot. */
export function SignUpForm(props: SignUpFormProps) {
  const text = useTranslations('global-components.signUp');
  const definitions = useQuery(fieldsQuery('registration'));
  // A suggestion only: without it the lists start empty.
  const visitor = useQuery(visitorQuery());
  if (definitions.isError) {
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
  if (!definitions.data || visitor.isPending) return <FormToCome rows={2} />;
  const known = {
    ...(props.proven ? knownOf(props.proven) : {}),
    country: visitor.data?.country,
    currency: visitor.data?.currency,
  };
  const fields = props.proven ? restOf(definitions.data, props.proven) : definitions.data;
  return <StepsForm {...props} fields={fields} known={known} />;
}

interface StepsFormProps extends SignUpFormProps {
  readonly fields: readonly FieldDefinition[];
  readonly known: Readonly<Record<string, FieldValue | null | undefined>>;
}

/**
 * All steps stand in one form and all but one are hidden, so that a password manager sees the whole
 * of what is sent.
 */
function StepsForm({ id, step, onStep, signUp, fields, known }: StepsFormProps) {
  const text = useTranslations('global-components.signUp');
  const options = useInputOptions();
  const form = useFieldsForm(fields, signUpDraft.read()?.values ?? offered(known, options));
  const isRunning = useRef(false);
  const steps = stepsOf(fields);
  const last = steps.at(-1) ?? 1;
  const { methods, element, check } = form;

  useEffect(() => {
    const { unsubscribe } = methods.watch((values, { type }) => {
      signUpDraft.keep({ values: values as FormValues, step });
      if (type === 'change') signUpDraft.touch();
    });
    return unsubscribe;
  }, [methods, step]);

  const go = (next: number) => {
    onStep(next);
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>(`[data-step="${next}"] legend`)?.focus(),
    );
  };

  async function send(values: FormValues) {
    try {
      await signUp.send(values, fields);
    } catch (error) {
      const errors = isProblem(error) ? error.errors : {};
      const refused = stepOfErrors(fields, errors);
      if (refused === null) return;
      onStep(refused);
      form.refuse(error);
    }
  }

  async function submit() {
    if (step < last) {
      const names = fieldsOfStep(fields, step).map(({ name }) => name);
      if (await check(names)) go(steps.find((known) => known > step) ?? last);
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
          <FormFields form={form} fields={fieldsOfStep(fields, shown)} options={options} />
        </fieldset>
      ))}
    </form>
  );
}

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
