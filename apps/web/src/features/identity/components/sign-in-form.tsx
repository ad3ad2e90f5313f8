import type { SignInAnswer } from '@pierlight/contract/identity/schemas';
import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { Field } from '@pierlight/ui/field';
import { PasswordInput } from '@pierlight/ui/password-input';
import { TextInput } from '@pierlight/ui/text-input';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useRef } from 'react';
import { Controller } from 'react-hook-form';
import type { FormValues } from '#shared/forms/fields.ts';
import { FormFields } from '#shared/forms/fields-form.tsx';
import { focusFirstInvalid } from '#shared/forms/focus-once-drawn.ts';
import { useFieldsForm } from '#shared/forms/use-fields-form.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { useServices } from '#shared/services.ts';
import { useOwnVisitor } from '#shared/visitor/use-own-visitor.ts';
import { awaySignInMutation, signInMutation } from '../api.ts';
import { accessTokenOf } from '../second-factor-step.ts';
import { pendingSocial } from '../social/pending.ts';
import { ProblemNote } from './problem-note.tsx';
import type { Way } from './way-choice.tsx';

const password: FieldDefinition = {
  ...{ name: 'password', kind: 'password', required: true, step: 1 },
  rules: [],
};
const phone: FieldDefinition = {
  ...{ name: 'phone', kind: 'phone', required: true, step: 1 },
  rules: [{ rule: 'phone' }],
};
/** The two things an account is opened with; the server says the rest. */
const fieldsBy: Readonly<Record<Way, readonly FieldDefinition[]>> = {
  email: [
    { name: 'email', kind: 'email', required: true, step: 1, rules: [{ rule: 'email' }] },
    password,
  ],
  phone: [phone, password],
};

export type SignIn = UseMutationResult<
  SignInAnswer,
  Error,
  Parameters<NonNullable<ReturnType<typeof signInMutation>['mutationFn']>>[0]
>;

export function useSignIn(): SignIn {
  return useMutation(signInMutation());
}

/** To withdraw with, while one is shut out from playing. */
export function useAwaySignIn(): SignIn {
  return useMutation(awaySignInMutation());
}

interface SignInFormProps {
  readonly id: string;
  readonly signIn: SignIn;
  readonly way: Way;
  /** What a token just received is for; signs in unless told. */
  readonly onToken?: (accessToken: string) => void;
}

/** E-mail or phone, and password. All are filled in by password managers, and pasting works. */
export function SignInForm({ id, signIn, way, onToken }: SignInFormProps) {
  const { session, api } = useServices();
  const modals = useModals();
  const ownVisitor = useOwnVisitor();
  // The player to be linked is known by the address already.
  const form = useFieldsForm(fieldsBy[way], { email: pendingSocial.link()?.email });
  const isRunning = useRef(false);

  async function send(values: FormValues) {
    try {
      const visitor = await ownVisitor();
      const answer = await signIn.mutateAsync({
        ...(way === 'email'
          ? { email: String(values.email).trim() }
          : { phone: String(values.phone).trim() }),
        password: String(values.password),
        ...visitor,
      });
      const accessToken = await accessTokenOf(api, answer, visitor);
      if (accessToken === null) return;
      if (onToken) {
        onToken(accessToken);
        return;
      }
      // It may lead to another page, which takes the place of this modal.
      session.start(accessToken);
      modals.close();
    } catch {
      focusField(form.element, 'password');
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    await form.methods.handleSubmit(send, () => focusFirstInvalid(form.element))();
    isRunning.current = false;
  }

  return (
    <form
      id={id}
      ref={form.element}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <ProblemNote error={signIn.error} />
      {way === 'phone' ? (
        <FormFields form={form} fields={[phone]} />
      ) : (
        <Controller
          control={form.methods.control}
          name="email"
          render={({ field, fieldState }) => (
            <Field label={form.words.label('email')} error={fieldState.error?.message} required>
              <TextInput
                {...field}
                value={String(field.value ?? '')}
                type="email"
                inputMode="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
              />
            </Field>
          )}
        />
      )}
      <Controller
        control={form.methods.control}
        name="password"
        render={({ field, fieldState }) => (
          <Field
            label={form.words.label('password')}
            error={fieldState.error ? form.words.failure('currentPassword', requiredRule) : null}
            required
          >
            <PasswordInput
              {...field}
              value={String(field.value ?? '')}
              autoComplete="current-password"
              maxLength={128}
            />
          </Field>
        )}
      />
    </form>
  );
}

const requiredRule = { rule: 'required', params: {} };

function focusField(form: RefObject<HTMLFormElement | null>, name: string) {
  form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.select();
}
