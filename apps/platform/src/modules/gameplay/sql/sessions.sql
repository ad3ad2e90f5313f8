-- Revision 2, b3167ba748c5
-- Why a game session takes no bet; null when it does. A game session ends 24 hours after its last use.
drop function if exists gameplay.refusal_of(gameplay.session, timestamptz);
create or replace function gameplay.refusal_of(p_session gameplay.session, p_now timestamptz) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case
    when p_session.last_used_at < p_now - interval '24 hours' then 'token_expired'
    when not identity.is_alive(p_session.sign_in_id) then 'token_expired'
  end;
$$;
revoke execute on function gameplay.refusal_of from public;

-- Whether one of these rounds is played in another unit than p_unit.
create or replace function gameplay.is_in_other_unit(
  p_player uuid, p_currency text, p_provider text, p_rounds text[], p_unit text
) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from gameplay.round
    where player_id = p_player and currency = p_currency and provider = p_provider
      and external_id = any (p_rounds) and coalesce(play_unit, currency) <> p_unit);
$$;
revoke execute on function gameplay.is_in_other_unit from public;

create or replace function gameplay.balance(p_token_hash bytea, p_player uuid, p_now timestamptz)
returns gameplay.answer
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  game_session gameplay.session;
begin
  select * into game_session from gameplay.session where token_hash = p_token_hash;
  if game_session.player_id is distinct from p_player then
    return row('invalid_token', null, null)::gameplay.answer;
  end if;
  return row(
    coalesce(gameplay.refusal_of(game_session, p_now), 'ok'),
    coalesce(game_session.play_unit, game_session.currency),
    ledger.balance_of(p_player, game_session.currency))::gameplay.answer;
end $$;
revoke execute on function gameplay.balance from public;
grant execute on function gameplay.balance to pierlight_app;
