import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters OWASP gives as the least: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | undefined;

/** A PHC string that `passwordMatches` can check. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/**
 * Whether the password belongs to the hash. Without a hash the same work is done on a decoy, so that
 * the time taken does not tell whether an account exists.
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword('a decoy that nobody signs in with');
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
