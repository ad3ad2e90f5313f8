-- Revision 9, 2ce7a5c565fb
-- The bonus that a stake counts for: the one its round was begun under, for a new round the one being
-- played. One that has run out ends here, should nobody have noticed. The player's account is locked.
create or replace function gameplay.bonus_of_stake(
  p_player uuid, p_currency text, p_provider text, p_round text, p_now timestamptz
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  begun gameplay.round;
  playing bonuses.player_bonus := bonuses.playing(p_player, p_currency);
begin
  if playing.expires_at <= p_now then
    perform bonuses.settle(playing.id, 4::smallint, p_now);
    playing.id := null;
  end if;
  select * into begun from gameplay.round
    where player_id = p_player and currency = p_currency and provider = p_provider
      and external_id = p_round;
  return case when begun.id is null then playing.id else begun.bonus_id end;
end $$;
revoke execute on function gameplay.bonus_of_stake from public;

-- A stake of p_amount subunits of p_currency, the account's; p_unit is what the game counts in, p_reward the
-- gift the bet belongs to: such a bet costs nothing, whatever its amount says, no bound holds it, and its round
-- may win for a bonus. The player's own money is staked first, then that of the bonus. A repeated key is answered
-- as it was first, whatever became of the session since; p_closes says that the round ends with this bet. A bet on
-- another table of the session's group is one on that table in everything: its bounds, its round and what is told
-- of it. An aggregator's game has one name here and there. A gift is played in the player's time, and by the rules
-- of the game it is for: it waits for a reality check, a pause and the pace as any bet does.
create or replace function gameplay.bet(
  p_token_hash bytea, p_player uuid, p_provider text, p_key text, p_currency text, p_amount bigint,
  p_game_code text, p_round text, p_closes boolean, p_now timestamptz, p_unit text default null,
  p_reward text default null
) returns gameplay.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  unit text := coalesce(p_unit, p_currency);
  cost bigint := case when p_reward is null then p_amount else 0 end;
  game_session gameplay.session;
  bonus uuid;
  known gameplay.round;
  played gameplay.round;
  limit_id uuid;
  refused text;
  raised text;
  answer ledger.answer;
begin
  select * into game_session from gameplay.session where token_hash = p_token_hash;
  if game_session.player_id is distinct from p_player then
    return row('invalid_token', unit, null)::gameplay.answer;
  end if;
  if p_game_code <> game_session.game_code
    and catalogue.is_same_table_group(game_session.game_code, p_game_code)
  then
    game_session.game_code := p_game_code;
    game_session.game_id := p_game_code;
  end if;
  if p_currency = game_session.currency and (
    unit <> coalesce(game_session.play_unit, game_session.currency)
    or gameplay.is_in_other_unit(p_player, p_currency, p_provider, array[p_round], unit)
  ) then
    return gameplay.other_unit(p_provider, p_key, unit);
  end if;
  refused := case
    when p_currency <> game_session.currency then 'wrong_currency'
    when p_game_code <> game_session.game_code then 'invalid_game'
  end;
  if p_currency = game_session.currency then
    perform ledger.hold_player_account(p_player, p_currency);
    -- Asked only now: a sign-in may have ended while the account was waited for.
    refused := coalesce(refused, gameplay.refusal_of(game_session, p_now));
    select * into known from gameplay.round
      where player_id = p_player and currency = p_currency and provider = p_provider
        and external_id = p_round;
    if refused is null then
      select noted.refusal, noted.raised into refused, raised
        from limits.note_bet(p_player, game_session.rules, known.id is null, p_now) noted;
    end if;
    if p_reward is null then
      bonus := gameplay.bonus_of_stake(p_player, p_currency, p_provider, p_round, p_now);
      limit_id := case when cost > 0 then gameplay.limit_passed(game_session, cost, p_now) end;
      refused := coalesce(
        refused,
        gameplay.rule_refusal(game_session, coalesce(known.stake, 0) + p_amount),
        gameplay.bound_refusal(game_session, p_provider, p_round, p_amount, bonus),
        case when limit_id is not null then 'limit_reached' end);
    else
      bonus := case when known.id is null
        then bonuses.won_by(p_player, p_currency, p_reward) else known.bonus_id end;
      -- It may be the one that wins for a bonus, and its round must not be paid to the player.
      refused := coalesce(refused, case
        when known.id is null and bonus is null and bonuses.awaits_reward(p_player, p_currency)
        then 'gift_unknown' end);
    end if;
  end if;
  answer := ledger.bet(
    p_player, p_currency, cost, p_provider, p_key,
    case when p_game_code = game_session.game_code then game_session.game_id else p_game_code end, p_round,
    refused, bonus);
  if answer.outcome = 'posted' and not answer.replayed then
    insert into gameplay.round as round (
      player_id, session_id, provider, external_id, game_id, game_code, currency, play_unit,
      stake, payout, status, reward, created_at, settled_at, bonus_id, bonus_stake
    ) values (
      p_player, game_session.id, p_provider, p_round, game_session.game_id, p_game_code, p_currency,
      game_session.play_unit, cost, 0,
      case when p_closes then 2 else 1 end, p_reward, p_now, case when p_closes then p_now end,
      bonus, case when bonus is null then 0 else -ledger.bonus_part(answer.transaction_id) end
    ) on conflict (player_id, currency, provider, external_id) do update set
      stake = round.stake + excluded.stake,
      bonus_stake = round.bonus_stake + excluded.bonus_stake,
      status = excluded.status,
      settled_at = excluded.settled_at
    where round.play_unit is not distinct from excluded.play_unit
    returning * into played;
    if not found then
      -- Its first bet, in another unit, came in the same moment.
      raise exception 'a round is played in one unit' using errcode = 'check_violation';
    end if;
    if played.bonus_id is not null then
      perform bonuses.note_round(
        played.bonus_id, played.id, played.game_id, played.status = 1, coalesce(known.stake, 0),
        played.stake, p_now);
    end if;
    perform gameplay.count_change(known, played, p_now);
    if known.id is null and game_session.rules ? 'secondsBetweenRounds' then
      perform limits.note_slot_round(p_player, p_now);
    end if;
    if game_session.last_used_at < p_now - interval '5 minutes' then
      update gameplay.session set last_used_at = p_now where id = game_session.id;
    end if;
  elsif answer.refusal in ('game_restricted', 'stake_exceeded') and not answer.replayed then
    perform gameplay.announce_refusal(game_session, p_provider, p_key, answer.refusal, bonus);
  elsif answer.refusal = 'limit_reached' and not answer.replayed then
    perform gameplay.announce_limit(game_session, p_provider, p_key, limit_id);
  elsif not answer.replayed then
    perform gameplay.announce_stop(game_session, p_provider, p_key, answer.refusal);
  end if;
  if raised is not null then
    perform gameplay.announce_stop(game_session, p_provider, p_key, raised);
  end if;
  return gameplay.answer_in(answer, p_currency, unit);
end $$;
revoke execute on function gameplay.bet from public;
grant execute on function gameplay.bet to pierlight_app;
