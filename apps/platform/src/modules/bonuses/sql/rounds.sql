-- Revision 6, c0b17e7f68cb
-- Revision 3, x
-- What bonuses answer other modules inside the database: the one a player's stakes in a currency count for.
create or replace function bonuses.playing(p_player uuid, p_currency text) returns bonuses.player_bonus
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select * from bonuses.player_bonus
  where player_id = p_player and currency = p_currency and status = 2 and ends_as is null;
$$;
revoke execute on function bonuses.playing from public;

-- What it was called with before: two of one name could not be told apart below.
drop function if exists bonuses.note_round(uuid, uuid, boolean, bigint, timestamptz);

-- What gameplay tells of a round that was begun under a bonus, after each stake, win or return, and when an
-- operator has settled it. The player's account is locked. What comes for a bonus that is over goes where its
-- money went. Of one that winnings are to become there is nothing to tell yet.
-- What a round counts hangs on nothing but its game, which it keeps, on what it costs, and on the bonus's terms,
-- which are never changed: so a stake that comes back takes off what it added to its round.
--   p_game          the round's, by which the terms say how much of its cost counts
--   p_is_open       whether the round goes on
--   p_was, p_costs  what the round cost before and costs now, in subunits
create or replace function bonuses.note_round(
  p_bonus uuid, p_round uuid, p_game text, p_is_open boolean, p_was bigint, p_costs bigint, p_now timestamptz
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  played bonuses.player_bonus;
  share integer; -- in per cent
  added bigint;
begin
  select coalesce((contributions ->> p_game)::integer, 100) into share
    from bonuses.player_bonus where id = p_bonus;
  -- Rounded down, and for the whole round, so that the order of its stakes and returns makes no difference.
  added := p_costs * share / 100 - p_was * share / 100;
  update bonuses.player_bonus set version = version + 1,
      wagered = greatest(0, wagered + added), is_staked_out = wagered + added >= wager_total
    where id = p_bonus and status < 3
    returning * into played;
  if played.id is null then
    select * into played from bonuses.player_bonus where id = p_bonus;
    if played.id is null then return; end if;
    perform ledger.close_bonus(played.player_id, played.currency, p_bonus, 'forfeited');
    return;
  end if;
  if p_is_open then
    insert into bonuses.open_round (round_id, bonus_id) values (p_round, p_bonus)
      on conflict (round_id) do nothing;
  else
    delete from bonuses.open_round where round_id = p_round;
  end if;
  perform bonuses.settle(p_bonus, null, p_now);
end $$;
revoke execute on function bonuses.note_round from public;
