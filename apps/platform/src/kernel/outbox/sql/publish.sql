-- Revision 2, b0c929507906
-- Publishes a message to a realtime channel if the transaction commits; the same key is published once.
-- The row is that of graphile_worker.add_job, without its NOTIFY: PostgreSQL lets transactions that notify
-- commit one at a time, each with a flush to disk of its own. Workers look for it (kernel/jobs/wake-workers.ts).
create or replace function outbox.publish(channel text, data jsonb, dedupe_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into graphile_worker._private_tasks (identifier)
  select 'realtime.publish'
  where not exists (
    select from graphile_worker._private_tasks where identifier = 'realtime.publish')
  on conflict do nothing;
  insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts, priority)
  select id, json_build_object('channel', channel, 'data', data, 'key', dedupe_key), now(), 10, 0
  from graphile_worker._private_tasks where identifier = 'realtime.publish';
end $$;
revoke execute on function outbox.publish from public;
grant execute on function outbox.publish to pierlight_app;
