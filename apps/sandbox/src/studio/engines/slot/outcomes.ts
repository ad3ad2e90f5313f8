/** What spins may pay, with what chance, and the moments `E[e^(tX)]` of it. */

/**
 * A win in stakes, what else the spin showed as a sum over the reels, and the chance of both. No spin pays
 * more than `ceiling`, though the stake on one line might.
 */
export type Outcome = {
  readonly value: number;
  readonly ceiling: number;
  /** Set where the very win was counted, and not the stake put on one line. */
  readonly sure?: true;
  readonly mark: number;
  readonly chance: number;
};
export type Spread = readonly Outcome[];

/**
 * What an outcome adds to E[e^(tX)], at most. Beyond the ceiling the tangent goes on, which is convex too
 * and the same for every win there is.
 */
export function momentOf({ value, ceiling, chance }: Outcome, t: number): number {
  return value <= ceiling
    ? chance * Math.exp(t * value)
    : chance * Math.exp(t * ceiling) * (1 + t * (value - ceiling));
}

/** Adds chances up by what is equal. */
export class Tally {
  readonly #sums = new Map<string, { outcome: Omit<Outcome, 'chance'>; chance: number }>();
  add(outcome: Omit<Outcome, 'chance'>, chance: number): void {
    const key = `${outcome.value} ${outcome.ceiling} ${outcome.mark} ${outcome.sure ?? ''}`;
    const known = this.#sums.get(key);
    if (known) known.chance += chance;
    else if (chance > 0) this.#sums.set(key, { outcome, chance });
  }
  get spread(): Spread {
    return [...this.#sums.values()].map(({ outcome, chance }) => ({ ...outcome, chance }));
  }
}

/** Several spreads, each drawn with its weight. */
export function mixed(
  parts: readonly { readonly weight: number; readonly spread: Spread }[],
): Spread {
  const tally = new Tally();
  for (const { weight, spread } of parts)
    for (const { chance, ...outcome } of spread) tally.add(outcome, weight * chance);
  return tally.spread;
}
