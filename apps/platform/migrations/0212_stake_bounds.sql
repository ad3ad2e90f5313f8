-- What a player may not stake as long as something bounds it, such as a bonus.
create table gameplay.stake_bound (
  player_id uuid not null,
  currency text not null,
  -- What bounds it. Of several bounds every one holds.
  source text not null,
  -- The most a round may cost in subunits, all its bets together; null for any.
  max_stake bigint check (max_stake > 0),
  -- Games that take no stake at all.
  closed_games text[] not null default '{}',
  primary key (player_id, currency, source)
);
grant select, insert, update, delete on gameplay.stake_bound to pierlight_app;

-- Which bound a stake breaks: game_restricted, stake_exceeded, or null. The bounds stay locked until the
-- bet is booked, so that two bets of one round see each other; players without bounds wait for nothing.
create function gameplay.bound_refusal(
  p_sitting gameplay.session, p_provider text, p_round text, p_amount bigint
) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  bound gameplay.stake_bound;
  staked bigint;
begin
  for bound in
    select * from gameplay.stake_bound
    where player_id = p_sitting.player_id and currency = p_sitting.currency
    order by source for update
  loop
    if p_sitting.game_id = any (bound.closed_games) then return 'game_restricted'; end if;
    select coalesce(sum(stake), 0) into staked from gameplay.round
      where player_id = p_sitting.player_id and currency = p_sitting.currency
        and provider = p_provider and external_id = p_round;
    if staked + p_amount > bound.max_stake then return 'stake_exceeded'; end if;
  end loop;
  return null;
end $$;

-- Tells the player's screens why a stake was not taken.
create function gameplay.announce_refusal(
  p_sitting gameplay.session, p_provider text, p_key text, p_refusal text
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform outbox.publish(
    'game:bets#' || p_sitting.player_id,
    jsonb_build_object(
      'event', case p_refusal
        when 'game_restricted' then 'game.bet.restricted' else 'game.bet.max.exceed' end,
      'gameIdentity', p_sitting.game_id,
      'playerBonus', jsonb_build_object(
        'currency', p_sitting.currency,
        'maxBetAmount', (
          select min(max_stake) from gameplay.stake_bound
          where player_id = p_sitting.player_id and currency = p_sitting.currency))),
    'game.bet:' || p_provider || ':' || p_key);
end $$;

-- As before, and held to the player's bounds.
create or replace function gameplay.bet(
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
      else coalesce(
        gameplay.refusal_of(sitting, p_now),
        gameplay.bound_refusal(sitting, p_provider, p_round, p_amount))
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
  elsif answer.refusal in ('game_restricted', 'stake_exceeded') and not answer.replayed then
    perform gameplay.announce_refusal(sitting, p_provider, p_key, answer.refusal);
  end if;
  return gameplay.answer_in(answer, p_currency, unit);
end $$;

revoke execute on all functions in schema gameplay from public;
