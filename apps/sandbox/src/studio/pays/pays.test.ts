import { describe, expect, it } from 'vitest';
import { returnsOf } from '../rtp.ts';
import { themes } from '../themes/catalogue.ts';
import { condensed, deviationOf, meanOf } from './condensed.ts';
import counted from './pays.json' with { type: 'json' };
import { paysOf } from './pays-of.ts';

const slots = themes.flatMap((theme) => (theme.kind === 'slot' ? [theme] : []));

describe('what a game says its rounds pay', () => {
  it.each(slots)('of $id is all there is, and returns what the game returns', (theme) => {
    const pays = paysOf(theme);
    if (!pays) throw new Error(`pays.json has nothing of it: npm run pays -- ${theme.id}`);
    expect(pays.length).toBeLessThanOrEqual(64);
    expect(pays.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 7);
    expect(meanOf(pays)).toBeCloseTo(returnsOf(theme).most, 6);
    // The published deviation is of other rounds: the rarest wins may be among these and not among those.
    expect(deviationOf(pays) / theme.deviation).toBeGreaterThan(0.75);
    expect(deviationOf(pays) / theme.deviation).toBeLessThan(1.35);
  });

  it('is kept of slots alone: in other games it hangs on the bet', () => {
    expect(Object.keys(counted).toSorted()).toEqual(slots.map(({ id }) => id).toSorted());
    expect(themes.filter((theme) => paysOf(theme) === null).length).toBe(
      themes.length - slots.length,
    );
  });
});

describe('pays that are put together', () => {
  const rounds = new Map([[0, 700_000]]);
  for (let cents = 5; cents <= 500_000; cents += 5)
    rounds.set(cents / 100, Math.ceil(2e9 / (cents + 100) ** 2));
  const all = [...rounds.values()].reduce((sum, count) => sum + count, 0);
  const every = [...rounds].map(([multiple, count]) => ({ multiple, chance: count / all }));
  const pays = condensed(rounds, meanOf(every));

  it('are few, keep the return to the last digit and the deviation all but one part in a hundred', () => {
    expect(every.length).toBeGreaterThan(90_000);
    expect(pays.length).toBeGreaterThan(50);
    expect(pays.length).toBeLessThanOrEqual(64);
    expect(meanOf(pays) / meanOf(every)).toBeCloseTo(1, 7);
    expect(deviationOf(pays) / deviationOf(every)).toBeGreaterThan(0.99);
    expect(deviationOf(pays)).toBeLessThanOrEqual(deviationOf(every));
  });

  it('pay more often where the rounds paid less than the game does by chance', () => {
    const [never] = condensed(
      new Map([
        [0, 6],
        [2, 4],
      ]),
      0.9,
    );
    expect(never).toEqual({ multiple: 0, chance: 0.55 });
  });
});
