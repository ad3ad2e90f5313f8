import type { FeatureMoment } from './caps-moments.ts';
import type { Machine } from './machine.ts';
import { convolve } from './strip-chances.ts';
import type { Hold } from './theme.ts';

/**
 * The moment of the respins by the coins that begin them, whose counts by reel are the digits of the mark.
 * Every coin's worth is drawn for itself, so that only their number on each reel has to be followed.
 */
export function holdMoment({ rules }: Machine, hold: Hold): FeatureMoment {
  const { rows, reels, betUnits } = rules;
  const all = hold.values.reduce((sum, { weight }) => sum + weight, 0);
  /** `[open][landed]`: chance that so many of the open cells of a reel show a coin. */
  const lands = Array.from({ length: rows + 1 }, (_, open) =>
    Array.from({ length: open }, () => [1 - 1 / hold.oneIn, 1 / hold.oneIn]).reduce(convolve, [1]),
  );
  return (t) => {
    const coin = (times: number): number =>
      hold.values.reduce(
        (sum, { weight, units }) => sum + (weight / all) * Math.exp((t * times * units) / betUnits),
        0,
      );
    const [single, inFull] = [coin(1), coin(hold.fullReel ?? 1)];
    const known = new Map<string, number>();
    const paid = (held: readonly number[]): number =>
      held.reduce(
        (product, coins) => product * (coins === rows ? inFull : single) ** coins,
        held.every((coins) => coins === rows) ? Math.exp((t * hold.grand) / betUnits) : 1,
      );
    const toCome = (held: readonly number[], left: number): number => {
      if (left === 0 || held.every((coins) => coins === rows)) return paid(held);
      const key = `${held.join()} ${left}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      let sum = 0;
      const land = (
        reel: number,
        next: readonly number[],
        landed: number,
        chance: number,
      ): void => {
        const coins = held[reel];
        if (coins === undefined) {
          const sorted = next.toSorted((a, b) => a - b);
          sum += chance * toCome(sorted, landed > 0 ? hold.respins : left - 1);
          return;
        }
        lands[rows - coins]?.forEach((share, more) => {
          land(reel + 1, [...next, coins + more], landed + more, chance * share);
        });
      };
      land(0, [], 0, 1);
      known.set(key, sum);
      return sum;
    };
    return (mark) => {
      const held = Array.from(
        { length: reels },
        (_, reel) => Math.floor(mark / (rows + 1) ** reel) % (rows + 1),
      );
      const coins = held.reduce((sum, count) => sum + count, 0);
      return coins < hold.from
        ? 1
        : toCome(
            held.toSorted((a, b) => a - b),
            hold.respins,
          );
    };
  };
}
