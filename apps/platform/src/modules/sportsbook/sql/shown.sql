-- Revision 3, 75980f4b9c68
-- A bet as its player sees it, in the shape of the contract.
create or replace function sportsbook.shown(p_bet sportsbook.bet) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with written as (select 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"' as form)
  select jsonb_build_object(
    'id', p_bet.id, 'reference', p_bet.reference, 'type', p_bet.type, 'legs', p_bet.legs,
    'currency', p_bet.currency, 'stake', p_bet.stake, 'openStake', p_bet.open_stake,
    'odds', p_bet.odds, 'potentialPayout', p_bet.potential_payout,
    'payout', case when p_bet.status = 1 and p_bet.cashed_out = 0 then null
      else p_bet.paid + case when p_bet.status = 4 then p_bet.stake - p_bet.held else 0 end end,
    'cashedOut', p_bet.cashed_out, 'status', p_bet.status, 'isConfirmed', p_bet.is_confirmed,
    'isCorrected', exists (select from sportsbook.transaction where bet_id = p_bet.id and is_taken_back),
    'createdAt', to_char(p_bet.created_at at time zone 'UTC', form),
    'settledAt', to_char(p_bet.settled_at at time zone 'UTC', form),
    'version', p_bet.version)
  from written;
$$;
revoke execute on function sportsbook.shown from public;
grant execute on function sportsbook.shown to pierlight_app;

-- Tells the player's screens of every change, in the order of its version.
create or replace function sportsbook.announce() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform outbox.publish(
    'game:bets#' || new.player_id,
    jsonb_build_object('event', 'game.bet.updated', 'bet', sportsbook.shown(new)),
    'sportsbook.bet:' || new.id || ':' || new.version);
  return null;
end $$;
revoke execute on function sportsbook.announce from public;
create or replace trigger bet_is_announced after insert or update on sportsbook.bet
  for each row execute function sportsbook.announce();

-- Tells the player's pages why a stake was refused or what stands after it; nothing of other refusals.
drop function if exists sportsbook.announce_refusal(sportsbook.session, text, text, text, uuid, bigint);
create or replace function sportsbook.announce_refusal(
  p_session sportsbook.session, p_provider text, p_key text, p_why text, p_limit uuid, p_most bigint
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  told jsonb := case p_why
    when 'bonus_restricted' then jsonb_build_object('event', 'game.bet.restricted',
      'playerBonus', jsonb_build_object('currency', p_session.currency))
    when 'stake_exceeded' then jsonb_build_object('event', 'game.bet.max.exceed',
      'playerBonus', jsonb_build_object('currency', p_session.currency, 'maxBetAmount', p_most))
    when 'limit_reached' then jsonb_build_object('event', 'game.bet.limit.reached', 'limitId', p_limit)
    when 'check_stands' then jsonb_build_object('event', 'game.bet.check.stands')
    when 'pause_stands' then jsonb_build_object('event', 'game.bet.pause.stands')
    when 'time_reached' then jsonb_build_object('event', 'game.bet.time.reached')
  end;
begin
  if told is null then return; end if;
  perform outbox.publish(
    'game:bets#' || p_session.player_id,
    told || jsonb_build_object('gameIdentity', 'sportsbook'),
    'game.bet:' || p_provider || ':' || p_key || ':' || p_why);
end $$;
revoke execute on function sportsbook.announce_refusal from public;
