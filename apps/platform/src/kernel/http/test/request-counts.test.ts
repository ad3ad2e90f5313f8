import { afterEach, expect, test, vi } from 'vitest';
import { RequestCounts } from '../request-counts.ts';

const minute = 60_000;
afterEach(() => {
  vi.useRealTimers();
});

const count = (counts: RequestCounts, key: string, window = minute) =>
  new Promise<{ current: number; ttl: number } | undefined>((resolve) =>
    counts.incr(key, (_error, counted) => resolve(counted), window),
  );

test('requests of a visitor are counted within a window, each route and visitor by itself', async () => {
  const counts = new RequestCounts();
  await count(counts, 'one');
  expect(await count(counts, 'one')).toMatchObject({ current: 2 });
  expect(await count(counts, 'other')).toMatchObject({ current: 1 });
  expect(await count(counts.child(), 'one')).toMatchObject({ current: 1 });
  const { ttl = 0 } = (await count(counts, 'one')) ?? {};
  expect(ttl).toBeGreaterThan(0);
  expect(ttl).toBeLessThanOrEqual(minute);
});

test('[P-24] a window opened under a clock that was ahead ends with its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * minute });
  const counts = new RequestCounts();
  expect(await count(counts, 'one', 100)).toMatchObject({ current: 1 });
  vi.useRealTimers();
  expect(await count(counts, 'one', 100)).toMatchObject({ current: 2 });
  await vi.waitFor(
    async () => expect(await count(counts, 'one', 100)).toMatchObject({ current: 1 }),
    { timeout: 10_000 },
  );
});
