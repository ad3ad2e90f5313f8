import type { AccountDeletion } from '@pierlight/contract/privacy/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { Checkbox } from '@pierlight/ui/checkbox';
import { Field } from '@pierlight/ui/field';
import { TextLink } from '@pierlight/ui/link';
import { PasswordInput } from '@pierlight/ui/password-input';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PaymentsUnderWay } from '#features/payments/public.ts';
import { useMoney } from '#features/settings/public.ts';
import { alerts } from '#shared/alerts/alerts.ts';
import { isProblem } from '#shared/api/problem.ts';
import { focusFirstInvalid } from '#shared/forms/focus-once-drawn.ts';
import { useFieldWords } from '#shared/forms/use-field-words.ts';
import { isLeft } from '#shared/second-factor/with-factor.ts';
import { useServices } from '#shared/services.ts';
import { requestDeletionMutation } from '../api.ts';

interface DeletionFormProps {
  readonly meaning: AccountDeletion;
  readonly onKeep: () => void;
}

/** What happens, the money that is left, and the password; or the payments it has to wait for. */
export function DeletionForm({ meaning, onKeep }: DeletionFormProps) {
  const text = useTranslations('account.privacy.deletion');
  const messages = useTranslations('fields-settings');
  const words = useFieldWords();
  const money = useMoney();
  const { session } = useServices();
  const deletion = useMutation(requestDeletionMutation());
  const [password, setPassword] = useState('');
  const [givesUp, setGivesUp] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { balances, needsPassword, days } = meaning;
  const waits = meaning.underWay.length > 0;
  const refused = isProblem(deletion.error) ? deletion.error.errors : {};
  const passwordFault =
    isChecked && needsPassword && password === '' ? 'required' : refused.password?.[0]?.rule;
  const givesUpFault = (isChecked && balances.length > 0 && !givesUp) || !!refused.givesUpBalance;
  const isOther =
    deletion.isError &&
    !isLeft(deletion.error) &&
    // The list of what is under way says it, where it has come.
    !(waits && isProblem(deletion.error, 'moneyUnderWay')) &&
    Object.keys(refused).length === 0;

  function send(event: FormEvent) {
    event.preventDefault();
    if (deletion.isPending || waits) return;
    setChecked(true);
    if ((needsPassword && password === '') || (balances.length > 0 && !givesUp)) {
      focusFirstInvalid(form);
      return;
    }
    deletion.mutate(
      {
        ...(needsPassword ? { password } : {}),
        ...(balances.length > 0 ? { givesUpBalance: givesUp } : {}),
      },
      {
        onSuccess: () => {
          session.end('signedOut');
          alerts.show({ key: 'account.deletionAsked', tone: 'lamp', values: { days } });
        },
        onError: (error) => {
          // The button that was pressed is gone: what is under way stands in its place.
          if (isProblem(error, 'moneyUnderWay')) heading.current?.focus();
        },
      },
    );
  }

  const code = isProblem(deletion.error) ? `${deletion.error.code}` : 'other';
  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-16 font-semibold">
        {text('meansTitle')}
      </h3>
      <ul className="grid list-disc gap-2 ps-5 text-text-2">
        <li>{text('means.signedOut')}</li>
        <li>{text('means.days', { days })}</li>
        <li>{text('means.gone')}</li>
        <li>{text('means.books')}</li>
      </ul>
      {balances.length > 0 && !waits ? (
        <div className="grid gap-1">
          <p>{text('money')}</p>
          <ul className="grid gap-1 font-semibold">
            {balances.map(({ currency, balance }) => (
              <li key={currency}>
                <bdi className="whitespace-nowrap">{money(balance, currency)}</bdi>
              </li>
            ))}
          </ul>
          <Checkbox
            checked={givesUp}
            onChange={(event) => setGivesUp(event.target.checked)}
            label={text('givesUp')}
            error={givesUpFault ? messages('messages.accepted') : undefined}
          />
        </div>
      ) : null}
      {needsPassword && !waits ? (
        <Field
          label={messages('fields.currentPassword.label')}
          error={
            passwordFault
              ? words.failure('currentPassword', { rule: passwordFault, params: {} })
              : undefined
          }
          required
        >
          <PasswordInput
            name="deletionPassword"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
            maxLength={128}
          />
        </Field>
      ) : null}
      {isOther ? (
        <Alert tone="error">
          {messages(messages.has(`problems.${code}`) ? `problems.${code}` : 'problems.other')}
        </Alert>
      ) : null}
      {waits ? <MoneyUnderWay /> : null}
      <div className="flex flex-wrap gap-3">
        {waits ? null : (
          <Button type="submit" variant="line" loading={deletion.isPending}>
            {text('submit')}
          </Button>
        )}
        <Button type="button" variant="ghost" onClick={onKeep}>
          {text('keep')}
        </Button>
      </div>
    </form>
  );
}

function MoneyUnderWay() {
  const text = useTranslations('account.privacy.deletion');
  return (
    <div className="grid gap-3">
      <Alert tone="warn">{text('underWay')}</Alert>
      <PaymentsUnderWay />
      <p>
        <TextLink render={<Link to="/profile/wallet" />}>{text('payments')}</TextLink>
      </p>
    </div>
  );
}
