-- What players can do about their data: have a copy of all of it, and have it deleted.
create schema privacy;
grant usage on schema privacy to pierlight_app;

create table privacy.export (
  id uuid primary key,
  player_id uuid not null,
  requested_at timestamptz not null,
  ready_at timestamptz,
  -- A zip of JSON; removed when it has expired.
  content bytea,
  -- SHA-256 of the link that gives it out, which does so once.
  token_hash bytea unique,
  token_expires_at timestamptz,
  downloaded_at timestamptz,
  expires_at timestamptz not null,
  check ((token_hash is null) = (token_expires_at is null)),
  check (content is null or ready_at is not null)
);
-- One at a time.
create unique index export_under_way on privacy.export (player_id) where ready_at is null;
create index export_of_player on privacy.export (player_id, requested_at desc);
create index export_expiry on privacy.export (expires_at);

create table privacy.deletion (
  player_id uuid primary key,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  -- When the player signed in before it was due.
  cancelled_at timestamptz,
  done_at timestamptz,
  -- How far the accounts were booked when the deletion was last asked for; once it is done, when it was.
  books jsonb not null default '{}',
  check (cancelled_at is null or done_at is null)
);
create index deletion_due on privacy.deletion (due_at) where cancelled_at is null and done_at is null;
grant select, insert, update, delete on privacy.export to pierlight_app;
grant select, insert, update on privacy.deletion to pierlight_app;
