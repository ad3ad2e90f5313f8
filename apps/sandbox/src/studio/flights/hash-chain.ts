import { createHash, createHmac } from 'node:crypto';
import { type RoundBytes, withoutRounding } from '../engines/random.ts';

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/**
 * A chain for that many flights: the first entry is the terminal hash, published beforehand; the entry
 * at n is the hash of the n-th flight, and hashes to the entry before it.
 */
export function chainFrom(seed: string, length: number): readonly string[] {
  const chain = [seed];
  let last: Buffer = Buffer.from(seed, 'hex');
  for (let made = 0; made < length; made++) {
    last = sha256(last);
    chain.push(last.toString('hex'));
  }
  return chain.reverse();
}

/** The 32 bytes that decide a flight: HMAC-SHA256 over the public salt, keyed with the flight's hash. */
export function flightBytes(hash: string, salt: string): RoundBytes {
  const digest = createHmac('sha256', Buffer.from(hash, 'hex')).update(salt).digest();
  let used = 0;
  return withoutRounding({
    take: (count) => {
      if (used + count > digest.length) throw new RangeError('a flight has 32 bytes');
      used += count;
      return Uint8Array.from(digest.subarray(used - count, used));
    },
  });
}
