import type { Disconnect, StreamPosition } from './protocol.ts';

/** A publication as it leaves the broker, in offset order within its channel and epoch. */
export interface Publication {
  readonly channel: string;
  /** From 1; 0 in a channel that keeps no history. */
  readonly offset: number;
  /** `''` in a channel that keeps no history. */
  readonly epoch: string;
  /** JSON text without line breaks. */
  readonly data: string;
}

export interface PublishOptions {
  readonly historySize: number;
  readonly historyTtlSeconds: number;
  /** A second publication with the same key is dropped while the first is remembered. */
  readonly idempotencyKey: string | undefined;
}

/** Where a publication landed; a duplicate repeats the place of the first. */
export interface PublishOutcome extends StreamPosition {
  readonly duplicate: boolean;
}

export interface HistoryQuery {
  /** Most publications to return; 0 for the top alone. */
  readonly limit: number;
  /** Only publications after this offset, or before it when reversed; undefined for all kept. */
  readonly since: number | undefined;
  /** Newest first. */
  readonly reverse: boolean;
}

export interface HistoryPage {
  readonly top: StreamPosition;
  readonly publications: readonly { readonly offset: number; readonly data: string }[];
}

/** An order of one node that every node carries out on its own connections. */
export type Control =
  | {
      readonly type: 'disconnect';
      readonly user: string;
      /** Only this connection of the user; all when undefined. */
      readonly client?: string | undefined;
      readonly disconnect: Disconnect;
    }
  | {
      readonly type: 'unsubscribe';
      readonly user: string;
      readonly client?: string | undefined;
      readonly channel: string;
    };

/** A subscriber as presence records it; `info` is the JSON text of its `ClientInfo`. */
export interface PresentClient {
  readonly client: string;
  readonly user: string;
  readonly info: string;
}

export type PresenceChange = 'join' | 'leave';

/** What a broker tells and asks its node, about publications of this node as well as of others. */
export interface BrokerEvents {
  publication(publication: Publication): void;
  /** `info` is the JSON text of a `ClientInfo`. */
  presence(channel: string, change: PresenceChange, info: string): void;
  control(control: Control): void;
  /** The way between nodes was interrupted and is back: publications may have been missed. */
  resumed(): void;
  /** How many connections this node holds now. */
  connections(): number;
  /** Who of this node is in a channel now. */
  present(channel: string): readonly PresentClient[];
}

export interface PresenceTotals {
  readonly clients: number;
  readonly users: readonly string[];
}

/**
 * What nodes share: streams of publications, and who is there. Reads and publications reject
 * when the store cannot be reached; announcements are best effort and never reject.
 */
export interface Broker {
  start(events: BrokerEvents): Promise<void>;
  publish(channel: string, data: string, options: PublishOptions): Promise<PublishOutcome>;
  /** Gives the channel an epoch when it has none yet. */
  history(channel: string, query: HistoryQuery): Promise<HistoryPage>;
  announce(channel: string, change: PresenceChange, info: string): void;
  control(control: Control): Promise<void>;
  /** Records a subscriber of this node in the channel's presence. */
  enter(channel: string, client: string, user: string, info: string): void;
  /** Takes it out again; `last` when no other connection of the user is left on this node. */
  leave(channel: string, client: string, user: string, last: boolean): void;
  /** JSON texts of the `ClientInfo` of subscribers on other nodes, by client id. */
  othersPresent(channel: string): Promise<ReadonlyMap<string, string>>;
  othersTotals(channel: string): Promise<PresenceTotals>;
  /** Connections of other nodes that reported recently. */
  otherConnections(): Promise<number>;
  close(): Promise<void>;
}

/** How long a publication's idempotency key is remembered, in seconds. */
export const IDEMPOTENCY_SECONDS = 300;

/**
 * How long a channel keeps its epoch and offset after its last use, in seconds: longer than its
 * history, so that a client finds out that it missed something rather than starting over.
 */
export const POSITION_SECONDS = 7 * 86_400;

/**
 * The same for a channel nothing was ever published to, in seconds. Whoever may name channels makes
 * one with every name, so that these must go soon; those with subscribers are renewed by the
 * comparison of positions, which comes more often.
 */
export const UNUSED_POSITION_SECONDS = 300;
