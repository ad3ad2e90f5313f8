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

/** `GET /api/v1/events?sport&live&day&search&after&limit`: live ones, or those to come by start. */
export interface EventPage {
  readonly events: readonly EventHead[];
  /** What `after` takes for the next page. */
  readonly next: string | null;
}

/* Bets */

export interface LegChoice {
  readonly eventId: string;
  readonly marketId: string;
  readonly outcomeId: string;
  /** The odds the player saw. */
  readonly odds: string;
}

/** What is taken when odds moved: none but those seen, higher ones, or any. */
export type AcceptOdds = 'none' | 'better' | 'any';

/** A slip: one leg is a single, several with `of` = all of them a combination, less a system. */
export interface Slip {
  readonly legs: readonly LegChoice[];
  /** How many legs stand in each line: 1 of 1, 3 of 3, 2 of 3. */
  readonly of: number;
}

/** `POST /api/v1/slip`: what a slip comes to at the odds of now; nothing is placed. */
export interface SlipQuote {
  readonly legs: readonly LegState[];
  readonly lines: number;
  /** Of a single or a combination. */
  readonly odds: string | null;
  readonly margin: string | null;
  /** For each line, in the player's currency (EUR for guests). */
  readonly leastStake: number;
  readonly mostStake: number;
  readonly refusal: Refusal | null;
}

export interface LegState extends LegChoice {
  readonly state: 'open' | 'moved' | 'suspended' | 'closed';
  /** Odds now; null without any. */
  readonly now: string | null;
  readonly margin: string | null;
}

/** `POST /api/v1/bets`. A repeat with the same `key` gets the same bet. Answers {@link Bet} or a refusal. */
export interface PlaceBet extends Slip {
  readonly key: string;
  /** For each line. */
  readonly stake: number;
  readonly accept: AcceptOdds;
}

export type RefusalCode =
  | 'odds_changed'
  | 'suspended'
  | 'closed'
  | 'related'
  | 'stake_too_small'
  | 'stake_too_large'
  | 'not_enough_money'
  | 'player_limit'
  | 'bonus_rules'
  | 'session_ended'
  | 'operator_refused'
  | 'timeout'
  | 'bad_request'
  | 'unknown_bet'
  | 'not_open'
  | 'quote_expired'
  | 'quote_changed'
  | 'no_cash_out';

/** Bodies of 4xx are `{ error: Refusal }`. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** With `odds_changed`, `suspended` and `closed`: every leg as it stands now. */
  readonly legs?: readonly LegState[];
  /** With a stake that is too small or too large: the bound. */
  readonly bound?: number;
}

export type BetStatus =
  /** Being placed: held for the delay of live bets, or the operator is being asked. */
  'pending' | 'refused' | 'open' | 'won' | 'lost' | 'void' | 'cashed-out';

export interface BetLeg {
  readonly eventId: string;
  readonly marketId: string;
  readonly outcomeId: string;
  readonly sport: SportId;
  readonly league: string;
  readonly event: string;
  readonly market: string;
  readonly outcome: string;
  readonly odds: string;
  readonly margin: string;
  readonly live: boolean;
  readonly startsAt: number;
  /** `1–0` when it was placed; null before the start. */
  readonly scoreThen: string | null;
  readonly status: 'open' | OutcomeResult;
  /** What decided it: `3–1`; null while it is open. */
  readonly scoreAtEnd: string | null;
}

/** `GET /api/v1/bets?state=open|settled&after` of the token's player, the newest first. */
export interface BetPage {
  readonly bets: readonly Bet[];
  readonly next: string | null;
}

