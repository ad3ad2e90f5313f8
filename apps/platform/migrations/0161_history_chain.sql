-- A chain of hashes over the entries of each account of a player: every entry carries the SHA-256 of
-- what it says and of the hash before it, so that whoever keeps a hash can tell whether anything before
-- it was changed. It is written by the database as entries are, under the account's lock that a posting
-- holds anyway. docs/product/ledger.md says what exactly is hashed.
alter table ledger.entry
  -- The first entry of an account is 1; null for a house account.
  add column position bigint,
  add column hash bytea;

create function ledger.entry_hash(
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

-- Written anew: an entry of a player's account gets its place in the chain, whoever inserts it.
create or replace function ledger.check_entry_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  account ledger.account;
  posted ledger.transaction;
  previous bytea;
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
    select position, hash into new.position, previous from ledger.entry
      where account_id = new.account_id order by id desc limit 1;
    select * into posted from ledger.transaction where id = new.transaction_id;
    new.position := coalesce(new.position, 0) + 1;
    new.hash := ledger.entry_hash(previous, new, posted);
  end if;
  return new;
end $$;

-- The entries there are. They say what they said; only their place in the chain is added.
alter table ledger.entry disable trigger entry_stays;
do $$
declare
  chained ledger.entry;
  posted ledger.transaction;
  last ledger.entry;
begin
  for chained in
    select entry.* from ledger.entry
    join ledger.account on account.id = entry.account_id and account.owner is not null
    order by entry.account_id, entry.id
  loop
    if last.account_id is distinct from chained.account_id then last := null; end if;
    select * into posted from ledger.transaction where id = chained.transaction_id;
    chained.position := coalesce(last.position, 0) + 1;
    chained.hash := ledger.entry_hash(last.hash, chained, posted);
    update ledger.entry set position = chained.position, hash = chained.hash where id = chained.id;
    last := chained;
  end loop;
end $$;
alter table ledger.entry enable trigger entry_stays;

-- Leads to any page of an account at once, and lets no chain fork.
create unique index entry_place on ledger.entry (account_id, position) where position is not null;

-- Entries of some players' accounts whose place in the chain is not what follows from the entries
-- before them; empty when all is well.
create function ledger.broken_links(p_accounts uuid[]) returns table (
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

revoke execute on function ledger.entry_hash, ledger.broken_links from public;
grant execute on function ledger.broken_links to pierlight_app;
