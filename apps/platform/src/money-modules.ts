import path from 'node:path';
import { endOffers } from './end-offers.ts';
import type { Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import type { Database } from './kernel/db/database.ts';
import type { Session } from './kernel/http/api-context.ts';
import type { Ids } from './kernel/ids.ts';
import type { Logger } from './kernel/log/logger.ts';
import { minimumAge, type moduleSettings } from './module-settings.ts';
import {
  createBonuses,
  createOffered,
  type GamesOf,
  importOffers,
  readCashback,
  readOffers,
} from './modules/bonuses/public.ts';
import { gameCategoriesOf, gameName, stakesOfGames } from './modules/catalogue/public.ts';
import { createFreespins, createSpinsOfBonus } from './modules/freespins/public.ts';
import {
  createAggregatorFreeRounds,
  maskedName,
  type PlayableGames,
  type RoundsFeed,
} from './modules/gameplay/public.ts';
import type { createIdentity } from './modules/identity/public.ts';
import {
  createLimits,
  hasReachedLimit,
  type PersonOf,
  type PlayTimeDeps,
  type Rules,
} from './modules/limits/public.ts';
import { createLoyalty, readLoyalty } from './modules/loyalty/public.ts';
import type { MailService } from './modules/mail/public.ts';
import { type Notify, notifyAll } from './modules/notifications/public.ts';
import { createPayments } from './modules/payments/public.ts';
import type { PlayerService } from './modules/player/public.ts';
import { isAccountDeleted } from './modules/privacy/public.ts';
import { createQuests, importQuests, readQuestsFile } from './modules/quests/public.ts';
import { createRisk } from './modules/risk/public.ts';
import type { createSettings } from './modules/settings/public.ts';
import { createTournaments, readTournaments } from './modules/tournaments/public.ts';
import { createVerification, readCheckRules } from './modules/verification/public.ts';
import type { Wallets } from './modules/wallet/public.ts';

interface MoneyDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly config: Config;
  readonly given: ReturnType<typeof moduleSettings>;
  readonly settings: Pick<ReturnType<typeof createSettings>, 'currency' | 'currencies'>;
  readonly players: Pick<
    PlayerService,
    'customer' | 'contact' | 'countryOf' | 'displayNames' | 'localeOf' | 'names'
  >;
  readonly wallets: Pick<Wallets, 'activeAccount'>;
  readonly identity: Pick<
    ReturnType<typeof createIdentity>,
    'beforeDeposit' | 'exclusions' | 'payoutStops' | 'requireFactor'
  >;
  /** Told of every sign-in that ended. */
  readonly onSessionEnded: (session: Session) => Promise<void>;
  readonly mail: Pick<MailService, 'sendLater'>;
  readonly notify: Notify;
  readonly gamesOf: GamesOf;
  readonly gameCategories: readonly string[];
  readonly gameCards: PlayableGames['cards'];
  readonly returnsOfGames: () => Promise<Readonly<Record<string, number>>>;
  readonly gamesByCategory: () => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly rules: Rules;
  readonly personOf: PersonOf;
  readonly playedSince: PlayTimeDeps['playedSince'];
  readonly rounds: RoundsFeed;
  readonly baseCurrency: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
}

/**
 * Money in and out, what holds it back and what is given: payments, bound to limits and to what has to be
 * staked, bonuses, free spins, loyalty, quests and tournaments.
 * @throws Error naming a content file of offers that does not hold
 */
