import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Does the work of a challenge, as the site's worker does. */
export async function solve(challenge: string): Promise<string> {
  const read = JSON.parse(Buffer.from(challenge, 'base64').toString('utf8')) as Challenge;
  const solution = await solveChallenge({ challenge: read, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: read, solution })).toString('base64');
}

/** The level of the work a challenge asks for. */
export const levelIn = (challenge: string): number =>
  JSON.parse(Buffer.from(challenge, 'base64').toString('utf8')).parameters.data.level;

/** The challenge of a refusal that asks for work. @throws Error when it was another one. */
export function challengeOf(refusal: unknown): string {
  const { errorName, options } = refusal as {
    errorName?: string;
    options?: { challenge?: string };
  };
  if (errorName !== 'proofOfWorkNeeded' || !options?.challenge) throw refusal;
  return options.challenge;
}

/** Tries, does the work that is requested, and tries again. */
export async function tryWorking<Outcome>(
  attempt: (proof: string | null) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await attempt(null);
  } catch (refusal) {
    return attempt(await solve(challengeOf(refusal)));
  }
}
