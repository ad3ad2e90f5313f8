import type { Broker } from './broker.ts';
import type { Namespace } from './channels.ts';
import type { RealtimeClock } from './clock.ts';
import type { Hub } from './hub.ts';
import type { RealtimeLogger, RealtimeMetrics } from './observation.ts';
import type { ProtocolError } from './protocol.ts';
import type { ConnectionClaims, TokenVerifier } from './tokens.ts';

/** Who sends an RPC. */
export interface RpcCaller {
  readonly user: string;
  readonly client: string;
}

/** Answers the methods it knows with JSON data, and any other with a {@link ProtocolError}. */
export type RpcHandler = (
  method: string,
  data: unknown,
  caller: RpcCaller,
) => Promise<{ readonly data: unknown } | { readonly error: ProtocolError }>;

/** Bounds that keep one connection from costing the others. */
export interface Limits {
  /** Connections of this node, whether they said who they are or not; more are sent away with 503. */
  readonly connections: number;
  /** Seconds between pings; the first falls at a random half to whole of it. */
  readonly pingSeconds: number;
  /** Seconds after a ping within which the pong must come; shorter than `pingSeconds`. */
  readonly pongSeconds: number;
  /** Seconds from the upgrade within which `connect` must succeed. */
  readonly handshakeSeconds: number;
  /** Seconds past a token's expiry until its connection or subscription ends. */
  readonly expiryGraceSeconds: number;
  /** Bytes that may wait for a slow reader before it is cut off (3008). */
  readonly queueBytes: number;
  /** Messages that may wait beyond the socket's own buffer before it is cut off (3008). */
  readonly queueMessages: number;
  /** Largest message of a client, in bytes; a larger one closes with 1009. */
  readonly messageBytes: number;
  /**
   * Commands a connection may send at once, which is also how many of it may wait, and how many
   * more each second adds.
   */
  readonly commandBurst: number;
  readonly commandsPerSecond: number;
  /** Channels a connection may be subscribed to. */
  readonly channels: number;
  /** Seconds between comparisons of what subscribers have with the streams' tops. */
  readonly positionCheckSeconds: number;
  /** Seconds a publication may be under way between nodes before it counts as missed. */
  readonly positionGraceSeconds: number;
}

/** What every connection of a gateway shares. */
export interface Core {
  readonly node: string;
  readonly namespaces: ReadonlyMap<string, Namespace>;
  readonly limits: Limits;
  readonly hub: Hub;
  readonly broker: Broker;
  readonly tokens: TokenVerifier;
  /** Whether the sign-in behind a token still counts. */
  readonly isSignedIn: (claims: ConnectionClaims) => Promise<boolean>;
  readonly clock: RealtimeClock;
  readonly logger: RealtimeLogger;
  readonly metrics: RealtimeMetrics;
  readonly newId: () => string;
  /** From 0 to 1, without 1. */
  readonly random: () => number;
  readonly rpc: RpcHandler | undefined;
  /** Runs at the end of this turn of the event loop. */
  readonly flushLater: (connection: { flush(): void }) => void;
}
