import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { queueWithdrawals } from '../withdrawals/repository.ts';
import { giveBack } from '../withdrawals/stages.ts';
import { destinationById, markRemoved, unsentTo } from './repository.ts';

export interface StoppingDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The destination a mailed link is of. @throws DomainError oneTimeWrong, -Expired */
  readonly stoppedBy: (stopCode: string) => Promise<string>;
}

/**
 * Removes a destination by the link its owner was mailed, and gives back what waits to go there. The link
 * opens nothing and is not used up: opened again it says the same.
 */
export function createStopping({ db, clock, stoppedBy }: StoppingDeps) {
  return async (stopCode: string): Promise<void> => {
    const id = await stoppedBy(stopCode);
    await db.transaction().execute(async (tx) => {
      const found = await destinationById(tx, id);
      // Its account may be gone, or it may be removed already.
      if (!found) return;
      await queueWithdrawals(tx, found.player_id);
      if (!(await markRemoved(tx, id, clock.now()))) return;
      for (const invoice of await unsentTo(tx, id))
        await giveBack(tx, invoice, 'payoutStopped', clock.now());
    });
  };
}
