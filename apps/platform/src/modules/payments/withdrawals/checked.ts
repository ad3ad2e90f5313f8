import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { workOff } from '../../../kernel/jobs/work-off.ts';
import type { Logger } from '../../../kernel/log/logger.ts';
import { lockInvoice } from '../repository.ts';
import { playersWaiting, queueWithdrawals, waitingForCheck } from './repository.ts';
import type { ReturnOwnMoney } from './returning.ts';
import { endWaiting, giveBack } from './stages.ts';

/** What the checks of a player's identity say to withdrawals. */
export interface PlayerChecks {
  /**
   * Asked while the player's withdrawals are queued. `through`: money may leave; `waits`: once a check is
   * through; `refused`: what was paid in goes back, and nothing else.
   */
  ofWithdrawal(tx: Tx, playerId: string): Promise<'through' | 'waits' | 'refused'>;
}

export interface CheckedDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly checks: PlayerChecks;
  readonly returnOwnMoney: ReturnOwnMoney;
}

/**
 * Withdrawals that wait for a check of their player. Each is let go, given back or left in a transaction of
 * its own, which may be repeated at any point: what waits no more is not touched.
 */
export function createChecked({ db, clock, log, checks, returnOwnMoney }: CheckedDeps) {
  const settleOne = (playerId: string, invoiceId: string): Promise<void> =>
    db.transaction().execute(async (tx) => {
      // One that is requested at this moment has read the check as it was, and is waited for.
      await queueWithdrawals(tx, playerId);
      const invoice = await lockInvoice(tx, invoiceId);
      if (invoice?.status !== invoiceStatus.pending || invoice.after_check === null) return;
      const standing = await checks.ofWithdrawal(tx, playerId);
      if (standing === 'through') await endWaiting(tx, invoice, clock.now());
      if (standing === 'refused') await giveBack(tx, invoice, 'checkRefused', clock.now());
    });

  /** Waits for withdrawals that are being requested; whether what was paid in goes back now. */
  const isRefused = (playerId: string): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      await queueWithdrawals(tx, playerId);
      return (await checks.ofWithdrawal(tx, playerId)) === 'refused';
    });

  const settle = async (playerId: string): Promise<void> => {
    const refused = await isRefused(playerId);
    for (const id of await waitingForCheck(db, playerId)) await settleOne(playerId, id);
    if (refused) await returnOwnMoney(playerId);
  };

  return {
    /** Acts on what a player's checks say now. */
    settle,

    /** Does so for everybody of whom a withdrawal waits: rules may have changed, or a job been lost. */
    settleAll: (): Promise<void> =>
      workOff<{ playerId: string }>({
        page: (last, limit) =>
          playersWaiting(db, last?.playerId ?? '00000000-0000-0000-0000-000000000000', limit),
        work: ({ playerId }) => settle(playerId),
        failed: ({ playerId }, error) =>
          log.error({ err: error, playerId }, 'withdrawals that wait for a check were not settled'),
      }),
  };
}
