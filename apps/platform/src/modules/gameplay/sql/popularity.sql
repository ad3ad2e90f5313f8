-- Revision 1, 1b3eb1c2c436
create or replace function gameplay.count_popularity(p_now timestamptz) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  merge into gameplay.popularity as known
  using (
    select game_id, count(*) as rounds from gameplay.round
    where created_at > p_now - interval '7 days' group by game_id
  ) counted on counted.game_id = known.game_id
  when matched and known.rounds <> counted.rounds then update set rounds = counted.rounds
  when not matched then insert values (counted.game_id, counted.rounds)
  when not matched by source then delete;
$$;
revoke execute on function gameplay.count_popularity from public;
grant execute on function gameplay.count_popularity to pierlight_app;
