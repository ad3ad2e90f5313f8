import { type RawBuilder, sql } from 'kysely';

/** Hundredths of a stake that are counted together. */
export const together = 100;

/** Whose entries stand in the table, once they have scored. */
export const takesPart = sql`left_at is null and disqualified_at is null`;

/** Scores are counted and players leave one after another: taken before the rows of entries, until the end of the transaction. */
export const holdScores = sql`pg_advisory_xact_lock(hashtext('tournaments.score'))`;

/**
 * The statement that keeps how many players have which score.
 * @param moves rows of `tournament_id`, `score` and `moved`: how many more have it
 */
export const tally = (moves: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into tournaments.tally as known (tournament_id, stakes, entries)
  select tournament_id, score / ${sql.lit(together)}, sum(moved) from (${moves}) moves
  where score > 0 group by 1, 2 having sum(moved) <> 0
  on conflict (tournament_id, stakes) do update set entries = known.entries + excluded.entries`;
