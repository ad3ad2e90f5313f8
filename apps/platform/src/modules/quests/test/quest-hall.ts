import type { Database } from '../../../kernel/db/database.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createGifts } from '../../bonuses/gifts.ts';
import { offersOf } from '../../bonuses/offers.ts';
import { inFull } from '../../bonuses/offers-shapes.ts';
import { createBonusTable } from '../../bonuses/test/bonus-table.ts';
import { gamesOf, offeredOf } from '../../bonuses/test/test-offers.ts';
import { createRoundsFeed } from '../../gameplay/rounds-feed.ts';
import type { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { type Seat, winBodyOf } from '../../gameplay/test/wallet-bodies.ts';
import { importQuests } from '../definitions.ts';
import { lapse } from '../lapse.ts';
import { countProgress } from '../progress.ts';
import { keptQuest, type QuestTerms } from '../quests-shapes.ts';
import { createQuestsService } from '../service.ts';
import { tellChanges } from '../telling.ts';

/** Hundred-thousandths of a euro, as the wire counts, in a cent. */
const wire = 1000;

const gift = {
  ...{ wagerTimes: 10, days: 30, closedGames: [], games: null, contributions: inFull },
  costsAtMost: 100,
};
const offered = offeredOf(
  offersOf({
    offers: [],
    gifts: ['shell', 'pearl'].map((id) => ({
      ...{ ...gift, id, amounts: { EUR: { bonus: 5_00, maxBet: null } } },
    })),
  }),
);

/** A quest with one task of ten rounds, unless told otherwise. */
export const questOf = (id: string, says: Partial<Record<keyof QuestTerms, unknown>> = {}) =>
  keptQuest.parse({
    ...{ id, days: 7, repeats: 'once', rewards: ['shell', 'pearl'] },
    tasks: [{ type: 'rounds', quantity: 10 }],
    ...says,
  });

/** Players with quests at games; all amounts in cents. */
export function createQuestHall(game: ReturnType<typeof useGameplay>) {
  const table = createBonusTable(game);
  let isHeldBack = false;
  let onOffer = ['tide-reels', 'skylark'];

  const deps = (db: Database = game.app.db) => ({
    ...{ db, clock: game.clock, ids: systemIds },
    gifts: createGifts({
      ...{ clock: game.clock, ids: systemIds, offered },
      gamesOf: async (asked) => gamesOf(asked),
    }),
    gamesByCategory: async () => new Map([['slots', onOffer]]),
    currencyOf: async () => 'EUR',
    requirePlaying: async () => {},
    isHeldBack: async () => isHeldBack,
  });
  const service = (db?: Database) => createQuestsService(deps(db));

  const count = (db: Database = game.app.db) => countProgress(createRoundsFeed(db));

  async function own(seat: Seat) {
    const { data } = await service().own(seat.playerId, { page: 1, perPage: 100 });
    return data;
  }

  return {
    table,
    service,
    count,
    own,
    /** What there is from now on. */
    offer: (...quests: readonly QuestTerms[]) =>
      importQuests({ db: game.app.db, clock: game.clock }, quests),
    tell: () => tellChanges(game.app.db, deps()),
    /** What the job does after it has counted. */
    lapse: () => lapse(deps(), game.clock.now()),
    /** The games on offer from now on. */
    putOnOffer: (...games: string[]) => {
      onOffer = games;
    },
    holdBack: (is: boolean) => {
      isHeldBack = is;
    },
    /** Counts, and answers progress and state of the player's newest quest. */
    async standing(seat: Seat) {
      await count();
      const [quest] = await own(seat);
      return { state: quest?.state, progress: quest?.tasks.map(({ progress }) => progress) };
    },
    /** A settled round at a game. */
    async round(seat: Seat, stake: number, win = 0, gameId = 'tide-reels') {
      const at = gameId === 'tide-reels' ? seat : await game.at(seat, gameId);
      const bet = { ...table.bet(at, stake), game_code: gameId };
      await table.place(bet);
      await game.call('/transaction/win', winBodyOf(bet, win * wire));
      return bet;
    },
  };
}
