-- Bets on sports: whom the book may ask for stakes, what was bet, and what the book called.
create schema sportsbook;
grant usage on schema sportsbook to pierlight_app;

-- A sign-in that bets in a currency, which the book names with every bet. It ends with the sign-in.
create table sportsbook.session (
  id uuid primary key,
  player_id uuid not null,
  sign_in_id uuid not null,
  currency text not null,
  -- What bets are held to beside the player's own limits; null: nothing.
  rules jsonb,
  created_at timestamptz not null,
  unique (sign_in_id, currency)
);
create index session_of_player on sportsbook.session (player_id);
grant select, insert, update (rules) on sportsbook.session to pierlight_app;

-- A bet as the book holds it. Amounts are subunits of its currency.
create table sportsbook.bet (
  id uuid primary key default uuidv7(),
  -- What a receipt and the support call it.
  reference text not null unique,
  provider text not null,
  -- The book's id of the call that made it, by which every later one names it.
  make_key text not null,
  slip_id text not null,
  player_id uuid not null,
  session_id uuid not null,
  currency text not null,
  type text not null,
  -- In the shape of the contract, with how each leg stands.
  legs jsonb not null,
  -- The slip as the book sent it.
  slip jsonb not null,
  event_ids text[] not null,
  -- When the last of its events begins.
  last_start timestamptz not null,
  odds text not null,
  potential_payout bigint not null check (potential_payout >= 0),
  stake bigint not null check (stake > 0),
  -- What of the stake still runs.
  open_stake bigint not null check (open_stake between 0 and stake),
  -- What of the stake is in the books as staked: all of it, unless it was returned in part or whole.
  held bigint not null check (held between 0 and stake),
  -- The ledger's key of the stake that is held.
  stake_key text not null,
  paid bigint not null default 0 check (paid >= 0),
  cashed_out bigint not null default 0 check (cashed_out between 0 and paid),
  -- As in the contract: 1 open, 2 won, 3 lost, 4 returned, 5 half won, 6 half lost, 7 cashed out, 8 discarded.
  status smallint not null check (status between 1 and 8),
  is_confirmed boolean not null default false,
  -- Why the book discarded it or made it void, in its words.
  reason text,
  -- The call whose result stands; null as long as there is none.
  result_key text,
  created_at timestamptz not null,
  settled_at timestamptz,
  version bigint not null default 1,
  unique (provider, make_key),
  check ((status in (1, 8)) = (result_key is null)),
  check ((status = 1) = (settled_at is null)),
  check (status = 1 or open_stake = 0)
);
create index bet_of_player_open on sportsbook.bet (player_id, id desc) where status = 1;
create index bet_of_player_settled on sportsbook.bet (player_id, id desc) where status between 2 and 7;
create index bet_of_player on sportsbook.bet (player_id, created_at);
create index bet_of_event on sportsbook.bet using gin (event_ids);
create index bet_overdue on sportsbook.bet (last_start) where status = 1;
create index bet_unconfirmed on sportsbook.bet (created_at) where status = 1 and not is_confirmed;
grant select on sportsbook.bet to pierlight_app;

-- Every call that moves money, once, with what it was answered.
create table sportsbook.transaction (
  id uuid primary key default uuidv7(),
  provider text not null,
  -- The book's id of it.
  key text not null,
  -- tombstone: it was taken back before it came, and is refused when it comes.
  kind text not null check (kind in ('make', 'win', 'lost', 'refund', 'rollback', 'tombstone')),
  player_id uuid not null,
  -- Null for a make that was refused, and a tombstone of one.
  bet_id uuid references sportsbook.bet,
  -- The call a rollback takes back.
  parent_key text,
  amount bigint,
  currency text,
  -- What of the open stake it closed, and whether it was a cash-out.
  closed_stake bigint,
  is_cashout boolean not null default false,
  is_taken_back boolean not null default false,
  -- SHA-256 of what the key was first used with; null for a tombstone, which matches any input.
  input_hash bytea,
  -- `ok`, or why it was refused; and the balance as it was answered.
  status text not null,
  balance bigint,
  created_at timestamptz not null,
  unique (provider, key),
  check ((kind = 'tombstone') = (input_hash is null))
);
create index transaction_of_bet on sportsbook.transaction (bet_id);
create index transaction_of_player on sportsbook.transaction (player_id);
grant select on sportsbook.transaction to pierlight_app;

-- Signed calls that were taken, until they have run out: none is taken twice.
create table sportsbook.seen_call (
  jti text primary key,
  expires_at timestamptz not null
);
create index seen_call_over on sportsbook.seen_call (expires_at);
grant select, insert, delete on sportsbook.seen_call to pierlight_app;

-- status: ok, or why not. amount and balance in subunits; null where they are not known.
create type sportsbook.answer as (
  status text, transaction_id uuid, player_id uuid, amount bigint, currency text, balance bigint
);
