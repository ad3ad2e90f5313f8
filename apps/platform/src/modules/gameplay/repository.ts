import type { RoundStatus } from '@pierlight/contract/gameplay/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

interface SessionTable {
  id: string;
  player_id: string;
  sign_in_id: string;
  game_id: string;
  game_code: string;
  currency: string;
  /** What the game counts in; null for the account's currency itself. */
  play_unit: string | null;
  token_hash: Buffer;
  rules: string | null;
  started_at: Date;
  last_used_at: Date;
}

interface RoundTable {
  id: string;
  player_id: string;
  session_id: string | null;
  provider: string;
  external_id: string;
  game_id: string;
  game_code: string;
  currency: string;
  play_unit: string | null;
  stake: bigint;
  payout: bigint;
  status: RoundStatus;
  /** The aggregator's name of the gift; null for a round that was paid for. */
  reward: string | null;
  created_at: Date;
  settled_at: Date | null;
}

interface PlayedTable {
  player_id: string;
  game_id: string;
  played_at: Date;
}

interface PopularityTable {
  game_id: string;
  rounds: bigint;
}

type GameplayTables = {
  'gameplay.session': SessionTable;
  'gameplay.round': RoundTable;
  'gameplay.played': PlayedTable;
  'gameplay.popularity': PopularityTable;
};

/** Totals are counted up to here and no further. */
const totalCap = 10_000;
const settled: RoundStatus = 2;
const rolledBack: RoundStatus = 3;

export interface NewGameSession {
  readonly id: string;
  readonly playerId: string;
  /** The sign-in it ends with. */
  readonly signInId: string;
  readonly gameId: string;
  readonly gameCode: string;
  readonly currency: string;
  /** Code of what the game counts in: the currency, or a smaller unit of it. */
  readonly unit: string;
  readonly tokenHash: Buffer;
  /** What the database holds its bets to beside the player's own limits; null: nothing. */
  readonly rules: object | null;
  readonly at: Date;
}

