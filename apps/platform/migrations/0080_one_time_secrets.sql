-- Secrets that let somebody do one thing once: codes to type and tokens in links. Only keyed hashes are
-- kept. A row is the request it was made for: a code is good together with the row's id alone.
create table identity.one_time (
  id uuid primary key,
  purpose text not null,
  -- Whom it was sent to or stands for: an e-mail in small letters, a phone number, a player's id.
  subject text not null,
  -- Network of whoever asked for it; null for what the platform sends by itself.
  network text,
  code_hash bytea,
  token_hash bytea unique,
  -- Wrong guesses of the code.
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- When a newer one, or a change of what it was for, took its place.
  replaced_at timestamptz,
  check (code_hash is not null or token_hash is not null),
  -- Whatever the code says, a secret that opens an account lives ten minutes at most.
  check (expires_at <= created_at + case purpose
    when 'emailConfirmation' then interval '24 hours' else interval '10 minutes' end)
);
create index one_time_of_subject on identity.one_time (purpose, subject, created_at);
create index one_time_of_network on identity.one_time (network, created_at) where network is not null;
create index one_time_expiry on identity.one_time (expires_at);

grant select, insert, delete on identity.one_time to pierlight_app;
grant update (tries, used_at, replaced_at) on identity.one_time to pierlight_app;
