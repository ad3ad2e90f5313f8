import type { Grid } from './distributions.ts';

/** What of two numbers a market looks at. */
export type View = 'pair' | 'sum' | 'lead' | 'home' | 'away';

/**
 * What a market is about: two numbers that play makes, as goals of both sides in a half. While it is open, `grid`
 * says how it may end.
 */
export interface Scope {
  readonly home: number;
  readonly away: number;
  readonly state: 'open' | 'over' | 'never';
  /** Whether the numbers only ever rise, so that some markets are decided before the end. */
  readonly rises: boolean;
  /** How it ends, as seen from now, where pairs that look the same may stand together; only asked while it is open. */
  readonly grid: (view: View) => Grid;
}

const noGrid = (): Grid => {
  throw new Error('what is over has no chances');
};

/** A part that is over. */
export const over = (home: number, away: number): Scope => ({
  home,
  away,
  state: 'over',
  rises: true,
  grid: noGrid,
});

/** A part that never came, as the fifth set of a match in three. */
export const never: Scope = { home: 0, away: 0, state: 'never', rises: true, grid: noGrid };

/** A part that is under way or upcoming. */
export function open(
  [home, away]: readonly [number, number],
  grid: (view: View) => Grid,
  rises = true,
): Scope {
  const known = new Map<View, Grid>();
  return {
    home,
    away,
    state: 'open',
    rises,
    grid: (view) => {
      let found = known.get(view);
      if (!found) {
        found = grid(view);
        known.set(view, found);
      }
      return found;
    },
  };
}
