-- What was written to the operator.
create schema communications;
grant usage on schema communications to pierlight_app;

-- Who wrote when; the words themselves are in the mail only.
create table communications.communication (
  id uuid primary key,
  reference text not null unique,
  player_id uuid,
  email text not null,
  -- Of address, topic and words: the same message sent twice is one.
  digest bytea not null,
  created_at timestamptz not null
);
create index communication_of_sender on communications.communication (email, created_at);
grant select, insert, delete on communications.communication to pierlight_app;
