import type { PasswordWeakness } from '@pierlight/validation/password-strength';
import { Piscina } from 'piscina';
import { DomainError } from '../../kernel/errors/domain-error.ts';

/** How long the thread and its dictionaries, some 120 MB, are kept after the last password, in milliseconds. */
const idleTimeout = 10 * 60_000;
/** Passwords that may wait; one takes a tenth of a second at the most. */
const waiting = 50;
const retryAfterSeconds = 2;

let thread: Piscina | undefined;

/**
 * Why a password can be guessed, by the words of the five languages, or null. Judged in a thread of its
 * own: a text made to take long holds up other passwords, and no request.
 *
 * @param personal what others know of its owner
 * @throws DomainError signInsBusy when too many wait already
 */
export async function passwordWeakness(
  password: string,
  personal: readonly string[],
): Promise<PasswordWeakness | null> {
  thread ??= new Piscina({
    filename: new URL('./password-strength-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: waiting,
    idleTimeout,
  });
  if (thread.queueSize >= waiting) throw new DomainError('signInsBusy', { retryAfterSeconds });
  return thread.run({ password, personal });
}
