-- Double entry. Money moves only through the functions at the end of this file: the application may
-- read the tables and nothing else, and nobody, the owner included, may change a written entry.
create schema ledger;
grant usage on schema ledger to pierlight_app;

create type ledger.account_kind as enum (
  'player_real',   -- what a player may stake and withdraw
  'player_bonus',  -- what a player may stake only
  'games',         -- the house against a provider of games
  'payments',      -- the house against a provider of payments
  'adjustments'    -- the house against its own corrections
);
create type ledger.transaction_kind as enum (
  'deposit', 'withdrawal', 'bet', 'win', 'rollback', 'adjustment'
);
create type ledger.transaction_status as enum (
  'posted',
  'refused',   -- asked for and refused once and for all; moves nothing
  'tombstone'  -- never asked for: its rollback came first, and it will be refused when it comes
);

-- A player's account keeps its balance, in subunits, and the database refuses to let it fall below
-- nothing or rise beyond what the wire carries exactly. A house account keeps none: every bet
-- would wait for its row. Its balance is the sum of its entries (ledger.house_balance).
create table ledger.account (
  id uuid primary key default uuidv7(),
  owner uuid,
  kind ledger.account_kind not null,
  -- Provider a house account stands against; empty for a player's.
  party text not null default '',
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  balance bigint constraint balance_within_bounds check (balance between 0 and 9007199254740991),
  -- Grows with every change of what a player's account shows.
  version bigint not null default 0,
  created_at timestamptz not null default now(),
  constraint kept_balance check ((owner is null) = (balance is null)),
  constraint owned_kind check ((owner is null) = (kind not in ('player_real', 'player_bonus')))
);
create unique index account_identity
  on ledger.account (owner, currency, kind, party) nulls not distinct;

create table ledger.transaction (
  id uuid primary key default uuidv7(),
  kind ledger.transaction_kind not null,
  status ledger.transaction_status not null,
  player_id uuid not null,
  -- Null when a rollback that found nothing to take back did not name one.
  currency text,
  -- What the player's balance was asked to change by, in subunits; null for a tombstone.
  change bigint,
  -- One effect for each key of a scope, whatever is sent again.
  scope text not null,
  idempotency_key text not null,
  -- SHA-256 of what the key was first used with; null for a tombstone, which matches any input.
  input_hash bytea,
  -- What was answered, so that a repetition hears the same.
  refusal text,
  balance_after bigint,
  -- The transaction a rollback took back.
  reverses uuid,
  provider text,
  game_id text,
  round_id text,
  invoice_id uuid,
  invoice_number text,
  created_at timestamptz not null default now(),
  constraint known_currency check (currency is not null or coalesce(change, 0) = 0),
  constraint key_used_once unique (scope, idempotency_key),
  constraint explained_refusal check ((status = 'posted') = (refusal is null))
);
create unique index transaction_taken_back_once
  on ledger.transaction (reverses) where reverses is not null;

-- account_id has no foreign key: its check would lock the house account's row for each bet. The
-- trigger entry_fits_account reads the account instead, and accounts are never removed.
create table ledger.entry (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger.transaction,
  account_id uuid not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  -- Null for a house account.
  balance_after bigint,
  -- As in the transaction, so that a statement is picked from one index.
  kind ledger.transaction_kind not null,
  created_at timestamptz not null default now()
);
create index entry_of_account on ledger.entry (account_id, id desc);
create index entry_of_account_by_kind on ledger.entry (account_id, kind, id desc)
  where kind not in ('bet', 'win');
create index entry_of_transaction on ledger.entry (transaction_id);

create view ledger.house_balance as
  select account.id, account.kind, account.party, account.currency,
    coalesce(sum(entry.amount), 0)::bigint as balance
  from ledger.account
  left join ledger.entry on entry.account_id = account.id
  where account.owner is null
  group by account.id;

-- Rules that hold for raw SQL too -------------------------------------------------------------

create function ledger.check_entry_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  account_currency text;
begin
  select currency into account_currency from ledger.account where id = new.account_id;
  if account_currency is null then
    raise exception 'there is no account %', new.account_id using errcode = 'foreign_key_violation';
  end if;
  if account_currency <> new.currency then
    raise exception 'an entry in % cannot stand in an account in %', new.currency, account_currency
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger entry_fits_account before insert on ledger.entry
  for each row execute function ledger.check_entry_account();

create function ledger.check_balanced() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
    select from ledger.entry where transaction_id = new.transaction_id
    group by currency having sum(amount) <> 0
  ) then
    raise exception 'transaction % is not balanced', new.transaction_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger transaction_is_balanced after insert on ledger.entry
  deferrable initially deferred for each row execute function ledger.check_balanced();

