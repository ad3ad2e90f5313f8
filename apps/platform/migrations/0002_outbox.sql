-- Jobs and outbox. The worker's own tables belong to the owner; the application reaches them only
-- through these two functions, inside its own transactions.
create schema jobs;
create schema outbox;
grant usage on schema jobs, outbox to pierlight_app;

create function jobs.enqueue(
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

create function outbox.publish(channel text, data jsonb, dedupe_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'realtime.publish',
    json_build_object('channel', channel, 'data', data, 'key', dedupe_key),
    max_attempts => 10);
end $$;

revoke execute on all functions in schema jobs, outbox from public;
grant execute on all functions in schema jobs, outbox to pierlight_app;
