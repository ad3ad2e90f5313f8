-- The minute of each recurring job that was run last, by the database's clock. What lies in the future was noted
-- while the clock was ahead, and holds nothing up.
create table jobs.schedule (
  name text primary key,
  slot timestamptz not null
);
