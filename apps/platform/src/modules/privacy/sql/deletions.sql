-- Revision 1, 86185f6e26cb
-- Signing in, whatever the way, calls a deletion off in the transaction that opens the session. After it
-- was carried out, nothing opens one any more.
create or replace function privacy.keep_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  deletion privacy.deletion;
begin
  select * into deletion from privacy.deletion where player_id = new.player_id for update;
  if deletion.done_at is not null then
    raise exception 'the account is deleted' using errcode = 'integrity_constraint_violation';
  end if;
  if deletion.player_id is not null and deletion.cancelled_at is null then
    update privacy.deletion set cancelled_at = new.created_at where player_id = new.player_id;
  end if;
  return new;
end
$$;
revoke execute on function privacy.keep_account from public;
create or replace trigger keep_account before insert on identity.session
  for each row execute function privacy.keep_account();

-- What privacy answers other modules inside the database: what was booked on accounts since they were deleted.
create or replace function privacy.entries_after_deletion() returns setof ledger.entry
language sql stable as $$
  select entry.* from privacy.deletion
    cross join lateral ledger.entries_since(deletion.player_id, deletion.books) entry
  where deletion.done_at is not null;
$$;
revoke execute on function privacy.entries_after_deletion from public;
grant execute on function privacy.entries_after_deletion to pierlight_app;
