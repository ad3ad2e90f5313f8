import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { NoteAct } from '../operations/public.ts';
import type { FoundRound } from './open-rounds.ts';

/** A round that an operator has to look at. */
export interface RoundIncident extends FoundRound {
  /** The round's own id, by which the incident is settled. */
  readonly id: string;
  /**
   * It was not ended; or it was, or moved money, after an operator had settled it; or it moved money of an
   * account that was deleted. What is told of it is as it was when it was listed.
   */
  readonly kind: 'roundLeftOpen' | 'roundEndedAfterAll' | 'roundAfterDeletion';
  /** Subunits that the player gained by it, or lost below zero, since it was settled or the account deleted. */
  readonly moved: bigint;
  readonly since: Date;
}

export interface RoundReviewDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly noteAct: NoteAct;
}

/** What operators do about rounds that their providers did not end in time. */
export function createRoundReview({ db, clock, noteAct }: RoundReviewDeps) {
  return {
    /** The oldest first. */
    async open(limit: number): Promise<RoundIncident[]> {
      const { rows } = await sql<RoundIncident>`
        select round_id as id, kind, noted_at as since, player_id as "playerId", provider,
          external_id as "externalId", game_code as "gameCode", currency, incident.stake,
          incident.payout, moved
        from gameplay.incident join gameplay.round on round.id = round_id
        where resolved_at is null order by noted_at, round_id limit ${limit}`.execute(db);
      return rows;
    },

    /**
     * Takes a round off the list; no money moves. False where no round of that id ever was on it.
     * @throws DomainError alreadySettled when it is off the list already, by an operator or since it ended
     */
    resolve: async (
      id: string,
      decision: { readonly operator: string; readonly reason: string },
    ): Promise<boolean> => {
      if (!isUuid(id)) return false;
      return db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ kind: string; isOpen: boolean; decidedBy: string | null }>`
          select kind, resolved_at is null as "isOpen", decided_by as "decidedBy" from gameplay.incident
          where round_id = ${id}::uuid for update`.execute(tx);
        const [incident] = rows;
        if (!incident) return false;
        if (!incident.isOpen)
          throw new DomainError('alreadySettled', {
            detail: incident.decidedBy
              ? `${id} is settled already.`
              : `${id} ended by itself: what was given for it by hand would be given twice.`,
          });
        const detail = { kind: incident.kind };
        await noteAct(tx, { ...decision, act: 'incident.resolve', subject: id, detail });
        await sql`
          update gameplay.incident set resolved_at = ${clock.now()}, decided_by = ${decision.operator}
          where round_id = ${id}::uuid`.execute(tx);
        return true;
      });
    },
  };
}

export type RoundReview = ReturnType<typeof createRoundReview>;
