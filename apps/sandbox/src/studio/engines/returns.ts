import { everyStake } from '../stakes.ts';
import type { GameTheme } from '../theme.ts';
import type { ReturnMethod, Returns } from './engine.ts';
import { payOf } from './multiplier.ts';

/** RTP of a game whose choices and stakes have these returns. */
export function rangeOf(returns: readonly number[], method: ReturnMethod): Returns {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const share of returns) {
    least = Math.min(least, share);
    most = Math.max(most, share);
  }
  return { least, most, method };
}

/**
 * The same of a game that pays multipliers. `returnsBy` counts the returns of its choices, by what a
 * multiplier in hundredths comes to once it is booked.
 */
export function multiplierRange(
  theme: Pick<GameTheme, 'stakes'>,
  returnsBy: (paid: (multiplier: number) => number) => readonly number[],
): Returns {
  const ranges = everyStake(theme).map(({ stake, step }) =>
    rangeOf(
      returnsBy((multiplier) => (100 * payOf(stake, multiplier, step)) / stake),
      'enumeration',
    ),
  );
  return rangeOf(
    ranges.flatMap(({ least, most }) => [least, most]),
    'enumeration',
  );
}
