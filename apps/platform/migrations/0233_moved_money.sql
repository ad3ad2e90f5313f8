-- Deletion and the operator's list of rounds look at what the ledger says has moved, not at statuses: money
-- may come to a round without ending it, and a round may end without money.

-- What the ledger answers other modules inside the database. How far a player's accounts are booked: the
-- position of the last entry by account. Positions follow each other under the account's lock, so that nothing
-- is booked before what was seen, as it can be by the clock.
create function ledger.books_of(p_player uuid) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_object_agg(account.id, newest.position), '{}')
  from ledger.account cross join lateral (
    select position from ledger.entry
    where account_id = account.id and position is not null order by position desc limit 1
  ) newest
  where account.owner = p_player;
$$;

-- Entries of a player's accounts since they were booked as p_books says. It has no settings of its own, so
-- that the planner sees through it; the offset has it look into each account for the new entries alone.
create function ledger.entries_since(p_player uuid, p_books jsonb) returns setof ledger.entry
language sql stable as $$
  select newer.* from ledger.account cross join lateral (
    select * from ledger.entry where account_id = account.id
      and position > coalesce((p_books ->> account.id::text)::bigint, 0)
    offset 0
  ) newer
  where account.owner = p_player;
$$;

-- How far the accounts were booked when the deletion was last asked for; once it is done, when it was. What the
-- release before this one leaves empty begins the days anew, which is on the safe side.
alter table privacy.deletion add column books jsonb not null default '{}';
update privacy.deletion set books = coalesce((
  select jsonb_object_agg(account.id, newest.position)
  from ledger.account cross join lateral (
    select position from ledger.entry
    where account_id = account.id and position is not null
      and created_at <= coalesce(done_at, requested_at)
    order by position desc limit 1
  ) newest
  where account.owner = player_id
), '{}');

-- What privacy answers other modules inside the database: what was booked on accounts since they were deleted.
create function privacy.entries_after_deletion() returns setof ledger.entry
language sql stable as $$
  select entry.* from privacy.deletion
    cross join lateral ledger.entries_since(deletion.player_id, deletion.books) entry
  where deletion.done_at is not null;
$$;

-- How a round stood when the list last said so. Whatever differs afterwards is said once more.
alter table gameplay.incident
  add column stake bigint,
  add column payout bigint,
  add column status smallint,
  -- What the player's balance changed by through the round since it was listed before, or since the account
  -- was deleted; in subunits.
  add column moved bigint not null default 0,
  drop constraint incident_kind_check,
  add constraint incident_kind_check
    check (kind in ('roundLeftOpen', 'roundEndedAfterAll', 'roundAfterDeletion'));
-- One left open was open when it was listed.
update gameplay.incident set stake = round.stake, payout = round.payout,
  status = case when kind = 'roundLeftOpen' then 1 else round.status end
from gameplay.round where round.id = round_id;

-- Stable, so that the round is read as the statement that lists it sees it.
create function gameplay.note_standing() returns trigger
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  select stake, payout, status into new.stake, new.payout, new.status
    from gameplay.round where id = new.round_id;
  return new;
end $$;
create trigger listed_as_it_stands before insert on gameplay.incident
  for each row execute function gameplay.note_standing();

drop index gameplay.incident_decided;
create index incident_watched on gameplay.incident (round_id)
  where decided_by is not null or kind = 'roundAfterDeletion';
-- Whether what came of an invoice is held is asked of incidents that are settled too.
drop index payments.incident_of_invoice;
create index incident_of_invoice on payments.incident (invoice_id);

revoke execute on function ledger.books_of, ledger.entries_since, privacy.entries_after_deletion,
  gameplay.note_standing from public;
grant execute on function ledger.books_of, ledger.entries_since, privacy.entries_after_deletion
  to pierlight_app;
grant update (noted_at, stake, payout, status, moved) on gameplay.incident to pierlight_app;
grant update (kind) on payments.incident to pierlight_app;
