-- Accounts as a player sees them: one for each currency, one of them in use. The money is the
-- ledger's; every account of a player there has a row here, under the same id.
create schema wallet;
grant usage on schema wallet to pierlight_app;

create table wallet.account (
  id uuid primary key,
  player_id uuid not null,
  currency text not null,
  -- 1 active, 2 inactive, 3 hidden
  status smallint not null check (status between 1 and 3),
  created_at timestamptz not null default now(),
  unique (player_id, currency)
);
create unique index account_one_active on wallet.account (player_id) where status = 1;
grant select on wallet.account to pierlight_app;
grant update (status) on wallet.account to pierlight_app;
