-- How many players staked money in the last 24 hours, and how many of them lost some; counted anew now and then.
create table gameplay.last_day (
  id boolean primary key default true check (id),
  counted integer not null,
  losing integer not null check (losing between 0 and counted),
  counted_at timestamptz not null
);
grant select on gameplay.last_day to pierlight_app;
