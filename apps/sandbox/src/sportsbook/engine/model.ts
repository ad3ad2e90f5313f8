import type { IncidentKind, Phase, Side } from '../protocol.ts';
import type { Family, Specifiers } from './markets.ts';
import type { Scope } from './scope.ts';

export type Pair = readonly [home: number, away: number];

/** Something that happens in play, `second` seconds of play (breaks included) after the start. */
export interface PlayIncident {
  readonly second: number;
  readonly kind: IncidentKind;
  readonly side: Side | null;
  readonly phase: Phase;
  /** What the clock of the match shows. */
  readonly clock: number | null;
  readonly home: number;
  readonly away: number;
  readonly player: string | null;
  readonly value: number | null;
}

/** The state of an event at some moment: what has happened by then, and nothing later. */
export interface Position {
  /** How many incidents there were. */
  readonly count: number;
  readonly phase: Phase;
  readonly clock: number | null;
  readonly running: boolean;
  readonly home: number;
  readonly away: number;
  readonly parts: readonly Pair[];
  readonly server: Side | null;
  readonly points: readonly [string, string] | null;
  readonly stats: readonly { readonly id: string; readonly home: number; readonly away: number }[];
  readonly over: boolean;
  /** What a market is about, by its name; null for a name that this sport does not know. */
  scope(id: string): Scope | null;
}

export interface Offer {
  readonly family: Family;
  readonly specifiers: Specifiers;
}

/** One event of a sport: its play, which is settled by the seed, and what can be said of it at any moment. */
export interface Model {
  readonly incidents: readonly PlayIncident[];
  /** Seconds of play from start to end. */
  readonly duration: number;
  /** What is known at a second of play; before 0 the event has not begun. */
  at(second: number): Position;
  /** The markets of a moment, those for lists first. */
  offers(position: Position): readonly Offer[];
  readonly families: ReadonlyMap<string, Family>;
  /** The end of the event with other scores by part; null when it cannot have ended so. */
  corrected(parts: readonly Pair[]): Position | null;
}

/** The last incident at or before a second, as an index; −1 before the first. */
export function lastAt(incidents: readonly { readonly second: number }[], second: number): number {
  let low = 0;
  let high = incidents.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((incidents[middle]?.second ?? 0) <= second) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Lines next to each other around where a sum is expected, as text: `-1.5`. */
export function linesAround(expected: number, count: number, step = 1): string[] {
  const middle = Math.round(expected - 0.5) + 0.5;
  return Array.from({ length: count }, (_, at) =>
    String(middle + (at - Math.floor(count / 2)) * step),
  );
}
