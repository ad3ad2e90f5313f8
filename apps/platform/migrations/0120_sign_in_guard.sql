-- What keeps guessing slow without locking anybody out: how full each allowance is, which browsers an
-- account has been used from, and which proofs of work were taken. Keys are keyed hashes: no address,
-- no account and no browser can be read from them.
create table identity.allowance (
  scope text not null,
  key bytea not null,
  -- When all of it is free again. What lies between then and now is how much of it is taken.
  empty_at timestamptz not null,
  primary key (scope, key)
);
create index allowance_empty on identity.allowance (empty_at);

create table identity.known_device (
  player_id uuid not null,
  device_hash bytea not null,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (player_id, device_hash)
);
create index known_device_use on identity.known_device (last_used_at);

create table identity.spent_proof (
  seed bytea primary key,
  expires_at timestamptz not null
);
create index spent_proof_expiry on identity.spent_proof (expires_at);

grant select, insert, update, delete on identity.allowance, identity.known_device to pierlight_app;
grant select, insert, delete on identity.spent_proof to pierlight_app;
