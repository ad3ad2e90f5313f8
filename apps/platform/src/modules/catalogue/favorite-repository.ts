import type { Database } from '../../kernel/db/database.ts';

type FavoriteTables = {
  'catalogue.favorite': { player_id: string; game_id: string; created_at: Date };
};

/** Rows of the games that players like. */
export function createFavoriteRepository(database: Database) {
  const db = database.withTables<FavoriteTables>();

  return {
    favorites: async (playerId: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('catalogue.favorite')
        .select('game_id')
        .where('player_id', '=', playerId)
        .orderBy('created_at', 'desc')
        .limit(500)
        .execute();
      return rows.map((row) => row.game_id);
    },

    addFavorite: async (playerId: string, gameId: string, at: Date): Promise<void> => {
      await db
        .insertInto('catalogue.favorite')
        .values({ player_id: playerId, game_id: gameId, created_at: at })
        .onConflict((conflict) => conflict.columns(['player_id', 'game_id']).doNothing())
        .execute();
    },

    removeFavorite: async (playerId: string, gameId: string): Promise<void> => {
      await db
        .deleteFrom('catalogue.favorite')
        .where('player_id', '=', playerId)
        .where('game_id', '=', gameId)
        .execute();
    },
  };
}
