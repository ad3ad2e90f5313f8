/**
 * How many tries there are before a door gets harder, and how fast they come back. A try takes `step`
 * seconds of an allowance of `most` tries; time gives them back.
 */
export interface Allowance {
  readonly step: number;
  readonly most: number;
}

export type Scope = 'device' | 'pair' | 'visitor' | 'network' | 'account' | 'opening' | 'notice';

/**
 * - `device`: an account from a browser that was let in before. Nobody else can take of it.
 * - `pair`: an account from one network.
 * - `visitor`: a fingerprint, at whatever account.
 * - `network`: a network, at whatever account.
 * - `account`: an account from anywhere unknown. It refuses nobody: it asks for work.
 * - `notice`: telling an address that somebody tried to register it.
 * - `opening`: registrations, codes and links asked for from one network. It asks for work too.
 */
export const allowances = {
  device: { step: 60, most: 10 },
  pair: { step: 120, most: 10 },
  visitor: { step: 60, most: 30 },
  network: { step: 30, most: 60 },
  account: { step: 60, most: 2_000 },
  opening: { step: 360, most: 2_000 },
  notice: { step: 24 * 60 * 60, most: 1 },
} as const satisfies Readonly<Record<Scope, Allowance>>;

/** Tries at one account, or from one network, before a browser has to work for the next. */
export const freeTries = { account: 5, network: 20 } as const;

/** Bits of work: 2^16 hashes at first, about a tenth of a second on a phone; at most 2^20. */
const leastBits = 16;
const mostBits = 20;

/** The work asked for the `count`th try when `free` of them are free; 0 for none. */
export function bitsFor(count: number, free: number): number {
  if (count <= free) return 0;
  return Math.min(mostBits, leastBits + Math.floor(Math.log2(count / Math.max(1, free))));
}
