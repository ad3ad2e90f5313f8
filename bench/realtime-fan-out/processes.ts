/** What the coordinator asks of a server process. */
export interface PublishOrder {
  readonly messages: number;
  /** Pause between two publications, in milliseconds; 0 lets them follow turn by turn. */
  readonly pause: number;
}

/** What a server process answers. */
export type ServerReport =
  | { readonly kind: 'listening'; readonly port: number }
  /** CPU this process has used so far, in microseconds. */
  | { readonly kind: 'cpu'; readonly used: number }
  | { readonly kind: 'published' };

/** What the coordinator asks of the process with the clients. */
export type ClientOrder =
  | { readonly kind: 'connect'; readonly port: number; readonly centrifuge: boolean }
  /** Report once this many messages more have arrived on that port's connections. */
  | { readonly kind: 'expect'; readonly port: number; readonly deliveries: number };

export type ClientReport =
  | { readonly kind: 'connected'; readonly port: number }
  | { readonly kind: 'arrived'; readonly port: number };

export const CONNECTIONS = 2_000;
export const CHANNEL = 'open:all';
/** About the size of a balance or bet message. */
export const DATA = {
  event: 'account.updated',
  account: { id: '0198d0a2-0000-7000-8000-000000000042', currency: 'EUR', balance: 125_000 },
};

/** Tells the parent process; a bench child has one. */
export function report(message: ServerReport | ClientReport): void {
  process.send?.(message);
}