export interface Bet {
  readonly id: string;
  /** What player and operator call it by. */
  readonly reference: string;
  readonly status: BetStatus;
  /** Rises with every change. */
  readonly version: number;
  readonly of: number;
  readonly lines: number;
  /** All lines together; what was cashed out in parts is not in it any more. */
  readonly stake: number;
  readonly stakePlaced: number;
  readonly currency: string;
  readonly odds: string | null;
  readonly margin: string;
  readonly accept: AcceptOdds;
  readonly placedAt: number;
  /** When a pending live bet is decided about. */
  readonly heldUntil: number | null;
  readonly settledAt: number | null;
  /** What `stake` pays when everything wins. */
  readonly potentialPayout: number;
  /** What came of `stake`, and of the parts cashed out. */
  readonly payout: number;
  readonly legs: readonly BetLeg[];
  readonly cashOuts: readonly {
    readonly at: number;
    readonly amount: number;
    readonly stake: number;
  }[];
  readonly corrections: readonly {
    readonly at: number;
    readonly from: BetStatus;
    readonly to: BetStatus;
    readonly payoutBefore: number;
    readonly payoutAfter: number;
  }[];
  readonly refusal: Refusal | null;
}

/** `POST /api/v1/cash-out/quote`; without `stake` for all of the bet. */
export interface CashOutQuestion {
  readonly betId: string;
  readonly stake?: number;
}

export interface CashOutQuote {
  readonly quoteId: string;
  readonly betId: string;
  /** How much of the stake is closed. */
  readonly stake: number;
  readonly fairValue: number;
  readonly charge: number;
  readonly chargeShare: string;
  readonly amount: number;
  /** Of the whole bet, in the book's own prices without margin: `0.75`. */
  readonly chance: string;
  readonly expiresAt: number;
}

/** `POST /api/v1/cash-out`; answers the {@link Bet}. */
export interface CashOut {
  readonly quoteId: string;
}

/* Feed */

/** `live`, `live:<sport>`, `coming`, `coming:<sport>`, `event:<id>`. */
export type Topic = string;

export type ClientMessage =
  | { readonly type: 'subscribe'; readonly topic: Topic }
  | { readonly type: 'unsubscribe'; readonly topic: Topic }
  /** Own bets from now on; null: as a guest. */
  | { readonly type: 'token'; readonly token: string | null }
  | { readonly type: 'ping' };

export type ServerMessage =
  /** The first message. `now` sets the client's clock. */
  | { readonly type: 'hello'; readonly now: number }
  /** At most four a second. */
  | { readonly type: 'news'; readonly now: number; readonly items: readonly NewsItem[] }
  | { readonly type: 'token'; readonly playerId: string | null }
  | { readonly type: 'pong'; readonly now: number }
  | { readonly type: 'error'; readonly message: string; readonly topic?: Topic };

export type NewsItem =
  /** A list as it stands: replaces what was known of it. */
  | { readonly topic: Topic; readonly list: readonly EventHead[] }
  | {
      readonly topic: Topic;
      readonly put?: readonly EventHead[];
      readonly gone?: readonly string[];
    }
  | { readonly topic: Topic; readonly patch: EventPatch }
  /** An event as it stands. */
  | { readonly topic: Topic; readonly event: EventFull }
  /** Own bets that changed. */
  | { readonly bets: readonly Bet[] };

/**
 * What changed of an event since the version before; lists hear of what heads show only. With a suspension every
 * open market is suspended and has no odds, which is not said market by market; when it ends, all odds come anew.
 */
export interface EventPatch {
  readonly id: string;
  readonly from: number;
  readonly version: number;
  readonly status?: EventStatus;
  readonly clock?: Clock | null;
  readonly score?: Score | null;
  readonly suspension?: Suspension | null;
  readonly markets?: number;
  /** Markets that came or changed otherwise than in prices, whole. */
  readonly put?: readonly Market[];
  readonly gone?: readonly string[];
  /** By market: margin, and odds in the order of its outcomes. */
  readonly odds?: Readonly<Record<string, readonly [string | null, ...(string | null)[]]>>;
  readonly incidents?: readonly Incident[];
  readonly stats?: readonly Stat[];
}
