import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createBusyTexts } from './busy-texts.ts';
import type { Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import type { OpenDatabase } from './kernel/db/database.ts';
import type { Session } from './kernel/http/api-context.ts';
import type { Ids } from './kernel/ids.ts';
import type { Logger } from './kernel/log/logger.ts';
import type { Metrics } from './kernel/metrics/metrics.ts';
import { listedPages } from './listed-pages.ts';
import { createMessages, createNotices, createOperatorMessages } from './message-modules.ts';
import { moduleSettings } from './module-settings.ts';
import { createAnalytics } from './modules/analytics/public.ts';
import { createCatalogue, registerSitemapRoutes } from './modules/catalogue/public.ts';
import { createContent } from './modules/content/public.ts';
import { createDocuments } from './modules/documents/public.ts';
import { createGameplay, maskedName } from './modules/gameplay/public.ts';
import { createLedgerJobs } from './modules/ledger/public.ts';
import { openRules, type PersonOf } from './modules/limits/public.ts';
import { notify } from './modules/notifications/public.ts';
import { countryAndBirthdate } from './modules/player/public.ts';
import { deletedAt } from './modules/privacy/public.ts';
import { createRealtimeRoutes } from './modules/realtime/public.ts';
import { createOpenExchangeRates, createRates, createSettings } from './modules/settings/public.ts';
import { createSportsbook } from './modules/sportsbook/public.ts';
import { createWallet } from './modules/wallet/public.ts';
import { createMoney } from './money-modules.ts';
import { addedUp, namesWithSports } from './play-and-bets.ts';
import { createPlayers } from './player-modules.ts';
import { schedule } from './schedule.ts';

export interface ModulesDeps {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Told of every sign-in that ended. */
  readonly onSessionEnded: (session: Session) => Promise<void>;
}

const baseCurrency = 'EUR';
const defaultLocale = 'en';

/** Builds every domain and binds what one needs of another. */
export async function createModules(deps: ModulesDeps) {
  const { config, database, clock, ids, log } = deps;
  const { db } = database;
  const own = { db, clock, ids, log };
  const given = moduleSettings(config);
  const siteOrigin = config.PUBLIC_ORIGIN;

  const onSessionEnded = async (session: Session) => {
    await deps.onSessionEnded(session);
    await notices.signInEnded(session.id);
  };
  const rates = await createRates({
    ...own,
    source: given.rates && createOpenExchangeRates(given.rates),
  });
  const settings = createSettings({ ...given.site, rates });
  const locales = settings.locales().map(({ code }) => code);
  const content = createContent({
    directory: config.CONTENT_DIR,
    redirectOrigins: config.REDIRECT_ORIGINS,
    defaultLocale,
    locales,
    clock,
    log,
  });
  const { mail, sms, reach } = createMessages({
    ...own,
    ...{ config, given, content, siteOrigin, defaultLocale, locales },
  });

  const catalogue = await createCatalogue({
    ...own,
    layoutFile: path.join(config.CONTENT_DIR, 'catalogue.json'),
    baseCurrency,
    popularity: () => gameplay.popularity(),
    pictureOrigins: config.GAME_PICTURE_ORIGINS,
    aggregator: {
      listGames: () => gameplay.listGames(),
      currencies: settings.currencies(),
      countries: settings.countries().map(({ code }) => code),
    },
  });

  const wallets = createWallet({
    db,
    currencies: { get: settings.currency },
    gameNames: namesWithSports(catalogue.names),
  });
  const { players, identity, privacy, affiliates } = await createPlayers({
    ...own,
    ...{ config, given, settings, content, mail, sms, wallets, notify, locales, onSessionEnded },
  });
  const communications = createOperatorMessages({
    ...own,
    ...{ config, content, mail, defaultLocale },
    contactOf: players.contact,
    beforeMessage: identity.beforeMessage,
  });

  const personOf: PersonOf = (playerId, tx) => countryAndBirthdate(db, playerId, tx);
  const rules = await openRules({
    directory: config.CONTENT_DIR,
    chosen: config.JURISDICTION,
    currencies: settings.currencies(),
    ...{ personOf, clock },
  });

  const gameplay = createGameplay({
    ...own,
    pool: database.pool,
    games: { find: catalogue.playable, names: catalogue.names, cards: catalogue.offeredCards },
    wallets,
    currencies: settings.currencies(),
    nicknames: players.displayNames,
    countryOf: players.countryOf,
    hub88: given.hub88,
    roundChecks: given.roundChecks,
    rulesOf: rules.ofGame,
    siteOrigin,
  });

  const sportsbook = createSportsbook({
    ...own,
    ...{ pool: database.pool, betby: given.betby },
    publicNames: async (playerIds) =>
      new Map(
        [...(await players.displayNames(playerIds))].map(([id, name]) => [id, maskedName(name)]),
      ),
    currencyOf: async (playerId) => (await wallets.activeAccount(playerId))?.currency,
    rulesOf: (playerId, currency) => rules.ofGame(playerId, currency, false),
  });

  const { risk, limits, bonuses, freespins, loyalty, quests, tournaments, verification, payments } =
    await createMoney({
      ...own,
      onSessionEnded,
      gamesOf: catalogue.gamesOf,
      gameCategories: catalogue.categoryIds,
      gameCards: catalogue.offeredCards,
      returnsOfGames: catalogue.returns,
      gamesByCategory: catalogue.idsByCategory,
      baseCurrency,
      ...{ rules, personOf },
      playedSince: addedUp(gameplay.playedSince, sportsbook.betSince),
      rounds: gameplay.rounds,
      ...{ config, given, settings, players, wallets, identity, mail, notify },
      ...{ defaultLocale, locales },
    });

  const notices = createNotices({
    ...own,
    ...{ config, given, content, settings, players, identity, defaultLocale, mail, reach },
  });

  const documents = createDocuments({
    ...{ ...own, notify, settings: given.documents },
    deletedAt: (playerIds) => deletedAt(db, playerIds),
    isSignInAlive: identity.isAlive,
    pageIn: (locale) =>
      `${siteOrigin}${locales.includes(locale) && locale !== defaultLocale ? `/${locale}` : ''}/hand-over`,
  });

  return {
    routes: {
      settings: settings.routes,
      content: content.routes,
      player: players.routes,
      identity: identity.routes,
      wallet: wallets.routes,
      payments: payments.routes,
      risk: risk.routes,
      limits: limits.routes,
      verification: verification.routes,
      catalogue: catalogue.routes,
      gameplay: gameplay.routes,
      sportsbook: sportsbook.routes,
      bonuses: bonuses.routes,
      freespins: freespins.routes,
      loyalty: loyalty.routes,
      quests: quests.routes,
      tournaments: tournaments.routes,
      notifications: notices.routes,
      privacy: privacy.routes,
      documents: documents.routes,
      communications: communications.routes,
      affiliates: affiliates.routes,
      analytics: createAnalytics({ clock, log, metrics: deps.metrics, locales }).routes,
      realtime: createRealtimeRoutes(config.REALTIME_SECRET, clock),
    },
    /** What operators do about checks. */
    verificationDesk: verification.desk,
    /** Who may be sent what. */
    notifications: { reach },
    authenticate: async (token: string) => {
      const handedOver = await documents.sessionOf(token);
      return handedOver === undefined ? identity.authenticate(token) : handedOver;
    },
    isRestricted: players.isRestricted,
    isSignInAlive: identity.isAlive,
    autoLoginLinks: identity.autoLoginLinks,
    redirectOf: content.redirectOf,
    busyTexts: createBusyTexts({ content, locales, defaultLocale }),
    /** Routes that third parties call, and the pictures of games. */
    async registerRawRoutes(app: FastifyInstance): Promise<void> {
      catalogue.registerMedia(app);
      registerSitemapRoutes(app, {
        publicOrigin: siteOrigin,
        locales,
        isIndexed: config.SEARCH_ENGINES === 'welcome',
        pages: () => listedPages({ settings, catalogue, content }),
      });
      privacy.registerDownloads(app);
      notices.registerOneClick(app);
      await payments.registerWebhooks(app);
      await verification.registerWebhooks(app);
      gameplay.registerWallet(app);
      sportsbook.registerWallet(app);
    },
    syncCatalogue: catalogue.sync,
    tryMailTemplates: mail.tryTemplates,
    jobs: {
      ...affiliates.jobs,
      ...catalogue.jobs,
      ...createLedgerJobs({ db, log }),
      ...mail.jobs,
      ...sms.jobs,
      ...identity.jobs,
      ...gameplay.jobs,
      ...sportsbook.jobs,
      ...payments.jobs,
      ...bonuses.jobs,
      ...freespins.jobs,
      ...loyalty.jobs,
      ...quests.jobs,
      ...tournaments.jobs,
      ...verification.jobs,
      ...notices.jobs,
      ...privacy.jobs,
      ...documents.jobs,
      ...rates.jobs,
    },
    /** Those that wait for servers which anybody can name, and what goes out to many. */
    patientJobs: { ...notices.patientJobs, ...mail.patientJobs },
    schedule,
  };
}

export type Modules = Awaited<ReturnType<typeof createModules>>;
