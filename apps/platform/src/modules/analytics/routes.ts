import { api } from '../../kernel/http/api.ts';
import type { AnalyticsService } from './service.ts';

export function createAnalyticsRoutes(service: AnalyticsService) {
  return {
    report: api.analytics.report.handler(async ({ input }) => {
      service.take(input.reports);
      return { data: { taken: input.reports.length } };
    }),
  };
}
