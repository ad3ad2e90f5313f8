-- Jobs and messages on their way out. The worker's own tables belong to the owner; the application reaches
-- them only through jobs.enqueue and outbox.publish, inside its own transactions.
create schema jobs;
create schema outbox;
grant usage on schema jobs, outbox to pierlight_app;

-- Which workers take jobs, and when each was last alive. The jobs of one that died are freed by
-- another instead of waiting hours for the queue's own sweep.
create table jobs.worker (
  worker_id text primary key,
  seen_at timestamptz not null
);
