-- Rounds that the aggregator gives away: its bets cost nothing, its wins are paid. `reward` is what the
-- aggregator calls the gift the round belongs to; null for a round that was paid for.
alter table gameplay.round add column reward text;

-- A win of a round that was a gift is not told to everybody.
create or replace function gameplay.announce_win(p_round gameplay.round) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if p_round.status = 2 and p_round.payout > p_round.stake and p_round.reward is null then
    perform jobs.enqueue(
      'gameplay.announce-win', json_build_object('roundId', p_round.id), null,
      'gameplay.announce-win:' || p_round.id, null, null);
  end if;
end $$;

-- Replaced with one parameter more, which the release before this one leaves out.
drop function gameplay.bet;

-- As before. A bet of a reward costs nothing, whatever its amount says, and no bound holds it.
create function gameplay.bet(
  p_token_hash bytea, p_player uuid, p_provider text, p_key text, p_currency text, p_amount bigint,
  p_game_code text, p_round text, p_closes boolean, p_now timestamptz, p_unit text default null,
  p_reward text default null
) returns gameplay.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  unit text := coalesce(p_unit, p_currency);
  cost bigint := case when p_reward is null then p_amount else 0 end;
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
    p_player, p_currency, cost, p_provider, p_key,
    case when p_game_code = sitting.game_code then sitting.game_id else p_game_code end, p_round,
    case
      when p_currency <> sitting.currency then 'wrong_currency'
      when p_game_code <> sitting.game_code then 'invalid_game'
      else coalesce(
        gameplay.refusal_of(sitting, p_now),
        case when p_reward is null then
          gameplay.bound_refusal(sitting, p_provider, p_round, p_amount)
        end)
    end);
  if answer.outcome = 'posted' and not answer.replayed then
    insert into gameplay.round as round (
      player_id, session_id, provider, external_id, game_id, game_code, currency, play_unit,
      stake, payout, status, reward, created_at, settled_at
    ) values (
      p_player, sitting.id, p_provider, p_round, sitting.game_id, p_game_code, p_currency,
      sitting.play_unit, cost, 0,
      case when p_closes then 2 else 1 end, p_reward, p_now, case when p_closes then p_now end
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
grant execute on function gameplay.bet to pierlight_app;
