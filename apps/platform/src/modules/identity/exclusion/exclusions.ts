import type { TimeLimitPeriod } from '@pierlight/contract/limits/statuses';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { Ids } from '../../../kernel/ids.ts';
import { enqueueJob } from '../../../kernel/jobs/jobs.ts';
import type { IdentityRepository } from '../repository.ts';
import { createExclusionRepository, type ExclusionRow } from './repository.ts';

/**
 * A pause of hours or days; a stop of months or for good; a day after which the register is asked again; or
 * the end of play where who somebody is was not accepted.
 */
export type ExclusionKind = 'coolingOff' | 'selfExclusion' | 'register' | 'verification';

export interface Exclusion {
  readonly playerId: string;
  readonly kind: ExclusionKind;
  /** The moment its end was counted from; now, unless told. */
  readonly from?: Date;
  /** Null: for good. */
  readonly until: Date | null;
  /** What the player chose. */
  readonly period?: TimeLimitPeriod;
  /** The limit that this makes longer. */
  readonly limitId?: string;
}

export const cutSocketsJob = 'identity.cut-sockets';
export const markExcludedJob = 'identity.mark-excluded';

/** When something ends, to compare; what has no end ends last. */
export const endOf = (until: Date | null): number => until?.getTime() ?? Number.POSITIVE_INFINITY;

export interface ExclusionsDeps {
  readonly repository: Pick<IdentityRepository, 'endPlaying' | 'holdCredential' | 'lockCredential'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Shuts players out: no session is left to play with, with it no token of a game, and none is opened until the
 * time is over. What is owed to them, wins, refunds and deposits on their way, is booked all the same.
 */
export function createExclusions(deps: ExclusionsDeps) {
  const { repository, clock } = deps;
  const rows = createExclusionRepository(deps.db);

  /** What runs, the one that ends last first. */
  async function running(playerId: string, tx: Database | Tx = deps.db): Promise<ExclusionRow[]> {
    const now = clock.now().getTime();
    return (await rows.of(tx, playerId))
      .filter(({ until }) => endOf(until) > now)
      .sort((one, other) => endOf(other.until) - endOf(one.until));
  }

  return {
    running,

    /**
     * Waits for sign-ins under way; those that come later wait for the transaction and are refused. An
     * exclusion that ends later than this one holds on. Answers the sessions that ended.
     * @throws DomainError notFound; malformedRequest for a time that is over
     */
    async exclude(tx: Tx, exclusion: Exclusion): Promise<string[]> {
      const { playerId, kind, until, period = null, limitId = null } = exclusion;
      const at = exclusion.from ?? clock.now();
      if (until !== null && until <= at)
        throw new DomainError('malformedRequest', { detail: 'This time is over already.' });
      if (!(await repository.lockCredential(tx, playerId))) throw new DomainError('notFound');
      await rows.insert(tx, {
        ...{ id: deps.ids.next(), player_id: playerId, kind, period, limit_id: limitId },
        ...{ begins_at: at, ends_at: until },
      });
      const ended = await repository.endPlaying(tx, { playerId, reason: 'excluded', at });
      for (const id of ended) await enqueueJob(tx, cutSocketsJob, { id, playerId });
      await enqueueJob(tx, markExcludedJob, {});
      return ended;
    },

    /** Locks the credential until the end of the transaction: the player cannot sign in or be excluded meanwhile. */
    lock: async (tx: Tx, playerId: string): Promise<void> => {
      await repository.lockCredential(tx, playerId);
    },

    /**
     * Holds the credential: the player cannot be excluded between this and the end of the transaction.
     * @throws DomainError accountExcluded, with why and the time that is left
     */
    async refuse(tx: Tx, playerId: string): Promise<void> {
      await repository.holdCredential(tx, playerId);
      const [last] = await running(playerId, tx);
      if (last) throw excluded(last, clock.now());
    },

    /** @throws DomainError notAway for somebody who is not shut out */
    async requireAway(tx: Tx, playerId: string): Promise<void> {
      await repository.holdCredential(tx, playerId);
      if ((await running(playerId, tx)).length === 0) throw new DomainError('notAway');
    },
  };
}

function excluded({ kind, until }: Pick<ExclusionRow, 'kind' | 'until'>, now: Date): DomainError {
  const fields = { exclusion: [{ rule: kind, params: {} }] };
  // What the register says ends when the register says so.
  if (until === null || kind === 'register') return new DomainError('accountExcluded', { fields });
  const retryAfterSeconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return new DomainError('accountExcluded', { fields, retryAfterSeconds });
}

export type Exclusions = ReturnType<typeof createExclusions>;
