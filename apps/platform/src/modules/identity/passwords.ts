import { randomUUID } from 'node:crypto';
import {
  createPasswordThreads,
  type PasswordCost,
  type PasswordThreads,
  type PasswordThreadsOptions,
} from './password-threads.ts';

/** As many may wait as two cores work off within some four seconds. */
const defaultWaiting = 100;

/**
 * argon2id as RFC 9106 §4 recommends where 2 GiB are too much, 64 MiB and three passes, but in one
 * lane: a thread has one core, and the work is the same.
 *
 * @param memoryMiB at least 19
 */
export const passwordCost = (memoryMiB = 64): PasswordCost => ({
  memoryCost: memoryMiB * 1024,
  timeCost: 3,
  parallelism: 1,
});

// One for the process: the cores that it shares out are the same for whoever asks.
let threads: PasswordThreads | undefined;
let limits: PasswordThreadsOptions = { waiting: defaultWaiting, cost: passwordCost() };
let decoy: Promise<string> | undefined;

/** Sets how much work on passwords goes on at once; said before the first. */
export function limitPasswordWork(options: PasswordThreadsOptions): void {
  limits = options;
}

function working(): PasswordThreads {
  threads ??= createPasswordThreads(limits);
  return threads;
}

/** A PHC string that `passwordMatches` can check. @throws DomainError signInsBusy */
export async function hashPassword(password: string): Promise<string> {
  return String(await working().run({ kind: 'hash', password }));
}

/** Of no password: what is verified where there is no account, so that the work is the same. */
export function decoyHash(): Promise<string> {
  decoy ??= hashPassword(randomUUID()).catch((error: unknown) => {
    decoy = undefined;
    throw error;
  });
  return decoy;
}

/**
 * The hash at today's cost of a password whose stored one took less work; null where that is not so, or
 * other passwords wait: the next sign-in does it then.
 */
export async function renewedHash(password: string, stored: string): Promise<string | null> {
  if (workIn(stored) >= limits.cost.memoryCost * limits.cost.timeCost) return null;
  return working().load().waiting > 0 ? null : hashPassword(password);
}

/** KiB times passes of a PHC string; 0 for what is none of argon2id. */
function workIn(hash: string): number {
  const [, memory = 0, passes = 0] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(hash) ?? [];
  return Number(memory) * Number(passes);
}

const costIn = (hash: string) => hash.slice(0, hash.indexOf('$', '$argon2id$v=19$'.length));

/**
 * Whether the password belongs to the hash. Without a hash, or beside one made at another cost, the
 * same work is done on a decoy, so that the time taken does not tell whether an account exists.
 * @throws DomainError signInsBusy
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const verify = (hash: string) => working().run({ kind: 'verify', password, hash });
  const standIn = await decoyHash();
  if (stored === null || costIn(stored) !== costIn(standIn)) await verify(standIn);
  return stored !== null && (await verify(stored)) === true;
}
