import { createHash } from 'node:crypto';

/** Does the work of a challenge, as the site's worker does. */
export function solve(challenge: string): string {
  const [seed = '', bits = ''] = challenge.split('.');
  const message = Buffer.concat([Buffer.from(seed, 'hex'), Buffer.alloc(8)]);
  const found = Array.from({ length: 8 }, (_, part) => {
    message.writeUInt32BE(part, 32);
    for (let number = 0; ; number += 1) {
      message.writeUInt32BE(number, 36);
      const digest = createHash('sha256').update(message).digest();
      if (Math.clz32(digest.readUInt32BE(0)) >= Number(bits) - 3) return number;
    }
  });
  return `${challenge}~${found.join(',')}`;
}

/** The challenge of a refusal that asks for work. @throws Error when it was another one. */
export function challengeOf(refusal: unknown): string {
  const { errorName, options } = refusal as {
    errorName?: string;
    options?: { challenge?: string };
  };
  if (errorName !== 'proofOfWorkNeeded' || !options?.challenge) throw refusal;
  return options.challenge;
}
