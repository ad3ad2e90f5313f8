import { parseCronItem } from 'graphile-worker';
import { expect, test } from 'vitest';
import { newestSlot } from '../schedule.ts';

const slotOf = (match: string, now: string) =>
  newestSlot(parseCronItem({ task: 'job', match }), new Date(now))?.toISOString() ?? null;

test.each([
  ['* * * * *', '2026-03-01T00:00:59.999Z', '2026-03-01T00:00:00.000Z'],
  ['*/10 * * * *', '2026-03-01T00:09:59.000Z', '2026-03-01T00:00:00.000Z'],
  ['17 5 * * *', '2026-03-01T05:17:00.000Z', '2026-03-01T05:17:00.000Z'],
  ['17 5 * * *', '2026-03-01T05:16:59.000Z', '2026-02-28T05:17:00.000Z'],
  ['0 4 * * 1', '2026-03-02T12:00:00.000Z', '2026-03-02T04:00:00.000Z'],
])('%s was due last, at %s, at %s', (match, now, slot) => {
  expect(slotOf(match, now)).toBe(slot);
});

test('what was due longer ago than a day is not made up for', () => {
  expect(slotOf('0 4 * * 1', '2026-03-03T04:00:00.000Z')).toBeNull();
});
