-- Revision 2, ba01b74fa763
-- Adds a job within the caller's transaction. The worker's own tables belong to the owner: the application
-- reaches them through this function and outbox.publish only.
--
-- add_job adds nothing, and says nothing, when a worker takes the job of the same key between its two statements
-- (https://github.com/graphile/worker/issues/580). What is added here is never lost: it is asked again, and sees then
-- that the other one runs.
create or replace function jobs.enqueue(
  name text, payload json, run_at timestamptz, job_key text, max_attempts int, priority int
) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  added bigint;
begin
  while added is null loop
    added := (graphile_worker.add_job(
      name, payload,
      run_at => run_at,
      job_key => job_key,
      max_attempts => coalesce(max_attempts, 25),
      priority => coalesce(priority, 0))).id;
  end loop;
end $$;
revoke execute on function jobs.enqueue from public;
grant execute on function jobs.enqueue to pierlight_app;
