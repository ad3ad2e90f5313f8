/** What goes over the feed; `protocol.ts` has the rest. */
import type {
  Clock,
  EventFull,
  EventHead,
  EventStatus,
  Incident,
  Market,
  Score,
  Stat,
  Suspension,
} from './protocol.ts';
import type { Bet } from './protocol-bets.ts';

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
  | { readonly type: 'news'; readonly now: number; readonly items: readonly FeedItem[] }
  | { readonly type: 'token'; readonly playerId: string | null }
  | { readonly type: 'pong'; readonly now: number }
  | { readonly type: 'error'; readonly message: string; readonly topic?: Topic };

export type FeedItem =
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
