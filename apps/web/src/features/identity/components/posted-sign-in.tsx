import { Alert } from '@pierlight/ui/alert';
import { Field } from '@pierlight/ui/field';
import { linkStyle } from '@pierlight/ui/link';
import { TextInput } from '@pierlight/ui/text-input';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { useFieldWords } from '#shared/forms/use-field-words.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import type { KeptForm } from '#shared/posted-forms/kept-form.ts';
import { PASSWORD_IS_NEW } from '../posted/form-answers.ts';
import { PostedEmail } from './posted-email.tsx';
import { PostedForm, usePostedError } from './posted-form.tsx';

interface PostedSignInProps {
  readonly page: string;
  readonly kept: KeptForm | null;
}

/** The sign-in for a visitor without scripts: e-mail and password, then a code where there is one to ask for. */
export function PostedSignIn({ page, kept }: PostedSignInProps) {
  // A question that is over is asked anew by signing in again.
  const isAsked = kept?.form === 'second-factor' && !isProblem(kept.problem, 'secondFactorExpired');
  if (isAsked) return <CodeForm page={page} kept={kept} />;
  return <PasswordForm page={page} kept={kept} />;
}

function PasswordForm({ page, kept }: PostedSignInProps) {
  const text = useTranslations('global-components.signIn');
  const posted = useTranslations('fields-settings.posted');
  const words = useFieldWords();
  const errorAt = usePostedError(kept);
  return (
    <PostedForm
      name="sign-in"
      title={text('title')}
      submit={text('submit')}
      page={page}
      kept={kept}
      fields={['email', 'password']}
      foot={
        <p className="mt-4 text-center text-13 text-text-2">
          <ModalLink modal="forgot-pass" className={linkStyle({ className: 'target-44' })}>
            {text('forgot')}
          </ModalLink>{' '}
          · {text('noAccount')}{' '}
          <ModalLink modal="sign-up" className={linkStyle({ className: 'target-44' })}>
            {text('signUp')}
          </ModalLink>
        </p>
      }
    >
      {kept?.values[PASSWORD_IS_NEW] ? <Alert tone="calm">{posted('passwordIsNew')}</Alert> : null}
      <PostedEmail kept={kept} />
      <Field label={words.label('password')} error={errorAt('password')} required>
        <TextInput
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          required
        />
      </Field>
    </PostedForm>
  );
}

function CodeForm({ page, kept }: { readonly page: string; readonly kept: KeptForm }) {
  const text = useTranslations('fields-settings.posted');
  return (
    <PostedForm
      name="second-factor"
      title={text('factor.title')}
      submit={text('factor.submit')}
      page={page}
      kept={kept}
    >
      <input type="hidden" name="challenge" value={kept.values.challenge} />
      <Field label={text('factor.label')} hint={text('factor.hint')} required>
        <TextInput
          name="code"
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
      </Field>
    </PostedForm>
  );
}
