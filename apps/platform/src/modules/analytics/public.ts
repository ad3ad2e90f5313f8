import { createAnalyticsRoutes } from './routes.ts';
import { type AnalyticsDeps, createAnalyticsService } from './service.ts';

/** What browsers tell of errors and of how fast pages were: the contract's handler. */
export const createAnalytics = (deps: AnalyticsDeps) => ({
  routes: createAnalyticsRoutes(createAnalyticsService(deps)),
});
