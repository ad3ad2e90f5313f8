-- Revision 6, 7b239080cd3e
-- Rolls back the bet or win of key p_reference, notifies the bonus that the round is played under, and answers the
-- balance in the unit of the round. p_token_hash is used only for the currency and unit of an unknown bet.
create or replace function gameplay.rollback(
  p_token_hash bytea, p_player uuid, p_provider text, p_key text, p_reference text,
  p_game_code text, p_round text, p_now timestamptz
) returns gameplay.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  answer ledger.answer;
  game_session gameplay.session;
  known gameplay.round;
  before gameplay.round;
  unit text;
begin
  select * into game_session from gameplay.session
    where token_hash = p_token_hash and player_id = p_player;
  answer := ledger.rollback(
    p_player, game_session.currency, p_provider, p_key, p_reference, p_game_code, p_round);
  if answer.reversed is not null then
    select * into before from gameplay.round
      where player_id = p_player and currency = answer.currency and provider = p_provider
        and external_id = answer.round_id;
    update gameplay.round set
      stake = stake - case when answer.reversed = 'bet' then answer.change else 0 end,
      bonus_stake = bonus_stake + case when answer.reversed = 'bet'
        then ledger.bonus_part_taken_back(answer.transaction_id) else 0 end,
      payout = payout + case when answer.reversed = 'win' then answer.change else 0 end
    where player_id = p_player and currency = answer.currency and provider = p_provider
      and external_id = answer.round_id
    returning * into known;
    if known.stake = 0 and known.payout = 0 then
      update gameplay.round set status = 3, settled_at = p_now where id = known.id
        returning * into known;
    end if;
    if known.bonus_id is not null then
      perform bonuses.note_round(
        known.bonus_id, known.id, known.game_id, known.status = 1, before.stake, known.stake, p_now);
    end if;
    if known.id is not null then perform gameplay.count_change(before, known, p_now); end if;
  end if;
  answer.currency := coalesce(answer.currency, game_session.currency);
  select coalesce(play_unit, currency) into unit from gameplay.round
    where player_id = p_player and currency = answer.currency and provider = p_provider
      and external_id = ledger.round_of(p_provider, p_reference);
  unit := coalesce(
    unit, case when game_session.currency = answer.currency then game_session.play_unit end,
    answer.currency);
  return gameplay.answer_in(answer, answer.currency, unit);
end $$;
revoke execute on function gameplay.rollback from public;
grant execute on function gameplay.rollback to pierlight_app;
