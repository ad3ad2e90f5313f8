-- Tables of one provider between which a player moves without opening another game: their bets come with
-- the token of the table that was opened.

-- The aggregator's name of the group; null for a game that is played by itself.
alter table catalogue.game add column table_group text check (table_group <> '');

-- What the catalogue answers other modules inside the database: whether both games are offered now, by one
-- provider, in one group. Unknown games are in none.
create function catalogue.is_same_table_group(p_game text, p_other text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from catalogue.game as game
    join catalogue.game as other
      on other.provider_id = game.provider_id and other.table_group = game.table_group
    where game.id = p_game and other.id = p_other and game.is_enabled and other.is_enabled);
$$;
revoke execute on function catalogue.is_same_table_group from public;

-- As before. A bet on another table of the session's group is one on that table in everything: its bounds,
-- its round and what is told of it. An aggregator's game has one name here and there.
create or replace function gameplay.bet(
  p_token_hash bytea, p_player uuid, p_provider text, p_key text, p_currency text, p_amount bigint,
  p_game_code text, p_round text, p_closes boolean, p_now timestamptz, p_unit text default null,
  p_reward text default null
) returns gameplay.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  unit text := coalesce(p_unit, p_currency);
  cost bigint := case when p_reward is null then p_amount else 0 end;
  sitting gameplay.session;
  bonus uuid;
  played gameplay.round;
  answer ledger.answer;
begin
  select * into sitting from gameplay.session where token_hash = p_token_hash;
  if sitting.player_id is distinct from p_player then
    return row('invalid_token', unit, null)::gameplay.answer;
  end if;
  if p_game_code <> sitting.game_code
    and catalogue.is_same_table_group(sitting.game_code, p_game_code)
  then
    sitting.game_code := p_game_code;
    sitting.game_id := p_game_code;
  end if;
  if p_currency = sitting.currency and (
    unit <> coalesce(sitting.play_unit, sitting.currency)
    or gameplay.is_in_other_unit(p_player, p_currency, p_provider, array[p_round], unit)
  ) then
    return gameplay.other_unit(p_provider, p_key, unit);
  end if;
  if p_currency = sitting.currency and p_reward is null then
    perform ledger.hold_player_account(p_player, p_currency);
    bonus := gameplay.bonus_of_stake(p_player, p_currency, p_provider, p_round, p_now);
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
          gameplay.bound_refusal(sitting, p_provider, p_round, p_amount, bonus)
        end)
    end, bonus);
  if answer.outcome = 'posted' and not answer.replayed then
    insert into gameplay.round as round (
      player_id, session_id, provider, external_id, game_id, game_code, currency, play_unit,
      stake, payout, status, reward, created_at, settled_at, bonus_id, bonus_stake
    ) values (
      p_player, sitting.id, p_provider, p_round, sitting.game_id, p_game_code, p_currency,
      sitting.play_unit, cost, 0,
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
      perform bonuses.note_round(played.bonus_id, cost, p_now);
    end if;
    if sitting.last_used_at < p_now - interval '5 minutes' then
      update gameplay.session set last_used_at = p_now where id = sitting.id;
    end if;
  elsif answer.refusal in ('game_restricted', 'stake_exceeded') and not answer.replayed then
    perform gameplay.announce_refusal(sitting, p_provider, p_key, answer.refusal, bonus);
  end if;
  return gameplay.answer_in(answer, p_currency, unit);
end $$;
