-- Revision 1, 69bfa3fc1a28
-- What identity answers other modules inside the database: whether a sign-in still counts.
create or replace function identity.is_alive(p_session uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from identity.session where id = p_session and ended_at is null);
$$;
revoke execute on function identity.is_alive from public;
