-- Revision 2, fa4b7cb88b48
-- Counts what a player staked and lost, in subunits; less than 0 for what came back.
create or replace function limits.count_play(
  p_player uuid, p_currency text, p_at timestamptz, p_staked bigint, p_lost bigint
) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into limits.day_played as played (player_id, currency, day, staked, lost)
  values (p_player, p_currency, (p_at at time zone 'utc')::date, p_staked, p_lost)
  on conflict (player_id, currency, day) do update set
    staked = played.staked + excluded.staked,
    lost = played.lost + excluded.lost;
$$;
revoke execute on function limits.count_play from public;

-- What was staked and lost in a calendar period, from its first day on.
create or replace function limits.played_since(p_player uuid, p_currency text, p_day date)
returns table (staked bigint, lost bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(staked), 0)::bigint, coalesce(sum(lost), 0)::bigint from limits.day_played
  where player_id = p_player and currency = p_currency and day >= p_day;
$$;
revoke execute on function limits.played_since from public;
grant execute on function limits.played_since to pierlight_app;

-- The limit that a stake would pass: of its whole amount for a limit of stakes, of the own money in it for one
-- of losses. Null when it passes none. The player's account is locked, so that stakes see each other.
create or replace function limits.passed_by(
  p_player uuid, p_currency text, p_staked bigint, p_own bigint, p_now timestamptz
) returns uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select held.id from limits.limit held
  cross join lateral limits.played_since(p_player, p_currency,
    date_trunc(
      case held.period when 'daily' then 'day' when 'weekly' then 'week' else 'month' end,
      p_now at time zone 'utc')::date) played
  where held.player_id = p_player and held.currency = p_currency and held.definition in (1, 2)
    and held.removed_at is null
    and case when held.definition = 1 then played.staked + p_staked else played.lost + p_own end
      -- A pending change is in force from its time on, saved or not; the end of a limit, too.
      > case when held.next_from <= p_now then held.next_amount else held.amount end
  order by held.definition, held.id
  limit 1;
$$;
revoke execute on function limits.passed_by from public;
