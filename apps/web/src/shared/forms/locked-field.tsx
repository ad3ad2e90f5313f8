import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { Field } from '@pierlight/ui/field';
import { TextInput } from '@pierlight/ui/text-input';
import { useFormatter, useLocale } from 'use-intl';
import type { FieldsFormState } from './use-fields-form.ts';

interface LockedFieldProps {
  readonly form: FieldsFormState;
  readonly definition: FieldDefinition;
}

/** What is known and cannot be changed here, with the way to have it changed. It can be read and copied. */
export function LockedField({ form, definition }: LockedFieldProps) {
  const format = useFormatter();
  const tag = useLocale();
  const { name, kind } = definition;
  const value = String(form.methods.getValues(name) ?? '');
  const shown = (() => {
    if (value === '') return '';
    if (kind === 'country')
      return new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }).of(value) ?? value;
    if (kind === 'birthDate')
      return format.dateTime(new Date(`${value}T12:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
    return value;
  })();
  return (
    <div data-field={name} className="min-w-0">
      <Field label={form.words.label(name)} hint={form.words.locked(name)}>
        <TextInput
          name={name}
          value={shown}
          dir={kind === 'phone' ? 'ltr' : undefined}
          readOnly
          autoComplete="off"
          className="bg-transparent!"
          start={<LockSimpleIcon aria-hidden="true" size={16} className="shrink-0 text-text-2" />}
        />
      </Field>
    </div>
  );
}
