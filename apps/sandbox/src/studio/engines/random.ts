/** Where an engine's randomness comes from: an endless stream of uniform bytes. */
export type ByteSource = {
  /** The next `count` bytes. */
  readonly take: (count: number) => Uint8Array;
};

/** The bytes of a round, and those that only ever round its win: another stream under the same seeds. */
export type RoundBytes = ByteSource & { readonly rounding: ByteSource };

/** For games whose every pay is bookable. Rounding with them ends in a RangeError. */
export const withoutRounding = (source: ByteSource): RoundBytes => ({
  ...source,
  rounding: {
    take: () => {
      throw new RangeError('there is nothing to round by');
    },
  },
});

const SPAN = 2 ** 32;

/**
 * A uniform whole number from 0 to `bound - 1` out of four bytes (big-endian). Values from the last,
 * incomplete stretch of the 32-bit range are thrown away and drawn again, so no number is favoured.
 *
 * @throws RangeError when `bound` is not a whole number from 1 to 2^32.
 */
export function drawBelow(source: ByteSource, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > SPAN) {
    throw new RangeError(`cannot draw below ${bound}`);
  }
  const fair = SPAN - (SPAN % bound);
  for (;;) {
    const bytes = source.take(4);
    const value = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    if (value < fair) return value % bound;
  }
}

/**
 * The same for any bound of at least 1, out of as few whole bytes (big-endian) as hold `bound - 1`, and
 * four more so that hardly a value is thrown away.
 */
export function drawBelowBig(source: ByteSource, bound: bigint): bigint {
  const count = Math.ceil((bound - 1n).toString(16).length / 2) + 4;
  const span = 1n << BigInt(8 * count);
  const fair = span - (span % bound);
  for (;;) {
    const value = source.take(count).reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
    if (value < fair) return value % bound;
  }
}

/** Picks a key by whole-number weights. @throws RangeError when the weights sum to nothing. */
export function drawWeighted(
  source: ByteSource,
  weights: Readonly<Record<string, number>>,
): string {
  const entries = Object.entries(weights);
  let left = drawBelow(
    source,
    entries.reduce((sum, [, weight]) => sum + weight, 0),
  );
  for (const [key, weight] of entries) {
    if (left < weight) return key;
    left -= weight;
  }
  throw new RangeError('weights must be whole numbers of at least 0');
}
