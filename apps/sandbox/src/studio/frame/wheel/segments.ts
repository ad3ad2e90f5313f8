/** What a wheel's segments look like and how often each pay stands on it. */

/** The highest tone; 0 is that of a segment that pays nothing, or the least of five pays. */
const TOP_TONE = 4;

export type PayCount = {
  readonly multiplier: number;
  readonly count: number;
  readonly tone: number;
};

/** Every pay of a wheel once, the highest first, with how many segments bear it. */
export function countPays(segments: readonly number[]): readonly PayCount[] {
  const pays = [...new Set(segments)].sort((a, b) => b - a);
  const least = pays.includes(0) ? 1 : 0;
  return pays.map((multiplier, rank) => ({
    multiplier,
    count: segments.filter((segment) => segment === multiplier).length,
    tone: multiplier === 0 ? 0 : Math.max(least, TOP_TONE - rank),
  }));
}
