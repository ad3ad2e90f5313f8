import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';

/** How long a challenge can be answered, in seconds: three times what the dearest takes on a phone. */
const lifeSeconds = 180;

/**
 * What one key costs. PBKDF2 with SHA-512 runs at about the same speed in a browser as in anything else
 * on that processor, and loses more on graphics cards than SHA-256 does.
 */
const key = { algorithm: 'PBKDF2/SHA-512', cost: 2_500, keyLength: 32 } as const;

/** Keys that the first level takes at most, and half of that on average: some 1.6 s of a core. */
export const defaultKeys = 3_200;

/** What work is done for: it counts for nothing else. */
export interface WorkFor {
  /** Which question it opens, such as `signIn`. */
  readonly purpose: string;
  /** Whose account, address or number it is about; a keyed hash of it stands in the challenge. */
  readonly subject: string;
}

/** Work that was done. */
export interface Proof {
  /** What the challenge was made of; a proof is taken once. */
  readonly seed: Buffer;
  readonly level: number;
  readonly expiresAt: Date;
}

export interface ProofOfWorkOptions {
  /** Signs challenges, at least 32 bytes. */
  readonly key: Buffer;
  readonly clock: Clock;
  /** Keys that the first level takes at most; every level takes twice those of the one before. */
  readonly keys?: number;
  /** What stands for a subject in a challenge that anybody may read. */
  readonly digest: (about: WorkFor) => string;
}

const payload = z.strictObject({
  challenge: z.strictObject({
    parameters: z.looseObject({
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      data: z.strictObject({
        about: z.string(),
        level: z.int(),
        most: z.int(),
        expiresAt: z.int(),
      }),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.int(), derivedKey: z.string() }),
});

const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

function decoded(text: string): z.infer<typeof payload> | null {
  try {
    const read = payload.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/**
 * Challenges in the format of ALTCHA 2, in base64: the browser tries counters from 0 upwards until the key
 * derived from one begins with the prefix of the challenge. The counter is drawn beforehand from `most`,
 * each as likely as any other: making a challenge derives one key, taking an answer none.
 */
export function createProofOfWork(options: ProofOfWorkOptions) {
  const { clock, digest, keys = defaultKeys } = options;
  const secrets = {
    hmacSignatureSecret: `challenge ${options.key.toString('hex')}`,
    hmacKeySignatureSecret: `answer ${options.key.toString('hex')}`,
  };
  return {
    /** @param level 1 and more */
    async challenge(level: number, about: WorkFor): Promise<string> {
      const most = keys * 2 ** (level - 1);
      // By our own clock: the library reads the machine's.
      const expiresAt = Math.floor(clock.now().getTime() / 1000) + lifeSeconds;
      return coded(
        await createChallenge({
          ...key,
          ...secrets,
          deriveKey,
          counter: randomInt(most),
          data: { about: digest(about), level, most, expiresAt },
        }),
      );
    },

    /** The work behind an answer; null when it is none, was done for something else, or comes too late. */
    async read(answer: string | null, about: WorkFor): Promise<Proof | null> {
      if (answer === null || answer.length > 4_096) return null;
      const given = decoded(answer);
      if (given === null) return null;
      const { nonce, data } = given.challenge.parameters;
      const expiresAt = new Date(data.expiresAt * 1000);
      if (data.about !== digest(about) || expiresAt <= clock.now()) return null;
      const { verified } = await verifySolution({
        ...(given as unknown as Pick<
          Parameters<typeof verifySolution>[0],
          'challenge' | 'solution'
        >),
        ...secrets,
        deriveKey,
      });
      return verified ? { seed: Buffer.from(nonce, 'hex'), level: data.level, expiresAt } : null;
    },
  };
}

export type ProofOfWork = ReturnType<typeof createProofOfWork>;
