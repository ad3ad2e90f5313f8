export { fetchPicture } from './adapters/pictures.ts';
export { catalogueSchedule, createCatalogueJobs } from './jobs.ts';
export { readLayout } from './layout.ts';
export { createCatalogueRepository } from './repository.ts';
export { createCatalogueRoutes, registerMediaRoutes } from './routes.ts';
export { type CatalogueService, createCatalogueService } from './service.ts';
export { createShelfKeeper } from './shelf.ts';
export type { GameSource, ListedGame } from './source.ts';
export { createCatalogueSync } from './sync.ts';
