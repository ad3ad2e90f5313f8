import { randomInt } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { endOffers } from './end-offers.ts';
import { systemClock as clock } from './kernel/clock.ts';
import { systemIds as ids } from './kernel/ids.ts';
import { createLogger } from './kernel/log/logger.ts';
import { minimumAge, moduleSettings } from './module-settings.ts';
import {
  bonusDesk,
  createGifts,
  createOffered,
  createOffersDesk,
  tryOffer,
} from './modules/bonuses/public.ts';
import { createCampaignsDesk } from './modules/campaigns/public.ts';
import {
  gameIds,
  gameName,
  gamesOfTerms,
  offeredByCategory,
  readLayout,
  stakesOfGames,
} from './modules/catalogue/public.ts';
import { createDocumentsDesk, documentsOf, openFiles } from './modules/documents/public.ts';
import { createFreespinDesk } from './modules/freespins/public.ts';
import {
  createAggregatorFreeRounds,
  createRoundReview,
  liftStakeBound,
  pastRounds,
  playersWithRounds,
  setStakeBound,
  walkRounds,
} from './modules/gameplay/public.ts';
import {
  createOperatorExclusions,
  playerIdByEmail,
  shutOutAmong,
} from './modules/identity/public.ts';
import { heldAccounts } from './modules/ledger/public.ts';
import { atLossLimitAmong, createPlayTime, openRules } from './modules/limits/public.ts';
import { readLoyalty } from './modules/loyalty/public.ts';
import { createReach, notify } from './modules/notifications/public.ts';
import { createAdjustments, createNoteAct } from './modules/operations/public.ts';
import {
  adjustmentNumber,
  createIncidentReview,
  createStatements,
  createWithdrawalReview,
  settledDeposits,
} from './modules/payments/public.ts';
import { countryAndBirthdate, mailContacts } from './modules/player/public.ts';
import {
  deletedAmong,
  deletionsAskedFor,
  isAccountDeleted,
  leavingAmong,
} from './modules/privacy/public.ts';
import { createQuestsDesk, tryQuest } from './modules/quests/public.ts';
import { createSettings, currencies } from './modules/settings/public.ts';
import { createBetsDesk, createBook } from './modules/sportsbook/public.ts';
import { createTournamentsDesk } from './modules/tournaments/public.ts';
import { createOperatorVerification, readCheckRules } from './modules/verification/public.ts';
import { currencyInUse } from './modules/wallet/public.ts';
import { readArguments } from './operator/arguments.ts';
import { createCommands, runCommand } from './operator/commands.ts';
import { runForOperator } from './operator/run.ts';
import { visible } from './operator/visible.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * What an operator does by hand: `node apps/platform/src/operator.ts withdrawals`. Without a word it
 * says what there is.
 */