create function ledger.refuse_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception '% of %.% is refused: the ledger is append-only', tg_op, tg_table_schema, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
create trigger entry_stays before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse_change();
create trigger transaction_stays before update or delete or truncate on ledger.transaction
  for each statement execute function ledger.refuse_change();
create trigger account_stays before delete or truncate on ledger.account
  for each statement execute function ledger.refuse_change();

-- Ways to move money --------------------------------------------------------------------------

-- The answer to every posting. outcome: posted, refused (with why), or conflict, when the key was
-- used before with another input. replayed: answered from an earlier use of the key; the balance
-- is the one answered then, and nothing changed now. change: what the player's balance changed by
-- through this very call. reversed, round_id: what a rollback took back, and of which round.
create type ledger.answer as (
  outcome text,
  refusal text,
  transaction_id uuid,
  currency text,
  balance bigint,
  replayed boolean,
  change bigint,
  reversed ledger.transaction_kind,
  round_id text
);

-- The player's account in a currency, opened when there is none.
create function ledger.open_player_account(p_player uuid, p_currency text) returns ledger.account
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

-- Subunits a player holds in a currency; null without an account.
create function ledger.balance_of(p_player uuid, p_currency text) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select balance from ledger.account
  where owner = p_player and currency = p_currency and kind = 'player_real' and party = '';
$$;

-- Counts a change of what players' accounts show that is not a change of their money.
create function ledger.bump_versions(p_accounts uuid[]) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with held as (
    select id from ledger.account where id = any (p_accounts) and owner is not null
    order by id for update
  )
  update ledger.account set version = version + 1 from held where account.id = held.id;
$$;

