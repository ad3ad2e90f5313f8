/** Every mail there is, by the name of its file in `content/<locale>/mails`, with the values it is given. */
export interface MailValues {
  'contact-message': {
    readonly reference: string;
    readonly topic: string;
    readonly name: string;
    readonly email: string;
    readonly player: string;
    readonly language: string;
    readonly message: string;
  };
  'new-device': { readonly device: string; readonly place: string; readonly time: string };
  'contact-received': { readonly reference: string };
  'confirm-email': {
    /** An address of the site. */
    readonly link: string;
  };
  'password-reset': {
    readonly code: string;
    /** An address of the site. */
    readonly link: string;
  };
  'password-changed': Readonly<Record<never, string>>;
  /** `days` until the account is deleted. */
  'account-deletion': { readonly days: string };
  'registration-tried': Readonly<Record<never, string>>;
  'contact-copy': { readonly reference: string; readonly message: string };
  /** `change` is what became of a second factor, `left` the recovery codes that are left. */
  'factor-changed': { readonly change: string; readonly left: string };
  'factor-tries': Readonly<Record<never, string>>;
}

export type MailName = keyof MailValues;
