-- Which workers take jobs, and when each was last alive. The jobs of one that died are freed by
-- another instead of waiting hours for the queue's own sweep.
create table jobs.worker (
  worker_id text primary key,
  seen_at timestamptz not null
);
