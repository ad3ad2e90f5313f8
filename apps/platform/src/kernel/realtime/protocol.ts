/**
 * Codes of the Centrifuge protocol, version 2.
 * Source: https://centrifugal.dev/docs/transports/client_protocol and .../server/codes
 */

/** A reply that refuses one command; the connection stays. */
export interface ProtocolError {
  readonly code: number;
  readonly message: string;
  readonly temporary?: boolean;
}

export const errors = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  unauthorized: { code: 101, message: 'unauthorized' },
  unknownChannel: { code: 102, message: 'unknown channel' },
  permissionDenied: { code: 103, message: 'permission denied' },
  methodNotFound: { code: 104, message: 'method not found' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  badRequest: { code: 107, message: 'bad request' },
  notAvailable: { code: 108, message: 'not available' },
  tokenExpired: { code: 109, message: 'token expired' },
  expired: { code: 110, message: 'expired' },
  tooManyRequests: { code: 111, message: 'too many requests', temporary: true },
  unrecoverablePosition: { code: 112, message: 'unrecoverable position' },
} as const satisfies Record<string, ProtocolError>;

/**
 * Why the server closes a connection. The client reconnects after 3000–3499 and 4000–4499; any
 * other code from 3000 on is final for it.
 */
export interface Disconnect {
  readonly code: number;
  /** At most 123 bytes: it travels in a WebSocket close frame. */
  readonly reason: string;
}

export const disconnects = {
  shutdown: { code: 3001, reason: 'shutdown' },
  expired: { code: 3005, reason: 'connection expired' },
  slow: { code: 3008, reason: 'slow' },
  insufficientState: { code: 3010, reason: 'insufficient state' },
  forceReconnect: { code: 3011, reason: 'force reconnect' },
  noPong: { code: 3012, reason: 'no pong' },
  invalidToken: { code: 3500, reason: 'invalid token' },
  badRequest: { code: 3501, reason: 'bad request' },
  stale: { code: 3502, reason: 'stale' },
  forceNoReconnect: { code: 3503, reason: 'force disconnect' },
  tooManyErrors: { code: 3509, reason: 'too many errors' },
} as const satisfies Record<string, Disconnect>;

/** Why the server ends one subscription. From 2500 on the client subscribes again by itself. */
export interface Unsubscribe {
  readonly code: number;
  readonly reason: string;
}

export const unsubscribes = {
  server: { code: 2000, reason: 'server unsubscribe' },
  insufficientState: { code: 2500, reason: 'insufficient state' },
  expired: { code: 2501, reason: 'subscription expired' },
} as const satisfies Record<string, Unsubscribe>;

/** `flag` bit of a subscribe request: answer error 112 rather than `recovered: false`. */
export const REJECT_UNRECOVERED = 2;

/** A place in a channel's stream. `offset` counts publications from 1 within one `epoch`. */
export interface StreamPosition {
  readonly offset: number;
  readonly epoch: string;
}

/** Who a connection is, as `presence`, `join` and `leave` show it. */
export interface ClientInfo {
  readonly user: string;
  readonly client: string;
  readonly conn_info?: unknown;
}
