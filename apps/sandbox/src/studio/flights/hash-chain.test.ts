import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { chainFrom, flightBytes } from './hash-chain.ts';

test('every hash of a chain is the SHA-256 of the next, the last of which is the seed', () => {
  const seed = '07'.repeat(32);
  const chain = chainFrom(seed, 50);
  expect(chain).toHaveLength(51);
  expect(chain.at(-1)).toBe(seed);
  for (let at = 1; at < chain.length; at++) {
    const hashed = createHash('sha256').update(Buffer.from(chain[at] ?? '', 'hex'));
    expect(hashed.digest('hex')).toBe(chain[at - 1]);
  }
});

test('a flight is decided by HMAC-SHA256 of the salt, keyed with its hash', () => {
  const hash = 'ab'.repeat(32);
  const digest = createHmac('sha256', Buffer.from(hash, 'hex')).update('salt').digest();
  const source = flightBytes(hash, 'salt');
  expect([...source.take(8), ...source.take(24)]).toEqual([...digest]);
  expect(() => source.take(1)).toThrow(RangeError);
});
