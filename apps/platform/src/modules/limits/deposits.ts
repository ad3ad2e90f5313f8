import { limitDefinition } from '@pierlight/contract/limits/statuses';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Exclusions } from '../identity/public.ts';
import { depositsByCurrency } from '../payments/public.ts';
import { inForce } from './changes.ts';
import { leftUnder } from './monthly-cap.ts';
import { periodAt } from './periods.ts';
import { holdPlayTime } from './play-time.ts';
import { type LimitRow, limitsOf, lockLimits } from './repository.ts';
import type { Rules } from './rules.ts';
import { usageOf } from './usage.ts';

export interface DepositLimitsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly rules: Pick<Rules, 'standing'>;
  readonly exclusions: Pick<Exclusions, 'refuse'>;
  /** Asks the register of excluded persons. @throws DomainError registerUnavailable */
  readonly beforeDeposit: (playerId: string) => Promise<void>;
}

/**
 * What limits of deposits and of time, and the rules of their player, say to a deposit. The lowest of
 * overlapping ones decides.
 */
export function createDepositLimits(deps: DepositLimitsDeps) {
  const { db, clock, rules } = deps;
  const inForceOf = (rows: readonly LimitRow[], currency: string): LimitRow[] =>
    rows.flatMap((row) => {
      const limit = inForce(row, clock.now());
      return limit?.definition === limitDefinition.deposit && limit.currency === currency
        ? [limit]
        : [];
    });

  const lowestLeft = async (
    on: Database | Tx,
    limits: readonly LimitRow[],
  ): Promise<bigint | null> => {
    const now = clock.now();
    let lowest: bigint | null = null;
    for (const limit of limits) {
      const { settled, open } = await usageOf(on, limit, now);
      const left = limit.amount - settled - open;
      if (lowest === null || left < lowest) lowest = left;
    }
    return lowest;
  };

  const monthLeft = async (
    on: Database | Tx,
    playerId: string,
    currency: string,
    most: Readonly<Record<string, number>>,
  ): Promise<bigint> => {
    const { from } = periodAt('monthly', clock.now());
    const used = await depositsByCurrency(on, { playerId, from });
    return leftUnder(most, currency, used);
  };

  return {
    /** What may still be deposited, in subunits, below 0 when it is too much already; null: anything. */
    async left(playerId: string, currency: string): Promise<bigint | null> {
      const own = await lowestLeft(db, inForceOf(await limitsOf(db, playerId), currency));
      const { monthlyAtMost } = (await rules.standing(playerId)).rules.deposits;
      if (monthlyAtMost === null) return own;
      const month = await monthLeft(db, playerId, currency, monthlyAtMost);
      return own === null || month < own ? month : own;
    },

    /** Asked before anything is saved: it calls a third party. @throws DomainError registerUnavailable */
    before: deps.beforeDeposit,

    /**
     * Asked in the transaction that saves a deposit, after it was saved: deposits of a player who has
     * limits, or whose rules bound them, wait for each other here, and each counts those before it.
     * @throws DomainError accountExcluded, depositLimitReached, depositLimitRequired
     */
    async require(tx: Tx, playerId: string, currency: string): Promise<void> {
      // Nobody is shut out between this and the commit: what is open by then was requested before.
      await deps.exclusions.refuse(tx, playerId);
      const { limitFirst, monthlyAtMost } = (await rules.standing(playerId, tx)).rules.deposits;
      // A player who has set no limit has no row of one to wait at.
      if (monthlyAtMost !== null) await holdPlayTime(tx, playerId);
      const limits = inForceOf(await lockLimits(tx, playerId), currency);
      if (limitFirst && !limits.some(({ period }) => period === 'monthly'))
        throw new DomainError('depositLimitRequired');
      const left = await lowestLeft(tx, limits);
      if (left !== null && left < 0n) throw new DomainError('depositLimitReached');
      if (monthlyAtMost === null) return;
      if ((await monthLeft(tx, playerId, currency, monthlyAtMost)) < 0n)
        throw new DomainError('depositLimitReached');
    },
  };
}
