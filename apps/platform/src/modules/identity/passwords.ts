import {
  createPasswordThreads,
  type PasswordThreads,
  type PasswordThreadsOptions,
} from './password-threads.ts';

/** As many may wait as two cores work off within two seconds. */
const defaultWaiting = 100;

/** Of no password: what is verified where there is no account, so that the work is the same. */
export const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$Tm9ib2R5J3Mgc2FsdCE$qMiRjKe0RfQRrjZ6kSQ3nVbFxzgHkV6bJ3e0pQmJfSs';

// One for the process: the cores that it shares out are the same for whoever asks.
let threads: PasswordThreads | undefined;
let limits: PasswordThreadsOptions = { waiting: defaultWaiting };

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

/**
 * Whether the password belongs to the hash. Without a hash the same work is done on a decoy, so that
 * the time taken does not tell whether an account exists.
 * @throws DomainError signInsBusy
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const matches = await working().run({ kind: 'verify', password, hash: stored ?? decoy });
  return stored !== null && matches === true;
}
