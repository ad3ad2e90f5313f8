-- Revision 1, 02a6e93ef9c8
-- Publishes a message to a realtime channel if the transaction commits; the same key is published once.
create or replace function outbox.publish(channel text, data jsonb, dedupe_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'realtime.publish',
    json_build_object('channel', channel, 'data', data, 'key', dedupe_key),
    max_attempts => 10);
end $$;
revoke execute on function outbox.publish from public;
grant execute on function outbox.publish to pierlight_app;
