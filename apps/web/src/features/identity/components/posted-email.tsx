import { Field } from '@pierlight/ui/field';
import { TextInput } from '@pierlight/ui/text-input';
import { useFieldWords } from '#shared/forms/use-field-words.ts';
import type { KeptForm } from '#shared/posted-forms/kept-form.ts';
import { usePostedError } from './posted-form.tsx';

/** The e-mail that an account is known by, as it was typed before. */
export function PostedEmail({ kept }: { readonly kept: KeptForm | null }) {
  const words = useFieldWords();
  const errorAt = usePostedError(kept);
  return (
    <Field label={words.label('email')} error={errorAt('email')} required>
      <TextInput
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
        defaultValue={kept?.values.email}
      />
    </Field>
  );
}
