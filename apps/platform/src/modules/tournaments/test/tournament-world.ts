import type { Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { createGifts } from '../../bonuses/gifts.ts';
import { offersOf } from '../../bonuses/offers.ts';
import { inFull } from '../../bonuses/offers-shapes.ts';
import { gamesOf, offeredOf } from '../../bonuses/test/test-offers.ts';
import type { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import type { Seat } from '../../gameplay/test/wallet-bodies.ts';
import { notify } from '../../notifications/public.ts';
import { announceTournaments } from '../announcing.ts';
import { tellCancelled } from '../cancelling.ts';
import { createTournamentsDesk } from '../desk.ts';
import { countRounds } from '../scoring.ts';
import { createTournamentsService } from '../service.ts';
import { settleTournaments } from '../settling.ts';
import { tellTables } from '../telling.ts';
import type { Definition } from '../tournaments-file.ts';

const hour = 3_600_000;

export const regatta: Definition = {
  ...{ id: 'regatta', first: new Date('2026-11-21T12:00:00Z'), lasts: 2 * hour, every: 4 * hour },
  ...{ grace: hour / 2, scoring: { by: 'multiplier', rounds: 2 }, minimumStake: { EUR: 10 } },
  games: { categories: ['slots'], names: [] },
  prizes: [
    { from: 1, to: 1, gift: 'gold' },
    { from: 2, to: 3, gift: 'bronze' },
  ],
};

const gift = {
  ...{ wagerTimes: 10, days: 30, closedGames: [], games: null, contributions: inFull },
  costsAtMost: 100,
};
const offered = offeredOf(
  offersOf({
    offers: [],
    gifts: [
      { ...gift, id: 'gold', amounts: { EUR: { bonus: 50_00, maxBet: null } } },
      { ...gift, id: 'bronze', amounts: { EUR: { bonus: 5_00, maxBet: null } } },
    ],
  }),
);

/** Tournaments at the game of the fixture. */
export function createTournamentWorld(game: ReturnType<typeof useGameplay>) {
  /** Players who are shut out from playing, and whose accounts are deleted. */
  const away = new Set<string>();
  const deleted = new Set<string>();
  const names = async (ids: readonly string[]) => new Map(ids.map((id) => [id, 'm•••a']));
  const gifts = createGifts({
    ...{ clock: game.clock, ids: systemIds, offered },
    gamesOf: async (asked) => gamesOf(asked),
  });
  const deps = (db = game.app.db) => ({
    ...{ db, clock: game.clock, ids: systemIds, log: createLogger('silent'), gifts, names, notify },
    rounds: game.gameplay.rounds,
    definitions: [regatta],
    games: async () => [{ id: 'tide-reels', category: 'slots' }],
    cards: async () => new Map(),
    currencyOf: async () => 'EUR',
    requirePlaying: async (_tx: unknown, playerId: string) => {
      if (away.has(playerId)) throw new DomainError('accountExcluded');
    },
    isDeleted: async (_tx: unknown, playerId: string) => deleted.has(playerId),
  });
  const service = () => createTournamentsService(deps());

  const desk = () => createTournamentsDesk(deps());
  const acting = <Result>(act: (tx: Tx) => Promise<Result>, db = game.app.db) =>
    db.transaction().execute(act);

  return {
    away,
    deleted,
    deps,
    service,
    announce: (definitions: readonly Definition[] = [regatta]) =>
      announceTournaments({ ...deps(), definitions }),
    count: () => countRounds(game.gameplay.rounds),
    tell: () => tellTables(game.app.db, game.clock, names),
    settle: (db = game.app.db) => settleTournaments(deps(db)),
    desk,
    hold: (identity: string, isHeld: boolean, db = game.app.db) =>
      acting((tx) => desk().hold(tx, identity, isHeld), db),
    /** Disqualifies a player, or takes that back. */
    judge: (identity: string, { playerId }: Seat, isDisqualified: boolean, db = game.app.db) =>
      acting((tx) => desk().disqualify(tx, { identity, playerId }, isDisqualified), db),
    cancel: (identity: string, db = game.app.db) => acting((tx) => desk().cancel(tx, identity), db),
    /** Does what the job does that a cancellation has left. */
    async tellCancelled(identity: string): Promise<void> {
      const { rows } = await game.owner.query<{ id: string }>(
        'select id from tournaments.tournament where identity = $1',
        [identity],
      );
      await tellCancelled(game.app.db, rows[0]?.id ?? '');
    },
    /** Gives the prize of a place after the settlement. */
    async prize(identity: string, { playerId }: Seat, place: number, db = game.app.db) {
      const gift = await desk().preparePrize(identity, playerId, place);
      await acting((tx) => desk().givePrize(tx, { identity, playerId, place }, gift), db);
    },
    /** Templates of the messages a player is sent, the oldest first. */
    async messages({ playerId }: Seat): Promise<string[]> {
      const { rows } = await game.owner.query<{ template: string }>(
        `select payload ->> 'template' as template
         from (select id, payload::jsonb as payload from graphile_worker._private_jobs) job
         where payload ->> 'playerId' = $1 and payload ->> 'template' like 'tournament%' order by id`,
        [playerId],
      );
      return rows.map(({ template }) => template);
    },
    /** Sets the clock to a time of the day of the tests. */
    at: (time: string) => {
      game.clock.at = new Date(`2026-11-21T${time}:00Z`);
    },
    /** Players and scores by place, as they are kept. */
    async table(identity: string): Promise<[string, number][]> {
      const { rows } = await game.owner.query<{ player_id: string; score: string }>(
        `select player_id, score from tournaments.entry
         join tournaments.tournament on tournament.id = tournament_id
         where identity = $1 and score > 0 and left_at is null and disqualified_at is null order by behind, reached_at, entry.id`,
        [identity],
      );
      return rows.map(({ player_id, score }) => [player_id, Number(score)]);
    },
    /** Whether the tally is that of the entries, and every place that of its row in the table. */
    async isTallied(identity: string): Promise<boolean> {
      const { rows } = await game.owner.query<{ right: boolean }>(
        `select not exists (
           (select tournament_id, stakes, entries from tournaments.tally where entries <> 0)
           except select tournament_id, score / 100, count(*)::integer from tournaments.entry
           where score > 0 and left_at is null and disqualified_at is null group by 1, 2
         ) and (select coalesce(sum(entries), 0) from tournaments.tally)
           = (select count(*) from tournaments.entry where score > 0 and left_at is null and disqualified_at is null) as right`,
      );
      const players = (await this.table(identity)).map(([playerId]) => playerId);
      const places = await Promise.all(
        players.map(async (one) => (await service().standing(one, identity))?.place),
      );
      return rows[0]?.right === true && places.every((place, at) => place === at + 1);
    },
    /** Gifts a player was given for tournaments. */
    async given({ playerId }: Seat): Promise<string[]> {
      const { rows } = await game.owner.query<{ offer_id: string }>(
        `select claim.offer_id from bonuses.claim join bonuses.player_bonus bonus on bonus.id = bonus_id
         where claim.player_id = $1 and source_kind = 'tournament'`,
        [playerId],
      );
      return rows.map(({ offer_id }) => offer_id);
    },
    /** What was told on the channel of everybody, the oldest first. */
    async told(event: string): Promise<Record<string, unknown>[]> {
      const { rows } = await game.owner.query<{ told: Record<string, unknown> }>(
        `select payload #> '{data,tournament}' as told
         from (select id, payload::jsonb as payload from graphile_worker._private_jobs) job
         where payload ->> 'channel' = 'tournaments' and payload #>> '{data,event}' = $1 order by id`,
        [event],
      );
      return rows.map(({ told }) => told);
    },
    /** Begins anew. */
    async reset(): Promise<void> {
      away.clear();
      deleted.clear();
      await game.owner.query(`
        truncate tournaments.round, tournaments.tally, tournaments.entry, tournaments.tournament;
        delete from graphile_worker._private_jobs where payload::jsonb ->> 'channel' = 'tournaments';
        insert into gameplay.round_cursor (consumer, position) values ('tournaments.score', 0)
        on conflict do nothing`);
    },
  };
}