runForOperator(async ({ db }, config) => {
  const noteAct = createNoteAct({ clock, ids });
  const newNumber = () => adjustmentNumber((bound) => randomInt(bound));
  const settings = moduleSettings(config);
  const site = createSettings(settings.site);
  const exclusions = createOperatorExclusions({ db, clock, ids });
  const currency = (code: string) => currencies.find((one) => one.code === code);
  const rules = await openRules({
    directory: config.CONTENT_DIR,
    chosen: config.JURISDICTION,
    currencies,
    personOf: (playerId, tx) => countryAndBirthdate(db, playerId, tx),
    clock,
  });
  const { categories } = await readLayout(path.join(config.CONTENT_DIR, 'catalogue.json'));
  const commands = createCommands({
    db,
    clock,
    ids,
    review: createWithdrawalReview({ db, clock, noteAct }),
    incidents: createIncidentReview({ db, clock, noteAct, isDeleted: isAccountDeleted }),
    rounds: createRoundReview({ db, clock, noteAct }),
    noteAct,
    async exclude(tx, exclusion) {
      await exclusions.exclude(tx, exclusion);
      await endOffers(tx, exclusion.playerId, clock.now());
    },
    exclusionsOf: exclusions.running,
    bonuses: bonusDesk,
    offers: createOffersDesk({
      ...{ db, clock, currencies, categories, gameIds: () => gameIds(db), stakesOfGames },
    }),
    quests: createQuestsDesk({
      ...{ db, clock, currencies, categories, gameIds: () => gameIds(db) },
      gifts: () => createOffered(db, stakesOfGames).now(),
    }),
    tryQuest: (terms) =>
      tryQuest(
        {
          ...{ db, clock, ids, pastRounds, playersWithRounds, patience: 60_000 },
          gamesByCategory: () => offeredByCategory(db),
        },
        terms,
      ),
    campaigns: createCampaignsDesk({
      ...{ db, clock, isRestricted: site.isRestricted },
      reach: createReach({ clock, mailContacts, leavingAmong, shutOutAmong, atLossLimitAmong }),
      known: async () => ({
        locales: site.locales().map(({ code }) => code),
        countries: site.allCountries(),
        // What levels give is none of a campaign's.
        levels: (
          await readLoyalty(path.join(config.CONTENT_DIR, 'loyalty.json'), currencies, () => 0)
        ).levels.length,
      }),
    }),
    bets: createBetsDesk({
      ...{ db, clock },
      book: settings.betby && createBook(settings.betby, clock).book,
    }),
    tournaments: createTournamentsDesk({
      ...{ db, clock, notify, requirePlaying: exclusions.refuse, isDeleted: isAccountDeleted },
      gifts: createGifts({
        ...{ clock, ids, offered: createOffered(db, stakesOfGames) },
        gamesOf: (terms) => gamesOfTerms(db, terms),
      }),
      currencyOf: (playerId) => currencyInUse(db, playerId),
    }),
    verification: await createOperatorVerification({
      ...{ db, clock, ids, log: createLogger('fatal'), minimumAge, endOffers },
      rules: await readCheckRules(
        config.VERIFICATION_RULES ?? path.join(config.CONTENT_DIR, 'verification.json'),
      ),
      sumsub: settings.sumsub,
      personOf: (playerId, tx) => countryAndBirthdate(db, playerId, tx),
      exclude: exclusions.exclude,
    }),
    tryOffer: (listed) =>
      tryOffer(
        {
          clock,
          gamesOf: (terms) => gamesOfTerms(db, terms),
          depositsSince: (...page) => settledDeposits(db, ...page),
          walk: (...walks) => walkRounds(db, ...walks),
          patience: 60_000,
        },
        listed,
      ),
    stakeBounds: { set: setStakeBound, lift: liftStakeBound },
    statements: createStatements({
      db,
      clock,
      ids,
      // What it finds is printed.
      log: createLogger('fatal'),
      settings: settings.payments,
    }),
    adjustments: createAdjustments({
      ...{ db, clock, ids, noteAct, newNumber },
      isDeleted: isAccountDeleted,
    }),
    deletionsAskedFor: (playerIds) => deletionsAskedFor(db, playerIds),
    deletedAmong: (playerIds) => deletedAmong(db, playerIds),
    freeRounds: createAggregatorFreeRounds({ hub88: settings.hub88, currencies }),
    documents: createDocumentsDesk({
      ...{ db, clock, ids, notify, noteAct },
      files: openFiles(settings.documents),
    }),
    documentsOf: (playerId) => documentsOf(db, playerId),
    freespins: createFreespinDesk({ ids, notify }),
    unitsOfCurrency: currency,
    gameName: (id) => gameName(db, id),
    gamesOf: (terms) => gamesOfTerms(db, terms),
    currencyOf: currency,
    findPlayer: async (text) => (uuid.test(text) ? text : playerIdByEmail(db, text)),
    accountsOf: (playerId) => heldAccounts(db, playerId),
    standingOf: rules.standing,
    // What was staked is not printed.
    playTimeOf: createPlayTime({ db, clock, rules, playedSince: async () => [] }).of,
  });
  const args = readArguments(process.argv.slice(2), config.OPERATOR);
  const lines = await runCommand(commands, args);
  process.stdout.write(`${lines.map(visible).join('\n')}\n`);
});
