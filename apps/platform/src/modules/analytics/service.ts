import type { ClientReport } from '@pierlight/contract/analytics/schemas';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { Metrics } from '../../kernel/metrics/metrics.ts';
import { tellBrowserSpan } from '../../kernel/tracing/tracing.ts';

export interface AnalyticsDeps {
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly metrics: Pick<Metrics, 'client'>;
  /** The languages that are offered; any other is counted as `other`. */
  readonly locales: readonly string[];
}

/** Lines of the log that browsers can cause in a minute; the figures count all of them. */
export const linesPerMinute = 30;
const minute = 60_000;

/** Counts what browsers report. Whatever they send, the log and the labels of figures stay bounded. */
export function createAnalyticsService({ clock, log, metrics, locales }: AnalyticsDeps) {
  let since = 0;
  let lines = 0;

  function note(details: object, message: string): void {
    const now = clock.now().getTime();
    if (now - since >= minute) {
      since = now;
      lines = 0;
    }
    lines += 1;
    if (lines <= linesPerMinute) log.warn(details, message);
  }

  return {
    take(reports: readonly ClientReport[]): void {
      for (const report of reports) {
        switch (report.kind) {
          case 'error':
            metrics.client.errors.inc({ name: report.name });
            note({ report }, 'A script failed in a browser');
            break;
          case 'vital':
            if (report.name === 'CLS') metrics.client.layoutShift.observe(report.value);
            else metrics.client.vitals.observe({ name: report.name }, report.value / 1000);
            break;
          case 'missingText': {
            const locale = locales.includes(report.locale) ? report.locale : 'other';
            metrics.client.missingTexts.inc({ locale, folder: report.folder });
            note({ report }, 'A text is missing');
            break;
          }
          case 'span': {
            const { traceId, spanId, name, startedAt: from, milliseconds } = report;
            const startedAt = new Date(from);
            const endedAt = new Date(startedAt.getTime() + milliseconds);
            tellBrowserSpan({ traceId, spanId, name, startedAt, endedAt });
            break;
          }
        }
      }
    },
  };
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;
