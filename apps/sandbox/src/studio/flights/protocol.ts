/**
 * What the studio tells over the socket at `/api/live` to all who watch a game's flights. The first
 * message of a browser is `watch`; the answer is a `state`, which is whole: whoever missed messages asks
 * for nothing else. Times are unix milliseconds of the server, multipliers whole hundredths.
 */
import { z } from 'zod';
import type { StudioErrorCode } from '../protocol.ts';

export const watcherMessage = z.discriminatedUnion('type', [
  /** The bearer of the session, as for HTTP. */
  z.strictObject({ type: z.literal('watch'), token: z.string().min(20).max(100) }),
  z.strictObject({ type: z.literal('cash-out'), roundId: z.string().min(1).max(64) }),
]);
export type WatcherMessage = z.infer<typeof watcherMessage>;

export type FlightPlayer = {
  /** A made-up name of this run of the studio; says nothing about who it is. */
  readonly name: string;
  readonly demo: boolean;
  /** What it cashed out at; null while in the air, and when it did not. */
  readonly at: number | null;
};

export type FlightView = {
  readonly number: number;
  /** `boarding`: bets are taken until `closesAt`. */
  readonly phase: 'boarding' | 'flying' | 'ended';
  readonly closesAt: number;
  /** When it departs, or has departed. */
  readonly departsAt: number;
  /** Where it ended; null before. */
  readonly point: number | null;
  /** When bets on the next one are taken; null before the end. */
  readonly nextAt: number | null;
};

export type ChainView = {
  /** Published before the first flight. */
  readonly terminal: string;
  readonly salt: string;
  /** The last flights of the chain with their hashes, the latest first. */
  readonly past: readonly {
    readonly number: number;
    readonly position: number;
    readonly hash: string;
    readonly point: number;
  }[];
};

export type LiveMessage =
  | {
      readonly type: 'state';
      readonly now: number;
      readonly flight: FlightView;
      readonly chain: ChainView;
      readonly players: readonly FlightPlayer[];
      /** Players in the flight; `players` names the first of them only. */
      readonly count: number;
      /** The watcher's own name, and its round that is in the air. */
      readonly you: string;
      readonly open: string | null;
    }
  | { readonly type: 'joined'; readonly now: number; readonly player: FlightPlayer }
  | {
      readonly type: 'cashed-out';
      readonly now: number;
      readonly name: string;
      readonly at: number;
    }
  /** The watcher's own round is decided: ask for it. */
  | { readonly type: 'settled'; readonly now: number; readonly roundId: string }
  /** A cash-out was not taken; the message is fit to be shown. */
  | {
      readonly type: 'refused';
      readonly now: number;
      readonly code: StudioErrorCode;
      readonly message: string;
    }
  | { readonly type: 'beat'; readonly now: number };
