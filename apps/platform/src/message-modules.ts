import type { Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import type { Database } from './kernel/db/database.ts';
import type { Ids } from './kernel/ids.ts';
import type { Logger } from './kernel/log/logger.ts';
import type { moduleSettings } from './module-settings.ts';
import { createCampaigns } from './modules/campaigns/public.ts';
import { type CommunicationsDeps, createCommunications } from './modules/communications/public.ts';
import type { createContent } from './modules/content/public.ts';
import { type createIdentity, shutOutAmong } from './modules/identity/public.ts';
import { atLossLimitAmong } from './modules/limits/public.ts';
import { createMail } from './modules/mail/public.ts';
import {
  createHeldBack,
  createNotifications,
  createReach,
  type Reach,
} from './modules/notifications/public.ts';
import { mailContacts, type PlayerService, setEmailPromotions } from './modules/player/public.ts';
import { isAccountDeleted, leavingAmong } from './modules/privacy/public.ts';
import type { createSettings } from './modules/settings/public.ts';
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
}

/** What goes out in words: mails and text messages, bound to their texts, and the rule of who may be sent what. */
export function createMessages(deps: MessagesDeps) {
  const { config, given, content, siteOrigin, defaultLocale, locales } = deps;
  const { db, clock, ids, log } = deps;
  const own = { db, clock, ids, log };
  const reach = createReach({
    ...{ clock, mailContacts, leavingAmong, shutOutAmong, atLossLimitAmong },
  });
  const mail = createMail({
    ...own,
    heldBack: createHeldBack(db, reach, { mailContacts, clock }),
    smtp: given.smtp,
    secret: config.SESSION_SECRET,
    templateOf: content.mail,
    siteOrigin,
    defaultLocale,
    locales,
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
  return { mail, sms, reach };
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
    topicName: (topic) => content.text(defaultLocale, 'contact', ['page', 'topics', topic]),
    mailbox: config.CONTACT_MAILBOX,
    operatorLocale: defaultLocale,
  });
}

interface NoticesDeps
  extends Pick<
    MessagesDeps,
    'db' | 'clock' | 'ids' | 'log' | 'config' | 'given' | 'content' | 'defaultLocale'
  > {
  readonly reach: Reach;
  readonly mail: ReturnType<typeof createMail>;
  readonly settings: Pick<ReturnType<typeof createSettings>, 'currency' | 'isRestricted'>;
  readonly players: Pick<PlayerService, 'localeOf'>;
  readonly identity: Pick<ReturnType<typeof createIdentity>, 'isAlive'>;
}

/** What players are told in the inbox and by push, and campaigns, bound to the rule of who may be sent what. */
export function createNotices(deps: NoticesDeps) {
  const { db, clock, ids, log, given, content, settings, players, identity, defaultLocale } = deps;
  const { reach, mail } = deps;
  const own = { db, clock, ids, log, defaultLocale };
  const { jobs, waysToStop, ...notifications } = createNotifications({
    ...own,
    texts: (locale) => content.folder(locale, 'notifications'),
    currencyOf: settings.currency,
    localeOf: players.localeOf,
    isSignInAlive: identity.isAlive,
    push: given.push,
    ...{ reach, mailContacts, setEmailPromotions, isDeleted: isAccountDeleted },
    // Lasts: a link in a mail holds when the secret of sign-ins has changed.
    unsubscribeSecret: deps.config.FACTOR_SECRET,
  });
  const campaigns = createCampaigns({
    ...{ ...own, reach, mail, waysToStop, isRestricted: settings.isRestricted },
  });
  return { ...notifications, jobs: { ...jobs, ...campaigns.jobs } };
}
