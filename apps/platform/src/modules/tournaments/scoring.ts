import { sql } from 'kysely';
import type { RoundsFeed } from '../gameplay/public.ts';
import { holdScores, takesPart, tally } from './tally.ts';

/** By which gameplay knows who counts. */
export const scoreConsumer = 'tournaments.score';

/**
 * Counts settled rounds of players who joined: own money at a game that counts, begun after the player joined and
 * while the tournament runs, and settled before its grace is over. A round that changes or is taken back changes the
 * score until the tournament is settled. The score is added up over a player's best rounds, of equal ones the earlier;
 * it was reached when the last of those settled. Rounds of disqualified players are counted on, outside the table, so
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
        insert into tournaments.round as known (tournament_id, round_id, player_id, minimum, staked, paid, at)
        select tournament.id, round_id, player_id, (terms -> 'minimumStake' ->> currency)::bigint,
          staked, paid, at
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
        returning tournament_id, round_id, player_id, score, at
      ), standing as (
        select player.tournament_id, player.player_id, coalesce(sum(best.score), 0)::bigint as score,
          max(best.at) as reached_at
        from (select distinct tournament_id, player_id from counted) player
        join tournaments.tournament on tournament.id = player.tournament_id
        left join lateral (
          select score, at from (
            select score, at, round_id from counted
            where (tournament_id, player_id) = (player.tournament_id, player.player_id) and score > 0
            union all (
              select score, at, round_id from tournaments.round before
              where (tournament_id, player_id) = (player.tournament_id, player.player_id) and score > 0
                and not exists (
                  select from counted
                  where (tournament_id, round_id) = (before.tournament_id, before.round_id))
              order by score desc, at, round_id
              limit (terms ->> 'bestRounds')::integer
            )
          ) own
          order by score desc, at, round_id
          limit (terms ->> 'bestRounds')::integer
        ) best on true
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
