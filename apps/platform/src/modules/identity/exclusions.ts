import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Ids } from '../../kernel/ids.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import type { IdentityRepository } from './repository.ts';

/** A pause of hours or days, or a stop of months or for good. */
export type ExclusionKind = 'coolingOff' | 'selfExclusion';

export interface Exclusion {
  readonly playerId: string;
  readonly kind: ExclusionKind;
  /** Null: for good. */
  readonly until: Date | null;
}

export const cutSocketsJob = 'identity.cut-sockets';

interface ExclusionTable {
  id: string;
  player_id: string;
  kind: ExclusionKind;
  begins_at: Date;
  ends_at: Date | null;
}
type ExclusionTables = { 'identity.exclusion': ExclusionTable };

/**
 * Shuts players out: no session is left, with it no token of a game, and none is opened until the time is
 * over. What is owed to them, wins, refunds and deposits on their way, is booked all the same.
 */
export function createExclusions(deps: {
  readonly repository: Pick<IdentityRepository, 'endOthers' | 'holdCredential' | 'lockCredential'>;
  readonly clock: Clock;
  readonly ids: Ids;
}) {
  const { repository, clock } = deps;
  const on = (tx: Tx | Database) => tx.withTables<ExclusionTables>();

  return {
    /**
     * Waits for sign-ins under way; those that come later wait for the transaction and are refused. An
     * exclusion that ends later than this one holds on.
     * @throws DomainError notFound; malformedRequest for a time that is over
     */
    async exclude(tx: Tx, { playerId, kind, until }: Exclusion): Promise<void> {
      const at = clock.now();
      if (until !== null && until <= at)
        throw new DomainError('malformedRequest', { detail: 'This time is over already.' });
      if (!(await repository.lockCredential(tx, playerId))) throw new DomainError('notFound');
      await on(tx)
        .insertInto('identity.exclusion')
        .values({ id: deps.ids.next(), player_id: playerId, kind, begins_at: at, ends_at: until })
        .execute();
      const ended = await repository.endOthers(tx, { playerId, reason: 'excluded', at });
      for (const id of ended) await enqueueJob(tx, cutSocketsJob, { id, playerId });
    },

    /**
     * Holds the door: nobody is shut out between this and the end of the transaction.
     * @throws DomainError accountExcluded, with the time that is left
     */
    async refuse(tx: Tx, playerId: string): Promise<void> {
      await repository.holdCredential(tx, playerId);
      const rows = await on(tx)
        .selectFrom('identity.exclusion')
        .select('ends_at as until')
        .where('player_id', '=', playerId)
        .execute();
      const now = clock.now().getTime();
      if (rows.some(({ until }) => until === null)) throw new DomainError('accountExcluded');
      const left = Math.max(0, ...rows.map(({ until }) => (until?.getTime() ?? 0) - now));
      if (left > 0)
        throw new DomainError('accountExcluded', { retryAfterSeconds: Math.ceil(left / 1000) });
    },
  };
}

export type Exclusions = ReturnType<typeof createExclusions>;
