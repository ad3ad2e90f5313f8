-- Two roles. The login role of the database URL owns every object and runs
-- migrations; pierlight_app is what the application's connections become
-- (options=-c role=pierlight_app), so that a table can be closed to UPDATE and
-- DELETE for the application while migrations keep full control.
--
-- Roles belong to the whole cluster, so the role may already exist from another
-- database, or be created by one at this very moment.
do $$
begin
  if not exists (select from pg_roles where rolname = 'pierlight_app') then
    begin
      create role pierlight_app nologin;
    exception
      when duplicate_object or unique_violation then null;
    end;
  end if;

  -- A superuser may SET ROLE to anything; an ordinary owner needs membership.
  if not pg_has_role(current_user, 'pierlight_app', 'SET') then
    execute format('grant pierlight_app to %I with set true, inherit false', current_user);
  end if;
end
$$;
revoke create on schema public from public;
grant usage on schema public to pierlight_app;
alter default privileges in schema public
  grant select, insert, update, delete on tables to pierlight_app;
alter default privileges in schema public
  grant usage, select on sequences to pierlight_app;
