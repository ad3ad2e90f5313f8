import { languageTag } from '@pierlight/contract/common/language-tag';
import type { MailTemplate } from '../content/public.ts';
import { fill, htmlOfMail, textOfMail } from './render.ts';
import { type MailName, mailTemplates } from './templates.ts';
import type { OutgoingMail } from './transport.ts';

/** What a mail is to say, before the words of its template are put around it. */
export interface Letter {
  readonly locale: string;
  readonly values: Readonly<Record<string, string>>;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  /** Path at which one `POST` stops mails of its kind. */
  readonly oneClick?: string;
}

/** A letter in words, as a mail server takes it. */
export type WrittenLetter = Omit<OutgoingMail, 'id' | 'messageId' | 'to'>;

export interface LettersDeps {
  /** A template in the best language there is. */
  readonly templateOf: (
    locale: string,
    name: string,
  ) => Promise<{ readonly lang: string; readonly template: MailTemplate }>;
  /** Origin of the site, for links. */
  readonly siteOrigin: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
}

/** Languages written from right to left. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** The values of a mail, of which none but its own can be asked: "undefined" is no word to send. */
const valuesOf = (name: string, values: Letter['values']): Letter['values'] =>
  new Proxy(values, {
    get(own, key) {
      if (typeof key === 'string' && !Object.hasOwn(own, key))
        throw new Error(`The mail ${name} has no value {${key}}`);
      return Reflect.get(own, key);
    },
  });

/** Puts letters into the words of their templates. */
export function createLetters({ templateOf, siteOrigin, defaultLocale, locales }: LettersDeps) {
  /** @throws Error when there is no template, or it wants values that the mail does not have. */
  async function write(
    name: string,
    { locale, values, replyTo, oneClick }: Letter,
  ): Promise<WrittenLetter> {
    const { lang, template } = await templateOf(locale, name);
    const below = lang === defaultLocale ? '' : `/${lang}`;
    const how = {
      tag: languageTag(lang),
      direction: rightToLeft.has(lang.slice(0, 2)) ? ('rtl' as const) : ('ltr' as const),
      values: valuesOf(name, values),
      addressOf: (href: string) => (href.startsWith('/') ? `${siteOrigin}${below}${href}` : href),
    };
    return {
      // Whatever a value brings, a subject is one line.
      subject: fill(template.subject, how).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
      text: textOfMail(template.body, how),
      html: htmlOfMail(template.body, how),
      language: languageTag(lang),
      replyTo,
      oneClick: oneClick === undefined ? null : `${siteOrigin}${oneClick}`,
    };
  }

  /** Every mail in every language, with its values' names for values. @throws Error of the first that fails */
  async function tryEvery(): Promise<void> {
    const names = Object.keys(mailTemplates) as MailName[];
    for (const locale of locales)
      for (const name of names) {
        const values = Object.fromEntries(mailTemplates[name].map((value) => [value, value]));
        await write(name, { locale, values, replyTo: null });
      }
  }

  return { write, tryEvery };
}
