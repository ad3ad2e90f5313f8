import type { Session } from './session.ts';

/** Whoever presses "Sign out" is not kept waiting by a server that does not answer. Milliseconds. */
const PATIENCE = 2000;

/**
 * Ends the session here once the server was told, which takes the token that goes with it: when it
 * has answered, whatever it says, or not in time.
 */
export function endWhenTold(session: Pick<Session, 'end'>, told: Promise<unknown>): void {
  const inTime = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  void Promise.race([told, inTime])
    .catch(() => undefined)
    .then(() => session.end('signedOut'));
}
