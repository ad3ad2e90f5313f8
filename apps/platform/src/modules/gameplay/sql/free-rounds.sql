-- Revision 2, acc5c70a5917
-- Has what was played of a gift counted anew, once the transaction that changed one of its rounds commits.
create or replace function gameplay.tell_of_gift(p_round gameplay.round) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if p_round.reward is not null then
    perform jobs.enqueue(
      'freespins.count', json_build_object('reward', p_round.reward), null,
      'freespins.count:' || p_round.reward, null, null);
  end if;
end $$;
revoke execute on function gameplay.tell_of_gift from public;

-- What rounds of a gift came to: how many were begun and not rolled back, how many of those run, and what they
-- paid. A round that an operator took off the list of incidents does not run any more.
create or replace function gameplay.rounds_of_gift(
  p_player uuid, p_reward text, out begun integer, out running integer, out paid bigint
)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(*)::integer,
    (count(*) filter (where status = 1 and not exists (
      select from gameplay.incident where round_id = round.id and resolved_at is not null)))::integer,
    coalesce(sum(payout), 0)::bigint
  from gameplay.round where reward = p_reward and player_id = p_player and status <> 3;
$$;
revoke execute on function gameplay.rounds_of_gift from public;
grant execute on function gameplay.rounds_of_gift to pierlight_app;
