-- Verification: what was asked of players, where each check stands, and by what their provider knows them.
create schema verification;
grant usage on schema verification to pierlight_app;

-- What the file of rules said, from when on; the newest holds.
create table verification.rules_version (
  version integer primary key,
  says jsonb not null,
  made_at timestamptz not null
);
grant select, insert on verification.rules_version to pierlight_app;

-- A player as the provider knows them.
create table verification.applicant (
  player_id uuid primary key,
  -- The name the provider calls them by: drawn at random, and says nothing of them.
  external_id uuid not null unique,
  -- The check that they go through now.
  check_name text not null check (check_name in ('identity', 'address', 'funds')),
  -- How often the provider was asked, and which of these questions is answered: what an earlier one brings
  -- later counts no more.
  looks bigint not null default 0,
  looked bigint not null default 0,
  token_at timestamptz not null
);
grant select, insert, update, delete on verification.applicant to pierlight_app;

create table verification.player_check (
  player_id uuid not null,
  check_name text not null check (check_name in ('identity', 'address', 'funds')),
  state text not null
    check (state in ('required', 'pending', 'retry', 'approved', 'rejected', 'onHold')),
  reasons text[] not null default '{}',
  -- Why it is asked for, and by which version of the rules; null for one that its player began unasked.
  because text check (because in ('withdrawal', 'deposits', 'operator')),
  rules_version integer,
  changed_at timestamptz not null,
  primary key (player_id, check_name)
);
grant select, insert, update on verification.player_check to pierlight_app;
create index player_check_open on verification.player_check (player_id)
  where state in ('required', 'pending', 'retry', 'onHold');

-- Every change of a check: added, never changed.
create table verification.check_change (
  id uuid primary key,
  player_id uuid not null,
  check_name text not null,
  from_state text not null,
  to_state text not null,
  reasons text[] not null,
  -- Who changed it.
  source text not null check (source in ('rules', 'provider', 'operator')),
  at timestamptz not null
);
grant select, insert on verification.check_change to pierlight_app;
create index check_change_of_player on verification.check_change (player_id, id);

-- What becomes of a withdrawal once the check it waits for is through; null while it waits for none.
alter table payments.invoice
  add column after_check text check (after_check in ('send', 'review'));
grant update (after_check) on payments.invoice to pierlight_app;
create index invoice_waiting_for_check on payments.invoice (player_id)
  where status = 1 and after_check is not null;

-- verification: its checks were refused for good, which ends play here.
alter table identity.exclusion drop constraint exclusion_kind_check;
alter table identity.exclusion add constraint exclusion_kind_check
  check (kind in ('coolingOff', 'selfExclusion', 'register', 'verification'));
