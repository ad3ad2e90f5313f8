import type { Database } from '../../kernel/db/database.ts';
import { createFavoriteRepository } from './favorite-repository.ts';
import { createGameRepository } from './game-repository.ts';
import { createPictureRepository } from './picture-repository.ts';

/** Rows of games, their pictures and favourites. */
export const createCatalogueRepository = (database: Database) => ({
  ...createGameRepository(database),
  ...createPictureRepository(database),
  ...createFavoriteRepository(database),
});

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>;
