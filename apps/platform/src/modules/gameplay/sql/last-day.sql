-- Revision 2, 917630f7fe52
-- Counts who staked money in rounds begun in the 24 hours before p_now that are settled, and who of them lost. Whoever
-- played in two currencies is counted in each: there is no one rate at which gains and losses would make up for one
-- another. Free rounds are nobody's loss and are left out.
create or replace function gameplay.count_last_day(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into gameplay.last_day (counted, losing, counted_at)
  select count(*), count(*) filter (where net < 0), p_now
  from (
    select sum(payout - stake) as net from gameplay.round
    where created_at > p_now - interval '24 hours' and created_at <= p_now
      and status = 2 and reward is null and stake > 0
    group by player_id, currency
  ) played
  on conflict (id) do update
  set counted = excluded.counted, losing = excluded.losing, counted_at = excluded.counted_at
  where last_day.counted_at <= excluded.counted_at
$$;
revoke execute on function gameplay.count_last_day from public;
grant execute on function gameplay.count_last_day to pierlight_app;
