-- Revision 3, 6615a1a7901d
-- What bonuses answer other modules inside the database: the one a player's stakes in a currency count for.
create or replace function bonuses.playing(p_player uuid, p_currency text) returns bonuses.player_bonus
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select * from bonuses.player_bonus
  where player_id = p_player and currency = p_currency and status = 2 and ends_as is null;
$$;
revoke execute on function bonuses.playing from public;

-- What gameplay tells of a round that was begun under a bonus, after each stake, win or return, and when an
-- operator has settled it. The player's account is locked. What comes for a bonus that is over goes where its
-- money went. Of one that winnings are to become there is nothing to tell yet.
--   p_is_open  whether the round goes on
--   p_staked   what counts for the wagering, in subunits; below zero for a stake that came back
create or replace function bonuses.note_round(
  p_bonus uuid, p_round uuid, p_is_open boolean, p_staked bigint, p_now timestamptz
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  played bonuses.player_bonus;
begin
  update bonuses.player_bonus set version = version + 1, wagered = greatest(0, wagered + p_staked)
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
revoke execute on function bonuses.note_round(uuid, uuid, boolean, bigint, timestamptz) from public;
drop function if exists bonuses.note_round(uuid, bigint, timestamptz);
