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

create function operations.refuse_change_of_decided() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'adjustment % is decided', old.number using errcode = 'integrity_constraint_violation';
end $$;
create trigger decided_stays before update or delete on operations.adjustment
  for each row when (old.decided_by is not null)
  execute function operations.refuse_change_of_decided();

grant select, insert on operations.adjustment to pierlight_app;
grant update (decided_by, decided_at, ledger_transaction_id) on operations.adjustment to pierlight_app;
revoke execute on all functions in schema operations from public;
