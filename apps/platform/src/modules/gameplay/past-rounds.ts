import { type RawBuilder, sql } from 'kysely';

/**
 * Settled rounds of a time that cost something, as a query: `round_id`, `player_id`, `currency`, `game_id`, when it
 * settled (`at`), and in subunits what was `staked`, how much of that was the player's `own` money, and what was `paid`.
 */
export const pastRounds = (since: Date, until: Date): RawBuilder<unknown> => sql`
  select id as round_id, player_id, currency, game_id, settled_at as at, stake as staked,
    stake - bonus_stake as own, payout as paid
  from gameplay.round
  where status = 2 and reward is null and stake > 0 and settled_at >= ${since} and settled_at < ${until}`;

/**
 * Players who have rounds, as a query: `player_id`, in its order, from after one on. It reads one row of an index for
 * each, however many rounds they have.
 */
export const playersWithRounds = (after: string, limit: number): RawBuilder<unknown> => sql`
  with recursive known (player_id, number) as (
    (select player_id, 1 from gameplay.round where player_id > ${after} order by player_id limit 1)
    union all
    select next.player_id, number + 1 from known
    cross join lateral (
      select player_id from gameplay.round
      where player_id > known.player_id order by player_id limit 1
    ) next
    where number < ${limit}
  )
  select player_id from known`;
