-- Who a player is and which sign-ins are alive.
create schema identity;
create schema player;
grant usage on schema identity, player to pierlight_app;

create table player.profile (
  id uuid primary key,
  nickname text,
  first_name text,
  last_name text,
  email text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency text not null,
  locale text not null,
  birthdate date not null,
  receive_email_promo boolean not null default false,
  receive_sms_promo boolean not null default false,
  pwa_installed boolean not null default false,
  freshchat_restore_id text,
  affiliate_tag text,
  created_at timestamptz not null
);

create table identity.credential (
  player_id uuid primary key,
  -- Lower-cased; one account an address.
  email text not null unique,
  password_hash text not null,
  changed_at timestamptz not null
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
  end_reason text
);
create index session_of_player on identity.session (player_id, created_at desc) where ended_at is null;

grant select, insert, update on player.profile, identity.credential, identity.session to pierlight_app;
