import { expect, test } from 'vitest';
import { endOfPeriod } from '../time-periods.ts';

const end = (period: Parameters<typeof endOfPeriod>[0], from: string) =>
  endOfPeriod(period, new Date(from))?.toISOString() ?? null;

test('[5c-05] days and weeks are 24 hours each, also over the change of clocks and the end of a month', () => {
  // Clocks in Europe go ahead on 29 March 2026 and back on 25 October.
  expect(end('P1D', '2026-03-28T20:30:00.000Z')).toBe('2026-03-29T20:30:00.000Z');
  expect(end('P1D', '2026-10-24T20:30:00.000Z')).toBe('2026-10-25T20:30:00.000Z');
  expect(end('P3D', '2028-02-27T23:59:59.999Z')).toBe('2028-03-01T23:59:59.999Z');
  expect(end('P1W', '2026-12-28T08:00:00.000Z')).toBe('2027-01-04T08:00:00.000Z');
  expect(end('P2W', '2027-02-20T08:00:00.000Z')).toBe('2027-03-06T08:00:00.000Z');
  expect(end('P4W', '2026-02-01T00:00:00.000Z')).toBe('2026-03-01T00:00:00.000Z');
  expect(end('P6W', '2026-03-01T00:00:00.000Z')).toBe('2026-04-12T00:00:00.000Z');
});

test('[5c-05] months and years end on the same day of theirs, or on the last day there is', () => {
  expect(end('P6M', '2026-11-24T15:04:05.006Z')).toBe('2027-05-24T15:04:05.006Z');
  expect(end('P6M', '2026-08-31T23:00:00.000Z')).toBe('2027-02-28T23:00:00.000Z');
  expect(end('P6M', '2027-08-30T23:00:00.000Z')).toBe('2028-02-29T23:00:00.000Z');
  expect(end('P6M', '2027-02-28T23:00:00.000Z')).toBe('2027-08-28T23:00:00.000Z');
  expect(end('P1Y', '2028-02-29T12:00:00.000Z')).toBe('2029-02-28T12:00:00.000Z');
  expect(end('P3Y', '2028-02-29T12:00:00.000Z')).toBe('2031-02-28T12:00:00.000Z');
  expect(end('P2Y', '2026-12-31T23:59:59.000Z')).toBe('2028-12-31T23:59:59.000Z');
  expect(end('P5Y', '2027-02-28T00:00:00.000Z')).toBe('2032-02-28T00:00:00.000Z');
  expect(end('forGood', '2026-01-01T00:00:00.000Z')).toBeNull();
});
