import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { Logger } from '../../kernel/log/logger.ts';

/** A game session ends 24 hours after its last bet; a round still open then is open by mistake. */
const patienceHours = 24;
/** Most rounds noted by one run: a provider that leaves more open is a problem of its own. */
const mostNoted = 1_000;

/** What an operator needs to find a round, here and with its provider. */
export interface FoundRound {
  readonly playerId: string;
  readonly provider: string;
  /** What the provider calls it. */
  readonly externalId: string;
  readonly gameCode: string;
  readonly currency: string;
  /** Subunits. */
  readonly stake: bigint;
  readonly payout: bigint;
}

interface LeftOpen extends FoundRound {
  readonly roundId: string;
  readonly openSince: Date;
}

export function createOpenRounds(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}): JobHandlers {
  const { db, clock, log } = deps;
  return {
    /**
     * Notes every round that its provider left open, once, as an incident for an operator. It moves no
     * money: only the provider knows how the round ended, and its win or rollback still counts
     * whenever it comes. One that came closes the incident, until the round is open again; where an operator had
     * settled the matter before, whatever comes opens it anew, as the money may have moved twice. What comes
     * for a deleted account is noted too: nobody can use it.
     */
    'gameplay.note-open-rounds': async () => {
      const now = clock.now();
      await closeEnded(db, now);
      for (const round of await listMovedAgain(db, now))
        log.error(round, 'A round moved after it was settled');
      for (const round of await listMovedAfterDeletion(db, now))
        log.error(round, 'A round moved money of a deleted account');
      const { rows } = await sql<LeftOpen>`
        with noted as (
          insert into gameplay.incident (round_id, kind, noted_at)
          select id, 'roundLeftOpen', ${now} from gameplay.round
          where status = 1 and created_at < ${now}::timestamptz - make_interval(hours => ${patienceHours})
            and not exists (select from gameplay.incident where round_id = round.id)
          order by created_at limit ${mostNoted}
          on conflict (round_id) do nothing
          returning round_id
        ), reopened as (
          update gameplay.incident set resolved_at = null, noted_at = ${now},
            stake = round.stake, payout = round.payout, status = round.status
          from gameplay.round
          where round.id = round_id and round.status = 1 and kind = 'roundLeftOpen'
            and decided_by is null and resolved_at is not null
          returning round_id
        ), listed as (select round_id from noted union all select round_id from reopened)
        select round.id as "roundId", player_id as "playerId", provider, external_id as "externalId",
          game_code as "gameCode", currency, stake, payout, created_at as "openSince"
        from listed join gameplay.round on round.id = listed.round_id`.execute(db);
      for (const { stake, payout, ...round } of rows)
        log.error(
          { ...round, stake: stake.toString(), payout: payout.toString() },
          'A game round was left open',
        );
    },
  };
}

/** Takes rounds that were left open and have ended since off the list. */
async function closeEnded(db: Database, now: Date): Promise<void> {
  await sql`
    update gameplay.incident set resolved_at = ${now}
    from gameplay.round
    where round.id = round_id and resolved_at is null and round.status <> 1
      and kind = 'roundLeftOpen'`.execute(db);
}

interface Moved {
  readonly roundId: string;
}

/**
 * Lists rounds again that are not as they stood when they were listed last, once an operator has settled
 * them or their account is deleted. What moved is counted until it was settled.
 */
async function listMovedAgain(db: Database, now: Date): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved>`
    update gameplay.incident set
      kind = case kind when 'roundLeftOpen' then 'roundEndedAfterAll' else kind end,
      moved = case when resolved_at is null then moved else 0 end
        + (round.payout - round.stake) - (incident.payout - incident.stake),
      stake = round.stake, payout = round.payout, status = round.status,
      resolved_at = null, noted_at = ${now}
    from gameplay.round
    where round.id = round_id and (decided_by is not null or kind = 'roundAfterDeletion')
      and (round.stake, round.payout, round.status)
        is distinct from (incident.stake, incident.payout, incident.status)
    returning round_id as "roundId"`.execute(db);
  return rows;
}

/**
 * Lists rounds whose money reached an account after it was deleted, unless they are watched already. A
 * rollback need not name its round: then it is that of the call it rolls back. Each round is looked up by itself, as
 * nearly none of the many accounts that were deleted has such money.
 */
async function listMovedAfterDeletion(db: Database, now: Date): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved>`
    with late as materialized (
      select entry.amount, (
        select round.id from ledger.transaction posted
        left join ledger.transaction undone on undone.id = posted.reverses
        join gameplay.round on round.player_id = posted.player_id
          and round.currency = posted.currency and round.provider = posted.provider
          and round.external_id = coalesce(undone.round_id, posted.round_id)
        where posted.id = entry.transaction_id
      ) as round_id
      from privacy.entries_after_deletion() entry
    )
    insert into gameplay.incident (round_id, kind, noted_at, moved)
    select round_id, 'roundAfterDeletion', ${now}, sum(amount) from late
    where round_id is not null group by round_id having sum(amount) <> 0
    on conflict (round_id) do update set kind = excluded.kind, noted_at = excluded.noted_at,
      moved = excluded.moved, resolved_at = null, stake = excluded.stake, payout = excluded.payout,
      status = excluded.status
    where incident.decided_by is null and incident.kind <> excluded.kind
    returning round_id as "roundId"`.execute(db);
  return rows;
}
