-- Revision 1, 9cc0516dabb0
-- Deletion and the operator's list of rounds look at what the ledger says has moved, not at statuses: money
-- may come to a round without ending it, and a round may end without money.
-- What the ledger answers other modules inside the database. How far a player's accounts are booked: the
-- position of the last entry by account. Positions follow each other under the account's lock, so that nothing
-- is booked before what was seen, as it can be by the clock.
create or replace function ledger.books_of(p_player uuid) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_object_agg(account.id, newest.position), '{}')
  from ledger.account cross join lateral (
    select position from ledger.entry
    where account_id = account.id and position is not null order by position desc limit 1
  ) newest
  where account.owner = p_player;
$$;
revoke execute on function ledger.books_of from public;
grant execute on function ledger.books_of to pierlight_app;

-- Entries of a player's accounts since they were booked as p_books says. It has no settings of its own, so
-- that the planner sees through it; the offset has it look into each account for the new entries alone.
create or replace function ledger.entries_since(p_player uuid, p_books jsonb) returns setof ledger.entry
language sql stable as $$
  select newer.* from ledger.account cross join lateral (
    select * from ledger.entry where account_id = account.id
      and position > coalesce((p_books ->> account.id::text)::bigint, 0)
    offset 0
  ) newer
  where account.owner = p_player;
$$;
revoke execute on function ledger.entries_since from public;
grant execute on function ledger.entries_since to pierlight_app;
