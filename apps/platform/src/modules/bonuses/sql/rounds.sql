-- Revision 1, 8c68677a0d9f
-- What bonuses answer other modules inside the database: the one a player's stakes in a currency count for.
create or replace function bonuses.playing(p_player uuid, p_currency text) returns bonuses.player_bonus
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select * from bonuses.player_bonus
  where player_id = p_player and currency = p_currency and status = 2 and ends_as is null;
$$;
revoke execute on function bonuses.playing from public;

-- What a stake, a win or their return did to the bonus its round is played under. p_staked counts for the
-- wagering, below zero for a stake that came back. What comes for a bonus that is over goes where its money went.
create or replace function bonuses.note_round(p_bonus uuid, p_staked bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  played bonuses.player_bonus;
begin
  update bonuses.player_bonus set version = version + 1, wagered = greatest(0, wagered + p_staked)
    where id = p_bonus and status < 3
    returning * into played;
  if played.id is null then
    select * into played from bonuses.player_bonus where id = p_bonus;
    perform ledger.close_bonus(played.player_id, played.currency, p_bonus, 'forfeited');
  else
    perform bonuses.finish_if_due(p_bonus, p_now);
  end if;
end $$;
revoke execute on function bonuses.note_round from public;
