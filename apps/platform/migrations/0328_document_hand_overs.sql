-- Sending documents handed over to a phone: an address that works once, and what the phone may do with it.
create table documents.hand_over (
  id uuid primary key,
  player_id uuid not null,
  -- The sign-in that offered it: what was handed over ends with it.
  session_id uuid not null,
  -- SHA-256 of the code in the address, and of the token that the phone was given for it.
  code_hash bytea not null unique,
  token_hash bytea unique,
  created_at timestamptz not null,
  -- Of the code, and once it was taken of the token.
  expires_at timestamptz not null,
  taken_at timestamptz,
  -- By a newer one, or by the player.
  ended_at timestamptz,
  check ((taken_at is null) = (token_hash is null))
);
grant select, insert, delete, update (token_hash, expires_at, taken_at, ended_at)
  on documents.hand_over to pierlight_app;
create unique index hand_over_running on documents.hand_over (player_id) where ended_at is null;
create index hand_over_of_player on documents.hand_over (player_id, created_at);
create index hand_over_created on documents.hand_over (created_at);
