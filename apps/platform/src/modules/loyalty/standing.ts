import type { LoyaltyAccount } from '@pierlight/contract/loyalty/schemas';
import type { LoyaltyTerms } from './loyalty-file.ts';
import { partsOfPoint } from './points.ts';

/** Whole points of what is kept; none where more was rolled back than earned. */
export const wholePoints = (earned: bigint): number =>
  earned > 0n ? Number(earned / BigInt(partsOfPoint)) : 0;

/** The place of the highest level that points reach. */
export const reached = ({ levels }: LoyaltyTerms, points: number): number =>
  levels.findLastIndex((level) => level.points <= points);

/**
 * Where a player stands.
 * @param kept the highest level they reached before, which they keep
 */
export function standingOf(terms: LoyaltyTerms, points: number, kept: number): LoyaltyAccount {
  // An operator may have taken levels off the file since.
  const order = Math.min(Math.max(kept, reached(terms, points)), terms.levels.length - 1);
  const step = (at: number) => {
    const level = terms.levels[at];
    return level ? { name: level.id, points: level.points } : null;
  };
  const current = step(order);
  if (current === null) throw new Error('there are no levels');
  return { points, currentLevel: { ...current, order }, nextLevel: step(order + 1) };
}
