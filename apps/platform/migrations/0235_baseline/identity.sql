-- Who may sign in and which sign-ins are alive.
create schema identity;
grant usage on schema identity to pierlight_app;

create table identity.credential (
  player_id uuid primary key,
  -- Lower-cased; one account an address.
  email text unique,
  -- A PHC string; null until one is set, where the player came in another way.
  password_hash text,
  changed_at timestamptz not null,
  -- E.164, proven by a code; one account a number.
  phone text unique check (phone ~ '^\+[0-9]{3,20}$'),
  -- A password whose hash was made anew at a higher cost is the same password: what was let in by the hash
  -- before, and has not ended yet, is known by this SHA-256 of it.
  renewed_from bytea,
  constraint credential_known_by check (num_nonnulls(email, phone) > 0)
);

create table identity.session (
  id uuid primary key,
  player_id uuid not null,
  -- SHA-256 of the HttpOnly cookie without which the session cannot be refreshed.
  binding_hash bytea not null,
  -- Number of the newest access token; the one before it is accepted for a short grace.
  generation integer not null default 1,
  rotated_at timestamptz not null,
  visitor_id text not null,
  visitor_confidence real not null,
  ip inet not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  -- ISO 3166-1 alpha-2, as the proxy in front of the site says.
  country text check (country ~ '^[A-Z]{2}$'),
  -- Whether the player had never come with this visitor id before.
  is_new_device boolean,
  ad_blocker boolean,
  -- The affiliate's tag that the browser kept.
  affiliate_tag text
);
create index session_of_player on identity.session (player_id, created_at desc) where ended_at is null;
-- A player's sign-ins are listed newest first, those that are over too.
create index session_of_player_by_id on identity.session (player_id, id desc);

grant select, insert, update, delete on identity.credential, identity.session to pierlight_app;

-- Every visitor id a player ever came with.
create table identity.device (
  player_id uuid not null,
  visitor_id text not null check (length(visitor_id) between 1 and 128),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (player_id, visitor_id)
);
grant select, insert, delete on identity.device to pierlight_app;
grant update (last_seen_at) on identity.device to pierlight_app;

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
  -- Whatever the code says, a secret that opens an account lives ten minutes at most. The proof that a number
  -- is one's own opens no account that is there: it lives as long as a form takes.
  constraint one_time_life check (
    expires_at <= created_at + case purpose
      when 'emailConfirmation' then interval '24 hours'
      when 'phoneProof' then interval '1 hour'
      else interval '10 minutes' end)
);
create index one_time_of_subject on identity.one_time (purpose, subject, created_at);
create index one_time_of_network on identity.one_time (network, created_at) where network is not null;
create index one_time_expiry on identity.one_time (expires_at);
grant select, insert, delete on identity.one_time to pierlight_app;
grant update (tries, used_at, replaced_at) on identity.one_time to pierlight_app;

-- Providers' accounts that open one of ours, and sign-ins at providers that are under way.
create table identity.social_account (
  id uuid primary key,
  player_id uuid not null,
  provider text not null,
  -- The provider's own id of the person.
  subject text not null,
  -- The address the provider told when it was linked, and whether it vouched for it.
  email text,
  is_email_verified boolean not null,
  linked_at timestamptz not null,
  unique (provider, subject)
);
create index social_account_of_player on identity.social_account (player_id, id);

create table identity.social_sign_in (
  id uuid primary key,
  provider text not null,
  -- SHA-256 of the state the provider hands back, and of the cookie of the browser that began.
  state_hash bytea not null unique,
  browser_hash bytea not null,
  -- Known to us alone; forgotten once the answer was tried.
  secrets jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= created_at + interval '10 minutes'),
  answered_at timestamptz,
  -- A ticket for what is left to do: to register the person, or to link them to a player.
  ticket_hash bytea unique,
  ticket_expires_at timestamptz,
  ticket_used_at timestamptz,
  person jsonb,
  player_id uuid,
  -- The session of a player who links an account elsewhere to their own: only that session may end it, and
  -- what it ends in is a link, never a sign-in. Null for a sign-in.
  session_id uuid
);
create index social_sign_in_age on identity.social_sign_in (created_at);
grant select, insert, update, delete on identity.social_account, identity.social_sign_in to pierlight_app;

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
grant select, insert, update, delete on identity.factor_settings to pierlight_app;
grant select, insert, update, delete on identity.totp, identity.passkey, identity.recovery_code,
  identity.factor_challenge to pierlight_app;
grant select, insert, delete on identity.factor_failure to pierlight_app;

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

-- Times in which a player is shut out from signing in, playing and paying in. Rows are only added: the one
-- that ends last holds.
create table identity.exclusion (
  id uuid primary key,
  player_id uuid not null,
  kind text not null check (kind in ('coolingOff', 'selfExclusion')),
  begins_at timestamptz not null,
  -- Null: for good.
  ends_at timestamptz check (ends_at > begins_at)
);
create index exclusion_of_player on identity.exclusion (player_id);
grant select, insert on identity.exclusion to pierlight_app;
