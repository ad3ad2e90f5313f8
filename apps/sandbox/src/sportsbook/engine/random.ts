import { createHash } from 'node:crypto';

/** Numbers that are the same for the same seed, on every machine and for good. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  chance(probability: number): boolean;
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
  /** A standard normal number. */
  normal(): number;
  poisson(mean: number): number;
}

/** sfc32, seeded with the SHA-256 of a text. */
export function createRandom(seed: string): Random {
  const bytes = createHash('sha256').update(seed).digest();
  let a = bytes.readInt32LE(0);
  let b = bytes.readInt32LE(4);
  let c = bytes.readInt32LE(8);
  let d = bytes.readInt32LE(12);
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 4_294_967_296;
  };
  const random: Random = {
    next,
    chance: (probability) => next() < probability,
    between: (from, to) => from + (to - from) * next(),
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (from) => {
      const picked = from[Math.floor(next() * from.length)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    poisson: (mean) => {
      // Knuth's way multiplies uniform numbers; a large mean is taken in pieces, which add up.
      let count = 0;
      for (let left = mean; left > 0; left -= 30) {
        const bound = Math.exp(-Math.min(left, 30));
        for (let product = next(); product > bound; product *= next()) count++;
      }
      return count;
    },
  };
  return random;
}
