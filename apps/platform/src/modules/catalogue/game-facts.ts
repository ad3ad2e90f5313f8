import type { Database, Tx } from '../../kernel/db/database.ts';
import type { GameTables } from './game-tables.ts';
import type { ListedGame } from './source.ts';

/** What a listed game is called; undefined for none. */
export async function gameName(database: Database | Tx, id: string): Promise<string | undefined> {
  const row = await database
    .withTables<GameTables>()
    .selectFrom('catalogue.game')
    .select('name')
    .where('id', '=', id)
    .where('is_enabled', '=', true)
    .executeTakeFirst();
  return row?.name;
}

/** Ids of all games that are or were listed. */
export async function gameIds(database: Database): Promise<string[]> {
  const rows = await database
    .withTables<GameTables>()
    .selectFrom('catalogue.game')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What games take that are offered, these or all: by currency, in subunits. */
export async function stakesOfGames(
  database: Database | Tx,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, ListedGame['stakes']>> {
  let games = database
    .withTables<GameTables>()
    .selectFrom('catalogue.game')
    .select(['id', 'stakes'])
    .where('is_enabled', '=', true);
  if (ids) games = games.where('id', 'in', ids);
  return new Map(
    (await games.execute()).map(({ id, stakes }) => [id, stakes as ListedGame['stakes']]),
  );
}

/** Ids and categories of all games that are offered. */
export const gameCategoriesOf = (database: Database) =>
  database
    .withTables<GameTables>()
    .selectFrom('catalogue.game')
    .select(['id', 'category'])
    .where('is_enabled', '=', true)
    .orderBy('id')
    .execute();

/** The same by category. */
export async function offeredByCategory(
  database: Database,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const byCategory = Map.groupBy(await gameCategoriesOf(database), ({ category }) => category);
  return new Map([...byCategory].map(([category, games]) => [category, games.map(({ id }) => id)]));
}
