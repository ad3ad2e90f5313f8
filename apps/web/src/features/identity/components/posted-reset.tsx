import { Alert } from '@pierlight/ui/alert';
import { Field } from '@pierlight/ui/field';
import { linkStyle } from '@pierlight/ui/link';
import { TextInput } from '@pierlight/ui/text-input';
import { useFormatter, useTranslations } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { boundsOf, fieldsQuery } from '#shared/forms/fields.ts';
import { useFieldWords } from '#shared/forms/use-field-words.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import type { KeptForm } from '#shared/posted-forms/kept-form.ts';
import { newPasswordFields } from '../new-password-fields.ts';
import { PostedEmail } from './posted-email.tsx';
import { PostedForm, usePostedError } from './posted-form.tsx';

interface PostedResetProps {
  readonly page: string;
  readonly kept: KeptForm | null;
}

/** Asks for the mail that makes a new password, for a visitor without scripts. */
export function PostedForgotPass({ page, kept }: PostedResetProps) {
  const text = useTranslations('modals.account.forgot');
  return (
    <PostedForm
      name="forgot-pass"
      title={text('title')}
      submit={text('submit')}
      page={page}
      kept={kept}
      fields={['email']}
      foot={<Foot to="sign-in">{text('signIn')}</Foot>}
    >
      <p className="text-text-2">{text('text')}</p>
      <PostedEmail kept={kept} />
    </PostedForm>
  );
}

/** The new password, twice, with the code of the mail where no link brought one. */
export function PostedResetPass({ page, kept }: PostedResetProps) {
  const text = useTranslations('modals.account.reset');
  const words = useFieldWords();
  const errorAt = usePostedError(kept);
  const { requestId } = kept?.values ?? {};
  const passwords = newPasswordFields(useSuspenseQuery(fieldsQuery('registration')).data);
  return (
    <PostedForm
      name="reset-pass"
      title={text('title')}
      submit={text('submit')}
      page={page}
      kept={kept}
      fields={['code', ...passwords.map(({ name }) => name)]}
      foot={
        <>
          <p className="mt-4 text-center text-13 text-text-2">{text('devices')}</p>
          <Foot to="forgot-pass">{text('problem.action')}</Foot>
        </>
      }
    >
      {requestId === undefined ? null : (
        <>
          <MailNote values={kept?.values ?? {}} />
          <input type="hidden" name="requestId" value={requestId} />
          <input type="hidden" name="email" value={kept?.values.email} />
          <input type="hidden" name="expiresAt" value={kept?.values.expiresAt} />
          <Field label={words.label('code')} error={errorAt('code')} required>
            <TextInput
              name="code"
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              required
            />
          </Field>
        </>
      )}
      {passwords.map((password) => (
        <Field
          key={password.name}
          label={words.label(password.name)}
          hint={words.hint(password.name, boundsOf(password))}
          error={errorAt(password.name)}
          required
        >
          <TextInput
            name={password.name}
            type="password"
            autoComplete="new-password"
            maxLength={128}
            required
          />
        </Field>
      ))}
    </PostedForm>
  );
}

/** Where the mail went, if there is an account. */
function MailNote({ values: { email, expiresAt } }: Pick<KeptForm, 'values'>) {
  const text = useTranslations('modals.account.reset.sent');
  const format = useFormatter();
  const until = new Date(expiresAt ?? '');
  // What comes back from a form can be anything.
  if (Number.isNaN(until.getTime())) return null;
  return (
    <Alert title={text('title')}>
      <div className="grid gap-1.5">
        <p className="font-semibold text-text-1">
          <bdi className="wrap-anywhere">{email}</bdi>
        </p>
        <p>{text('text', { time: format.dateTime(until, { timeStyle: 'short' }) })}</p>
      </div>
    </Alert>
  );
}

interface FootProps {
  readonly to: 'sign-in' | 'forgot-pass';
  readonly children: string;
}

function Foot({ to, children }: FootProps) {
  return (
    <p className="mt-4 text-center text-13">
      <ModalLink modal={to} className={linkStyle({ className: 'target-44' })}>
        {children}
      </ModalLink>
    </p>
  );
}
