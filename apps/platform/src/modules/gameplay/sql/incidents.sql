-- Revision 1, 93cae81b69a3
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

-- What gameplay answers bonuses: whether a round is open that was begun under a bonus, apart from those that
-- an operator has settled and that stand as they stood then.
create or replace function gameplay.has_open_round(p_bonus uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from gameplay.round
    where bonus_id = p_bonus and status = 1
      and not exists (select from gameplay.incident
        where round_id = round.id and decided_by is not null and resolved_at is not null
          and incident.stake = round.stake and incident.payout = round.payout));
$$;
revoke execute on function gameplay.has_open_round from public;
