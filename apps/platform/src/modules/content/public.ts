export { createRouteRules, type Redirect } from './route-rules.ts';
export { createContentRoutes } from './routes.ts';
export { createContentService } from './service.ts';
