/** A withdrawal: the sum as it is read, its number, and where it goes. */
const withdrawal = ['amount', 'number', 'destination'] as const;

/** Every mail there is, by the name of its file in `content/<locale>/mails`, and the values put into it. */
export const mailTemplates = {
  'contact-message': ['reference', 'topic', 'name', 'email', 'player', 'language', 'message'],
  'new-device': ['device', 'place', 'time'],
  'contact-received': ['reference'],
  /** `link` is an address of the site, here and below. */
  'confirm-email': ['link'],
  'add-email': ['code'],
  'password-reset': ['code', 'link'],
  'password-changed': [],
  /** `days` until the account is deleted. */
  'account-deletion': ['days'],
  'registration-tried': [],
  'contact-copy': ['reference', 'message'],
  /** `change` is what became of a second factor, `left` the recovery codes that are left. */
  'factor-changed': ['change', 'left'],
  /** `change` is `linked` or `unlinked`, `provider` its name. */
  'social-changed': ['change', 'provider'],
  'factor-tries': [],
  'password-tries': [],
  'withdrawal-asked': withdrawal,
  'withdrawal-paid': withdrawal,
  /** `reason` is why it was not paid. */
  'withdrawal-returned': [...withdrawal, 'reason'],
  /** `place` is masked, `hours` its cool-down, 0 for none; `link` stops it. */
  'payout-destination': ['place', 'currency', 'hours', 'link'],
  /** Of campaigns, in words that an operator has written. `stop` leads to the page that stops their kind. */
  'campaign-news': ['title', 'text', 'link', 'stop'],
  'campaign-offers': ['title', 'text', 'link', 'stop'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MailName = keyof typeof mailTemplates;

/** The values of each mail, all of them text. */
export type MailValues = {
  readonly [Name in MailName]: Readonly<Record<(typeof mailTemplates)[Name][number], string>>;
};
