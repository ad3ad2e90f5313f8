import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { Logger } from '../../kernel/log/logger.ts';

/** A sitting ends 24 hours after its last bet; a round still open then is open by mistake. */
const patienceHours = 24;
/** Most rounds noted by one run: whoever left more open is a matter of its own. */
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
     * whenever it comes. One that came closes the incident; where an operator had settled the matter before, it
     * opens it anew, as the money may have moved twice.
     */
    'gameplay.note-open-rounds': async () => {
      const now = clock.now();
      await sql`
        update gameplay.incident set resolved_at = ${now}
        from gameplay.round
        where round.id = incident.round_id and incident.resolved_at is null and round.status <> 1
          and kind = 'roundLeftOpen'`.execute(db);
      const { rows: twice } = await sql<{ roundId: string }>`
        update gameplay.incident set kind = 'roundEndedAfterAll', resolved_at = null
        from gameplay.round
        where round.id = incident.round_id and round.status <> 1
          and decided_by is not null and kind = 'roundLeftOpen'
        returning round_id as "roundId"`.execute(db);
      for (const round of twice) log.error(round, 'A round settled by hand ended after all');
      const { rows } = await sql<LeftOpen>`
        with noted as (
          insert into gameplay.incident (round_id, kind, noted_at)
          select id, 'roundLeftOpen', ${now} from gameplay.round
          where status = 1 and created_at < ${now}::timestamptz - make_interval(hours => ${patienceHours})
            and not exists (select from gameplay.incident where round_id = round.id)
          order by created_at limit ${mostNoted}
          on conflict (round_id) do nothing
          returning round_id)
        select round.id as "roundId", player_id as "playerId", provider, external_id as "externalId",
          game_code as "gameCode", currency, stake, payout, created_at as "openSince"
        from noted join gameplay.round on round.id = noted.round_id`.execute(db);
      for (const { stake, payout, ...round } of rows)
        log.error(
          { ...round, stake: stake.toString(), payout: payout.toString() },
          'A game round was left open',
        );
    },
  };
}
