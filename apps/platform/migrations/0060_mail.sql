-- Mails on their way out, and what was written to the operator. A mail exists only if the transaction
-- that wants it commits; its text is removed once it has been handed over.
create schema mail;
create schema communications;
grant usage on schema mail, communications to pierlight_app;

create table mail.message (
  id uuid primary key,
  template text not null,
  recipient text not null,
  -- 1 waiting, 2 being handed over, 3 sent, 4 given up; the last two are final.
  state smallint not null default 1 check (state between 1 and 4),
  content jsonb,
  attempts int not null default 0,
  problem text,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state in (3, 4)) = (ended_at is not null)),
  check ((state = 3) = (content is null))
);
create index message_ended on mail.message (ended_at) where ended_at is not null;
create index message_to on mail.message (recipient, template, created_at);

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

grant select, insert, delete on mail.message to pierlight_app;
grant update (state, content, attempts, problem, ended_at) on mail.message to pierlight_app;
grant select, insert, delete on communications.communication to pierlight_app;
