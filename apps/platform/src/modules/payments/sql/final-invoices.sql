-- Revision 1, aba3c3964eef
create or replace function payments.refuse_change_of_final() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'invoice % is final', old.id using errcode = 'integrity_constraint_violation';
end $$;
revoke execute on function payments.refuse_change_of_final from public;
create or replace trigger final_stays_final before update or delete on payments.invoice
  for each row when (old.status <> 1) execute function payments.refuse_change_of_final();
