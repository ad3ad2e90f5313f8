import type { GamePay } from '@pierlight/contract/catalogue/schemas';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { GameTables } from './game-tables.ts';
import type { ListedGame } from './source.ts';

/** Games written by one statement; PostgreSQL takes 65,535 parameters. */
const gamesPerStatement = 1000;

/** What a provider's list says of a game. */
const written = [
  'name',
  'provider_id',
  'category',
  'rtp',
  'volatility',
  'deviation',
  'pays',
  'stakes',
  'facts',
  'has_demo',
  'table_group',
  'countries',
  'released_on',
  'thumb_vertical',
  'thumb_square',
  'backdrop',
  'is_enabled',
] as const satisfies readonly (keyof GameTables['catalogue.game'])[];

const shown = written.filter((column) => column !== 'pays');

const columns = (table: string) => sql.join(written.map((column) => sql.ref(`${table}.${column}`)));

/** A game as it is kept, but for its pays, which are looked up for the few who ask. */
export interface GameRecord extends Omit<ListedGame, 'code' | 'provider' | 'pays'> {
  readonly id: string;
  readonly providerId: string;
  readonly providerName: string;
  readonly isEnabled: boolean;
  /** When anything told of it last changed. */
  readonly changedAt: Date;
}

export interface GameWrite extends Omit<ListedGame, 'provider'> {
  readonly providerId: string;
}

/** Rows of games and of who makes them. */
export function createGameRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<GameTables>();
  const db = on(database);

  return {
    games: async (): Promise<GameRecord[]> => {
      const rows = await db
        .selectFrom('catalogue.game as game')
        .innerJoin('catalogue.provider as provider', 'provider.id', 'game.provider_id')
        .select(shown.map((column) => `game.${column}` as const))
        .select(['game.id', 'game.updated_at', 'provider.name as provider_name'])
        .execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        providerId: row.provider_id,
        providerName: row.provider_name,
        category: row.category,
        rtp: row.rtp,
        volatility: row.volatility,
        deviation: row.deviation,
        stakes: row.stakes as ListedGame['stakes'],
        facts: row.facts as ListedGame['facts'],
        hasDemo: row.has_demo,
        tableGroup: row.table_group,
        countries: row.countries,
        releasedOn: row.released_on,
        thumbVertical: row.thumb_vertical,
        thumbSquare: row.thumb_square,
        backdrop: row.backdrop,
        isEnabled: row.is_enabled,
        changedAt: row.updated_at,
      }));
    },

    /** What a round of a game pays; null where that is not told. */
    pays: async (id: string): Promise<GamePay[] | null> => {
      const row = await db
        .selectFrom('catalogue.game')
        .select('pays')
        .where('id', '=', id)
        .executeTakeFirst();
      return (row?.pays ?? null) as GamePay[] | null;
    },

    /** Changes whenever a game was written: its newest time and the number of games. */
    stamp: async (): Promise<string> => {
      const row = await db
        .selectFrom('catalogue.game')
        .select(sql<string>`coalesce(max(updated_at)::text, '') || '/' || count(*)`.as('stamp'))
        .executeTakeFirstOrThrow();
      return row.stamp;
    },

    /**
     * Writes the list: new and changed games are kept, games no longer listed are switched off.
     * A list that says nothing new changes no row.
     */
    replaceGames: async (
      providers: ReadonlyMap<string, string>,
      games: readonly GameWrite[],
      at: Date,
    ): Promise<void> => {
      await database.transaction().execute(async (tx) => {
        for (const [id, name] of providers)
          await on(tx)
            .insertInto('catalogue.provider')
            .values({ id, name })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
            .execute();
        for (let start = 0; start < games.length; start += gamesPerStatement)
          await on(tx)
            .insertInto('catalogue.game')
            .values(games.slice(start, start + gamesPerStatement).map((game) => rowOf(game, at)))
            .onConflict((conflict) =>
              conflict
                .column('id')
                .doUpdateSet((row) =>
                  Object.fromEntries(
                    [...written, 'updated_at' as const].map((column) => [
                      column,
                      row.ref(`excluded.${column}`),
                    ]),
                  ),
                )
                // What did not change keeps its time, so that readers keep what they hold.
                .where(
                  sql<boolean>`(${columns('game')}) is distinct from (${columns('excluded')})`,
                ),
            )
            .execute();
        await on(tx)
          .updateTable('catalogue.game')
          .set({ is_enabled: false, updated_at: at })
          .where('is_enabled', '=', true)
          .where(sql<boolean>`id <> all(${games.map((game) => game.code)}::text[])`)
          .execute();
      });
    },
  };
}

function rowOf(game: GameWrite, at: Date) {
  return {
    id: game.code,
    name: game.name,
    provider_id: game.providerId,
    category: game.category,
    rtp: game.rtp,
    volatility: game.volatility,
    deviation: game.deviation,
    pays: game.pays && JSON.stringify(game.pays),
    stakes: JSON.stringify(game.stakes),
    facts: JSON.stringify(game.facts),
    has_demo: game.hasDemo,
    table_group: game.tableGroup,
    countries: [...game.countries],
    released_on: game.releasedOn,
    thumb_vertical: game.thumbVertical,
    thumb_square: game.thumbSquare,
    backdrop: game.backdrop,
    is_enabled: true,
    updated_at: at,
  };
}
