-- Invoices of deposits (and later withdrawals), the providers' callbacks as they came, and what an
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
  unique (player_id, idempotency_key),
  check ((status = 1) = (settled_at is null)),
  check ((status = 2) = (ledger_transaction_id is not null)),
  check ((status = 3) = (failure_reason is not null))
);
create index invoice_of_player on payments.invoice (player_id, id desc);
create unique index invoice_of_provider on payments.invoice (provider, provider_payment_id)
  where provider_payment_id is not null;

create function payments.refuse_change_of_final() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'invoice % is final', old.id using errcode = 'integrity_constraint_violation';
end $$;
create trigger final_stays_final before update or delete on payments.invoice
  for each row when (old.status <> 1) execute function payments.refuse_change_of_final();

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

grant select, insert on payments.invoice, payments.callback, payments.incident to pierlight_app;
grant update (status, handover, provider_payment_id, redirect_url, failure_reason,
  ledger_transaction_id, settled_at) on payments.invoice to pierlight_app;
grant update (outcome, handled_at) on payments.callback to pierlight_app;
grant update (resolved_at) on payments.incident to pierlight_app;
