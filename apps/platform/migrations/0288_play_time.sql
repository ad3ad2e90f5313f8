-- A player's time at play, by bets: what the player set, what of it is counted, and what stands. One row a
-- player, locked by every bet, so that bets in several currencies and on several devices see each other.
create table limits.play_time (
  player_id uuid primary key,
  -- Minutes at play between two reality checks; null: as the rules say that the player plays under.
  reminder_minutes smallint check (reminder_minutes in (15, 30, 60)),
  -- Minutes at play a day; null: no limit. From next_from on next_minutes, null for no limit any more.
  max_minutes smallint check (max_minutes between 1 and 1440),
  next_minutes smallint check (next_minutes between 1 and 1440),
  next_from timestamptz,
  -- The latest bet, or the answer to a reality check.
  last_at timestamptz,
  -- By UTC; milliseconds at play on it.
  day date,
  day_ms bigint not null default 0,
  -- Milliseconds at play since the last reality check was answered, and when they began.
  stretch_ms bigint not null default 0,
  stretch_from timestamptz,
  -- Since when a reality check stands; null: none does.
  check_at timestamptz,
  -- Milliseconds at play since the last rest.
  unrested_ms bigint not null default 0,
  pause_until timestamptz,
  -- When the latest round of a slot began, where the rules set a pace.
  slot_at timestamptz,
  constraint change_of_a_limit check (next_from is null or max_minutes is not null),
  constraint change_has_a_time check (next_minutes is null or next_from is not null)
) with (fillfactor = 70);
grant select on limits.play_time to pierlight_app;
grant insert (player_id, reminder_minutes, max_minutes),
  update (reminder_minutes, max_minutes, next_minutes, next_from) on limits.play_time to pierlight_app;

-- The rules a game was opened under; null: none.
alter table gameplay.session add column rules jsonb;
