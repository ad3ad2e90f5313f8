import { type RawBuilder, sql } from 'kysely';
import type { RoundsFeed } from '../gameplay/public.ts';
import { holdScores, takesPart, tally } from './tally.ts';
import { scoringInSql } from './terms.ts';

/** By which gameplay knows who counts. */
export const scoreConsumer = 'tournaments.score';

/** What a round of the first ones brings: by points that of the last step it reaches, otherwise its score. */
const worth = sql`case when scoring ->> 'by' = 'points' then coalesce((
  select max((step ->> 'points')::bigint) from jsonb_array_elements(scoring -> 'steps') step
  where (step ->> 'from')::bigint <= score), 0) else score end`;

interface Chosen {
  /** Whether the tournament of the row `by` asks for these. */
  readonly when: RawBuilder<unknown>;
  readonly counts: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** As many rounds of a player as the tournament says, of those counted now and before. */
const chosen = ({ when, counts, order }: Chosen): RawBuilder<unknown> => {
  const ofPlayer = sql`(tournament_id, player_id) = (player.tournament_id, player.player_id) and ${counts}`;
  const limit = sql`order by ${order} limit (scoring ->> 'rounds')::integer`;
  return sql`
    select score, at from (
      select score, at, begun_at, round_id from counted where ${when} and ${ofPlayer}
      union all (
        select score, at, begun_at, round_id
        from (select *, staked >= minimum as is_staked from tournaments.round) before
        where ${when} and ${ofPlayer} and not exists (
          select from counted
          where (tournament_id, round_id) = (before.tournament_id, before.round_id))
        ${limit}
      )
    ) own ${limit}`;
};

/**
 * Counts settled rounds of players who joined: own money at a game that counts, begun after the player joined and
 * while the tournament runs, and settled before its grace is over. A round that changes or is rolled back changes the
 * score until the tournament is settled. The score is added up over a player's best rounds, of equal ones the earlier,
 * or over the first from the smallest stake on, as the tournament is scored; it was reached when the last of those
 * settled that brought something. Rounds of disqualified players are counted on, outside the table, so
 * that taking it back has them where they would be.
 */
export const countRounds = (rounds: RoundsFeed): Promise<void> =>
  rounds.consume(
    scoreConsumer,
    sql`
      update tournaments.tournament set is_changed = true
      where not is_changed and id in (select tournament_id from scored)`,
    sql`
      held as materialized (select ${holdScores}),
      played as (
        select round_id, player_id, currency, game_id, begun_at, sum(staked - bonus_staked)::bigint as staked,
          sum(paid - bonus_paid)::bigint as paid, min(at) as settled_at, max(at) as at
        from batch cross join held where not is_gift
        group by round_id, player_id, currency, game_id, begun_at
      ), counted as (
        insert into tournaments.round as known (tournament_id, round_id, player_id, minimum, staked, paid, at, begun_at)
        select tournament.id, round_id, player_id, (terms -> 'minimumStake' ->> currency)::bigint,
          staked, paid, at, case when ${scoringInSql} ->> 'by' <> 'multiplier' then begun_at end
        from played
        join tournaments.entry using (player_id)
        join tournaments.tournament on tournament.id = tournament_id
        where tournament.settled_at is null and left_at is null
          and begun_at >= greatest(starts_at, joined_at) and begun_at < ends_at
          and terms -> 'games' ? game_id and terms -> 'minimumStake' ? currency
          and (played.settled_at < settles_at or exists (
            select from tournaments.round known
            where known.tournament_id = tournament.id and known.round_id = played.round_id))
        on conflict (tournament_id, round_id) do update set staked = known.staked + excluded.staked,
          paid = known.paid + excluded.paid, at = greatest(known.at, excluded.at)
        returning tournament_id, round_id, player_id, score, at, begun_at, staked >= minimum as is_staked
      ), standing as (
        select player.tournament_id, player.player_id, coalesce(sum(chosen.worth), 0)::bigint as score,
          max(chosen.at) filter (where worth > 0) as reached_at
        from (select distinct tournament_id, player_id from counted) player
        join tournaments.tournament on tournament.id = player.tournament_id
        cross join lateral (select ${scoringInSql} as scoring) by
        left join lateral (
          select score as worth, at from (${chosen({
            when: sql`scoring ->> 'by' = 'multiplier'`,
            counts: sql`score > 0`,
            order: sql`score desc, at, round_id`,
          })}) best
          union all
          select ${worth}, at from (${chosen({
            when: sql`scoring ->> 'by' <> 'multiplier'`,
            counts: sql`begun_at is not null and is_staked`,
            order: sql`begun_at, round_id`,
          })}) first
        ) chosen on true
        group by player.tournament_id, player.player_id
      ), scored as (
        update tournaments.entry set score = standing.score, reached_at = standing.reached_at
        from standing
        where (entry.tournament_id, entry.player_id) = (standing.tournament_id, standing.player_id)
          and left_at is null
          and (entry.score, entry.reached_at) is distinct from (standing.score, standing.reached_at)
        returning entry.tournament_id, old.score as before, new.score as after, ${takesPart} as takes_part
      ), tallied as (${tally(sql`
        select tournament_id, before as score, -1 as moved from scored where takes_part
        union all select tournament_id, after, 1 from scored where takes_part`)}
      ),`,
  );
