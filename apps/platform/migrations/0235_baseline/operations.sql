-- What operators did, for good: neither the application nor its owner may change or remove a line.
create schema operations;
grant usage on schema operations to pierlight_app;

create table operations.act (
  id uuid primary key,
  operator text not null check (operator ~ '^[a-z][a-z0-9._-]{1,39}$'),
  -- What was done: `withdrawal.approve`.
  act text not null,
  -- What it was done to: a withdrawal's number, a player's id.
  target text not null,
  reason text not null check (length(reason) between 1 and 500),
  detail jsonb not null,
  created_at timestamptz not null
);
create index act_of_target on operations.act (target, id desc);
grant select, insert on operations.act to pierlight_app;

-- Corrections of a player's balance: one operator asks, another agrees, and only then money moves.
create table operations.adjustment (
  id uuid primary key,
  -- What operators call it by: `A-7K3M-92QF`.
  number text not null unique,
  player_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  -- Subunits the player gains, or loses below zero.
  change bigint not null check (change <> 0),
  reason text not null check (length(reason) between 1 and 500),
  asked_by text not null,
  asked_at timestamptz not null,
  -- Null until somebody else has decided.
  decided_by text,
  decided_at timestamptz,
  ledger_transaction_id uuid,
  constraint decided_by_another check (decided_by <> asked_by),
  check ((decided_by is null) = (decided_at is null)),
  check (ledger_transaction_id is null or decided_by is not null)
);
create index adjustment_of_player on operations.adjustment (player_id);
grant select, insert on operations.adjustment to pierlight_app;
grant update (decided_by, decided_at, ledger_transaction_id) on operations.adjustment to pierlight_app;
