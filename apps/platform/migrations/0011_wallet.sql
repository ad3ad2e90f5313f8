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

create view wallet.shown_account as
  select account.id, account.player_id, account.status, account.currency,
    held.balance, held.balance as withdrawal_balance, held.version
  from wallet.account join ledger.account held on held.id = account.id;

-- A player's first account is the active one.
create function wallet.show_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into wallet.account (id, player_id, currency, status)
    values (new.id, new.owner, new.currency, 1)
    on conflict (player_id) where status = 1 do nothing;
  if not found then
    insert into wallet.account (id, player_id, currency, status)
      values (new.id, new.owner, new.currency, 2);
  end if;
  return null;
end $$;
create trigger account_is_shown after insert on ledger.account
  for each row when (new.kind = 'player_real') execute function wallet.show_account();

-- Tells the player's screens of every change, in the order of its version.
create function wallet.announce_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  account_status smallint;
begin
  select status into account_status from wallet.account where id = new.id;
  perform outbox.publish(
    'wallet:accounts#' || new.owner,
    jsonb_build_object('account', jsonb_build_object(
      'id', new.id, 'status', account_status, 'currency', new.currency,
      'balance', new.balance, 'withdrawalBalance', new.balance, 'version', new.version)),
    'account:' || new.id || ':' || new.version);
  return null;
end $$;
create trigger account_is_announced after update on ledger.account
  for each row when (new.kind = 'player_real' and new.version <> old.version)
  execute function wallet.announce_account();

grant select on wallet.account, wallet.shown_account to pierlight_app;
grant update (status) on wallet.account to pierlight_app;
revoke execute on all functions in schema wallet from public;
