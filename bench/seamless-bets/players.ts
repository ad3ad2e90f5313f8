import { createHash } from 'node:crypto';

/** How many players bet, taking turns. */
export const PLAYERS = 32;
/** Connections of the database that serve the bets, on both sides. */
export const DATABASE_CONNECTIONS = 8;
/** Connections the aggregator keeps open. */
export const HTTP_CONNECTIONS = 16;

export const GAME = 'tide-reels';

export const playerOf = (number: number) =>
  `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const tokenOf = (number: number) => `token-of-player-${number}`;
export const tokenHash = (token: string) => createHash('sha256').update(token).digest();

/** What the parent tells the server's process. */
export interface ServerOrder {
  readonly databaseUrl: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What the parent tells the client's process. */
export type ClientOrder =
  | {
      readonly kind: 'prepare';
      readonly port: number;
      readonly privateKey: string;
      readonly bets: number;
    }
  | { readonly kind: 'send' };

/** What a process tells its parent. */
export type Report =
  | { readonly kind: 'listening'; readonly port: number; readonly launches?: readonly string[] }
  | { readonly kind: 'prepared' }
  | { readonly kind: 'sent'; readonly seconds: number };

export function report(message: Report): void {
  process.send?.(message);
}
