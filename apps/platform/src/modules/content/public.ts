export { createContentRoutes } from './routes.ts';
export { createContentService } from './service.ts';
