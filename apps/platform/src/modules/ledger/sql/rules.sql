-- Revision 1, 8c2f38bd8bad
create or replace function ledger.check_balanced() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
    select from ledger.entry where transaction_id = new.transaction_id
    group by currency having sum(amount) <> 0
  ) then
    raise exception 'transaction % is not balanced', new.transaction_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
revoke execute on function ledger.check_balanced from public;
drop trigger if exists transaction_is_balanced on ledger.entry;
create constraint trigger transaction_is_balanced after insert on ledger.entry
  deferrable initially deferred for each row execute function ledger.check_balanced();

create or replace function ledger.refuse_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception '% of %.% is refused: the ledger is append-only', tg_op, tg_table_schema, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
revoke execute on function ledger.refuse_change from public;
create or replace trigger entry_stays before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse_change();
create or replace trigger transaction_stays before update or delete or truncate on ledger.transaction
  for each statement execute function ledger.refuse_change();
create or replace trigger account_stays before delete or truncate on ledger.account
  for each statement execute function ledger.refuse_change();
