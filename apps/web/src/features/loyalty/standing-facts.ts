import type { LoyaltyAccount } from '@pierlight/contract/loyalty/schemas';

/** How much of the way from the current level to the next one is done, from 0 to 1; all of it at the top. */
export function wayToNext({ points, currentLevel, nextLevel }: LoyaltyAccount): number {
  if (nextLevel === null) return 1;
  const whole = nextLevel.points - currentLevel.points;
  // A level that was reached is kept when rounds are rolled back.
  return Math.min(1, Math.max(0, (points - currentLevel.points) / whole));
}

/** Of so many lamps, how many are lit for a part of the way, and whether the next one is half lit. */
export function lampsFor(share: number, count: number): { lit: number; half: boolean } {
  const lit = Math.floor(share * count);
  return { lit, half: lit < count && share * count > lit };
}
