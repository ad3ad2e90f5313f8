-- Revision 1, 53ade576b098
-- What is the player's own can be withdrawn; the money of the bonus being played can be staked, too.
create or replace view wallet.shown_account as
  select account.id, account.player_id, account.status, account.currency,
    held.balance + ledger.playing_balance_of(held.owner, held.currency) as balance,
    held.balance as withdrawal_balance, held.version
  from wallet.account join ledger.account held on held.id = account.id;
grant select on wallet.shown_account to pierlight_app;

-- A player's first account is the active one.
create or replace function wallet.show_account() returns trigger
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
revoke execute on function wallet.show_account from public;
create or replace trigger account_is_shown after insert on ledger.account
  for each row when (new.kind = 'player_real') execute function wallet.show_account();

create or replace function wallet.announce_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  account_status smallint;
begin
  select status into account_status from wallet.account where id = new.id;
  perform outbox.publish(
    'wallet:accounts#' || new.owner,
    jsonb_build_object('account', jsonb_build_object(
      'id', new.id, 'status', account_status, 'currency', new.currency,
      'balance', new.balance + ledger.playing_balance_of(new.owner, new.currency),
      'withdrawalBalance', new.balance, 'version', new.version)),
    'account:' || new.id || ':' || new.version);
  return null;
end $$;
revoke execute on function wallet.announce_account from public;
create or replace trigger account_is_announced after update on ledger.account
  for each row when (new.kind = 'player_real' and new.version <> old.version)
  execute function wallet.announce_account();
