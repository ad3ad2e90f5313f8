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
