-- What proves a player beside the way in.

-- One row for each player who ever set a factor up; locked while one of them is tried or changed, so
-- that tries are counted one after another.
create table identity.factor_settings (
  player_id uuid primary key,
  at_sign_in boolean not null default true,
  before_withdrawal boolean not null default true,
  before_credentials boolean not null default true
);

create table identity.totp (
  player_id uuid primary key,
  -- Sealed with AES-256-GCM under a key derived from FACTOR_SECRET.
  secret text not null,
  -- The session that set it up and may confirm it.
  session_id uuid not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The newest time step of which a code was taken; none of it or before is taken again.
  last_step bigint,
  last_used_at timestamptz
);

create table identity.passkey (
  id uuid primary key,
  player_id uuid not null,
  credential_id text not null unique,
  public_key bytea not null,
  -- Signatures its authenticator says it has made.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_player on identity.passkey (player_id, id);

create table identity.recovery_code (
  player_id uuid not null,
  -- HMAC-SHA-256 under a key derived from FACTOR_SECRET.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (player_id, code_hash)
);

-- Questions that wait for an answer, and the proofs that answers gave.
create table identity.factor_challenge (
  id uuid primary key,
  -- SHA-256 of what its holder shows; of the proof once it is answered.
  secret_hash bytea not null unique,
  purpose text not null check (purpose in ('signIn', 'stepUp', 'proof', 'enrolPasskey', 'passkeySignIn')),
  -- Null while a passkey has yet to say who it is.
  player_id uuid,
  -- Of a player who is signed in: for which session and before what.
  session_id uuid,
  action text,
  -- Of a sign-in: how the player came, from which browser, and a digest of the credentials then.
  way text,
  visitor_id text,
  binding_hash bytea,
  credentials_hash bytea,
  webauthn_challenge text,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((purpose = 'passkeySignIn') = (player_id is null)),
  check ((purpose in ('stepUp', 'proof', 'enrolPasskey')) = (session_id is not null)),
  check ((purpose in ('signIn', 'passkeySignIn')) = (binding_hash is not null))
);
create index factor_challenge_over on identity.factor_challenge (expires_at);
create index factor_challenge_of_player on identity.factor_challenge (player_id);

create table identity.factor_failure (
  id uuid primary key,
  player_id uuid not null,
  -- The address, or the first 64 bits of one of IPv6.
  network text not null,
  at timestamptz not null
);
create index factor_failure_of_player on identity.factor_failure (player_id, at);

grant select, insert, update on identity.factor_settings to pierlight_app;
grant select, insert, update, delete on identity.totp, identity.passkey, identity.recovery_code,
  identity.factor_challenge to pierlight_app;
grant select, insert, delete on identity.factor_failure to pierlight_app;
