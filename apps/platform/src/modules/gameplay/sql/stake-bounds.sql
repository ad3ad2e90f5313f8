-- Revision 2, 5d3efca9c454
-- What bounds a player's stakes in a currency: bounds somebody set, and the terms of a bonus.
create or replace function gameplay.bounds_of(p_player uuid, p_currency text, p_bonus uuid)
returns table (max_stake bigint, closed_games text[])
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select max_stake, closed_games from gameplay.stake_bound
    where player_id = p_player and currency = p_currency
  union all
  select max_stake, closed_games from bonuses.player_bonus where id = p_bonus;
$$;
revoke execute on function gameplay.bounds_of from public;

-- Which bound a stake breaks: game_restricted, stake_exceeded, or null; bounds somebody set, and the terms of
-- the bonus the stake counts for. The bounds somebody set stay locked until the bet is booked, and the player's
-- account is locked already, so that two bets of one round see each other.
drop function if exists gameplay.bound_refusal(gameplay.session, text, text, bigint, uuid);
create or replace function gameplay.bound_refusal(
  p_session gameplay.session, p_provider text, p_round text, p_amount bigint, p_bonus uuid
) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  bound record;
  staked bigint;
begin
  perform from gameplay.stake_bound
    where player_id = p_session.player_id and currency = p_session.currency
    order by source for update;
  for bound in
    select * from gameplay.bounds_of(p_session.player_id, p_session.currency, p_bonus)
  loop
    if p_session.game_id = any (bound.closed_games) then return 'game_restricted'; end if;
    select coalesce(sum(stake), 0) into staked from gameplay.round
      where player_id = p_session.player_id and currency = p_session.currency
        and provider = p_provider and external_id = p_round;
    if staked + p_amount > bound.max_stake then return 'stake_exceeded'; end if;
  end loop;
  return null;
end $$;
revoke execute on function gameplay.bound_refusal from public;

drop function if exists gameplay.announce_refusal(gameplay.session, text, text, text, uuid);
create or replace function gameplay.announce_refusal(
  p_session gameplay.session, p_provider text, p_key text, p_refusal text, p_bonus uuid
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform outbox.publish(
    'game:bets#' || p_session.player_id,
    jsonb_build_object(
      'event', case p_refusal
        when 'game_restricted' then 'game.bet.restricted' else 'game.bet.max.exceed' end,
      'gameIdentity', p_session.game_id,
      'playerBonus', jsonb_build_object(
        'currency', p_session.currency,
        'maxBetAmount', (
          select min(max_stake)
          from gameplay.bounds_of(p_session.player_id, p_session.currency, p_bonus)))),
    'game.bet:' || p_provider || ':' || p_key);
end $$;
revoke execute on function gameplay.announce_refusal from public;
