import type { ByteSource, RoundBytes } from './random.ts';

/**
 * A fast repeatable stream for measurements and tests (sfc32 by Chris Doty-Humphrey, a public-domain
 * generator). Never for play: it can be predicted.
 */
export const seededBytes = (seed: number): RoundBytes => ({
  ...streamOf(seed),
  rounding: streamOf(~seed),
});

function streamOf(seed: number): ByteSource {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 12; warm++) next();
  return {
    take: (count) => {
      const bytes = new Uint8Array(count);
      let at = 0;
      for (; at + 4 <= count; at += 4) {
        const word = next();
        bytes[at] = word >>> 24;
        bytes[at + 1] = word >>> 16;
        bytes[at + 2] = word >>> 8;
        bytes[at + 3] = word;
      }
      for (; at < count; at++) bytes[at] = next() >>> 24;
      return bytes;
    },
  };
}
