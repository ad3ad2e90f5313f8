import type { Tx } from '../../kernel/db/database.ts';
import type { OneTime } from './one-time.ts';

/** Links that stop a payout destination: its owner is mailed one when it is saved. */
export function createPayoutStops(oneTime: Pick<OneTime, 'issueToken' | 'proveToken'>) {
  return {
    /** A link below the site's origin. Whoever mails it says `secretUntil: expiresAt`. */
    async link(tx: Tx, destinationId: string): Promise<{ path: string; expiresAt: Date }> {
      const { token, expiresAt } = await oneTime.issueToken(tx, {
        purpose: 'payoutStop',
        subject: destinationId,
        askedFrom: null,
      });
      const query = new URLSearchParams({ 'stop-payout': 'true', confirmCode: token });
      return { path: `/?${query}`, expiresAt };
    },

    /** The destination a link is of. @throws DomainError oneTimeWrong, -Expired */
    destinationOf: async (token: string): Promise<string> =>
      (await oneTime.proveToken({ purpose: 'payoutStop', token })).subject,
  };
}
