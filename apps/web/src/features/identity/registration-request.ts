import type { Registration } from '@pierlight/contract/identity/schemas';
import type { FormValues } from '#shared/forms/fields.ts';
import type { Fingerprint } from '#shared/visitor/visitor-id.ts';

/** The body of a registration from what the form holds. */
export function registrationRequest(
  values: FormValues,
  { locale, fingerprint }: { readonly locale: string; readonly fingerprint: Fingerprint },
): Registration {
  const text = (name: string) => String(values[name] ?? '');
  return {
    email: text('email').trim(),
    password: text('password'),
    country: text('country'),
    currency: text('currency'),
    birthdate: text('birthdate'),
    agreements: values.agreements === true,
    receiveEmailPromo: values.receiveEmailPromo === true,
    locale,
    fingerprint,
  };
}
