-- Games may count an account's money in a smaller unit: mBTC, mETH. The wire is too coarse for whole
-- bitcoin. Books, rounds and statements stay in the account's currency and its subunits; a sitting and
-- a round only remember the unit, so that nothing is played in two. Null: the account's own, which is
-- also what the release before this one writes.
alter table gameplay.session add column play_unit text;
alter table gameplay.round add column play_unit text;

-- What the ledger answers gameplay: the round a transaction's key was first used in; null for a key
-- that never was.
create function ledger.round_of(p_provider text, p_key text) returns text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select round_id from ledger.transaction
    where scope = 'games:' || p_provider and idempotency_key = p_key;
$$;

-- Whether one of these rounds is played in another unit than p_unit.
create function gameplay.is_in_other_unit(
  p_player uuid, p_currency text, p_provider text, p_rounds text[], p_unit text
) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from gameplay.round
    where player_id = p_player and currency = p_currency and provider = p_provider
      and external_id = any (p_rounds) and coalesce(play_unit, currency) <> p_unit);
$$;

-- The answer to a movement in another unit than its sitting's or round's. Nothing is booked; of a key
-- that was, it must not be said that no money moved.
create function gameplay.other_unit(p_provider text, p_key text, p_unit text)
returns gameplay.answer
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select row(
    case when ledger.round_of(p_provider, p_key) is null then 'wrong_currency' else 'duplicate' end,
    p_unit, null)::gameplay.answer;
$$;

-- As the ledger answered, with the currency as the game counts it.
create function gameplay.answer_in(p_answer ledger.answer, p_currency text, p_unit text)
returns gameplay.answer
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select row(answer.status,
    case when answer.currency = p_currency then p_unit else answer.currency end,
    answer.balance)::gameplay.answer
  from gameplay.answer_of(p_answer) answer;
$$;

-- Replaced with one parameter more, which the release before this one leaves out.
drop function gameplay.bet;
drop function gameplay.win;

-- A stake of p_amount subunits of p_currency, the account's; p_unit is what the game counts in. A
-- repeated key is answered as it was first, whatever became of the sitting since; p_closes says that
-- the round ends with this bet.
create function gameplay.bet(
  p_token_hash bytea, p_player uuid, p_provider text, p_key text, p_currency text, p_amount bigint,
  p_game_code text, p_round text, p_closes boolean, p_now timestamptz, p_unit text default null
) returns gameplay.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  unit text := coalesce(p_unit, p_currency);
  sitting gameplay.session;
  answer ledger.answer;
begin
  select * into sitting from gameplay.session where token_hash = p_token_hash;
  if sitting.player_id is distinct from p_player then
    return row('invalid_token', unit, null)::gameplay.answer;
  end if;
  if p_currency = sitting.currency and (
    unit <> coalesce(sitting.play_unit, sitting.currency)
    or gameplay.is_in_other_unit(p_player, p_currency, p_provider, array[p_round], unit)
  ) then
    return gameplay.other_unit(p_provider, p_key, unit);
  end if;
  answer := ledger.bet(
    p_player, p_currency, p_amount, p_provider, p_key,
    case when p_game_code = sitting.game_code then sitting.game_id else p_game_code end, p_round,
    case
      when p_currency <> sitting.currency then 'wrong_currency'
      when p_game_code <> sitting.game_code then 'invalid_game'
      else gameplay.refusal_of(sitting, p_now)
    end);
  if answer.outcome = 'posted' and not answer.replayed then
    insert into gameplay.round as round (
      player_id, session_id, provider, external_id, game_id, game_code, currency, play_unit,
      stake, payout, status, created_at, settled_at
    ) values (
      p_player, sitting.id, p_provider, p_round, sitting.game_id, p_game_code, p_currency,
      sitting.play_unit, p_amount, 0,
      case when p_closes then 2 else 1 end, p_now, case when p_closes then p_now end
    ) on conflict (player_id, currency, provider, external_id) do update set
      stake = round.stake + excluded.stake,
      status = excluded.status,
      settled_at = excluded.settled_at
    where round.play_unit is not distinct from excluded.play_unit;
    if not found then
      -- Its first bet, in another unit, came in the same moment.
      raise exception 'a round is played in one unit' using errcode = 'check_violation';
    end if;
    if sitting.last_used_at < p_now - interval '5 minutes' then
      update gameplay.session set last_used_at = p_now where id = sitting.id;
    end if;
  end if;
  return gameplay.answer_in(answer, p_currency, unit);
