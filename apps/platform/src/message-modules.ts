import type { Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import type { Database } from './kernel/db/database.ts';
import type { Ids } from './kernel/ids.ts';
import type { Logger } from './kernel/log/logger.ts';
import type { moduleSettings } from './module-settings.ts';
import { type CommunicationsDeps, createCommunications } from './modules/communications/public.ts';
import type { createContent } from './modules/content/public.ts';
import { createMail, type MailDeps } from './modules/mail/public.ts';
import type { PlayerService } from './modules/player/public.ts';
import { createSms } from './modules/sms/public.ts';

interface MessagesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly config: Config;
  readonly given: ReturnType<typeof moduleSettings>;
  readonly content: ReturnType<typeof createContent>;
  readonly siteOrigin: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly heldBack: MailDeps['heldBack'];
}

/** What goes out in words: mails and text messages, bound to their texts. */
export function createMessages(deps: MessagesDeps) {
  const { config, given, content, siteOrigin, defaultLocale, locales } = deps;
  const { db, clock, ids, log } = deps;
  const own = { db, clock, ids, log };
  const mail = createMail({
    ...own,
    smtp: given.smtp,
    secret: config.SESSION_SECRET,
    templateOf: content.mail,
    siteOrigin,
    defaultLocale,
    locales,
    heldBack: deps.heldBack,
  });
  const sms = createSms({
    ...own,
    gateway: given.smsGateway,
    secret: config.SESSION_SECRET,
    textsOf: (locale, name) =>
      Promise.all(
        [locale, defaultLocale]
          .filter((known) => locales.includes(known))
          .map((known) => content.findText(known, 'sms', ['texts', name])),
      ),
    siteOrigin,
  });
  return { mail, sms };
}

interface OperatorMessagesDeps
  extends Pick<MessagesDeps, 'db' | 'clock' | 'ids' | 'config' | 'content' | 'defaultLocale'> {
  readonly mail: ReturnType<typeof createMail>;
  readonly contactOf: PlayerService['contact'];
  readonly beforeMessage: CommunicationsDeps['beforeMessage'];
}

/** Messages to the operator, bound to their texts and to what holds a flood of them back. */
export function createOperatorMessages(deps: OperatorMessagesDeps) {
  const { config, content, defaultLocale, ...own } = deps;
  return createCommunications({
    ...own,
    topicName: (topic) => content.text(defaultLocale, 'pages', ['contact', 'topics', topic]),
    mailbox: config.CONTACT_MAILBOX,
    operatorLocale: defaultLocale,
  });
}
