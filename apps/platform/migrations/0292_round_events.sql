-- What happened to settled rounds, for whoever counts them, and what cashback counts of it.

-- As the transaction that changed a round noted it. Nobody reads these by their ids: a transaction that took an
-- earlier one may commit later.
create table gameplay.unnumbered_event (
  id bigint generated always as identity primary key,
  round_id uuid not null,
  -- It settled; settled it came to something else; settled it is no more, as it was rolled back or staked on again.
  kind text not null check (kind in ('settled', 'changed', 'taken_back')),
  -- What the settled round's stake and payout changed by, in subunits, and how much of each was a bonus's money.
  staked bigint not null,
  bonus_staked bigint not null,
  paid bigint not null,
  bonus_paid bigint not null,
  at timestamptz not null
);

-- The same once committed, under positions that only grow: what has been read is never added to.
create table gameplay.round_event (
  position bigint generated always as identity primary key,
  round_id uuid not null,
  kind text not null,
  staked bigint not null,
  bonus_staked bigint not null,
  paid bigint not null,
  bonus_paid bigint not null,
  at timestamptz not null
);
grant select on gameplay.round_event to pierlight_app;

-- How far each consumer has come. A new one is added by a migration, and begins with the events there are.
create table gameplay.round_cursor (
  consumer text primary key,
  position bigint not null default 0
);
grant select, update (position) on gameplay.round_cursor to pierlight_app;
insert into gameplay.round_cursor (consumer) values ('bonuses.cashback');

-- Own money a player staked and was paid in rounds that settled within a week, by UTC, in subunits. A round that
-- changes later counts in the week in which it changes, so that either may be below nothing.
create table bonuses.cashback_week (
  player_id uuid not null,
  currency text not null,
  -- Its Monday.
  week date not null,
  staked bigint not null,
  paid bigint not null,
  primary key (player_id, currency, week)
);
grant select, insert, update on bonuses.cashback_week to pierlight_app;
