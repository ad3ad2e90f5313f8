import { Field } from '@pierlight/ui/field';
import { PasswordInput as PasswordBox } from '@pierlight/ui/password-input';
import type { PasswordJudge } from '@pierlight/validation/password-strength';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '#shared/services.ts';
import { boundsOf } from '../fields.ts';
import { loadPasswordJudge } from '../password-judge.ts';
import { fieldOf, type InputProps, lineOf, longest, textOf } from './input-props.ts';

/** Passwords that are known already; every other one is new. */
const known = new Set(['currentPassword']);
/** What a good password shares with nobody, beside its owner's own details. */
const site = 'pierlight';

/**
 * A password. A new one is told how many characters are still missing, then why it could be guessed, by
 * the rule the platform refuses by; no coloured bar pretends to measure more.
 */
export default function PasswordInput(props: InputProps) {
  const isNew = !known.has(props.name);
  const { locale } = useServices();
  const [judge, setJudge] = useState<PasswordJudge>();
  const advice = useAdvice(props, judge);
  return (
    <Field {...fieldOf(props)} hint={isNew ? advice : props.hint}>
      <PasswordBox
        {...lineOf(props)}
        onFocus={() => {
          // Without its dictionaries the page says nothing of a password; the platform judges it all the same.
          if (isNew)
            loadPasswordJudge(locale).then(
              (loaded) => setJudge(() => loaded),
              () => undefined,
            );
        }}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        maxLength={longest(props.definition) ?? 128}
      />
    </Field>
  );
}

/** What to do next about what was typed so far; worked out after a press of a key has been drawn. */
function useAdvice(props: InputProps, judge: PasswordJudge | undefined): string | undefined {
  const text = useTranslations('fields-settings.inputs.password');
  const messages = useTranslations('fields-settings.messages');
  const typed = useDeferredValue(textOf(props.value));
  const { min = 0 } = boundsOf(props.definition);
  if (typed.length === 0 || min === 0) return props.hint;
  if (typed.length < min) return text('more', { count: min - typed.length });
  if (!judge) return props.hint;
  const weakness = judge(typed, [site]);
  return weakness === null ? text('strong') : messages(weakness);
}
