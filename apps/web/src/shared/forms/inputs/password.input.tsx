import { Field } from '@pierlight/ui/field';
import { PasswordInput as PasswordBox } from '@pierlight/ui/password-input';
import { useTranslations } from 'use-intl';
import { boundsOf } from '../fields.ts';
import { fieldOf, type InputProps, lineOf, longest, textOf } from './input-props.ts';

/** Passwords that are known already; every other one is new. */
const known = new Set(['currentPassword']);

/**
 * A password. A new one is told how many characters are still missing: length is what makes it
 * strong, and no coloured bar pretends to measure more.
 */
export default function PasswordInput(props: InputProps) {
  const text = useTranslations('fields-settings.inputs.password');
  const { min = 0 } = boundsOf(props.definition);
  const typed = textOf(props.value).length;
  const missing = min - typed;
  const isNew = !known.has(props.name);
  const progress =
    typed === 0 || min === 0
      ? props.hint
      : missing > 0
        ? text('more', { count: missing })
        : text('enough');
  return (
    <Field {...fieldOf(props)} hint={isNew ? progress : props.hint}>
      <PasswordBox
        {...lineOf(props)}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        maxLength={longest(props.definition) ?? 128}
      />
    </Field>
  );
}