end $$;

-- A payout of p_amount subunits of p_currency for the bet of key p_bet_key, in the unit of that bet. No
-- sitting is asked: what was won is paid after the player left, too.
create function gameplay.win(
  p_player uuid, p_provider text, p_key text, p_bet_key text, p_currency text, p_amount bigint,
  p_game_code text, p_round text, p_closes boolean, p_now timestamptz, p_unit text default null
) returns gameplay.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  unit text := coalesce(p_unit, p_currency);
  played gameplay.round;
  answer ledger.answer;
  game text;
begin
  if gameplay.is_in_other_unit(
    p_player, p_currency, p_provider, array[p_round, ledger.round_of(p_provider, p_bet_key)], unit
  ) then
    return gameplay.other_unit(p_provider, p_key, unit);
  end if;
  select game_id into game from gameplay.round
    where player_id = p_player and currency = p_currency and provider = p_provider
      and external_id = p_round and game_code = p_game_code;
  game := coalesce(game, p_game_code);
  answer := ledger.win(
    p_player, p_currency, p_amount, p_provider, p_key, game, p_round, p_bet_key);
  if answer.outcome = 'posted' and not answer.replayed then
    insert into gameplay.round as round (
      player_id, provider, external_id, game_id, game_code, currency, play_unit, stake, payout,
      status, created_at, settled_at
    ) values (
      p_player, p_provider, p_round, game, p_game_code, p_currency, nullif(unit, p_currency), 0,
      p_amount, case when p_closes then 2 else 1 end, p_now, case when p_closes then p_now end
    ) on conflict (player_id, currency, provider, external_id) do update set
      payout = round.payout + excluded.payout,
      status = case when p_closes then 2 else round.status end,
      settled_at = case when p_closes then p_now else round.settled_at end
    returning * into played;
    perform gameplay.announce_win(played);
  end if;
  return gameplay.answer_in(answer, p_currency, unit);
end $$;

-- Takes back the bet or win of key p_reference, and tells the balance in its unit. p_token_hash only
-- tells in which currency and unit an unknown bet would have been.
create or replace function gameplay.rollback(
  p_token_hash bytea, p_player uuid, p_provider text, p_key text, p_reference text,
  p_game_code text, p_round text, p_now timestamptz
) returns gameplay.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  answer ledger.answer;
  sitting gameplay.session;
  unit text;
begin
  select * into sitting from gameplay.session
    where token_hash = p_token_hash and player_id = p_player;
  answer := ledger.rollback(
    p_player, sitting.currency, p_provider, p_key, p_reference, p_game_code, p_round);
  if answer.reversed is not null then
    update gameplay.round set
      stake = stake - case when answer.reversed = 'bet' then answer.change else 0 end,
      payout = payout + case when answer.reversed = 'win' then answer.change else 0 end
    where player_id = p_player and currency = answer.currency and provider = p_provider
      and external_id = answer.round_id;
    update gameplay.round set status = 3, settled_at = p_now
    where player_id = p_player and currency = answer.currency and provider = p_provider
      and external_id = answer.round_id and stake = 0 and payout = 0;
  end if;
  answer.currency := coalesce(answer.currency, sitting.currency);
  select coalesce(play_unit, currency) into unit from gameplay.round
    where player_id = p_player and currency = answer.currency and provider = p_provider
      and external_id = ledger.round_of(p_provider, p_reference);
  unit := coalesce(
    unit, case when sitting.currency = answer.currency then sitting.play_unit end,
    answer.currency);
  return gameplay.answer_in(answer, answer.currency, unit);
end $$;

create or replace function gameplay.balance(p_token_hash bytea, p_player uuid, p_now timestamptz)
returns gameplay.answer
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  sitting gameplay.session;
begin
  select * into sitting from gameplay.session where token_hash = p_token_hash;
  if sitting.player_id is distinct from p_player then
    return row('invalid_token', null, null)::gameplay.answer;
  end if;
  return row(
    coalesce(gameplay.refusal_of(sitting, p_now), 'ok'),
    coalesce(sitting.play_unit, sitting.currency),
    ledger.balance_of(p_player, sitting.currency))::gameplay.answer;
end $$;

revoke execute on all functions in schema gameplay from public;
revoke execute on function ledger.round_of from public;
grant execute on function gameplay.bet, gameplay.win to pierlight_app;
