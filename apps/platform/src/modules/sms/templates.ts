/** Every text message there is, by its name in `content/<locale>/sms/texts.json`, with the values it is given. */
export interface SmsValues {
  'phone-code': { readonly code: string };
  'number-taken': Readonly<Record<never, never>>;
  'password-reset': { readonly code: string };
  'email-added': Readonly<Record<never, never>>;
  'password-changed': Readonly<Record<never, never>>;
}

export type SmsName = keyof SmsValues;

/** What is said where no file has a text that can be used. */
export const plainTexts: Readonly<Record<SmsName, string>> = {
  'phone-code': 'Your Pierlight code: {code}',
  'number-taken': 'Pierlight: there is an account with this number already.',
  'password-reset': 'Your Pierlight code for a new password: {code}',
  'email-added': 'Pierlight: an e-mail was added to your account.',
  'password-changed': 'Pierlight: the password of your account was changed.',
};

const placeholder = /\{(\w+)\}/g;

/** Whether a text says each of the values, and has no place for another. */
export function isUsable(
  text: string | null | undefined,
  values: Readonly<Record<string, string>>,
): text is string {
  if (!text?.trim()) return false;
  const named = new Set([...text.matchAll(placeholder)].map(([, name]) => name));
  return (
    named.size === Object.keys(values).length &&
    Object.keys(values).every((name) => named.has(name)) &&
    !/[{}]/.test(text.replace(placeholder, ''))
  );
}

export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (_, name: string) => values[name] ?? '');
}
