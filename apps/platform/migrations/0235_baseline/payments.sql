-- Invoices of deposits and withdrawals, the providers' callbacks as they came, and what an
-- operator has to look at. Nothing here moves money: the ledger does, in the same transaction.
create schema payments;
grant usage on schema payments to pierlight_app;

create table payments.invoice (
  id uuid primary key,
  number text not null unique,
  player_id uuid not null,
  type smallint not null check (type in (1, 2)),
  -- 1 pending, 2 success, 3 error; the last two are final.
  status smallint not null default 1 check (status in (1, 2, 3)),
  method_id text not null,
  provider text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  idempotency_key text not null,
  input_hash bytea not null,
  -- sending: the provider is being asked; unknown: it may or may not have the payment.
  handover text not null default 'sending' check (handover in ('sending', 'accepted', 'unknown', 'refused')),
  provider_payment_id text,
  redirect_url text,
  failure_reason text,
  ledger_transaction_id uuid,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- Subunits of the amount that the house keeps of a withdrawal.
  fee bigint not null default 0,
  -- Where a withdrawal's money goes, masked for the player's eyes.
  destination text,
  -- When a withdrawal was found good to go, by rule or by an operator; null while it waits for one.
  approved_at timestamptz,
  -- When a withdrawal should have arrived.
  expected_at timestamptz,
  -- What a player pays with on the site itself while an invoice is pending, such as the text of a QR code.
  -- Null: paid on a page.
  public_data jsonb,
  -- Coins are credited as they came, whatever was asked for. Null: what came is what was asked for.
  asked_amount bigint check (asked_amount > 0),
  unique (player_id, idempotency_key),
  check ((status = 1) = (settled_at is null)),
  check ((status = 2) = (ledger_transaction_id is not null)),
  check ((status = 3) = (failure_reason is not null)),
  check (fee >= 0 and fee < amount),
  constraint withdrawal_says_where check (
    type <> 2 or (destination is not null and expected_at is not null)),
  constraint deposit_goes_nowhere check (
    type <> 1 or (fee = 0 and destination is null and approved_at is null and expected_at is null))
);
create index invoice_of_player on payments.invoice (player_id, id desc);
create unique index invoice_of_provider on payments.invoice (provider, provider_payment_id)
  where provider_payment_id is not null;
create index invoice_in_review on payments.invoice (id)
  where type = 2 and status = 1 and approved_at is null;
create index invoice_of_recent_withdrawal on payments.invoice (player_id, created_at) where type = 2;
-- What a player deposited since a moment is asked for with every deposit.
create index invoice_of_deposits on payments.invoice (player_id, currency, settled_at) where type = 1;

-- Where exactly the money is to go. Null once the player's account was deleted.
create table payments.withdrawal (
  invoice_id uuid primary key references payments.invoice (id),
  player_id uuid not null,
  fields jsonb
);
create index withdrawal_of_player on payments.withdrawal (player_id);

-- Every authentic callback, stored before it is acted on. The body is kept as it was signed.
create table payments.callback (
  provider text not null,
  event_id text not null,
  body text not null,
  received_at timestamptz not null,
  outcome text,
  handled_at timestamptz,
  primary key (provider, event_id),
  check ((outcome is null) = (handled_at is null))
);

-- What contradicts our books and needs a person: money that came after a failure, amounts that
-- differ, payments nobody asked for.
create table payments.incident (
  id uuid primary key,
  kind text not null,
  -- The same contradiction reported again is one incident.
  fingerprint text not null unique,
  invoice_id uuid references payments.invoice (id),
  provider text not null,
  detail jsonb not null,
  created_at timestamptz not null,
  resolved_at timestamptz
);
create index incident_open on payments.incident (created_at) where resolved_at is null;
create index incident_of_invoice on payments.incident (invoice_id);
grant select, insert on payments.invoice, payments.callback, payments.incident to pierlight_app;
grant update (status, handover, amount, asked_amount, provider_payment_id, redirect_url, public_data,
  failure_reason, ledger_transaction_id, destination, approved_at, expected_at, settled_at) on payments.invoice to pierlight_app;
grant update (outcome, handled_at) on payments.callback to pierlight_app;
grant update (kind, resolved_at) on payments.incident to pierlight_app;
grant select, insert on payments.withdrawal to pierlight_app;
grant update (fields) on payments.withdrawal to pierlight_app;

-- What came of holding a provider's statement of a day against our invoices. A day that is reconciled
-- again gets another report; none is ever changed.
create table payments.reconciliation (
  id uuid primary key,
  provider text not null,
  -- In UTC.
  day date not null,
  ran_at timestamptz not null,
  -- Movements the statement has of that day, and how many of them are just as we have them.
  stated integer not null check (stated >= 0),
  agreed integer not null check (agreed between 0 and stated)
);
create index reconciliation_of_day on payments.reconciliation (provider, day desc, ran_at desc);

create table payments.reconciliation_difference (
  reconciliation_id uuid not null references payments.reconciliation (id),
  -- missing: we have it, the statement does not; extra: the statement has it, we do not.
  kind text not null check (kind in ('missing', 'extra', 'amount', 'currency')),
  direction text not null check (direction in ('in', 'out')),
  -- The provider's id of the movement; null for a missing one.
  provider_id text,
  -- The invoice it is said, or known, to belong to.
  reference text not null,
  currency text not null,
  -- Subunits as we have them, and as stated.
  expected bigint,
  actual bigint,
  check ((kind = 'missing') = (actual is null)),
  check ((kind = 'extra') = (expected is null))
);
create index difference_of_reconciliation
  on payments.reconciliation_difference (reconciliation_id);
grant select, insert on payments.reconciliation, payments.reconciliation_difference to pierlight_app;

-- Addresses players have coins sent to. One is usable some time after it was added, so that whoever got
-- into an account cannot empty it at once.
create table payments.address (
  id uuid primary key,
  player_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  network text not null,
  address text not null check (length(address) between 1 and 128),
  -- Without it, coins on a shared address belong to nobody.
  tag text check (length(tag) between 1 and 32),
  -- The player's own word for it.
  label text not null check (length(label) between 1 and 60),
  created_at timestamptz not null,
  usable_from timestamptz not null,
  removed_at timestamptz
);
create unique index address_once on payments.address (
  player_id, currency, network, address, (coalesce(tag, ''))) where removed_at is null;
create index address_of_player on payments.address (player_id, id desc);
grant select, insert, delete on payments.address to pierlight_app;
grant update (removed_at) on payments.address to pierlight_app;
