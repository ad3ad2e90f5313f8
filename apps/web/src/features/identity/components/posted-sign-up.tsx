import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { Checkbox } from '@pierlight/ui/checkbox';
import { Field } from '@pierlight/ui/field';
import { linkStyle } from '@pierlight/ui/link';
import { Select, type SelectOption } from '@pierlight/ui/select';
import { TextInput } from '@pierlight/ui/text-input';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useInputOptions, useNamedCurrencies, visitorQuery } from '#features/settings/public.ts';
import { useQuery, useSuspenseQuery } from '#shared/api/use-query.ts';
import { askedFields, boundsOf, fieldsQuery } from '#shared/forms/fields.ts';
import { useFieldWords } from '#shared/forms/use-field-words.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import type { KeptForm } from '#shared/posted-forms/kept-form.ts';
import { PostedForm, usePostedError } from './posted-form.tsx';
import { TermsNote } from './terms-note.tsx';

interface PostedSignUpProps {
  readonly page: string;
  readonly kept: KeptForm | null;
}

/** The sign-up for a visitor without scripts: all steps at once, by e-mail. */
export function PostedSignUp({ page, kept }: PostedSignUpProps) {
  const text = useTranslations('global-components.signUp');
  const definitions = useSuspenseQuery(fieldsQuery('registration')).data;
  const visitor = useQuery({ ...visitorQuery(), enabled: false }).data;
  const errorAt = usePostedError(kept);
  const known: Readonly<Record<string, string | null | undefined>> = kept?.values ?? {
    country: visitor?.country,
    currency: visitor?.currency,
  };
  const fields = askedFields(definitions, known.country);
  return (
    <PostedForm
      name="sign-up"
      title={text('title')}
      submit={text('submit')}
      page={page}
      kept={kept}
      fields={fields.map(({ name }) => name)}
      foot={
        <p className="mt-4 text-center text-13 text-text-2">
          {text('haveAccount')}{' '}
          <ModalLink modal="sign-in" className={linkStyle({ className: 'target-44' })}>
            {text('signIn')}
          </ModalLink>{' '}
          · {text('age')}
        </p>
      }
    >
      {fields.map((definition) => (
        <PostedField
          key={definition.name}
          definition={definition}
          value={known[definition.name] ?? ''}
          error={errorAt(definition.name)}
        />
      ))}
    </PostedForm>
  );
}

interface PostedFieldProps {
  readonly definition: FieldDefinition;
  readonly value: string;
  readonly error: string | undefined;
}

/** A field by what the browser itself has for its kind; the server judges what comes. */
function PostedField({ definition, value, error }: PostedFieldProps) {
  const { name, required } = definition;
  const words = useFieldWords();
  const choices = useChoicesOf(definition);
  if (definition.kind === 'checkbox')
    return (
      <>
        {name === 'agreements' ? <TermsNote /> : null}
        <Checkbox
          name={name}
          value="true"
          required={required}
          defaultChecked={value === 'true'}
          label={words.label(name)}
          hint={words.hint(name)}
          error={error}
        />
      </>
    );
  return (
    <Field
      label={words.label(name)}
      hint={words.hint(name, boundsOf(definition))}
      error={error}
      required={required}
    >
      {choices ? (
        <Select name={name} required={required} options={choices} defaultValue={value} />
      ) : (
        <TextInput
          name={name}
          required={required}
          defaultValue={value}
          {...attributes[definition.kind]}
        />
      )}
    </Field>
  );
}

type Attributes = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'maxLength'>;

/** What a browser is told of a field; one of any other kind is a line of text. */
const attributes: Readonly<Partial<Record<FieldDefinition['kind'], Attributes>>> = {
  birthDate: { type: 'date', autoComplete: 'bday' },
  date: { type: 'date' },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  password: { type: 'password', autoComplete: 'new-password', maxLength: 128 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 250 },
};

/** What a field is chosen from, after nothing; null for one that is typed. */
function useChoicesOf({ name, kind, choices }: FieldDefinition): readonly SelectOption[] | null {
  const words = useFieldWords();
  const countries = useInputOptions().country;
  const currencies = useNamedCurrencies();
  const listed = (): readonly SelectOption[] | undefined => {
    if (kind === 'country') return countries;
    if (kind === 'currency')
      return currencies.map(({ code, name: full }) => ({
        value: code,
        label: `${code} · ${full}`,
      }));
    return choices?.map((value) => ({ value, label: words.choice(name, value) }));
  };
  const options = listed();
  return options ? [{ value: '', label: '' }, ...options] : null;
}
