import type { IncidentKind, SportId } from '../protocol.ts';

/** Something that is counted beside the score and comes by itself, as corners. */
export interface Counter {
  readonly id: string;
  readonly kind: IncidentKind;
  /** Expected in a match, of both sides together. */
  readonly mean: number;
  readonly isBetOn: boolean;
}

/** A sport whose sides score at rates of their own on a clock. */
export interface RateSport {
  readonly id: SportId;
  readonly parts: readonly {
    readonly phase: string;
    readonly minutes: number;
    readonly share: number;
  }[];
  /** Longer halves by so many minutes at most. */
  readonly addedMinutes: number;
  readonly breakSeconds: number;
  /** Scores expected of the home and the away side when they are equally strong, and what a rating apart changes. */
  readonly home: number;
  readonly away: number;
  readonly spread: number;
  /** How much a match differs from the next in scores altogether. */
  readonly tempo: number;
  /** What scores count, and their shares. */
  readonly values: readonly { readonly value: number; readonly share: number }[];
  readonly scoreKind: 'goal' | 'points';
  readonly counters: readonly Counter[];
  /** How a draw is decided: whoever scores first and else a shootout, or more play until somebody leads. */
  readonly overtime: {
    readonly kind: 'sudden' | 'rounds';
    readonly minutes: number;
    readonly tempo: number;
  } | null;
}

const one = [{ value: 1, share: 1 }];

export const football: RateSport = {
  id: 'football',
  parts: [
    { phase: 'h1', minutes: 45, share: 0.45 },
    { phase: 'h2', minutes: 45, share: 0.55 },
  ],
  addedMinutes: 5,
  breakSeconds: 300,
  home: 1.5,
  away: 1.2,
  spread: 0.28,
  tempo: 0.12,
  values: one,
  scoreKind: 'goal',
  counters: [
    { id: 'corners', kind: 'corner', mean: 10, isBetOn: true },
    { id: 'cards', kind: 'yellow-card', mean: 4.2, isBetOn: true },
    { id: 'shots', kind: 'shot', mean: 6.5, isBetOn: false },
    { id: 'fouls', kind: 'foul', mean: 20, isBetOn: false },
  ],
  overtime: null,
};

export const iceHockey: RateSport = {
  id: 'ice-hockey',
  parts: [1, 2, 3].map((part) => ({ phase: `p${part}`, minutes: 20, share: 1 / 3 })),
  addedMinutes: 0,
  breakSeconds: 240,
  home: 2.9,
  away: 2.6,
  spread: 0.2,
  tempo: 0.1,
  values: one,
  scoreKind: 'goal',
  counters: [
    { id: 'shots', kind: 'shot', mean: 52, isBetOn: false },
    { id: 'penalties', kind: 'penalty-minutes', mean: 7, isBetOn: false },
  ],
  overtime: { kind: 'sudden', minutes: 5, tempo: 1.6 },
};

export const handball: RateSport = {
  id: 'handball',
  parts: [
    { phase: 'h1', minutes: 30, share: 0.49 },
    { phase: 'h2', minutes: 30, share: 0.51 },
  ],
  addedMinutes: 0,
  breakSeconds: 240,
  home: 29,
  away: 27.5,
  spread: 0.06,
  tempo: 0.05,
  values: one,
  scoreKind: 'points',
  counters: [
    { id: 'penalties', kind: 'penalty-minutes', mean: 8, isBetOn: false },
    { id: 'timeouts', kind: 'timeout', mean: 4, isBetOn: false },
  ],
  overtime: null,
};

export const basketball: RateSport = {
  id: 'basketball',
  parts: [1, 2, 3, 4].map((part) => ({ phase: `q${part}`, minutes: 10, share: 0.25 })),
  addedMinutes: 0,
  breakSeconds: 120,
  home: 43,
  away: 41.5,
  spread: 0.045,
  tempo: 0.05,
  values: [
    { value: 1, share: 0.27 },
    { value: 2, share: 0.5 },
    { value: 3, share: 0.23 },
  ],
  scoreKind: 'points',
  counters: [
    { id: 'fouls', kind: 'foul', mean: 38, isBetOn: false },
    { id: 'timeouts', kind: 'timeout', mean: 8, isBetOn: false },
  ],
  overtime: { kind: 'rounds', minutes: 5, tempo: 1 },
};
