-- Limits that players set for themselves. A lower amount is written into its row at once; a higher one,
-- and the end of a limit, waits beside it until its time.
create schema limits;
grant usage on schema limits to pierlight_app;

create table limits.limit (
  id uuid primary key,
  player_id uuid not null,
  -- 1 bet, 2 loss, 3 deposit.
  definition smallint not null check (definition in (1, 2, 3)),
  period text not null check (period in ('daily', 'weekly', 'monthly')),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  amount bigint not null check (amount > 0),
  -- What holds from next_from on; null with a time: no limit any more.
  next_amount bigint check (next_amount > 0),
  next_from timestamptz,
  created_at timestamptz not null,
  removed_at timestamptz,
  check (next_amount is null or next_from is not null)
);
create unique index limit_once on limits.limit (player_id, definition, currency, period)
  where removed_at is null;
grant select, insert on limits.limit to pierlight_app;
grant update (amount, next_amount, next_from, removed_at) on limits.limit to pierlight_app;
