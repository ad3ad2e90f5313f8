-- Revision 2, 760fa569ac7f
-- The player's account in a currency, opened when there is none.
create or replace function ledger.open_player_account(p_player uuid, p_currency text) returns ledger.account
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  found_account ledger.account;
begin
  insert into ledger.account (owner, kind, currency, balance)
    values (p_player, 'player_real', p_currency, 0)
    on conflict (owner, currency, kind, party) do nothing;
  select * into found_account from ledger.account
    where owner = p_player and currency = p_currency and kind = 'player_real' and party = '';
  return found_account;
end $$;
revoke execute on function ledger.open_player_account from public;
grant execute on function ledger.open_player_account to pierlight_app;

create or replace function ledger.house_account(
  p_kind ledger.account_kind, p_party text, p_currency text
) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  found_id uuid;
begin
  loop
    select id into found_id from ledger.account
      where owner is null and currency = p_currency and kind = p_kind and party = p_party;
    if found then return found_id; end if;
    insert into ledger.account (kind, party, currency) values (p_kind, p_party, p_currency)
      on conflict (owner, currency, kind, party) do nothing;
  end loop;
end $$;
revoke execute on function ledger.house_account from public;

-- Holds a player's account until the transaction ends, so that what is asked about it before money leaves
-- still holds when it does. The application may not lock rows of the ledger itself.
create or replace function ledger.hold_player_account(p_player uuid, p_currency text) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select from ledger.account
  where owner = p_player and currency = p_currency and kind = 'player_real' and party = ''
  for update;
$$;
revoke execute on function ledger.hold_player_account from public;
grant execute on function ledger.hold_player_account to pierlight_app;

-- A bonus's account, locked; every field null without one. Its player's own account is locked before.
create or replace function ledger.hold_bonus_account(p_player uuid, p_currency text, p_bonus uuid)
returns ledger.account
language sql set search_path = pg_catalog, pg_temp as $$
  select * from ledger.account
  where owner = p_player and currency = p_currency and kind = 'player_bonus' and party = p_bonus::text
  for update;
$$;
revoke execute on function ledger.hold_bonus_account from public;

-- Subunits of the player's own money, without a bonus's; null without an account.
create or replace function ledger.own_balance_of(p_player uuid, p_currency text) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select balance from ledger.account
  where owner = p_player and currency = p_currency and kind = 'player_real' and party = '';
$$;
revoke execute on function ledger.own_balance_of from public;

-- Counts a change of what players' accounts show that is not a change of their money.
create or replace function ledger.bump_versions(p_accounts uuid[]) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with held as (
    select id from ledger.account where id = any (p_accounts) and owner is not null
    order by id for update
  )
  update ledger.account set version = version + 1 from held where account.id = held.id;
$$;
revoke execute on function ledger.bump_versions from public;
grant execute on function ledger.bump_versions to pierlight_app;

-- Subunits of the bonus a player is playing in a currency; 0 without one.
create or replace function ledger.playing_balance_of(p_player uuid, p_currency text) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((
    select balance from ledger.account
    where owner = p_player and currency = p_currency and kind = 'player_bonus'
      and bonus_state = 'playing'), 0);
$$;
revoke execute on function ledger.playing_balance_of from public;
grant execute on function ledger.playing_balance_of to pierlight_app;

-- Subunits a player may stake in a currency, the own and those of the bonus; null without an account.
create or replace function ledger.balance_of(p_player uuid, p_currency text) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select balance + ledger.playing_balance_of(p_player, p_currency) from ledger.account
  where owner = p_player and currency = p_currency and kind = 'player_real' and party = '';
$$;
revoke execute on function ledger.balance_of from public;
grant execute on function ledger.balance_of to pierlight_app;

create or replace view ledger.house_balance as
  select account.id, account.kind, account.party, account.currency,
    coalesce(sum(entry.amount), 0)::bigint as balance
  from ledger.account
  left join ledger.entry on entry.account_id = account.id
  where account.owner is null
  group by account.id;
grant select on ledger.house_balance to pierlight_app;
