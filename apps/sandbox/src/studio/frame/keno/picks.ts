/** Which numbers a player has chosen. */

/** How many numbers are chosen for a player who has chosen none. */
const USUAL = 5;

export type Picks = ReadonlySet<number>;

/** Chooses a number or takes it back; null when no more may be chosen. */
export function toggled(picks: Picks, number: number, most: number): Picks | null {
  const next = new Set(picks);
  if (next.delete(number)) return next;
  return picks.size < most ? next.add(number) : null;
}

/**
 * As many other numbers as are chosen, at random: `random` gives numbers from 0 up to 1. Which numbers
 * they are has no bearing on the chance to win.
 */
export function anyOf(numbers: number, picks: Picks, random: () => number): Picks {
  const left = Array.from({ length: numbers }, (_, at) => at + 1);
  const chosen = Array.from(
    { length: picks.size || USUAL },
    () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 1,
  );
  return new Set(chosen);
}
