-- Who inserts entries without a posting gets an entry's number before waiting for the account, so that
-- numbers and places could run in different orders: the number is taken anew under the lock then.
create or replace function ledger.check_entry_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  account ledger.account;
  posted ledger.transaction;
  last ledger.entry;
begin
  select * into account from ledger.account where id = new.account_id;
  if not found then
    raise exception 'there is no account %', new.account_id using errcode = 'foreign_key_violation';
  end if;
  if account.currency <> new.currency then
    raise exception 'an entry in % cannot stand in an account in %', new.currency, account.currency
      using errcode = 'check_violation';
  end if;
  new.position := null;
  new.hash := null;
  if account.owner is not null then
    -- A posting holds it already; this is for whoever writes entries otherwise.
    perform from ledger.account where id = new.account_id for no key update;
    select * into last from ledger.entry where account_id = new.account_id order by id desc limit 1;
    select * into posted from ledger.transaction where id = new.transaction_id;
    if last.id > new.id then
      new.id := nextval(pg_get_serial_sequence('ledger.entry', 'id'));
    end if;
    new.position := coalesce(last.position, 0) + 1;
    new.hash := ledger.entry_hash(last.hash, new, posted);
  end if;
  return new;
end $$;
