-- Revision 1, 652fce337c18
-- Adds a job within the caller's transaction. The worker's own tables belong to the owner: the application
-- reaches them through this function and outbox.publish only.
create or replace function jobs.enqueue(
  name text, payload json, run_at timestamptz, job_key text, max_attempts int, priority int
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    name, payload,
    run_at => run_at,
    job_key => job_key,
    max_attempts => coalesce(max_attempts, 25),
    priority => coalesce(priority, 0));
end $$;
revoke execute on function jobs.enqueue from public;
grant execute on function jobs.enqueue to pierlight_app;
