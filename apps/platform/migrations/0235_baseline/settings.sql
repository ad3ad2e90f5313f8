-- The rate each currency was last believed at: units of it for one unit of the base currency. For
-- display only; nothing is booked at a rate.
create schema settings;
grant usage on schema settings to pierlight_app;

create table settings.rate (
  currency text primary key check (currency ~ '^[A-Z]{3,5}$'),
  rate double precision not null check (rate > 0 and rate < 'infinity'),
  -- When the source took it, by the source's own word.
  taken_at timestamptz not null
);
grant select, insert, update on settings.rate to pierlight_app;
