import { type ClientReport, clientReports } from '@pierlight/contract/analytics/schemas';
import { expect, test, vi } from 'vitest';
import { createMetrics } from '../../../kernel/metrics/metrics.ts';
import { createAnalyticsService, linesPerMinute } from '../service.ts';

const error: ClientReport = {
  kind: 'error',
  name: 'TypeError',
  route: '/games/$id',
  at: ['/assets/index-B1.js:1:20'],
};

function start() {
  let now = Date.parse('2026-06-01T12:00:00Z');
  const metrics = createMetrics();
  const log = { warn: vi.fn() };
  const service = createAnalyticsService({
    clock: { now: () => new Date(now) },
    log,
    metrics,
    locales: ['en', 'de'],
  });
  return {
    service,
    log,
    figures: () => metrics.registry.metrics(),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('errors, loading times and missing texts are counted', async () => {
  const { service, figures, log } = start();
  service.take([
    error,
    { kind: 'vital', name: 'LCP', value: 1800 },
    { kind: 'vital', name: 'CLS', value: 0.02 },
    { kind: 'missingText', locale: 'de', folder: 'alerts', key: 'storage.lost.title' },
    { kind: 'missingText', locale: 'xx', folder: 'alerts', key: 'storage.lost.title' },
  ]);
  const text = await figures();
  expect(text).toContain('client_errors_total{name="TypeError"} 1');
  expect(text).toContain('web_vitals_seconds_bucket{le="2",name="LCP"} 1');
  expect(text).toContain('web_vitals_layout_shift_bucket{le="0.025"} 1');
  expect(text).toContain('missing_texts_total{locale="de",folder="alerts"} 1');
  expect(text).toContain('missing_texts_total{locale="other",folder="alerts"} 1');
  expect(log.warn).toHaveBeenCalledTimes(3);
});

test('a flood fills no log, and is counted all the same', async () => {
  const { service, log, figures, pass } = start();
  for (let turn = 0; turn < 100; turn += 1) service.take([error]);
  expect(log.warn).toHaveBeenCalledTimes(linesPerMinute);
  expect(await figures()).toContain('client_errors_total{name="TypeError"} 100');
  pass(60_000);
  service.take([error]);
  expect(log.warn).toHaveBeenCalledTimes(linesPerMinute + 1);
});

test.each([
  ['a message, which may quote what was typed', { ...error, message: 'ada@example.com' }],
  ['an address instead of a route', { ...error, route: '/games/x?token=1' }],
  ['a place elsewhere', { ...error, at: ['https://elsewhere.example/x.js:1:1'] }],
  ['a name of its own', { ...error, name: 'Ada' }],
  ['a figure beyond reason', { kind: 'vital', name: 'LCP', value: 1e9 }],
  ['a key with spaces', { kind: 'missingText', locale: 'en', folder: 'alerts', key: 'a b' }],
])('takes no report with %s', (_what, report) => {
  expect(clientReports.safeParse({ reports: [report] }).success).toBe(false);
});

test('takes no more than twenty at once', () => {
  expect(clientReports.safeParse({ reports: Array(20).fill(error) }).success).toBe(true);
  expect(clientReports.safeParse({ reports: Array(21).fill(error) }).success).toBe(false);
  expect(clientReports.safeParse({ reports: [] }).success).toBe(false);
});
