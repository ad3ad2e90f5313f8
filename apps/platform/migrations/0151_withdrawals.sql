-- What a withdrawal knows beyond what every invoice does. A deposit has none of it.
alter table payments.invoice
  -- Subunits of the amount that the house keeps.
  add column fee bigint not null default 0 check (fee >= 0 and fee < amount),
  -- Where the money goes, masked for the player's eyes.
  add column destination text,
  -- When it was found good to go, by rule or by an operator; null while it waits for one.
  add column approved_at timestamptz,
  -- When it should have arrived.
  add column expected_at timestamptz,
  add constraint withdrawal_says_where check (
    type <> 2 or (destination is not null and expected_at is not null)),
  add constraint deposit_goes_nowhere check (
    type <> 1 or (fee = 0 and destination is null and approved_at is null and expected_at is null));
create index invoice_in_review on payments.invoice (id)
  where type = 2 and status = 1 and approved_at is null;
create index invoice_of_recent_withdrawal on payments.invoice (player_id, created_at) where type = 2;

-- Where exactly the money is to go. Null once the player's account was deleted.
create table payments.withdrawal (
  invoice_id uuid primary key references payments.invoice (id),
  player_id uuid not null,
  fields jsonb
);
create index withdrawal_of_player on payments.withdrawal (player_id);

-- What operators did, for good: neither the application nor its owner may change or remove a line.
create schema operations;
grant usage on schema operations to pierlight_app;

create table operations.act (
  id uuid primary key,
  operator text not null check (operator ~ '^[a-z][a-z0-9._-]{1,39}$'),
  -- What was done: `withdrawal.approve`.
  act text not null,
  -- What it was done to: a withdrawal's number, a player's id.
  target text not null,
  reason text not null check (length(reason) between 1 and 500),
  detail jsonb not null,
  created_at timestamptz not null
);
create index act_of_target on operations.act (target, id desc);

create function operations.refuse_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception '% of %.% is refused: what operators did stays written', tg_op, tg_table_schema, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
create trigger act_stays before update or delete or truncate on operations.act
  for each statement execute function operations.refuse_change();

grant select, insert on payments.withdrawal to pierlight_app;
grant update (fields) on payments.withdrawal to pierlight_app;
grant update (destination, approved_at, expected_at) on payments.invoice to pierlight_app;
grant select, insert on operations.act to pierlight_app;
revoke execute on all functions in schema operations from public;
