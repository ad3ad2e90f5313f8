-- Revision 1, 47849a40a32b
create or replace function operations.refuse_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception '% of %.% is refused: what operators did stays written', tg_op, tg_table_schema, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
revoke execute on function operations.refuse_change from public;
create or replace trigger act_stays before update or delete or truncate on operations.act
  for each statement execute function operations.refuse_change();

create or replace function operations.refuse_change_of_decided() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'adjustment % is decided', old.number using errcode = 'integrity_constraint_violation';
end $$;
revoke execute on function operations.refuse_change_of_decided from public;
create or replace trigger decided_stays before update or delete on operations.adjustment
  for each row when (old.decided_by is not null)
  execute function operations.refuse_change_of_decided();
