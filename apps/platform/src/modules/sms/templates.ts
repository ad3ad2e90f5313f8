/** Every text message there is, by its name in `content/<locale>/sms/texts.json`, with the values it is given. */
export interface SmsValues {
  'phone-code': { readonly code: string };
  'number-taken': Readonly<Record<never, never>>;
  'password-reset': { readonly code: string };
  'email-added': Readonly<Record<never, never>>;
  'password-changed': Readonly<Record<never, never>>;
}

export type SmsName = keyof SmsValues;
