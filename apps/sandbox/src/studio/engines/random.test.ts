import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairBytes } from '../fair-bytes.ts';
import { type ByteSource, drawBelow, drawBelowBig, drawWeighted } from './random.ts';
import { seededBytes } from './seeded-bytes.ts';

const scripted = (...words: number[]): ByteSource => ({
  take: (count) => {
    const bytes = new Uint8Array(count);
    new DataView(bytes.buffer).setUint32(0, words.shift() ?? 0);
    return bytes;
  },
});

describe('drawing numbers', () => {
  it('throws values of the incomplete last stretch away', () => {
    const top = 2 ** 32 - (2 ** 32 % 37);
    expect(drawBelow(scripted(top, top + 3, 40), 37)).toBe(3);
    expect(drawBelow(scripted(top - 1), 37)).toBe(36);
  });

  it('stays within any bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer(), (bound, seed) => {
        const value = drawBelow(seededBytes(seed), bound);
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      }),
    );
    for (const bound of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) {
      expect(() => drawBelow(seededBytes(1), bound)).toThrow(RangeError);
    }
  });

  it('favours no number (chi squared over the wheel)', () => {
    const source = fairBytes({ serverSeed: 'ab'.repeat(32), clientSeed: 'pier', nonce: 0 });
    const counts = Array.from({ length: 37 }, () => 0);
    const draws = 74_000;
    for (let draw = 0; draw < draws; draw++) {
      const value = drawBelow(source, 37);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    const chiSquared = counts.reduce((sum, n) => sum + (n - draws / 37) ** 2 / (draws / 37), 0);
    /** 36 degrees of freedom: 67.99 is exceeded once in a thousand times. */
    expect(chiSquared).toBeLessThan(67.99);
  });

  it('picks by weight and never what weighs nothing', () => {
    expect(drawWeighted(scripted(0), { a: 0, b: 2, c: 1 })).toBe('b');
    expect(drawWeighted(scripted(2), { a: 0, b: 2, c: 1 })).toBe('c');
    expect(() => drawWeighted(scripted(0), {})).toThrow(RangeError);
  });
});

describe('drawing below large bounds', () => {
  const bytes = (...values: bigint[]): ByteSource => ({
    take: (count) => {
      const hex = (values.shift() ?? 0n).toString(16).padStart(2 * count, '0');
      return Uint8Array.from(Buffer.from(hex, 'hex'));
    },
  });

  it('throws values of the incomplete last stretch away', () => {
    const bound = 3n * 10n ** 30n;
    const span = 2n ** (8n * 17n);
    const fair = span - (span % bound);
    expect(drawBelowBig(bytes(fair, fair + 5n, 7n), bound)).toBe(7n);
    expect(drawBelowBig(bytes(fair - 1n), bound)).toBe(bound - 1n);
    expect(drawBelowBig(bytes(9n), 1n)).toBe(0n);
  });

  it('stays within any bound', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 200n }), fc.integer(), (bound, seed) => {
        const value = drawBelowBig(seededBytes(seed), bound);
        expect(value >= 0n && value < bound).toBe(true);
      }),
    );
  });
});

describe('the bytes of a round', () => {
  it('[P-31] that round its win are HMAC-SHA256 of clientSeed:nonce:rounding:cursor, and move no others', () => {
    const seeds = { serverSeed: '00'.repeat(32), clientSeed: 'client', nonce: 7 };
    const { rounding, take } = fairBytes(seeds);
    const hmac = (message: string) =>
      createHmac('sha256', seeds.serverSeed).update(message).digest('hex');
    const inHex = (taken: Uint8Array) => Buffer.from(taken).toString('hex');
    const rounded = inHex(rounding.take(64));
    expect(rounded).toBe(hmac('client:7:rounding:0') + hmac('client:7:rounding:1'));
    expect(inHex(take(32))).toBe(hmac('client:7:0'));
  });

  it('are HMAC-SHA256 of clientSeed:nonce:cursor under the server seed', () => {
    const seeds = { serverSeed: '00'.repeat(32), clientSeed: 'client', nonce: 7 };
    const all = fairBytes(seeds).take(64);
    /** printf 'client:7:0' | openssl dgst -sha256 -hmac 0000… */
    expect(Buffer.from(all.subarray(0, 32)).toString('hex')).toBe(
      '37516fde8bcb8049905a20cfe0ee08e8971efecd9b60ae1d0393ea6ea2a28ca8',
    );
    const inParts = fairBytes(seeds);
    expect([...inParts.take(5), ...inParts.take(59)]).toEqual([...all]);
    expect([...fairBytes({ ...seeds, nonce: 8 }).take(8)]).not.toEqual([...all.subarray(0, 8)]);
  });
});
