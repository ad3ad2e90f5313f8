import type { SessionState } from '#shared/session/session.ts';

/** Players are offered the chat; guests only where the operator lets them. */
export function isChatOffered(status: SessionState['status'], forGuests: boolean): boolean {
  return status === 'player' || (status === 'guest' && forGuests);
}
