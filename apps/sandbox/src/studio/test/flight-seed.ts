import { randomBytes } from 'node:crypto';
import { crashPoint } from '../engines/crash/crash.ts';
import { chainFrom, flightBytes } from '../flights/hash-chain.ts';
import { skylark } from '../themes/skylark.ts';

/** Flights of a chain in tests. */
export const CHAIN = 6;

type FlightSeed = { seed: Buffer; salt: Buffer; point: number };

/** A seed whose first flight ends between 3 and 20: there is something to cash out before. */
export function seedOfAFlight(): FlightSeed {
  for (;;) {
    const [seed, salt] = [randomBytes(32), randomBytes(16)];
    const hash = chainFrom(seed.toString('hex'), CHAIN)[1] ?? '';
    const point = crashPoint(flightBytes(hash, salt.toString('hex')), skylark);
    if (point >= 300 && point <= 2000) return { seed, salt, point };
  }
}

/** The bytes a studio's flights are made of, in their order: a key for names, then seed and salt. */
export function flownFrom({ seed, salt }: FlightSeed): (count: number) => Buffer {
  const drawn = [randomBytes(32), seed, salt];
  return (count) => drawn.shift() ?? randomBytes(count);
}