export async function createMoney(deps: MoneyDeps) {
  const { config, given, settings, players, identity, mail, notify, defaultLocale, locales } = deps;
  const { db, clock, ids, log } = deps;
  const own = { db, clock, ids, log };
  const risk = createRisk({ db, turnOverTimes: config.WITHDRAWAL_TURN_OVER });
  const { exclusions, beforeDeposit } = identity;
  const { rules, playedSince, rounds, gamesOf, baseCurrency } = deps;
  const currencies = settings.currencies();
  const listed = await readOffers(
    path.join(config.CONTENT_DIR, 'bonuses.json'),
    currencies,
    deps.gameCategories,
  );
  await importOffers({ db, clock }, listed);
  const offered = createOffered(db, stakesOfGames);
  const cashback = await readCashback(path.join(config.CONTENT_DIR, 'cashback.json'), currencies);
  const giftAmount = (id: string, currency: string) =>
    listed.gifts.find((gift) => gift.id === id)?.amounts[currency]?.bonus;
  const loyaltyTerms = await readLoyalty(
    path.join(config.CONTENT_DIR, 'loyalty.json'),
    currencies,
    giftAmount,
  );
  await importQuests(
    { db, clock },
    await readQuestsFile(path.join(config.CONTENT_DIR, 'quests.json'), {
      ...{ currencies, categories: deps.gameCategories, games: null },
      hasGift: (id, currency) => giftAmount(id, currency) !== undefined,
    }),
  );
  const definitions = await readTournaments(path.join(config.CONTENT_DIR, 'tournaments.json'), {
    ...{ currencies, categories: deps.gameCategories },
    hasGift: (id, currency) =>
      listed.gifts.some((gift) => gift.id === id && gift.amounts[currency] !== undefined),
  });
  const limits = createLimits({
    ...own,
    ...{ exclusions, beforeDeposit, endOffers, rules, playedSince },
    currencyOf: settings.currency,
    onSessionEnded: deps.onSessionEnded,
  });
  const currencyOf = async (playerId: string) =>
    (await deps.wallets.activeAccount(playerId))?.currency;
  const bonuses = createBonuses({
    ...own,
    ...{ offered, gamesOf, baseCurrency, rounds, cashback },
    notify,
    requirePlaying: exclusions.refuse,
    countryOf: players.countryOf,
    currencyOf,
  });
  const loyalty = createLoyalty({
    ...{ db, ids, rounds, notifyAll, terms: loyaltyTerms, gifts: bonuses.gifts },
    returnsOfGames: deps.returnsOfGames,
    currencyOf,
    requirePlaying: exclusions.refuse,
  });
  const quests = createQuests({
    ...{ db, clock, ids, rounds, gifts: bonuses.gifts, currencyOf },
    gamesByCategory: deps.gamesByCategory,
    requirePlaying: exclusions.refuse,
    isHeldBack: async (playerId) =>
      (await exclusions.running(playerId)).length > 0 ||
      (await hasReachedLimit(db, playerId, clock.now())),
  });
  const tournaments = createTournaments({
    ...own,
    ...{ definitions, rounds, notify, currencyOf, gifts: bonuses.gifts },
    games: () => gameCategoriesOf(db),
    cards: deps.gameCards,
    names: async (playerIds) =>
      new Map(
        [...(await players.displayNames(playerIds))].map(([id, name]) => [id, maskedName(name)]),
      ),
    requirePlaying: exclusions.refuse,
    isDeleted: isAccountDeleted,
  });
  const freespins = createFreespins({
    ...own,
    freeRounds: createAggregatorFreeRounds({ hub88: given.hub88, currencies }),
    unitsOfCurrency: (code) => currencies.find((one) => one.code === code),
    requirePlaying: exclusions.refuse,
  });
  const giveSpins = createSpinsOfBonus({ ids, notify, gameName });
  const verification = await createVerification({
    ...own,
    rules: await readCheckRules(
      config.VERIFICATION_RULES ?? path.join(config.CONTENT_DIR, 'verification.json'),
    ),
    sumsub: given.sumsub,
    ...{ personOf: deps.personOf, minimumAge, baseCurrency, endOffers },
    currencyOf: settings.currency,
    exclude: exclusions.exclude,
    waiting: {
      settle: (playerId) => payments.checked.settle(playerId),
      settleAll: () => payments.checked.settleAll(),
    },
  });
  const payments = createPayments({
    ...own,
    settings: given.payments,
    depositLimits: limits.deposits,
    depositChecks: verification.depositChecks,
    bonuses: { offered, gamesOf, giveSpins, ofCode: bonuses.offerOfCode },
    customerOf: players.customer,
    localeOfPage: ({ pathname }) =>
      locales.find((code) => code === pathname.split('/')[1]) ?? defaultLocale,
    notify,
    isDeleted: isAccountDeleted,
    withdrawals: {
      requireFactor: (session, proof) => identity.requireFactor(session, 'withdraw', proof),
      isTurnedOver: risk.isTurnedOver,
      checks: verification.checks,
      automaticUpTo: config.WITHDRAWAL_REVIEW_ABOVE,
      requireProof: (session, proof) => identity.requireFactor(session, 'addDestination', proof),
      cooldownHours: config.PAYOUT_DESTINATION_COOLDOWN_HOURS,
      returnFirst: config.PAYOUT_RETURN_FIRST,
      nameOf: players.names,
      stopLink: identity.payoutStops.link,
      stoppedBy: identity.payoutStops.destinationOf,
      currencyOf: settings.currency,
      mail,
      readerOf: async (playerId) => ({
        email: (await players.contact(playerId)).email,
        locale: (await players.localeOf(playerId)) ?? defaultLocale,
      }),
    },
  });
  return { risk, limits, bonuses, freespins, loyalty, quests, tournaments, verification, payments };
}
