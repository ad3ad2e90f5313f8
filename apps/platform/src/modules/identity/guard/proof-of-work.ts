import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../kernel/clock.ts';

/** The work is cut into this many parts, so that the luck of one does not decide how long it takes. */
export const parts = 8;
const bitsOfParts = Math.log2(parts);

/** How long a challenge can be answered, in seconds. */
const lifeSeconds = 120;

/** Work that was done. */
export interface Proof {
  /** What the challenge was made of; a proof is taken once. */
  readonly seed: Buffer;
  readonly bits: number;
  readonly expiresAt: Date;
}

export interface ProofOfWorkOptions {
  readonly key: Buffer;
  readonly clock: Clock;
  /** 32 bytes that nobody can foresee. */
  readonly seed: () => Buffer;
}

/**
 * A challenge is `<seed>.<bits>.<expiry>.<mac>`: seed and mac in hex, the expiry in seconds since 1970.
 * Its answer is the challenge, a `~`, and eight numbers below 2^32 with commas between: for each part
 * `p` of 0 to 7 one `n` such that SHA-256 of the seed, `p` and `n` (each four bytes, the highest first)
 * begins with `bits − 3` zero bits. Which door it opens does not matter: work is work.
 */
export function createProofOfWork({ key, clock, seed }: ProofOfWorkOptions) {
  const macOf = (body: string) => createHmac('sha256', key).update(body).digest();
  return {
    challenge(bits: number): string {
      const expiry = Math.floor(clock.now().getTime() / 1000) + lifeSeconds;
      const body = `${seed().toString('hex')}.${bits}.${expiry}`;
      return `${body}.${macOf(body).toString('hex')}`;
    },

    /** The work behind an answer; null when it is none, was not done, or comes too late. */
    read(answer: string | null): Proof | null {
      const match = /^(([0-9a-f]{64})\.(\d{1,2})\.(\d{1,12}))\.([0-9a-f]{64})~([\d,]{15,87})$/.exec(
        answer ?? '',
      );
      if (!match) return null;
      const [, body = '', seedHex = '', bitsText = '', expiry = '', mac = '', numbers = ''] = match;
      if (!timingSafeEqual(macOf(body), Buffer.from(mac, 'hex'))) return null;
      const expiresAt = new Date(Number(expiry) * 1000);
      if (expiresAt <= clock.now()) return null;
      const bytes = Buffer.from(seedHex, 'hex');
      const bits = Number(bitsText);
      const found = numbers.split(',').map(Number);
      const isDone = (number: number, part: number) => {
        if (!Number.isSafeInteger(number) || number >= 2 ** 32) return false;
        const tail = Buffer.alloc(8);
        tail.writeUInt32BE(part, 0);
        tail.writeUInt32BE(number, 4);
        const digest = createHash('sha256').update(bytes).update(tail).digest();
        return Math.clz32(digest.readUInt32BE(0)) >= bits - bitsOfParts;
      };
      if (found.length !== parts || !found.every(isDone)) return null;
      return { seed: bytes, bits, expiresAt };
    },
  };
}

export type ProofOfWork = ReturnType<typeof createProofOfWork>;
