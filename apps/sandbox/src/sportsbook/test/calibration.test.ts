import { describe, expect, it } from 'vitest';
import { type Count, calibrate, deviationOf, interval, isOff } from '../calibration.ts';
import { sportIds } from '../protocol.ts';

const name = ({ market, bucket }: Count) => `${market} ${bucket}`;

describe('what is priced at p happens p of the time', () => {
  it.each(sportIds)(
    'in %s, before the start and in play, by market',
    { timeout: 120_000 },
    (sport) => {
      const counts = calibrate(sport, 1000, 'test');
      expect(counts.filter((count) => deviationOf(count) !== null).length).toBeGreaterThan(20);
      expect(counts.filter(isOff).map((count) => `${name(count)}: ${deviationOf(count)}`)).toEqual(
        [],
      );
    },
  );
});

it('a count that lies beyond the interval is off', () => {
  const count = {
    sport: 'darts',
    bucket: '',
    market: '',
    priced: 400,
    expected: 200,
    variance: 100,
  } as const;
  expect(isOff({ ...count, happened: 200 + interval * 10 - 1 })).toBe(false);
  expect(isOff({ ...count, happened: 200 + interval * 10 + 1 })).toBe(true);
  expect(deviationOf({ ...count, happened: 1, variance: 1 })).toBe(null);
});
