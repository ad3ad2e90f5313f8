-- A password whose hash was made anew at a higher cost is the same password: what was let in by the hash
-- before, and has not ended yet, is known by this SHA-256 of it.
alter table identity.credential add column renewed_from bytea;

-- Another password has no hash before, also where the release before sets it.
create function identity.forget_renewal() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.password_hash is distinct from old.password_hash
    and new.renewed_from is not distinct from old.renewed_from then
    new.renewed_from := null;
  end if;
  return new;
end
$$;
create trigger forget_renewal before update on identity.credential
  for each row execute function identity.forget_renewal();
