-- Revision 1, 592bed9bba21
-- Another password has no hash before, also where the release before sets it.
create or replace function identity.forget_renewal() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.password_hash is distinct from old.password_hash
    and new.renewed_from is not distinct from old.renewed_from then
    new.renewed_from := null;
  end if;
  return new;
end
$$;
revoke execute on function identity.forget_renewal from public;
create or replace trigger forget_renewal before update on identity.credential
  for each row execute function identity.forget_renewal();
