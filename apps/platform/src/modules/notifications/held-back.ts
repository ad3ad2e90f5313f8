import type { UnaskedKind } from '@pierlight/contract/notifications/kinds';
import type { Database } from '../../kernel/db/database.ts';
import type { NotReached, Reach, ReachDeps } from './reach.ts';

/** A mail that was written, to be handed over now. */
interface WrittenMail {
  readonly playerId: string;
  readonly kind: UnaskedKind;
  readonly to: string;
}

/**
 * Why a mail that nobody waits for may not leave any more, though it might when it was written: hours lie between
 * the two while the mail server is away. Null while it may.
 */
export const createHeldBack =
  (
    db: Database,
    reach: Reach,
    { mailContacts, clock }: Pick<ReachDeps, 'mailContacts' | 'clock'>,
  ) =>
  ({ playerId, kind, to }: WrittenMail): Promise<NotReached | null> =>
    db.transaction().execute(async (tx) => {
      const reached = await reach(tx, [playerId], kind);
      const contact = (await mailContacts(tx, [playerId], clock.now())).get(playerId);
      const isTheirs = contact?.email === to;
      return reached.get(playerId)?.mail ?? (isTheirs ? null : 'noAddress');
    });
