-- Double entry. Money moves only through the functions in modules/ledger/sql: the application may read the
-- tables and nothing else, and nobody, the owner included, may change a written entry.
create schema ledger;
grant usage on schema ledger to pierlight_app;

create type ledger.account_kind as enum (
  'player_real',   -- what a player may stake and withdraw
  'player_bonus',  -- what a player may stake only
  'games',         -- the house against a provider of games
  'payments',      -- the house against a provider of payments
  'adjustments',   -- the house against its own corrections
  'withdrawals',   -- asked for and not decided, by provider
  'fees',          -- what players were charged, by provider
  'unclaimed',     -- came for deleted accounts, by provider
  'bonuses'        -- the house against what it gives as bonuses
);

create type ledger.transaction_kind as enum (
  'deposit', 'withdrawal', 'bet', 'win', 'rollback', 'adjustment',
  'payout',     -- settles a withdrawal for good and does not touch the player's balance
  'refund',     -- gives a withdrawal that was not paid back
  'unclaimed',  -- came for a deleted account: in no player's balance, and the house's neither
  'return',     -- went back to where it came from
  'bonus'       -- given, turned into the player's own, or taken back
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
  -- Provider a house account stands against, the id of a bonus; empty for a player's own.
  party text not null default '',
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  balance bigint constraint balance_within_bounds check (balance between 0 and 9007199254740991),
  -- Grows with every change of what a player's account shows.
  version bigint not null default 0,
  created_at timestamptz not null default now(),
  -- Of a bonus. playing: stakes may be taken from it; resting: it only keeps what it has. Over it is empty:
  -- released, what still comes for it is the player's own; forfeited, the house's.
  bonus_state text check (bonus_state in ('playing', 'resting', 'released', 'forfeited')),
  constraint bonus_has_state check ((kind = 'player_bonus') = (bonus_state is not null)),
  constraint kept_balance check ((owner is null) = (balance is null)),
  constraint owned_kind check ((owner is null) = (kind not in ('player_real', 'player_bonus')))
);
create unique index account_identity
  on ledger.account (owner, currency, kind, party) nulls not distinct;
create unique index account_one_playing on ledger.account (owner, currency) where bonus_state = 'playing';

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
  -- The withdrawal that a payout or a refund settles: one of the two, once.
  settles uuid,
  constraint known_currency check (currency is not null or coalesce(change, 0) = 0),
  constraint key_used_once unique (scope, idempotency_key),
  constraint explained_refusal check ((status = 'posted') = (refusal is null))
);
create unique index transaction_taken_back_once
  on ledger.transaction (reverses) where reverses is not null;
create unique index transaction_settled_once on ledger.transaction (settles) where settles is not null;

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
  created_at timestamptz not null default now(),
  -- The place in the account's chain of hashes, from 1, and the hash; null for a house account.
  position bigint,
  hash bytea
);
create index entry_of_account on ledger.entry (account_id, id desc);
create index entry_of_account_by_kind on ledger.entry (account_id, kind, id desc)
  where kind not in ('bet', 'win');
create index entry_of_transaction on ledger.entry (transaction_id);
-- Leads to any page of an account at once, and lets no chain fork.
create unique index entry_place on ledger.entry (account_id, position) where position is not null;

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
grant select on ledger.account, ledger.transaction, ledger.entry to pierlight_app;
