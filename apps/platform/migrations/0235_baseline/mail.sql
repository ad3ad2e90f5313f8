-- Mails on their way out. A mail exists only if the transaction that wants it commits; its text is removed
-- once it has been handed over.
create schema mail;
grant usage on schema mail to pierlight_app;

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
  -- What carries a code or a link is sealed, so that nobody who reads the database can use it. It is of no use
  -- once what it carries has run out, and then its text goes whether it was sent or not.
  sealed text,
  useful_until timestamptz,
  -- Whose wish a mail came of, where it went to an address that is not theirs yet, so that it goes with their
  -- account. Null of every other mail.
  player_id uuid,
  check ((state in (3, 4)) = (ended_at is not null)),
  constraint message_sent_without_text check (state <> 3 or (content is null and sealed is null)),
  constraint message_waiting_with_text
    check (state in (3, 4) or num_nonnulls(content, sealed) = 1),
  constraint message_given_up_unsealed check (state <> 4 or sealed is null)
);
create index message_ended on mail.message (ended_at) where ended_at is not null;
create index message_to on mail.message (recipient, template, created_at);
create index message_of_player on mail.message (player_id) where player_id is not null;
grant select, insert, delete on mail.message to pierlight_app;
grant update (state, content, sealed, attempts, problem, ended_at) on mail.message to pierlight_app;
