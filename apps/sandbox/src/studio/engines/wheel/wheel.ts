/** A wheel of equal segments, each as likely as any other. Pure rules. */

/** How many segments pay which multiplier, in hundredths. */
export type Shares = readonly (readonly [multiplier: number, segments: number])[];

/**
 * The segments clockwise: every multiplier is spread as evenly as it can be, so that no side of the
 * wheel is richer. The place of a segment has no bearing on its chance.
 */
export function layOut(shares: Shares): readonly number[] {
  const size = shares.reduce((sum, [, count]) => sum + count, 0);
  const owed = shares.map(() => 0);
  return Array.from({ length: size }, () => {
    let next = 0;
    shares.forEach(([, count], at) => {
      owed[at] = (owed[at] ?? 0) + count;
      if ((owed[at] ?? 0) > (owed[next] ?? 0)) next = at;
    });
    owed[next] = (owed[next] ?? 0) - size;
    return shares[next]?.[0] ?? 0;
  });
}

/** The exact return of a wheel, as a share of the stake. */
export const wheelReturn = (segments: readonly number[]): number =>
  segments.reduce((sum, multiplier) => sum + multiplier, 0) / (100 * segments.length);
