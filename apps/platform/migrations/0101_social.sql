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
  player_id uuid
);
create index social_sign_in_age on identity.social_sign_in (created_at);

grant select, insert, update, delete on identity.social_account, identity.social_sign_in to pierlight_app;
