import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { MailTemplate } from '../content/public.ts';
import { fill, htmlOfMail, textOfMail } from './render.ts';
import { createMailRepository, mailState } from './repository.ts';
import type { MailName, MailValues } from './templates.ts';
import { MailRefused, type MailTransport } from './transport.ts';

export const sendJob = 'mail.send';

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
      await repository.insert(tx, {
        id,
        template: mail.name,
        recipient: mail.to,
        content: await contentOf(mail),
        created_at: clock.now(),
      });
      await enqueueJob(tx, sendJob, { id }, { key: `${sendJob}:${id}`, maxAttempts: mostAttempts });
    },

    /** How many mails of a kind an address was sent since a moment. */
    countTo: repository.countTo,

    /**
     * Hands a mail over. A failure that may pass is thrown, so that the job comes back; a process
     * that dies between the handing over and its note sends it again under the same Message-ID.
     */
    async send(id: string, attempt: number): Promise<void> {
      const mail = await repository.claim(id);
      if (!mail?.content) return;
      try {
        await transport.send({
          ...mail.content,
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
