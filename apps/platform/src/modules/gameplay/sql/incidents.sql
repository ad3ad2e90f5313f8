-- Revision 3, f2906b72a72f
-- Stable, so that the round is read as the statement that lists it sees it.
create or replace function gameplay.note_standing() returns trigger
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  select stake, payout, status into new.stake, new.payout, new.status
    from gameplay.round where id = new.round_id;
  return new;
end $$;
revoke execute on function gameplay.note_standing from public;
create or replace trigger listed_as_it_stands before insert on gameplay.incident
  for each row execute function gameplay.note_standing();

-- A round that an operator has settled counts no more for the bonus it was begun under, as long as it stands as
-- it was listed. A trigger, so that it holds whoever settles it, the release before too.
create or replace function gameplay.tell_bonus_of_decision() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  settled gameplay.round;
begin
  select * into settled from gameplay.round where id = new.round_id;
  if settled.bonus_id is null then return null; end if;
  perform ledger.hold_player_account(settled.player_id, settled.currency);
  -- It may have moved while the account was waited for.
  select * into settled from gameplay.round where id = new.round_id;
  if settled.status = 1 and settled.stake = new.stake and settled.payout = new.payout then
    perform bonuses.note_round(
      settled.bonus_id, settled.id, settled.game_id, false, settled.stake, settled.stake, new.resolved_at);
  end if;
  return null;
end $$;
revoke execute on function gameplay.tell_bonus_of_decision from public;
create or replace trigger bonus_hears_of_decision
  after insert or update of decided_by, resolved_at on gameplay.incident
  for each row when (new.decided_by is not null and new.resolved_at is not null)
  execute function gameplay.tell_bonus_of_decision();
drop function if exists gameplay.has_open_round(uuid);
