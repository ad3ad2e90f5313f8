import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { Seal } from '../../kernel/sealing.ts';
import type { MailTemplate } from '../content/public.ts';
import { fill, htmlOfMail, textOfMail } from './render.ts';
import { createMailRepository, type MailContent, mailState } from './repository.ts';
import type { MailName, MailValues } from './templates.ts';
import { MailRefused, type MailTransport } from './transport.ts';

export const sendJob = 'mail.send';
/** Sealed mails have a job of their own: a release that cannot read them does not take it. */
export const sendSealedJob = 'mail.send-sealed';

/** Tries of a mail that nobody takes, over some two days. */
const mostAttempts = 20;
/** How long is known that a mail was sent, in milliseconds. */
const remembered = 30 * 24 * 60 * 60_000;

export interface MailDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly transport: MailTransport;
  readonly seal: Seal;
  /** A template in the best language there is. */
  readonly templateOf: (
    locale: string,
    name: string,
  ) => Promise<{ readonly lang: string; readonly template: MailTemplate }>;
  /** Origin of the site, for links. */
  readonly siteOrigin: string;
  readonly defaultLocale: string;
}

export interface MailToSend<Name extends MailName> {
  readonly name: Name;
  readonly to: string;
  readonly locale: string;
  readonly values: MailValues[Name];
  readonly replyTo?: { readonly name: string; readonly address: string };
  /**
   * Said of a mail that carries a code or a link: until when that is good. Its text is sealed where it
   * waits, and it is not sent later than that.
   */
  readonly secretUntil?: Date;
}

/** Languages written from right to left. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

export function createMailService(deps: MailDeps) {
  const { db, clock, ids, log, transport, siteOrigin, defaultLocale } = deps;
  const repository = createMailRepository(db);
  const host = new URL(siteOrigin).hostname;

  async function contentOf<Name extends MailName>(mail: MailToSend<Name>) {
    const { lang, template } = await deps.templateOf(mail.locale, mail.name);
    const values = mail.values as Readonly<Record<string, string>>;
    const below = lang === defaultLocale ? '' : `/${lang}`;
    const how = {
      locale: lang,
      direction: rightToLeft.has(lang.slice(0, 2)) ? ('rtl' as const) : ('ltr' as const),
      values,
      addressOf: (href: string) => (href.startsWith('/') ? `${siteOrigin}${below}${href}` : href),
    };
    return {
      // Whatever a value brings, a subject is one line.
      subject: fill(template.subject, how).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
      text: textOfMail(template.body, how),
      html: htmlOfMail(template.body, how),
      language: lang,
      replyTo: mail.replyTo ?? null,
    };
  }

  return {
    /** Sends a mail once, and only if, the transaction commits. */
    async sendLater<Name extends MailName>(tx: Tx, mail: MailToSend<Name>): Promise<void> {
      const id = ids.next();
      const { secretUntil } = mail;
      const content = await contentOf(mail);
      await repository.insert(tx, {
        id,
        template: mail.name,
        recipient: mail.to,
        content: secretUntil ? null : content,
        sealed: secretUntil ? deps.seal.seal(JSON.stringify(content)) : null,
        useful_until: secretUntil ?? null,
        created_at: clock.now(),
      });
      const job = secretUntil ? sendSealedJob : sendJob;
      await enqueueJob(tx, job, { id }, { key: `${job}:${id}`, maxAttempts: mostAttempts });
    },

    /** How many mails of a kind an address was sent since a moment. */
    countTo: repository.countTo,

    /**
     * Hands a mail over. A failure that may pass is thrown, so that the job comes back; a process
     * that dies between the handing over and its note sends it again under the same Message-ID.
     */
    async send(id: string, attempt: number): Promise<void> {
      const mail = await repository.claim(id);
      if (!mail) return;
      if (mail.usefulUntil !== null && mail.usefulUntil <= clock.now()) {
        log.warn({ mailId: id, template: mail.template }, 'a mail came too late to be of use');
        await repository.end(id, mailState.givenUp, 'What it carries has run out', clock.now());
        return;
      }
      const content = mail.sealed
        ? (JSON.parse(deps.seal.open(mail.sealed)) as MailContent)
        : mail.content;
      if (!content) return;
      try {
        await transport.send({
          ...content,
          to: mail.recipient,
          messageId: `<${id}@${host}>`,
        });
      } catch (error) {
        const isFinal = error instanceof MailRefused || attempt >= mostAttempts;
        const problem = error instanceof Error ? error.message : 'unknown';
        if (!isFinal) {
          await repository.putBack(id, problem);
          throw error;
        }
        log.error({ err: error, mailId: id, template: mail.template }, 'a mail was given up');
        await repository.end(id, mailState.givenUp, problem, clock.now());
        return;
      }
      await repository.end(id, mailState.sent, null, clock.now());
    },

    /** Forgets mails that ended a month ago. */
    forget: () => repository.removeEndedBefore(new Date(clock.now().getTime() - remembered)),
  };
}

export type MailService = ReturnType<typeof createMailService>;
