/** What the book and its client say to each other about bets; `protocol.ts` has the rest. */
import type { OutcomeResult, SportId } from './protocol.ts';

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
