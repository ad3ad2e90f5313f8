/**
 * What the book and its client say to each other: HTTP under `/api/v1`, one websocket at `/feed`. Types alone,
 * without code of the book, so that the client is built against them.
 *
 * - Times are unix milliseconds, amounts integers in subunits of a currency, odds and margins decimal strings.
 * - `?lang=` of every address, and of the feed, says in which language names come.
 * - A bearer token of the operator's names the player; without one everything but bets may be read.
 */

export const langs = ['en', 'de', 'es', 'pt-br', 'ar'] as const;
export type Lang = (typeof langs)[number];

export const sportIds = [
  'football',
  'tennis',
  'basketball',
  'ice-hockey',
  'volleyball',
  'handball',
  'table-tennis',
  'darts',
] as const;
export type SportId = (typeof sportIds)[number];

export type Side = 'home' | 'away';

/** `GET /api/v1/sports` answers these, in the order to show them in. */
export interface Sport {
  readonly id: SportId;
  readonly name: string;
  readonly live: number;
  /** Events that start within 24 hours. */
  readonly coming: number;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A team or player, with the flag to draw beside the name. */
export interface Competitor extends Named {
  readonly colours: readonly [string, string];
  readonly pattern: 'halves' | 'band' | 'stripes' | 'diagonal' | 'quarters';
}

export type EventStatus =
  | 'coming'
  | 'live'
  /** Over; its result stands in `score`. */
  | 'ended'
  /** Broken off; what was not decided by then is void. */
  | 'abandoned'
  /** Did not take place today; every bet on it is void. */
  | 'postponed';

/**
 * Parts of an event: halves `h1` `h2`, quarters `q1`…, periods `p1`…, overtime `ot`, shootout `so`, sets `s1`…,
 * legs `legs`, breaks `break`, and before and after `before` and `over`.
 */
export type Phase = string;

/** The clock of a phase. A running one has gone on since `at`, `speed` seconds of play in a second. */
export interface Clock {
  readonly phase: Phase;
  /** Seconds of play in a match with a clock (in football, from kick-off, beyond 45 or 90 minutes in added time). */
  readonly second: number | null;
  readonly running: boolean;
  readonly speed: number;
  readonly at: number;
}

export interface Score {
  readonly home: number;
  readonly away: number;
  /** By half, quarter, period or set, those begun. */
  readonly parts: readonly (readonly [number, number])[];
  /** Who serves or throws first. */
  readonly server: Side | null;
  /** Within a game of tennis, as said: `30`, `A`. */
  readonly points: readonly [string, string] | null;
}

/** Why there are no prices for a moment. `since` is when it happened. */
export interface Suspension {
  readonly reason: IncidentKind | 'desk';
  readonly side: Side | null;
  readonly since: number;
}

export type IncidentKind =
  | 'start'
  | 'goal'
  | 'points'
  | 'yellow-card'
  | 'corner'
  | 'shot'
  | 'foul'
  | 'penalty-minutes'
  | 'timeout'
  | 'point'
  | 'game'
  | 'set'
  | 'leg'
  | 'maximum'
  | 'part-end'
  | 'part-start'
  | 'shootout'
  | 'end';

export interface Incident {
  /** Counts up within an event. */
  readonly number: number;
  readonly kind: IncidentKind;
  readonly side: Side | null;
  readonly phase: Phase;
  /** As {@link Clock.second}. */
  readonly second: number | null;
  readonly at: number;
  /** The score after it. */
  readonly home: number;
  readonly away: number;
  readonly player: string | null;
  /** Points of a basket, minutes of a penalty, a checkout of darts. */
  readonly value: number | null;
}

/** A bar of two numbers: possession, shots, corners, aces. */
export interface Stat extends Named {
  readonly home: number;
  readonly away: number;
}

export type OutcomeResult = 'won' | 'lost' | 'void';

export interface Outcome extends Named {
  /** Null: not offered now, because it cannot come any more or is as good as certain. */
  readonly odds: string | null;
  /** Once the market is settled. */
  readonly result: OutcomeResult | null;
}

export type MarketStatus =
  | 'open'
  /** Nothing is sold while an incident is open. */
  | 'suspended'
  /** As good as decided: nothing is sold any more, the result comes with play. */
  | 'closed'
  | 'settled';

export type MarketGroup =
  | 'main'
  | 'totals'
  | 'handicap'
  | 'parts'
  | 'score'
  | 'corners'
  | 'cards'
  | 'race';

export interface Market {
  /** Unique within its event: the key, and its specifiers after a bar: `total|total=2.5`. */
  readonly id: string;
  readonly key: string;
  readonly group: MarketGroup;
  readonly name: string;
  /** What a table of lines shows before the row: `2.5`, `-1.5`. */
  readonly line: string | null;
  readonly status: MarketStatus;
  /** The share of stakes the book keeps at these odds, `0.054`: 1 − w / Σ(1/odds), w outcomes winning. Null without prices. */
  readonly margin: string | null;
  readonly outcomes: readonly Outcome[];
}

/** An event as lists show it. */
export interface EventHead {
  readonly id: string;
  readonly sport: SportId;
  readonly category: Named;
  readonly league: Named;
  readonly home: Competitor;
  readonly away: Competitor;
  readonly startsAt: number;
  readonly status: EventStatus;
  /** Rises with every change of anything here. */
  readonly version: number;
  readonly clock: Clock | null;
  readonly score: Score | null;
  readonly suspension: Suspension | null;
  /** How many markets have prices. */
  readonly markets: number;
  /** Up to three, for the columns of a list; the same keys for all events of a sport. */
  readonly main: readonly Market[];
}

export interface EventFull extends EventHead {
  readonly incidents: readonly Incident[];
  readonly stats: readonly Stat[];
  readonly all: readonly Market[];
}

/** `GET /api/v1/events?sport&live&day&search&after&limit`: live ones, or upcoming ones by start. */
export interface EventPage {
  readonly events: readonly EventHead[];
  /** What `after` takes for the next page. */
  readonly next: string | null;
}

export type * from './protocol-bets.ts';
export type * from './protocol-feed.ts';
