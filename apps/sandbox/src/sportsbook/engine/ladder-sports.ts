import type { SportId } from '../protocol.ts';

/** A sport that is won by sets of units: games in tennis, points in volleyball, legs in darts. */
export interface LadderSport {
  readonly id: SportId;
  readonly unit: 'game' | 'point' | 'leg';
  readonly setsToWin: number;
  /** Units that win a set, the first being 0, and by how many. */
  readonly target: (set: number) => number;
  readonly lead: 1 | 2;
  /** Whether one unit decides when both are at the target, as the tie-break of tennis. */
  readonly decider: boolean;
  /** Whether units are served in turns, so that the server's chance is another. */
  readonly serves: boolean;
  readonly unitSeconds: number;
  readonly breakSeconds: number;
  /** The chance of the side that serves (or of the home side), and what a rating apart adds. */
  readonly chance: number;
  readonly spread: number;
}

export const tennis: LadderSport = {
  id: 'tennis',
  unit: 'game',
  setsToWin: 2,
  target: () => 6,
  lead: 2,
  decider: true,
  serves: true,
  // Of a point, of which games are made.
  unitSeconds: 36,
  breakSeconds: 60,
  chance: 0.632,
  spread: 0.022,
};

export const tableTennis: LadderSport = {
  id: 'table-tennis',
  unit: 'point',
  setsToWin: 3,
  target: () => 11,
  lead: 2,
  decider: false,
  serves: false,
  unitSeconds: 20,
  breakSeconds: 60,
  chance: 0.503,
  spread: 0.024,
};

export const volleyball: LadderSport = {
  id: 'volleyball',
  unit: 'point',
  setsToWin: 3,
  target: (set) => (set === 4 ? 15 : 25),
  lead: 2,
  decider: false,
  serves: false,
  unitSeconds: 28,
  breakSeconds: 120,
  chance: 0.508,
  spread: 0.02,
};

export const darts: LadderSport = {
  id: 'darts',
  unit: 'leg',
  setsToWin: 1,
  target: () => 6,
  lead: 1,
  decider: false,
  serves: true,
  unitSeconds: 150,
  breakSeconds: 0,
  chance: 0.61,
  spread: 0.05,
};
