-- Revision 1, 8dd2d3fc844b
-- Counts what a finished round came to, or no longer comes to, for the day it was begun on. Time at play goes from
-- the launch of the game, or from the end of the round before, to the end of this one; after a pause of more than
-- fifteen minutes it begins again with the next round.
create or replace function gameplay.count_finished(
  p_before gameplay.round, p_after gameplay.round, p_now timestamptz
) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  was_paid_for boolean := coalesce(p_before.status = 2 and p_before.reward is null and p_before.stake > 0, false);
  is_paid_for boolean := p_after.status = 2 and p_after.reward is null and p_after.stake > 0;
  was_free boolean := coalesce(p_before.status = 2 and not was_paid_for, false);
  is_free boolean := p_after.status = 2 and not is_paid_for;
  ends boolean := p_after.status = 2 and p_before.status is distinct from 2;
  longest constant interval := interval '15 minutes';
  began_on date := (p_after.created_at at time zone 'utc')::date;
  launched timestamptz;
begin
  if p_after.status <> 2 and p_before.status is distinct from 2 then return; end if;
  if ends then
    select started_at into launched from gameplay.session where id = p_after.session_id;
  end if;
  insert into gameplay.game_day as counted (player_id, day, game_id, currency, rounds, staked, paid, stake_squares,
    multiples, free_rounds, free_paid, played_ms, last_at)
  values (
    p_after.player_id, began_on, p_after.game_id, p_after.currency,
    is_paid_for::int - was_paid_for::int,
    case when is_paid_for then p_after.stake else 0 end - case when was_paid_for then p_before.stake else 0 end,
    case when is_paid_for then p_after.payout else 0 end
      - case when was_paid_for then p_before.payout else 0 end,
    case when is_paid_for then p_after.stake::numeric * p_after.stake else 0 end
      - case when was_paid_for then p_before.stake::numeric * p_before.stake else 0 end,
    case when is_paid_for then round(p_after.payout::numeric / p_after.stake, 6) else 0 end
      - case when was_paid_for then round(p_before.payout::numeric / p_before.stake, 6) else 0 end,
    is_free::int - was_free::int,
    case when is_free then p_after.payout else 0 end - case when was_free then p_before.payout else 0 end,
    case when p_now - launched between interval '0' and longest
      then extract(epoch from p_now - launched) * 1000 else 0 end,
    p_now
  ) on conflict (player_id, day, game_id, currency) do update set
    rounds = counted.rounds + excluded.rounds,
    staked = counted.staked + excluded.staked,
    paid = counted.paid + excluded.paid,
    stake_squares = counted.stake_squares + excluded.stake_squares,
    multiples = counted.multiples + excluded.multiples,
    free_rounds = counted.free_rounds + excluded.free_rounds,
    free_paid = counted.free_paid + excluded.free_paid,
    played_ms = counted.played_ms + case
      when ends and p_now - greatest(counted.last_at, launched) between interval '0' and longest
      then extract(epoch from p_now - greatest(counted.last_at, launched)) * 1000 else 0 end,
    last_at = case when ends then greatest(counted.last_at, p_now) else counted.last_at end;
  if began_on < (p_now at time zone 'utc')::date - 1 then
    -- Written also where it stands: the count that takes it away then waits until this is there to be counted.
    insert into gameplay.recount_day as noted (day) values (began_on)
    on conflict (day) do update set day = excluded.day;
  end if;
end $$;
revoke execute on function gameplay.count_finished from public;

-- Counts anew what everybody's rounds came to, of the days on which that may have changed.
create or replace function gameplay.count_house(p_now timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  today date := (p_now at time zone 'utc')::date;
  days date[];
begin
  with late as (delete from gameplay.recount_day returning day)
  select array_agg(day) into days from late;
  days := days || array[today - 1, today];
  merge into gameplay.house_day as known
  using (
    select day, game_id, sum(rounds) as rounds, sum(multiples) as multiples from gameplay.game_day
    where day = any (days) group by day, game_id
  ) counted on counted.day = known.day and counted.game_id = known.game_id
  when matched and (known.rounds, known.multiples) is distinct from (counted.rounds, counted.multiples)
    then update set rounds = counted.rounds, multiples = counted.multiples
  when not matched then insert values (counted.day, counted.game_id, counted.rounds, counted.multiples);
end $$;
revoke execute on function gameplay.count_house from public;
grant execute on function gameplay.count_house to pierlight_app;
