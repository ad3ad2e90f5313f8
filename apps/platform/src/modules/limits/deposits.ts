import { limitDefinition } from '@pierlight/contract/limits/statuses';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Exclusions } from '../identity/public.ts';
import { inForce } from './changes.ts';
import { type LimitRow, limitsOf, lockLimits } from './repository.ts';
import { usageOf } from './usage.ts';

export interface DepositLimitsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly exclusions: Pick<Exclusions, 'refuse'>;
  /** Asks the register of excluded persons. @throws DomainError registerUnavailable */
  readonly beforeDeposit: (playerId: string) => Promise<void>;
}

/** What limits of deposits and of time say to a deposit. The lowest of overlapping ones decides. */
export function createDepositLimits(deps: DepositLimitsDeps) {
  const { db, clock } = deps;
  const lowestLeft = async (
    on: Database | Tx,
    rows: readonly LimitRow[],
    currency: string,
  ): Promise<bigint | null> => {
    const now = clock.now();
    let lowest: bigint | null = null;
    for (const row of rows) {
      const limit = inForce(row, now);
      if (limit?.definition !== limitDefinition.deposit || limit.currency !== currency) continue;
      const { settled, open } = await usageOf(on, limit, now);
      const left = limit.amount - settled - open;
      if (lowest === null || left < lowest) lowest = left;
    }
    return lowest;
  };

  return {
    /** What may still be deposited, in subunits, below 0 when it is too much already; null: anything. */
    left: async (playerId: string, currency: string): Promise<bigint | null> =>
      lowestLeft(db, await limitsOf(db, playerId), currency),

    /** Asked before anything is saved: it calls a third party. @throws DomainError registerUnavailable */
    before: deps.beforeDeposit,

    /**
     * Asked in the transaction that saves a deposit, after it was saved: deposits of a player who has
     * limits wait for each other here, and each counts those before it.
     * @throws DomainError accountExcluded, depositLimitReached
     */
    async require(tx: Tx, playerId: string, currency: string): Promise<void> {
      // Nobody is shut out between this and the commit: what is open by then was asked for before.
      await deps.exclusions.refuse(tx, playerId);
      const left = await lowestLeft(tx, await lockLimits(tx, playerId), currency);
      if (left !== null && left < 0n) throw new DomainError('depositLimitReached');
    },
  };
}
