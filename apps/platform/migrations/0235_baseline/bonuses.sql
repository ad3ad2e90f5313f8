-- What players were given, and what has become of it. The money is the ledger's, on an account of the
-- bonus's id; every change here is made while the player's account in the currency is locked there.
create schema bonuses;
grant usage on schema bonuses to pierlight_app;

-- A bonus that is to come with a deposit under way, with the terms of when it was asked for. It goes with the
-- deposit's end, one way or the other.
create table bonuses.claim (
  invoice_id uuid primary key,
  player_id uuid not null,
  currency text not null,
  offer_id text not null,
  terms jsonb not null,
  created_at timestamptz not null,
  -- One of an offer at a time.
  unique (player_id, offer_id)
);

create table bonuses.player_bonus (
  id uuid primary key,
  player_id uuid not null,
  currency text not null,
  offer_id text not null,
  -- Whether the offer gives it once to a player.
  is_once boolean not null,
  -- The deposit it came with: one bonus for each.
  invoice_id uuid unique,
  package_id text,
  amount bigint not null check (amount > 0),
  -- Subunits staked in its rounds, which may be more than has to be: some of it may come back.
  wagered bigint not null default 0 check (wagered >= 0),
  wager_total bigint not null check (wager_total > 0),
  -- The most a round may cost while it is played; null for any.
  max_stake bigint check (max_stake > 0),
  -- Games that take no stake while it is played.
  closed_games text[] not null default '{}',
  -- What other games return on average, in per cent, as it was when it was taken.
  average_return numeric,
  -- 1 issued, 2 active, 3 finished
  status smallint not null default 1 check (status between 1 and 3),
  -- 1 issued: it has not ended, 2 played, 3 canceled, 4 expired, 5 lost
  result smallint not null default 1 check (result between 1 and 5),
  -- The result it will have once its open rounds are over; until then it takes no stake.
  ends_as smallint check (ends_as in (3, 4)),
  issued_at timestamptz not null,
  activated_at timestamptz,
  expires_at timestamptz not null,
  finished_at timestamptz,
  version bigint not null default 1,
  constraint ended_with_result check ((status = 3) = (result <> 1)),
  constraint ended_at_time check ((status = 3) = (finished_at is not null)),
  constraint active_since check (status <> 2 or activated_at is not null)
);
create unique index player_bonus_one_active on bonuses.player_bonus (player_id, currency)
  where status = 2 and ends_as is null;
create unique index player_bonus_given_once on bonuses.player_bonus (player_id, offer_id) where is_once;
create index player_bonus_of_player on bonuses.player_bonus (player_id, id desc);
create index player_bonus_due on bonuses.player_bonus (expires_at) where status < 3 and ends_as is null;
create index player_bonus_ending on bonuses.player_bonus (id) where status < 3 and ends_as is not null;
grant select on bonuses.claim, bonuses.player_bonus to pierlight_app;
grant insert, delete on bonuses.claim to pierlight_app;
grant insert on bonuses.player_bonus to pierlight_app;
grant update (status, activated_at, version) on bonuses.player_bonus to pierlight_app;
