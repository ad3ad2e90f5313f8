/**
 * Keccak-256 as Ethereum uses it, with the padding of the competition and not of SHA-3, which is why
 * Node has none. Only for checksums of addresses: it is neither fast nor of constant time.
 */
export function keccak256(data: Buffer): Buffer {
  const padded = Buffer.alloc(Math.floor(data.length / rate) * rate + rate);
  data.copy(padded);
  padded[data.length] = 0x01;
  padded[padded.length - 1] = (padded[padded.length - 1] ?? 0) | 0x80;

  let state: Lanes = Array.from({ length: 25 }, () => 0n);
  for (let block = 0; block < padded.length; block += rate) {
    state = permute(
      state.map((lane, at) =>
        at < rate / 8 ? lane ^ padded.readBigUInt64LE(block + 8 * at) : lane,
      ),
    );
  }
  const digest = Buffer.alloc(32);
  for (let at = 0; at < 4; at += 1) digest.writeBigUInt64LE(laneOf(state, at), 8 * at);
  return digest;
}

/** 5 × 5 lanes of 64 bits, the one at (x, y) at 5y + x. */
type Lanes = readonly bigint[];

/** Bytes that a block takes in. */
const rate = 136;
const lane64 = (value: bigint) => BigInt.asUintN(64, value);
const rotated = (lane: bigint, by: number) =>
  lane64((lane << BigInt(by)) | (lane >> BigInt(64 - by)));
const laneOf = (lanes: Lanes, at: number): bigint => lanes[at] ?? 0n;
const columns = [0, 1, 2, 3, 4];

/** By how much each lane is rotated, and the constant of each of the 24 rounds. */
const rotations = [
  0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14,
];
const roundConstants = Array.from({ length: 24 }, (_, round) =>
  [0, 1, 2, 3, 4, 5, 6].reduce(
    (constant, bit) => constant | (feedback(7 * round + bit) << BigInt(2 ** bit - 1)),
    0n,
  ),
);

/** The step-th bit of the linear feedback shift register x⁸ + x⁶ + x⁵ + x⁴ + 1. */
function feedback(step: number): bigint {
  let register = 1;
  for (let done = 0; done < step; done += 1)
    register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1;
  return BigInt(register & 1);
}

function permute(start: Lanes): Lanes {
  let lanes = start;
  for (const constant of roundConstants) {
    const parity = columns.map((x) =>
      columns.reduce((sum, y) => sum ^ laneOf(lanes, 5 * y + x), 0n),
    );
    const mixed = lanes.map(
      (lane, at) => lane ^ laneOf(parity, (at + 4) % 5) ^ rotated(laneOf(parity, (at + 1) % 5), 1),
    );
    const moved: bigint[] = [];
    for (const [at, lane] of mixed.entries()) {
      const [x, y] = [at % 5, Math.floor(at / 5)];
      moved[5 * ((2 * x + 3 * y) % 5) + y] = rotated(lane, rotations[at] ?? 0);
    }
    lanes = moved.map((lane, at) => {
      const row = at - (at % 5);
      const [next, second] = [(at + 1) % 5, (at + 2) % 5];
      const folded = lane ^ (lane64(~laneOf(moved, row + next)) & laneOf(moved, row + second));
      return at === 0 ? folded ^ constant : folded;
    });
  }
  return lanes;
}
