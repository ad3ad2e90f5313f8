/** Parts of one proof; each has a number of its own to be found. */
const parts = 8;
const bitsOfParts = 3;

// The first 32 bits of the fractional parts of the cube and square roots of the first primes (FIPS 180-4).
const primes = firstPrimes(64);
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

const right = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));
const schedule = new Int32Array(64);
/** A word of an array that is as long as the algorithm says. */
const at = (words: Int32Array, index: number) => words[index] as number;

/** The first 32 bits of SHA-256 over the 40 bytes in the first ten words of `block`. */
function firstWord(block: Int32Array): number {
  schedule.set(block);
  for (let t = 16; t < 64; t += 1) {
    const early = at(schedule, t - 15);
    const late = at(schedule, t - 2);
    const low = right(early, 7) ^ right(early, 18) ^ (early >>> 3);
    const high = right(late, 17) ^ right(late, 19) ^ (late >>> 10);
    schedule[t] = at(schedule, t - 16) + low + at(schedule, t - 7) + high;
  }
  let [a, b, c, d, e, f, g, h] = start as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let t = 0; t < 64; t += 1) {
    const mixed = right(e, 6) ^ right(e, 11) ^ right(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + mixed + chosen + at(rounds, t) + at(schedule, t)) | 0;
    const spread = right(a, 2) ^ right(a, 13) ^ right(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + spread + most) | 0;
  }
  return (at(start, 0) + a) | 0;
}

/**
 * Answers a challenge of the platform, `<seed>.<bits>.<expiry>.<mac>`: for each part the first number
 * whose SHA-256, together with seed and part, begins with enough zero bits. Takes 2^bits tries or so.
 */
export function search(challenge: string): string {
  const [seed = '', bits = '0'] = challenge.split('.');
  const zeros = Number(bits) - bitsOfParts;
  const block = new Int32Array(16);
  for (let word = 0; word < 8; word += 1)
    block[word] = Number.parseInt(seed.slice(word * 8, word * 8 + 8), 16) | 0;
  // Padding: one bit after the 40 bytes, and their length in bits.
  block[10] = 0x80000000 | 0;
  block[15] = 320;
  const found: number[] = [];
  for (let part = 0; part < parts; part += 1) {
    block[8] = part;
    let number = 0;
    for (block[9] = 0; Math.clz32(firstWord(block)) < zeros; block[9] = number | 0) number += 1;
    found.push(number);
  }
  return `${challenge}~${found.join(',')}`;
}
