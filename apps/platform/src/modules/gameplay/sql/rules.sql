-- Revision 2, d9a13d8fb988
-- What the rules that a game was opened under say to the sum of a round's stakes: rule_exceeded, or null.
drop function if exists gameplay.rule_refusal(gameplay.session, bigint);
create or replace function gameplay.rule_refusal(p_session gameplay.session, p_stake bigint) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when p_stake > (p_session.rules ->> 'maxStake')::bigint then 'rule_exceeded' end;
$$;
revoke execute on function gameplay.rule_refusal from public;

-- Tells the player's pages what stops their play; nothing of a refusal that is no stop.
drop function if exists gameplay.announce_stop(gameplay.session, text, text, text);
create or replace function gameplay.announce_stop(
  p_session gameplay.session, p_provider text, p_key text, p_stop text
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  told jsonb := case p_stop
    when 'check_stands' then jsonb_build_object('event', 'game.bet.check.stands')
    when 'pause_stands' then jsonb_build_object('event', 'game.bet.pause.stands')
    when 'time_reached' then jsonb_build_object('event', 'game.bet.time.reached')
    when 'too_soon' then jsonb_build_object('event', 'game.bet.too.soon',
      'seconds', p_session.rules -> 'secondsBetweenRounds')
    when 'rule_exceeded' then jsonb_build_object('event', 'game.bet.rule.exceed',
      'currency', p_session.currency, 'maxStake', p_session.rules -> 'maxStake')
  end;
begin
  if told is null then return; end if;
  perform outbox.publish(
    'game:bets#' || p_session.player_id,
    told || jsonb_build_object('gameIdentity', p_session.game_id),
    'game.bet:' || p_provider || ':' || p_key);
end $$;
revoke execute on function gameplay.announce_stop from public;
