-- Revision 5, 2ed8c3469509
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
revoke execute on function gameplay.announce_win from public;

-- A payout of p_amount subunits of p_currency for the bet of key p_bet_key, in the unit of that bet. No session
-- is asked: what was won is paid after the player left, too. Own money and the bonus's share a win as they
-- shared the round's stakes; what does not go up evenly is the player's own. A gift's round may win for a bonus.
create or replace function gameplay.win(
  p_player uuid, p_provider text, p_key text, p_bet_key text, p_currency text, p_amount bigint,
  p_game_code text, p_round text, p_closes boolean, p_now timestamptz, p_unit text default null
) returns gameplay.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  unit text := coalesce(p_unit, p_currency);
  known gameplay.round;
  played gameplay.round;
  answer ledger.answer;
  game text;
begin
  if gameplay.is_in_other_unit(
    p_player, p_currency, p_provider, array[p_round, ledger.round_of(p_provider, p_bet_key)], unit
  ) then
    return gameplay.other_unit(p_provider, p_key, unit);
  end if;
  perform ledger.hold_player_account(p_player, p_currency);
  select * into known from gameplay.round
    where player_id = p_player and currency = p_currency and provider = p_provider
      and external_id = p_round;
  game := case when known.game_code = p_game_code then known.game_id else p_game_code end;
  answer := ledger.win(
    p_player, p_currency, p_amount, p_provider, p_key, game, p_round, p_bet_key, known.bonus_id,
    gameplay.bonus_share(known, p_amount));
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
    if played.bonus_id is not null then
      perform bonuses.note_round(
        played.bonus_id, played.id, played.game_id, played.status = 1, played.stake, played.stake, p_now);
    end if;
    perform gameplay.count_change(known, played, p_now);
    perform gameplay.announce_win(played);
  end if;
  return gameplay.answer_in(answer, p_currency, unit);
end $$;
revoke execute on function gameplay.win from public;
grant execute on function gameplay.win to pierlight_app;
