import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropBall } from '../../engines/plinko/plinko.ts';
import { seededBytes } from '../../engines/seeded-bytes.ts';
import { pegsOf, placeAt, pocketAt, stationsOf } from './drop-path.ts';

const seeds = fc.integer();
const heights = fc.integer({ min: 8, max: 16 });

test('the ball comes to rest in the pocket that was drawn', () => {
  fc.assert(
    fc.property(seeds, heights, (seed, rows) => {
      const { path, pocket } = dropBall(rows, seededBytes(seed));
      const stations = stationsOf(path);
      const end = placeAt(stations, stations.length + 3);
      expect(end.x).toBe(pocketAt(pocket, rows));
      expect(end).toEqual(stations.at(-1));
    }),
  );
});

test('at every row the ball stands on a peg and leaves it to the drawn side', () => {
  fc.assert(
    fc.property(seeds, heights, (seed, rows) => {
      const { path } = dropBall(rows, seededBytes(seed));
      const stations = stationsOf(path);
      path.forEach((step, row) => {
        const { x } = placeAt(stations, row + 1);
        expect(pegsOf(row)).toContain(x);
        const after = placeAt(stations, row + 1.5).x;
        expect(after > x).toBe(step === 1);
      });
    }),
  );
});

test('the ball moves without a jump', () => {
  const stations = stationsOf([0, 1, 1, 0, 1, 0, 0, 1]);
  let last = placeAt(stations, 0);
  for (let passed = 0.01; passed < stations.length; passed += 0.01) {
    const now = placeAt(stations, passed);
    expect(Math.hypot(now.x - last.x, now.y - last.y)).toBeLessThan(0.05);
    last = now;
  }
});
