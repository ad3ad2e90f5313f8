import { randomUUID } from 'node:crypto';
import { systemIds } from '../kernel/ids.ts';
import {
  bonusDesk,
  createGifts,
  createOffered,
  createOffersDesk,
} from '../modules/bonuses/public.ts';
import { createCampaignsDesk } from '../modules/campaigns/public.ts';
import { gameIds, gamesOfTerms, stakesOfGames } from '../modules/catalogue/public.ts';
import { createDocumentsDesk, documentsOf, openFiles } from '../modules/documents/public.ts';
import { createRoundReview } from '../modules/gameplay/public.ts';
import { createOperatorExclusions } from '../modules/identity/public.ts';
import { heldAccounts } from '../modules/ledger/public.ts';
import { notify } from '../modules/notifications/public.ts';
import { createAdjustments, createNoteAct } from '../modules/operations/public.ts';
import { createIncidentReview, createWithdrawalReview } from '../modules/payments/public.ts';
import { deletedAmong, deletionsAskedFor, isAccountDeleted } from '../modules/privacy/public.ts';
import { createQuestsDesk } from '../modules/quests/public.ts';
import { currencies } from '../modules/settings/public.ts';
import { createBetsDesk } from '../modules/sportsbook/public.ts';
import { createTournamentsDesk } from '../modules/tournaments/public.ts';
import { currencyInUse } from '../modules/wallet/public.ts';
import { readArguments } from '../operator/arguments.ts';
import { createCommands, runCommand } from '../operator/commands.ts';
import type { usePlatform } from './platform-fixture.ts';

/** An operator who types commands about money on a platform's database. */
export function createDesk(
  {
    app,
    clock,
    environment,
  }: Pick<ReturnType<typeof usePlatform>, 'app' | 'clock' | 'environment'>,
  book: Parameters<typeof createBetsDesk>[0]['book'] = null,
) {
  const { db } = app.database;
  const deps = {
    ...{ db, clock, ids: systemIds, isDeleted: isAccountDeleted },
    noteAct: createNoteAct({ clock, ids: systemIds }),
    newNumber: () => `A-${randomUUID().slice(0, 8)}`,
  };
  const none = async () => {
    throw new Error('not asked');
  };
  const commands = createCommands({
    ...deps,
    review: createWithdrawalReview(deps),
    incidents: createIncidentReview(deps),
    rounds: createRoundReview(deps),
    adjustments: createAdjustments(deps),
    deletionsAskedFor: (playerIds) => deletionsAskedFor(db, playerIds),
    deletedAmong: (playerIds) => deletedAmong(db, playerIds),
    accountsOf: (playerId) => heldAccounts(db, playerId),
    currencyOf: (code) => (code === 'EUR' ? { code, subunitToUnit: 100 } : undefined),
    findPlayer: async (text) => text,
    bonuses: bonusDesk,
    offers: createOffersDesk({
      db,
      clock,
      currencies,
      categories: ['slots'],
      gameIds: () => gameIds(db),
      stakesOfGames,
    }),
    quests: createQuestsDesk({
      ...{ db, clock, currencies, categories: ['slots'], gameIds: () => gameIds(db) },
      gifts: () => createOffered(db, stakesOfGames).now(),
    }),
    campaigns: createCampaignsDesk({
      ...{ db, clock, isRestricted: (country) => country === 'US' },
      reach: app.modules.notifications.reach,
      known: async () => ({
        ...{ locales: ['en', 'de'], countries: ['DE', 'AT', 'US'], levels: 6 },
      }),
    }),
    bets: createBetsDesk({ db, clock, book }),
    tournaments: createTournamentsDesk({
      ...{ db, clock, notify, isDeleted: isAccountDeleted },
      gifts: createGifts({
        ...{ clock, ids: systemIds, offered: createOffered(db, stakesOfGames) },
        gamesOf: (terms) => gamesOfTerms(db, terms),
      }),
      currencyOf: (playerId) => currencyInUse(db, playerId),
      requirePlaying: createOperatorExclusions(deps).refuse,
    }),
    documents: createDocumentsDesk({
      ...{ ...deps, notify },
      files: openFiles({
        ...{ keys: [{ id: 'k1', key: Buffer.alloc(32) }], bucket: null },
        dataFolder: environment.PIERLIGHT_DATA ?? '',
      }),
    }),
    documentsOf: (playerId) => documentsOf(db, playerId),
    verification: app.modules.verificationDesk,
    ...{ tryOffer: none, tryQuest: none },
    ...{
      exclude: none,
      exclusionsOf: async () => [],
      stakeBounds: { set: none, lift: none },
    },
    statements: { reconcile: none, reports: none },
    freeRounds: { plan: none },
    freespins: { issue: none, list: none, cancel: none },
    unitsOfCurrency: () => undefined,
    gameName: none,
    gamesOf: none,
    ...{ standingOf: none, playTimeOf: none },
  });

  /** What the command prints. */
  const type = async (words: string, operator = 'mara'): Promise<string> => {
    const typed = [...words.split(' '), '--limit', '1000', '--reason', 'asked the provider'];
    return (await runCommand(commands, readArguments(typed, operator))).join('\n');
  };

  return {
    type,
    /** What the list of incidents says of a player: for each a line and what to do. */
    listed: async (playerId: string): Promise<string[]> =>
      (await type('incidents')).split(/\n(?! )/).filter((one) => one.includes(playerId)),
    /** Asks for a correction as one operator and agrees to it as another, unless left waiting. */
    adjust: async (playerId: string, change: string) => {
      const [number] = (await type(`adjust ${playerId} EUR ${change}`)).split(':');
      return { approve: () => type(`adjustment ${number} approve`, 'ines') };
    },
  };
}

/** The id by which an incident that is listed is settled. */
export const idIn = (listed: string | undefined): string =>
  /incident (\S+) resolve/.exec(listed ?? '')?.[1] ?? '';
