/** Readers of a feed. */
export const CONNECTIONS = 2_000;
export const LIVE_EVENTS = 250;

/** What a socket heard, and when, in milliseconds after the recording began. */
export interface Heard {
  readonly at: number;
  readonly topic: string;
  readonly text: string;
}

export type ServerOrder =
  | { readonly kind: 'cpu' }
  /** Sends what was recorded as it was heard. */
  | { readonly kind: 'replay'; readonly heard: readonly Heard[] };

export type ServerReport =
  /** The events that are live, and how many markets they have. */
  | {
      readonly kind: 'listening';
      readonly port: number;
      readonly live: readonly string[];
      readonly markets: number;
    }
  /** CPU this process has used so far, in microseconds. */
  | { readonly kind: 'cpu'; readonly used: number };

export type ClientOrder =
  | { readonly kind: 'connect'; readonly port: number; readonly topics: readonly string[] }
  /** Counts what comes on a port for so many milliseconds; of one socket for each topic every text is kept. */
  | { readonly kind: 'count'; readonly port: number; readonly milliseconds: number };

export type ClientReport =
  | { readonly kind: 'connected' }
  | { readonly kind: 'counted'; readonly deliveries: number; readonly heard: readonly Heard[] };

/** Tells the parent process; a bench child has one. */
export function report(message: ServerReport | ClientReport): void {
  process.send?.(message);
}