export interface RoundsQuery {
  readonly playerId: string;
  readonly currency?: string | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  readonly game?: string | undefined;
  /** Only this one of the player's rounds and older ones. */
  readonly until?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** The least UUIDv7 of a moment. */
function idFrom(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

export function createGameplayRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<GameplayTables>();
  const db = on(database);

  /** The rounds a query asks for, by id alone. */
  const matching = (query: RoundsQuery) =>
    db
      .selectFrom('gameplay.round')
      .select('id')
      .where('player_id', '=', query.playerId)
      .$if(query.currency !== undefined, (rounds) =>
        rounds.where('currency', '=', query.currency as string),
      )
      .$if(query.from !== undefined, (rounds) =>
        rounds.where('created_at', '>=', query.from as Date),
      )
      .$if(query.to !== undefined, (rounds) => rounds.where('created_at', '<', query.to as Date))
      .$if(query.game !== undefined, (rounds) => rounds.where('game_id', '=', query.game as string))
      .$if(query.until !== undefined, (rounds) =>
        rounds.where(
          sql<boolean>`(created_at, id) <= (
            select created_at, id from gameplay.round
            where id = ${query.until} and player_id = ${query.playerId})`,
        ),
      );

  return {
    insertSession: async (session: NewGameSession): Promise<void> => {
      await db
        .insertInto('gameplay.session')
        .values({
          id: session.id,
          player_id: session.playerId,
          sign_in_id: session.signInId,
          game_id: session.gameId,
          game_code: session.gameCode,
          currency: session.currency,
          play_unit: session.unit === session.currency ? null : session.unit,
          token_hash: session.tokenHash,
          rules: session.rules && JSON.stringify(session.rules),
          started_at: session.at,
          last_used_at: session.at,
        })
        .execute();
    },

    notePlayed: async (playerId: string, gameId: string, at: Date): Promise<void> => {
      await db
        .insertInto('gameplay.played')
        .values({ player_id: playerId, game_id: gameId, played_at: at })
        .onConflict((conflict) =>
          conflict.columns(['player_id', 'game_id']).doUpdateSet({ played_at: at }),
        )
        .execute();
    },

    played: (playerId: string, limit: number) =>
      db
        .selectFrom('gameplay.played')
        .select(['game_id as gameId', 'played_at as playedAt'])
        .where('player_id', '=', playerId)
        .orderBy('played_at', 'desc')
        .limit(limit)
        .execute(),

    /** A player's own game session and the sums of its rounds, without those rolled back. */
    gameSession: async (playerId: string, sessionId: string) => {
      const session = await db
        .selectFrom('gameplay.session')
        .select(['id', 'game_id as gameId', 'currency', 'started_at as startedAt'])
        .where('id', '=', sessionId)
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      if (!session) return undefined;
      const sums = await db
        .selectFrom('gameplay.round')
        .select([
          sql<bigint>`coalesce(sum(stake), 0)::bigint`.as('staked'),
          sql<bigint>`coalesce(sum(payout), 0)::bigint`.as('paid'),
          sql<bigint>`count(*)`.as('rounds'),
        ])
        .where('session_id', '=', sessionId)
        .where('status', '<>', rolledBack)
        .executeTakeFirstOrThrow();
      return { ...session, ...sums };
    },

    /** Sums of the player's rounds begun since a moment, by currency, without those rolled back. */
    playedSince: (playerId: string, from: Date) =>
      db
        .selectFrom('gameplay.round')
        .select([
          'currency',
          sql<bigint>`sum(stake)::bigint`.as('staked'),
          sql<bigint>`sum(payout)::bigint`.as('paid'),
        ])
        .where('player_id', '=', playerId)
        // Ids are made in the order of time: the index of a player's rounds begins there, with a minute to
        // spare for clocks that differ.
        .where('id', '>=', idFrom(new Date(from.getTime() - 60_000)))
        .where('created_at', '>=', from)
        .where('status', '<>', rolledBack)
        .groupBy('currency')
        .orderBy('currency')
        .execute(),

    /** A page of rounds, newest first: ids are picked from the index, rows are read for those alone. */
    rounds: (query: RoundsQuery) =>
      db
        .with('page', () =>
          matching(query)
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .offset(query.offset)
            .limit(query.limit),
        )
        .selectFrom('page')
        .innerJoin('gameplay.round as round', 'round.id', 'page.id')
        .selectAll('round')
        .orderBy('round.created_at', 'desc')
        .orderBy('round.id', 'desc')
        .execute(),

    isOwnRound: async (playerId: string, id: string): Promise<boolean> =>
      (await db
        .selectFrom('gameplay.round')
        .select('id')
        .where('id', '=', id)
        .where('player_id', '=', playerId)
        .executeTakeFirst()) !== undefined,

    countRounds: async (query: RoundsQuery) => {
      const { counted } = await db
        .selectFrom(
          matching(query)
            .limit(totalCap + 1)
            .as('found'),
        )
        .select((eb) => eb.fn.countAll<bigint>().as('counted'))
        .executeTakeFirstOrThrow();
      return {
        total: Math.min(Number(counted), totalCap),
        totalCapped: Number(counted) > totalCap,
      };
    },

    /** Settled rounds that paid more than their stake, without gifts, the latest first. */
    winningRounds: (limit: number) =>
      db
        .selectFrom('gameplay.round')
        .selectAll()
        .where('status', '=', sql.lit(settled))
        .where('payout', '>', sql.ref<bigint>('stake'))
        .where('reward', 'is', null)
        .orderBy('settled_at', 'desc')
        .limit(limit)
        .execute(),

    popularity: async (): Promise<Map<string, number>> => {
      const rows = await db.selectFrom('gameplay.popularity').selectAll().execute();
      return new Map(rows.map((row) => [row.game_id, Number(row.rounds)]));
    },

    countPopularity: async (at: Date): Promise<void> => {
      await sql`select gameplay.count_popularity(${at})`.execute(db);
    },

    round: (id: string) =>
      db.selectFrom('gameplay.round').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}

export type GameplayRepository = ReturnType<typeof createGameplayRepository>;
export type RoundRow = NonNullable<Awaited<ReturnType<GameplayRepository['round']>>>;
