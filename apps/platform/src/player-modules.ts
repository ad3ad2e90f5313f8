import path from 'node:path';
import type { Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import type { Database } from './kernel/db/database.ts';
import type { Session } from './kernel/http/api-context.ts';
import type { Ids } from './kernel/ids.ts';
import type { Logger } from './kernel/log/logger.ts';
import { minimumAge, type moduleSettings } from './module-settings.ts';
import { createAffiliates } from './modules/affiliates/public.ts';
import { enterCodeLater } from './modules/bonuses/public.ts';
import type { createContent } from './modules/content/public.ts';
import { hasOpenRound } from './modules/gameplay/public.ts';
import {
  createIdentity,
  hashPassword,
  limitPasswordWork,
  passwordCost,
} from './modules/identity/public.ts';
import type { createMail } from './modules/mail/public.ts';
import { type Notify, preferencesChanged } from './modules/notifications/public.ts';
import { hasGainWaiting } from './modules/operations/public.ts';
import { mayOwe, moneyUnderWay } from './modules/payments/public.ts';
import { createFields, createPlayer } from './modules/player/public.ts';
import { createPrivacy } from './modules/privacy/public.ts';
import type { createSettings } from './modules/settings/public.ts';
import type { createSms } from './modules/sms/public.ts';
import { hasOpenBet } from './modules/sportsbook/public.ts';
import type { createWallet } from './modules/wallet/public.ts';
import { personalData } from './personal-data.ts';

interface PlayersDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly config: Config;
  readonly given: ReturnType<typeof moduleSettings>;
  readonly settings: ReturnType<typeof createSettings>;
  readonly content: Pick<ReturnType<typeof createContent>, 'text'>;
  readonly mail: ReturnType<typeof createMail>;
  readonly sms: ReturnType<typeof createSms>;
  readonly wallets: ReturnType<typeof createWallet>;
  readonly notify: Notify;
  readonly locales: readonly string[];
  /** Told of every sign-in that ended. */
  readonly onSessionEnded: (session: Session) => Promise<void>;
}

/**
 * Who players are, how they come in, and how they leave: profiles, sign-ins, partners' links, and what there is about a
 * player.
 * @throws Error naming a content file of forms that does not hold
 */
export async function createPlayers(deps: PlayersDeps) {
  const { config, given, settings, content, mail, sms, wallets, notify, locales } = deps;
  const { db, clock, ids, log } = deps;
  const own = { db, clock, ids, log };
  limitPasswordWork({
    threads: config.PASSWORD_THREADS,
    waiting: config.PASSWORD_QUEUE,
    cost: passwordCost(config.PASSWORD_MEMORY_MIB),
  });
  const players = createPlayer({
    ...own,
    settings,
    fields: await createFields({
      file: path.join(config.CONTENT_DIR, 'fields.json'),
      minimumAge,
      languages: [...new Set(locales.map((code) => code.slice(0, 2)))],
      countries: settings.allCountries(),
      clock,
      log,
    }),
    hash: hashPassword,
    notify,
    consentsChanged: (tx, playerId) => preferencesChanged(tx, ids, playerId),
  });
  const identity = createIdentity({
    ...own,
    sms,
    isPhoneOffered: given.hasSms,
    notify,
    unknown: (locale, what) => content.text(locale, 'account', ['sessions', `${what}_unknown`]),
    players,
    wallets,
    mail,
    onSessionEnded: deps.onSessionEnded,
    enterCode: enterCodeLater,
    settings: given.identity,
  });
  const privacy = createPrivacy({
    ...own,
    notify,
    mail,
    personOf: players.person,
    credentials: identity.closing,
    requireFactor: (session, proof) => identity.requireFactor(session, 'exportData', proof),
    contactOf: players.get,
    accountsOf: wallets.accounts,
    money: {
      underWay: moneyUnderWay,
      mayCome: async (tx, playerId) =>
        (await hasOpenRound(tx, playerId)) ||
        (await hasOpenBet(tx, playerId)) ||
        (await hasGainWaiting(tx, playerId)) ||
        mayOwe(tx, playerId),
    },
    tables: personalData,
  });
  const affiliates = createAffiliates({
    ...own,
    tagDays: config.AFFILIATE_TAG_DAYS,
    secret: config.SESSION_SECRET,
  });
  return { players, identity, privacy, affiliates };
}
