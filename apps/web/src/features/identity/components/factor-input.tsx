import type { FactorMethod } from '@pierlight/contract/identity/factors';
import { CodeInput } from '@pierlight/ui/code-input';
import { Field } from '@pierlight/ui/field';
import { PasswordInput } from '@pierlight/ui/password-input';
import { TextInput } from '@pierlight/ui/text-input';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';

interface FactorInputProps {
  readonly method: Exclude<FactorMethod, 'passkey'>;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Runs once a code of six digits is whole. */
  readonly onComplete: (code: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** Where an answer is typed, as its method wants it. */
export function FactorInput({ method, value, onValueChange, onComplete, ref }: FactorInputProps) {
  const text = useTranslations('modals.secondFactor');
  const label = text(`labels.${method}`);
  switch (method) {
    case 'totp':
      return (
        <Field label={label} hint={text('hints.totp')} required>
          <CodeInput
            ref={ref}
            name="totp"
            value={value}
            onValueChange={onValueChange}
            onComplete={onComplete}
          />
        </Field>
      );
    case 'recoveryCode':
      return (
        <Field label={label} hint={text('hints.recoveryCode')} required>
          <TextInput
            ref={ref}
            name="recoveryCode"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
        </Field>
      );
    case 'password':
      return (
        <Field label={label} required>
          <PasswordInput
            ref={ref}
            name="password"
            autoComplete="current-password"
            maxLength={128}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
        </Field>
      );
  }
}
