/** What the gateway logs to; a pino logger fits as it is. */
export interface RealtimeLogger {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Where the gateway counts; bind each call to a gauge or counter of the metrics registry. */
export interface RealtimeMetrics {
  /** A connection has shown whose it is (+1), or went away or was not taken in (-1). */
  connections(change: 1 | -1): void;
  /** A subscription came (+1) or went (-1). */
  subscriptions(namespace: string, change: 1 | -1): void;
  /** A command arrived from a client, by its kind. */
  command(kind: string): void;
  /** Publications reached this node for a namespace and left it to `deliveries` sockets. */
  published(namespace: string, publications: number, deliveries: number): void;
  /** The server closed a connection with this code. */
  closed(code: number): void;
}

export const silentLogger: RealtimeLogger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

export const noMetrics: RealtimeMetrics = {
  connections: () => undefined,
  subscriptions: () => undefined,
  command: () => undefined,
  published: () => undefined,
  closed: () => undefined,
};
