import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import { holdScores, tally } from './tally.ts';

/**
 * Has a player take no part any more in tournaments that are not settled, or in one of them: those behind move up.
 * @param tournamentId all of them where it is left out
 */
export async function leave(
  tx: Tx,
  playerId: string,
  at: Date,
  tournamentId: string | null = null,
): Promise<void> {
  await sql`select ${holdScores}`.execute(tx);
  await sql`
    with gone as (
      update tournaments.entry set left_at = ${at}
      from tournaments.tournament
      where tournament.id = tournament_id and player_id = ${playerId} and left_at is null
        and settled_at is null and (${tournamentId}::uuid is null or tournament.id = ${tournamentId})
      returning tournament_id, score, disqualified_at is null as took_part
    ), tallied as (${tally(sql`select tournament_id, score, -1 as moved from gone where took_part`)})
    update tournaments.tournament set joined = joined - 1, is_changed = true
    where id in (select tournament_id from gone where took_part)`.execute(tx);
}