create function ledger.house_account(
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

-- What a repeated key hears: what was answered before, or that its input is another one.
create function ledger.replay(p_known ledger.transaction, p_hash bytea) returns ledger.answer
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    when p_known.input_hash is not null and p_known.input_hash <> p_hash
      then row('conflict', null, null, p_known.currency, null, true, 0, null, null)::ledger.answer
    else row(
      case p_known.status when 'posted' then 'posted' else 'refused' end, p_known.refusal,
      p_known.id, p_known.currency, p_known.balance_after, true, 0, null, null)::ledger.answer
  end;
$$;

-- Two entries that change a player's account by p_change and the house's by the opposite.
create function ledger.write_entries(
  p_transaction uuid, p_kind ledger.transaction_kind, p_account uuid, p_house uuid,
  p_currency text, p_change bigint
) returns bigint
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  new_balance bigint;
begin
  update ledger.account set balance = balance + p_change, version = version + 1
    where id = p_account returning balance into new_balance;
  insert into ledger.entry (transaction_id, account_id, currency, amount, balance_after, kind)
    values
      (p_transaction, p_account, p_currency, p_change, new_balance, p_kind),
      (p_transaction, p_house, p_currency, -p_change, null, p_kind);
  return new_balance;
end $$;

-- Every movement between a player and the house but the rollback. The player's account is locked
-- first, so that movements of one account follow each other and each sees the one before.
--   p_change     subunits the player gains (or loses, below zero); zero is recorded and moves nothing
--   p_reference  key of the bet a win belongs to; without that bet the win is refused, and may be
--                asked again
--   p_refusal    why the caller refuses; kept, unless the key was used before
create function ledger.post(
  p_kind ledger.transaction_kind, p_player uuid, p_currency text, p_change bigint,
  p_house ledger.account_kind, p_party text, p_scope text, p_key text,
  p_game text default null, p_round text default null, p_reference text default null,
  p_invoice uuid default null, p_invoice_number text default null, p_refusal text default null
) returns ledger.answer
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  held ledger.account;
  known ledger.transaction;
  hash bytea := sha256(convert_to(concat_ws(chr(31),
    p_kind, p_player, p_currency, p_change, p_party, coalesce(p_game, ''), coalesce(p_round, ''),
    coalesce(p_reference, ''), coalesce(p_invoice::text, '')), 'UTF8'));
  posted_id uuid;
  refused text := p_refusal;
begin
  select * into held from ledger.account
    where owner = p_player and currency = p_currency and kind = 'player_real' and party = ''
    for update;
  select * into known from ledger.transaction where scope = p_scope and idempotency_key = p_key;
  if found then return ledger.replay(known, hash); end if;

  if p_kind = 'win' and p_reference is not null and not exists (
    select from ledger.transaction bet
    where bet.scope = p_scope and bet.idempotency_key = p_reference and bet.kind = 'bet'
      and bet.status = 'posted' and bet.player_id = p_player and bet.currency = p_currency
      and not exists (select from ledger.transaction back where back.reverses = bet.id)
  ) then
    return row('refused', 'bet_missing', null, p_currency, held.balance, false, 0, null, null)::ledger.answer;
  end if;

  if refused is null then
    if held.id is null then
      refused := 'account_missing';
    elsif held.balance + p_change < 0 then
      refused := 'insufficient_funds';
    end if;
  end if;

  insert into ledger.transaction (
    kind, status, player_id, currency, change, scope, idempotency_key, input_hash, refusal,
    balance_after, provider, game_id, round_id, invoice_id, invoice_number
  ) values (
    p_kind,
    case when refused is null then 'posted' else 'refused' end::ledger.transaction_status,
    p_player, p_currency, p_change, p_scope, p_key, hash, refused,
    held.balance + case when refused is null then p_change else 0 end,
    p_party, p_game, p_round, p_invoice, p_invoice_number
  ) on conflict (scope, idempotency_key) do nothing returning id into posted_id;
  if posted_id is null then
    -- Another account's movement, or a rollback that left a tombstone, took the key meanwhile.
    select * into known from ledger.transaction where scope = p_scope and idempotency_key = p_key;
    return ledger.replay(known, hash);
  end if;

  if refused is not null then
    return row('refused', refused, posted_id, p_currency, held.balance, false, 0, null, null)::ledger.answer;
  end if;
  if p_change <> 0 then
    held.balance := ledger.write_entries(
      posted_id, p_kind, held.id, ledger.house_account(p_house, p_party, p_currency),
      p_currency, p_change);
  end if;
  return row('posted', null, posted_id, p_currency, held.balance, false, p_change, null, null)::ledger.answer;
end $$;

-- p_provider is both the party of the house account and the scope of p_key.
create function ledger.bet(
  p_player uuid, p_currency text, p_amount bigint, p_provider text, p_key text,
  p_game text, p_round text, p_refusal text default null
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_amount < 0 then raise exception 'a bet is not negative' using errcode = 'check_violation'; end if;
  return ledger.post('bet', p_player, p_currency, -p_amount, 'games', p_provider,
    'games:' || p_provider, p_key, p_game, p_round, p_refusal => p_refusal);
end $$;

create function ledger.win(
  p_player uuid, p_currency text, p_amount bigint, p_provider text, p_key text,
  p_game text, p_round text, p_bet_key text
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_amount < 0 then raise exception 'a win is not negative' using errcode = 'check_violation'; end if;
  return ledger.post('win', p_player, p_currency, p_amount, 'games', p_provider,
    'games:' || p_provider, p_key, p_game, p_round, p_bet_key);
end $$;

-- Takes back the bet or win of key p_reference. One that was refused or taken back already changes
-- nothing. One that is not there leaves a tombstone, so that it is refused should it still come.
-- p_currency is the tombstone's only; money returns in the currency it moved in. Taking back a win
-- that was spent is refused as insufficient_funds, and may be asked again.
create function ledger.rollback(
  p_player uuid, p_currency text, p_provider text, p_key text, p_reference text,
  p_game text, p_round text
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  key_scope text := 'games:' || p_provider;
  hash bytea := sha256(convert_to(concat_ws(chr(31),
    'rollback', p_player, p_provider, p_reference, coalesce(p_game, ''), coalesce(p_round, '')), 'UTF8'));
  known ledger.transaction;
  target ledger.transaction;
  held ledger.account;
  posted_id uuid;
  undoes boolean;
begin
  loop
    select * into target from ledger.transaction
      where scope = key_scope and idempotency_key = p_reference;
    if not found then
      insert into ledger.transaction (
        kind, status, player_id, currency, scope, idempotency_key, refusal, provider, game_id, round_id
      ) values (
        'bet', 'tombstone', p_player, p_currency, key_scope, p_reference, 'rolled_back',
        p_provider, p_game, p_round
      ) on conflict (scope, idempotency_key) do nothing returning * into target;
      -- The bet is being posted at this very moment: it is there to be taken back now.
      continue when target.id is null;
    end if;

    if target.player_id <> p_player or target.kind not in ('bet', 'win') then
      return row('conflict', null, null, p_currency, null, false, 0, null, null)::ledger.answer;
    end if;
    -- Only what stands can be undone, and only that locks the account: a late bet holds the account
    -- while it waits for the tombstone, so a rollback that wrote one must not wait for the account.
    if target.status = 'posted' then
      select * into held from ledger.account
        where owner = p_player and currency = target.currency and kind = 'player_real' and party = ''
        for update;
    else
      held.balance := ledger.balance_of(p_player, target.currency);
    end if;
    select * into known from ledger.transaction where scope = key_scope and idempotency_key = p_key;
    if found then return ledger.replay(known, hash); end if;

    undoes := target.status = 'posted'
      and not exists (select from ledger.transaction back where back.reverses = target.id);
    if undoes and held.balance - target.change < 0 then
      return row('refused', 'insufficient_funds', null, target.currency, held.balance, false, 0, null, null)::ledger.answer;
    end if;
    insert into ledger.transaction (
      kind, status, player_id, currency, change, scope, idempotency_key, input_hash,
      balance_after, reverses, provider, game_id, round_id
    ) values (
      'rollback', 'posted', p_player, target.currency, case when undoes then -target.change else 0 end,
      key_scope, p_key, hash,
      coalesce(held.balance, 0) - case when undoes then target.change else 0 end,
      case when undoes then target.id end, p_provider, p_game, p_round
    ) on conflict (scope, idempotency_key) do nothing returning id into posted_id;
    -- The same rollback is being answered at this very moment: answer as it did.
    continue when posted_id is null;

    if undoes and target.change <> 0 then
      held.balance := ledger.write_entries(
        posted_id, 'rollback', held.id, ledger.house_account('games', p_provider, target.currency),
        target.currency, -target.change);
    end if;
    return row(
      'posted', null, posted_id, target.currency, coalesce(held.balance, 0), false,
      case when undoes then -target.change else 0 end,
      case when undoes then target.kind end,
      case when undoes then target.round_id end)::ledger.answer;
  end loop;
end $$;

-- A deposit is never turned away for want of an account: the provider has the player's money already.
create function ledger.deposit(
  p_player uuid, p_currency text, p_amount bigint, p_provider text,
  p_invoice uuid, p_invoice_number text, p_key text
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_amount <= 0 then raise exception 'a deposit is positive' using errcode = 'check_violation'; end if;
  perform ledger.open_player_account(p_player, p_currency);
  return ledger.post('deposit', p_player, p_currency, p_amount, 'payments', p_provider,
    'payments:' || p_provider, p_key, p_invoice => p_invoice, p_invoice_number => p_invoice_number);
end $$;

create function ledger.withdraw(
  p_player uuid, p_currency text, p_amount bigint, p_provider text,
  p_invoice uuid, p_invoice_number text, p_key text
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_amount <= 0 then raise exception 'a withdrawal is positive' using errcode = 'check_violation'; end if;
  return ledger.post('withdrawal', p_player, p_currency, -p_amount, 'payments', p_provider,
    'payments:' || p_provider, p_key, p_invoice => p_invoice, p_invoice_number => p_invoice_number);
end $$;

-- p_change above zero gives, below zero takes. p_reason names the books' own correction.
create function ledger.adjust(
  p_player uuid, p_currency text, p_change bigint, p_reason text, p_key text
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return ledger.post('adjustment', p_player, p_currency, p_change, 'adjustments', p_reason,
    'adjustments', p_key);
end $$;

-- Whatever is wrong with the books, in order of the account or transaction it is about: empty when
-- all is well.
create function ledger.audit() returns table (
  fault text, subject uuid, expected bigint, actual bigint
)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select 'balance_differs_from_entries', account.id, coalesce(sum(entry.amount), 0)::bigint, account.balance
  from ledger.account left join ledger.entry on entry.account_id = account.id
  where account.owner is not null
  group by account.id
  having coalesce(sum(entry.amount), 0) <> account.balance
  union all
  select 'balance_after_differs_from_entries', checked.transaction_id, checked.running::bigint, checked.balance_after
  from (
    select entry.transaction_id, entry.balance_after,
      sum(entry.amount) over (partition by entry.account_id order by entry.id) as running
    from ledger.entry join ledger.account on account.id = entry.account_id
    where account.owner is not null
  ) checked
  where checked.balance_after is distinct from checked.running
  union all
  select 'transaction_not_balanced', entry.transaction_id, 0, sum(entry.amount)::bigint
  from ledger.entry group by entry.transaction_id, entry.currency having sum(entry.amount) <> 0
  union all
  select 'entries_differ_from_transaction', posted.id, posted.change, coalesce(sum(entry.amount), 0)::bigint
  from ledger.transaction posted
  left join (ledger.entry join ledger.account on account.id = entry.account_id and account.owner is not null)
    on entry.transaction_id = posted.id
  group by posted.id
  having coalesce(sum(entry.amount), 0) <> case posted.status when 'posted' then posted.change else 0 end
  order by 1, 2;
$$;

grant select on ledger.account, ledger.transaction, ledger.entry, ledger.house_balance to pierlight_app;
revoke execute on all functions in schema ledger from public;
grant execute on function
  ledger.open_player_account, ledger.bump_versions, ledger.balance_of, ledger.bet, ledger.win, ledger.rollback,
  ledger.deposit, ledger.withdraw, ledger.adjust, ledger.audit
  to pierlight_app;
