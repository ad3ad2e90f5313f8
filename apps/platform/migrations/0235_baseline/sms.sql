-- Text messages on their way out. One exists only if the transaction that wants it commits; its text is
-- sealed while it waits, and removed once it was handed over or is of no use any more.
create schema sms;
grant usage on schema sms to pierlight_app;

create table sms.message (
  id uuid primary key,
  template text not null,
  -- E.164: +4915112345678.
  recipient text not null check (recipient ~ '^\+[0-9]{3,20}$'),
  -- 1 waiting, 2 being handed over, 3 sent, 4 given up; the last two are final.
  state smallint not null default 1 check (state between 1 and 4),
  sealed text,
  attempts int not null default 0,
  problem text,
  created_at timestamptz not null,
  useful_until timestamptz not null,
  ended_at timestamptz,
  check ((state in (3, 4)) = (ended_at is not null)),
  check ((state in (3, 4)) = (sealed is null))
);
create index message_ended on sms.message (ended_at) where ended_at is not null;
grant select, insert, delete on sms.message to pierlight_app;
grant update (state, sealed, attempts, problem, ended_at) on sms.message to pierlight_app;
