import type { Registration } from '@pierlight/contract/identity/schemas';
import type { FieldDefinition } from '@pierlight/contract/player/schemas';
import { askedFields, type FormValues } from '#shared/forms/fields.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { OwnVisitor } from '#shared/visitor/own-visitor.ts';

/** Spaces at the ends of these belong to them. */
const secrets = new Set<FieldDefinition['kind']>(['password']);

/**
 * The body of a registration from what the form holds: the fields that people of the chosen country
 * are asked, without those left empty.
 */
export function registrationRequest(
  values: FormValues,
  fields: readonly FieldDefinition[],
  { locale, visitor }: { readonly locale: Locale; readonly visitor: OwnVisitor },
): Registration {
  const given = askedFields(fields, values.country).flatMap(({ name, kind }) => {
    const value = values[name];
    if (kind === 'checkbox') return [[name, value === true]];
    if (typeof value !== 'string' || value.trim() === '') return [];
    return [[name, secrets.has(kind) ? value : value.trim()]];
  });
  return { ...(Object.fromEntries(given) as Registration), locale, ...visitor };
}
