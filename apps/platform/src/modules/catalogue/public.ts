import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { createAggregatorSource } from './adapters/aggregator-source.ts';
import { createPictures } from './adapters/pictures.ts';
import { createSharePainter } from './adapters/share-painter.ts';
import { type GameTerms, gamesOf } from './game-terms.ts';
import { createCatalogueJobs } from './jobs.ts';
import { readLayout } from './layout.ts';
import { createCatalogueRepository } from './repository.ts';
import { createCatalogueRoutes, registerMediaRoutes } from './routes.ts';
import { createCatalogueService } from './service.ts';
import { createSharePictures, removeOldSharePictures } from './share-picture.ts';
import { createShelfKeeper } from './shelf.ts';
import { createCatalogueSync } from './sync.ts';

export {
  gameCategoriesOf,
  gameIds,
  gameName,
  offeredByCategory,
  stakesOfGames,
} from './game-facts.ts';
export { readLayout } from './layout.ts';
export { cataloguePersonalData } from './personal-data.ts';
export { registerSitemapRoutes } from './sitemap.ts';

export const catalogueSchedule = { 'catalogue.sync': '*/10 * * * *' } as const;

/** Milliseconds for which the lists of games may lag behind the database. */
const shelfMaxAge = 10_000;

export interface CatalogueDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** How the lobby is arranged; a file. */
  readonly layoutFile: string;
  /** Currency that stakes are compared in. */
  readonly baseCurrency: string;
  /** Rounds lately played, by game. */
  readonly popularity: Parameters<typeof createShelfKeeper>[0]['popularity'];
  /** Where pictures of games may be fetched from. */
  readonly pictureOrigins: readonly string[];
  /** What the aggregator offers, and to whom it may be shown. */
  readonly aggregator: Omit<Parameters<typeof createAggregatorSource>[0], 'log'>;
}

/** What terms come to among the games there are, for who asks once and keeps no copy of them. */
export const gamesOfTerms = async (db: Database, terms: GameTerms) =>
  gamesOf(terms, await createCatalogueRepository(db).games());

/** The games on offer: the contract's handlers, pictures, and the job that copies the aggregator's list. */
export async function createCatalogue(deps: CatalogueDeps) {
  const { db, clock, log } = deps;
  const repository = createCatalogueRepository(db);
  const layout = await readLayout(deps.layoutFile);
  const shelf = createShelfKeeper({
    repository,
    popularity: deps.popularity,
    now: () => clock.now().getTime(),
    maxAgeMs: shelfMaxAge,
  });
  const service = createCatalogueService({
    repository,
    shelf,
    layout,
    baseCurrency: deps.baseCurrency,
    clock,
  });
  const copy = createCatalogueSync({
    repository,
    source: createAggregatorSource({ ...deps.aggregator, log }),
    fetchPicture: createPictures(deps.pictureOrigins),
    clock,
    log,
  });
  const sync = async () => {
    const offered = await copy();
    shelf.expire();
    return offered;
  };
  return {
    ...service,
    categoryIds: layout.categories,
    sync,
    routes: createCatalogueRoutes(service),
    jobs: createCatalogueJobs({
      sync,
      removeOldPictures: () => removeOldSharePictures(repository),
    }),
    registerMedia: (app: FastifyInstance) =>
      registerMediaRoutes(app, {
        repository,
        artOf: service.artOf,
        sharePictures: createSharePictures({ repository, paint: createSharePainter(), log }),
      }),
  };
}
