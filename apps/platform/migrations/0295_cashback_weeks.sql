-- Weeks of cashback that are closed, with what is due of them.

-- A week that is closed takes no more: what still comes of it counts in the next one. Its terms are those of the
-- moment in which it was closed, whoever writes what is due, and however often.
create table bonuses.cashback_closing (
  week date primary key,
  terms jsonb not null,
  closed_at timestamptz not null,
  -- What is due to every player has been written.
  is_written boolean not null default false
);
grant select, insert, update (is_written) on bonuses.cashback_closing to pierlight_app;

-- What is due to a player of a week, with what it is counted by. It stays as it is.
create table bonuses.cashback_due (
  id uuid primary key default uuidv7(),
  player_id uuid not null,
  currency text not null,
  week date not null,
  staked bigint not null,
  paid bigint not null,
  percent smallint not null,
  amount bigint not null check (amount > 0),
  -- How often it is to be staked, and within how many days; null when it is own money at once.
  wager_times smallint,
  wager_days smallint,
  -- The rule by which nothing is due twice.
  unique (player_id, week, currency)
);
grant select, insert on bonuses.cashback_due to pierlight_app;

-- The players of a week, in the order in which what is due is written.
create index cashback_week_by_week on bonuses.cashback_week (week, player_id, currency);
