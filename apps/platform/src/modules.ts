import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import type { OpenDatabase } from './kernel/db/database.ts';
import type { Session } from './kernel/http/api-context.ts';
import type { Ids } from './kernel/ids.ts';
import type { Logger } from './kernel/log/logger.ts';
import { createSeal } from './kernel/sealing.ts';
import { affiliatesSchedule, createAffiliates } from './modules/affiliates/public.ts';
import {
  catalogueSchedule,
  createCatalogue,
  registerSitemapRoutes,
} from './modules/catalogue/public.ts';
import {
  createCommunicationsRoutes,
  createCommunicationsService,
} from './modules/communications/public.ts';
import {
  createContentRoutes,
  createContentService,
  createRouteRules,
} from './modules/content/public.ts';
import { createGameplay, gameplaySchedule } from './modules/gameplay/public.ts';
import {
  createIdentity,
  hashPassword,
  identitySchedule,
  limitPasswordWork,
} from './modules/identity/public.ts';
import { createLedgerJobs } from './modules/ledger/public.ts';
import {
  createMailJobs,
  createMailService,
  createSmtpTransport,
  mailSchedule,
} from './modules/mail/public.ts';
import { createNotifications, notify } from './modules/notifications/public.ts';
import { createPayments } from './modules/payments/public.ts';
import {
  createFields,
  createPlayerRepository,
  createPlayerRoutes,
  createPlayerService,
} from './modules/player/public.ts';
import { createPrivacy, privacySchedule } from './modules/privacy/public.ts';
import { createRealtimeRoutes } from './modules/realtime/public.ts';
import { createSettingsRoutes, createSettingsService } from './modules/settings/public.ts';
import { createHttpGateway, createSms, smsSchedule } from './modules/sms/public.ts';
import {
  createWalletRepository,
  createWalletRoutes,
  createWalletService,
} from './modules/wallet/public.ts';
import { personalData } from './personal-data.ts';

export interface ModulesDeps {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  /** Told of every sign-in that ended. */
  readonly onSessionEnded: (session: Session) => Promise<void>;
}

const baseCurrency = 'EUR';
const defaultLocale = 'en';
const minimumAge = 18;

