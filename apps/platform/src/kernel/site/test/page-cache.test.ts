import { expect, test } from 'vitest';
import { type CachedPage, createPageCache } from '../page-cache.ts';

const page = (text: string, status = 200): CachedPage => ({
  status,
  headers: {},
  parts: [Buffer.from(text)],
});

function useCache(maxBytes = 1_000_000) {
  const clock = { at: 0 };
  const results: string[] = [];
  const cache = createPageCache({
    freshMs: 5_000,
    staleMs: 60_000,
    maxBytes,
    now: () => clock.at,
    onResult: (result) => results.push(result),
  });
  return { cache, clock, results };
}

test('50 visitors at once cost one render', async () => {
  const { cache, results } = useCache();
  let renders = 0;
  let finish = (_page: CachedPage) => {};
  const asked = Array.from({ length: 50 }, () =>
    cache.get('/', () => {
      renders += 1;
      return new Promise((resolve) => {
        finish = resolve;
      });
    }),
  );
  finish(page('one'));
  const pages = await Promise.all(asked);
  expect(renders).toBe(1);
  expect(new Set(pages)).toEqual(new Set([page('one')]));
  expect(results).toEqual(['miss', ...Array(49).fill('joined')]);
});

test('a render that fails fails for those who wait, and is tried again for the next', async () => {
  const { cache } = useCache();
  const failing = () => Promise.reject(new Error('no database'));
  const outcomes = await Promise.allSettled([cache.get('/', failing), cache.get('/', failing)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('/', async () => page('well'))).toEqual(page('well'));
});

test.each([302, 404, 451, 500, 503])('an answer %i is not kept', async (status) => {
  const { cache, results } = useCache();
  await cache.get('/', async () => page('first', status));
  expect((await cache.get('/', async () => page('second'))).parts).toEqual([Buffer.from('second')]);
  expect(results).toEqual(['miss', 'miss']);
});

test('an old page outlives a failing render, but not its end', async () => {
  const { cache, clock, results } = useCache();
  await cache.get('/', async () => page('good'));
  const failing = () => Promise.reject(new Error('no database'));
  clock.at = 5_000;
  expect(await cache.get('/', failing)).toEqual(page('good'));
  clock.at = 64_999;
  expect(await cache.get('/', failing)).toEqual(page('good'));
  clock.at = 65_000;
  await expect(cache.get('/', failing)).rejects.toThrow('no database');
  expect(results).toEqual(['miss', 'stale', 'stale', 'miss']);
});

test('an old page is not replaced by a refusal', async () => {
  const { cache, clock } = useCache();
  await cache.get('/', async () => page('good'));
  clock.at = 6_000;
  await cache.get('/', async () => page('broken', 500));
  expect(await cache.get('/', async () => page('better'))).toEqual(page('good'));
});

test('[P-65] of pages that take more bytes than there is room for, the least recently requested goes', async () => {
  const text = 'x'.repeat(10_000);
  const { cache, results } = useCache(30_000);
  for (const key of ['/a', '/b', '/a', '/c', '/a', '/b'])
    await cache.get(key, async () => page(text));
  expect(results).toEqual(['miss', 'miss', 'hit', 'miss', 'hit', 'miss']);
  expect(cache.bytes()).toBeGreaterThan(20_000);
  expect(cache.bytes()).toBeLessThanOrEqual(30_000);
});

test('[P-65] a page larger than all the room is shown, and not kept', async () => {
  const { cache, results } = useCache(5_000);
  const large = page('x'.repeat(10_000));
  expect(await cache.get('/', async () => large)).toBe(large);
  await cache.get('/', async () => large);
  expect(results).toEqual(['miss', 'miss']);
  expect(cache.bytes()).toBe(0);
});

test('a page kept under a clock that was ahead is rendered anew once the clock is right', async () => {
  const { cache, clock } = useCache();
  clock.at = 86_400_000;
  await cache.get('/', async () => page('ahead'));
  clock.at = 0;
  expect(await cache.get('/', async () => page('right'))).toEqual(page('right'));
});
