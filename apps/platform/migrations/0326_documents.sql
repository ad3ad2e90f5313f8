-- Documents that players send, and the files of their pages; the bytes are in a store, sealed.
create schema documents;
grant usage on schema documents to pierlight_app;

create table documents.document (
  id uuid primary key,
  player_id uuid not null,
  -- What the player's browser sends all of its pages under.
  attempt uuid not null,
  kind text not null,
  pages smallint not null check (pages between 1 and 10),
  -- 1 pending, 2 approved, 3 rejected, 4 expired.
  status smallint not null default 1 check (status between 1 and 4),
  created_at timestamptz not null,
  -- When the last page came; before that nobody reviews it.
  completed_at timestamptz,
  reviewed_at timestamptz,
  -- Why it was rejected.
  reason text,
  -- None of its kind is taken any more.
  is_final boolean not null default false,
  -- The last day on which it is valid.
  valid_until date,
  -- The operator who wants it rejected for good, which takes a second one.
  proposed_by text,
  proposed_reason text,
  -- When its files were removed, because they were kept for long enough.
  files_removed_at timestamptz,
  version integer not null default 1,
  unique (player_id, attempt),
  check ((status = 1) = (reviewed_at is null)),
  check ((status = 3) = (reason is not null)),
  check (not is_final or status = 3),
  check (status = 1 or completed_at is not null),
  check ((proposed_by is null) = (proposed_reason is null))
);
grant select, insert, update, delete on documents.document to pierlight_app;
create index document_of_player on documents.document (player_id, created_at desc, id);
create index document_waiting on documents.document (completed_at, id)
  where status = 1 and completed_at is not null;
create index document_incomplete on documents.document (created_at)
  where status = 1 and completed_at is null;
create index document_valid on documents.document (valid_until) where status = 2;
create index document_with_files on documents.document (id) where files_removed_at is null;

create table documents.file (
  id uuid primary key,
  document_id uuid not null references documents.document on delete cascade,
  player_id uuid not null,
  page smallint not null check (page between 1 and 10),
  -- Of the bytes that were sent, by which the same page sent again is known.
  digest bytea not null,
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  bytes integer not null check (bytes > 0),
  -- Its name in the store, and the key it is sealed under.
  name text not null unique,
  key_id text not null,
  created_at timestamptz not null,
  -- When the store was last known to have it.
  seen_at timestamptz not null,
  unique (document_id, page)
);
grant select, insert, delete, update (seen_at) on documents.file to pierlight_app;
create index file_of_player on documents.file (player_id);
