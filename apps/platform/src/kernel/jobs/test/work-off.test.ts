import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workOff } from '../work-off.ts';

/** Runs over the numbers from 0, as a table with a key would give them; answers what was done and what failed. */
async function run(count: number, isStuck: (item: number) => boolean) {
  const done: number[] = [];
  const failed: number[] = [];
  const pages: number[] = [];
  await workOff<number>({
    page: async (last = -1, limit) => {
      const items = Array.from({ length: count }, (_, item) => item).filter((item) => item > last);
      pages.push(Math.min(limit, items.length));
      return items.slice(0, limit);
    },
    work: async (item) => {
      if (isStuck(item)) throw new Error(`${item} is stuck`);
      done.push(item);
    },
    failed: (item, error) => {
      expect(String(error)).toContain(`${item} is stuck`);
      failed.push(item);
    },
  });
  return { done, failed, pages };
}

test('what is stuck in front, more than is read at a time, holds up nothing behind it', async () => {
  const { done, failed, pages } = await run(2_003, (item) => item < 1_500);
  expect(done).toEqual(Array.from({ length: 503 }, (_, place) => 1_500 + place));
  expect(failed).toHaveLength(1_500);
  expect(Math.max(...pages)).toBeLessThanOrEqual(500);
});

test('everything is tried once, wherever stuck ones stand', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 1_600 }),
      fc.integer({ min: 1, max: 9 }),
      async (count, nth) => {
        const { done, failed } = await run(count, (item) => item % nth === 0);
        expect([...done, ...failed].sort((one, other) => one - other)).toEqual(
          Array.from({ length: count }, (_, item) => item),
        );
      },
    ),
    { numRuns: 30 },
  );
});