/** Builds every domain and binds what one needs of another. */
export async function createModules(deps: ModulesDeps) {
  const { config, database, clock, ids, log } = deps;
  const { db } = database;
  const secure = config.PUBLIC_ORIGIN.startsWith('https:');

  limitPasswordWork({ threads: config.PASSWORD_THREADS, waiting: config.PASSWORD_QUEUE });
  const settings = createSettingsService({
    restrictedCountries: config.RESTRICTED_COUNTRIES,
    phoneSignUp: config.SMS_GATEWAY_URL !== undefined,
    questsEnabled: config.QUESTS_ENABLED,
    loyaltyEnabled: config.LOYALTY_ENABLED,
    minimumAge,
    betting: { clientHost: config.BETTING_CLIENT_HOST, clientId: config.BETTING_CLIENT_ID },
    verification: {
      isEnabled: config.VERIFICATION_PROVIDER_ENABLED,
      hidesDocuments: config.VERIFICATION_HIDES_DOCUMENTS,
    },
  });
  const currencies = { get: settings.currency };
  const content = createContentService({
    directory: config.CONTENT_DIR,
    defaultLocale,
    locales: settings.locales().map(({ code }) => code),
    clock,
    log,
  });
  const routeRules = createRouteRules({
    file: path.join(config.CONTENT_DIR, 'route-rules.json'),
    origins: config.REDIRECT_ORIGINS,
    defaultLocale: 'en',
    locales: settings.locales().map(({ code }) => code),
    clock,
    log,
  });
  const players = createPlayerService({
    repository: createPlayerRepository(db),
    settings,
    fields: await createFields({
      file: path.join(config.CONTENT_DIR, 'fields.json'),
      minimumAge,
      languages: [...new Set(settings.locales().map(({ code }) => code.slice(0, 2)))],
      countries: settings.allCountries(),
      clock,
      log,
    }),
    hash: hashPassword,
    clock,
    notify,
  });

  const mail = createMailService({
    db,
    clock,
    ids,
    log,
    seal: createSeal(config.SESSION_SECRET, 'mail'),
    transport: createSmtpTransport({ url: config.SMTP_URL, from: config.MAIL_FROM }),
    templateOf: content.mail,
    siteOrigin: config.PUBLIC_ORIGIN,
    defaultLocale,
  });
  const sms = createSms({
    db,
    clock,
    ids,
    log,
    transport:
      config.SMS_GATEWAY_URL === undefined
        ? null
        : createHttpGateway({
            url: config.SMS_GATEWAY_URL,
            key: config.SMS_GATEWAY_KEY ?? '',
            from: config.SMS_FROM,
          }),
    seal: createSeal(config.SESSION_SECRET, 'sms'),
    textOf: (locale, name) =>
      content.text(
        settings.locales().some(({ code }) => code === locale) ? locale : defaultLocale,
        'sms',
        ['texts', name],
      ),
    siteOrigin: config.PUBLIC_ORIGIN,
  });
  const communications = createCommunicationsService({
    db,
    clock,
    ids,
    mail,
    contactOf: players.contact,
    topicName: (topic) => content.text(defaultLocale, 'pages', ['contact', 'topics', topic]),
    mailbox: config.CONTACT_MAILBOX,
    operatorLocale: defaultLocale,
  });

  const catalogue = await createCatalogue({
    db,
    clock,
    log,
    layoutFile: path.join(config.CONTENT_DIR, 'catalogue.json'),
    baseCurrency,
    popularity: () => gameplay.popularity(),
    aggregator: {
      listGames: () => gameplay.listGames(),
      currencies: settings.currencies(),
      countries: settings.countries().map(({ code }) => code),
    },
  });

  const wallets = createWalletService({
    db,
    repository: createWalletRepository(db),
    currencies,
    gameNames: catalogue.names,
  });
  const identity = createIdentity({
    sms,
    isPhoneOffered: config.SMS_GATEWAY_URL !== undefined,
    notify,
    unknown: (locale, what) => content.text(locale, 'account', ['sessions', `${what}_unknown`]),
    db,
    clock,
    ids,
    players,
    wallets,
    mail,
    onSessionEnded: deps.onSessionEnded,
    settings: {
      sessionSecret: config.SESSION_SECRET,
      factorSecret: config.FACTOR_SECRET,
      publicOrigin: config.PUBLIC_ORIGIN,
      secure,
      codesPerHour: config.CODES_PER_HOUR,
      freeOpeningsPerHour: config.FREE_OPENINGS_PER_HOUR,
      social: { providers: config.SOCIAL_PROVIDERS, publicOrigin: config.PUBLIC_ORIGIN },
    },
  });

  const personOf = async (playerId: string) => {
    const { email, phone } = await players.get(playerId);
    return { playerId, contacts: [email, phone].filter((contact) => !!contact) as string[] };
  };
  const privacy = createPrivacy({
    db,
    clock,
    ids,
    log,
    notify,
    mail,
    personOf,
    credentials: identity.closing,
    contactOf: players.get,
    accountsOf: wallets.accounts,
    tables: personalData,
  });

  const gameplay = createGameplay({
    db,
    pool: database.pool,
    clock,
    log,
    ids,
    games: { find: catalogue.playable, names: catalogue.names, cards: catalogue.offeredCards },
    wallets,
    currencies: settings.currencies(),
    nicknames: players.displayNames,
    countryOf: players.countryOf,
    hub88: {
      apiUrl: config.HUB88_API_URL,
      operatorId: config.HUB88_OPERATOR_ID,
      privateKey: config.HUB88_PRIVATE_KEY,
      publicKey: config.HUB88_PUBLIC_KEY,
    },
    siteOrigin: config.PUBLIC_ORIGIN,
  });

  const payments = createPayments({
    db,
    clock,
    ids,
    log,
    settings: {
      apiUrl: config.PAYMENTS_API_URL,
      apiKey: config.PAYMENTS_API_KEY,
      webhookSecret: config.PAYMENTS_WEBHOOK_SECRET,
      pageOrigin: config.PAYMENTS_PAGE_ORIGIN,
      publicOrigin: config.PUBLIC_ORIGIN,
    },
    customerOf: players.customer,
    notify,
  });

  const affiliates = createAffiliates({
    db,
    clock,
    ids,
    tagDays: config.AFFILIATE_TAG_DAYS,
    secret: config.SESSION_SECRET,
  });

  const notifications = createNotifications({
    db,
    clock,
    ids,
    texts: (locale) => content.folder(locale, 'notifications'),
    currencyOf: settings.currency,
    localeOf: players.localeOf,
  });

  return {
    routes: {
      settings: createSettingsRoutes(settings),
      content: createContentRoutes(content, routeRules),
      player: createPlayerRoutes(players),
      identity: identity.routes,
      wallet: createWalletRoutes(wallets),
      payments: payments.routes,
      catalogue: catalogue.routes,
      gameplay: gameplay.routes,
      notifications: notifications.routes,
      privacy: privacy.routes,
      communications: createCommunicationsRoutes(communications),
      affiliates: affiliates.routes,
      realtime: createRealtimeRoutes(config.REALTIME_SECRET, clock),
    },
    authenticate: identity.authenticate,
    isSignInAlive: identity.isAlive,
    autoLoginLinks: identity.autoLoginLinks,
    redirectOf: routeRules.redirectOf,
    /** Routes that third parties call, and the pictures of games. */
    async registerRawRoutes(app: FastifyInstance): Promise<void> {
      catalogue.registerMedia(app);
      registerSitemapRoutes(app, {
        publicOrigin: config.PUBLIC_ORIGIN,
        locales: settings.locales().map(({ code }) => code),
        isIndexed: config.SEARCH_ENGINES === 'welcome',
        pages: async () => ({
          pages: [
            ...['/', '/providers', '/tournaments', '/questions', '/contact'].map((path) => ({
              path,
            })),
            ...(settings.features().loyaltyEnabled ? [{ path: '/loyalty' }] : []),
            ...(settings.features().betting ? [{ path: '/betting' }] : []),
          ],
          ...(await catalogue.listedPages()),
          ...(await content.listedPages()),
        }),
      });
      privacy.registerDownloads(app);
      await payments.registerWebhooks(app);
      gameplay.registerWallet(app);
    },
    syncCatalogue: catalogue.sync,
    jobs: {
      ...affiliates.jobs,
      ...catalogue.jobs,
      ...createLedgerJobs({ db, log }),
      ...createMailJobs(mail),
      ...sms.jobs,
      ...identity.jobs,
      ...gameplay.jobs,
      ...payments.jobs,
      ...notifications.jobs,
      ...privacy.jobs,
    },
    schedule: {
      ...affiliatesSchedule,
      ...catalogueSchedule,
      ...gameplaySchedule,
      ...mailSchedule,
      ...privacySchedule,
      ...smsSchedule,
      ...identitySchedule,
      'ledger.reconcile': '7 * * * *',
    },
  };
}

export type Modules = Awaited<ReturnType<typeof createModules>>;
