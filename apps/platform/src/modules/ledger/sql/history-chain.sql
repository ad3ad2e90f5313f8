-- Revision 1, 7ebf9c77dc8a
-- Every entry of a player's account carries the SHA-256 of what it says and of the hash before it, so that
-- whoever keeps a hash can tell whether anything before it was changed. docs/product/ledger.md says what
-- exactly is hashed.
create or replace function ledger.entry_hash(
  p_previous bytea, p_entry ledger.entry, p_posted ledger.transaction
) returns bytea
language sql stable set search_path = pg_catalog, pg_temp as $$
  select sha256(
    coalesce(p_previous, decode(repeat('00', 32), 'hex')) || convert_to(
      string_agg(coalesce(octet_length(value) || ':' || value, '-') || ',', '' order by place),
      'UTF8'))
  from unnest(array[
    p_entry.account_id::text, p_entry.position::text, p_entry.transaction_id::text,
    p_entry.kind::text, p_entry.currency, p_entry.amount::text, p_entry.balance_after::text,
    to_char(p_entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    p_posted.game_id, p_posted.round_id, p_posted.invoice_number
  ]) with ordinality as part (value, place);
$$;
revoke execute on function ledger.entry_hash from public;

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
revoke execute on function ledger.check_entry_account from public;
create or replace trigger entry_fits_account before insert on ledger.entry
  for each row execute function ledger.check_entry_account();

-- Entries of some players' accounts whose place in the chain is not what follows from the entries
-- before them; empty when all is well.
create or replace function ledger.broken_links(p_accounts uuid[]) returns table (
  account_id uuid, transaction_id uuid, "position" bigint
)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select (linked.line).account_id, (linked.line).transaction_id, linked.place
  from (
    select entry as line, posted,
      lag(entry.hash) over chain as previous, row_number() over chain as place
    from ledger.entry join ledger.transaction posted on posted.id = entry.transaction_id
    where entry.account_id = any (p_accounts)
    window chain as (partition by entry.account_id order by entry.id)
  ) linked
  where (linked.line).position is distinct from linked.place
    or (linked.line).hash is distinct from ledger.entry_hash(linked.previous, linked.line, linked.posted)
  order by 1, 3;
$$;
revoke execute on function ledger.broken_links from public;
grant execute on function ledger.broken_links to pierlight_app;
