-- Messages to players, as they were written.
create schema notifications;
grant usage on schema notifications to pierlight_app;

create table notifications.message (
  id uuid primary key,
  player_id uuid not null,
  -- What the message tells of: telling of it again changes nothing, deleted or not.
  occasion text not null,
  topic text not null check (topic in ('account', 'payments')),
  title text not null,
  body text not null,
  path text,
  created_at timestamptz not null,
  read_at timestamptz,
  -- A deleted message keeps its occasion and loses its text.
  deleted_at timestamptz,
  unique (player_id, occasion),
  check (deleted_at is null or (title = '' and body = ''))
);
create index message_of_player on notifications.message (player_id, id desc)
  where deleted_at is null;
create index message_unread on notifications.message (player_id)
  where deleted_at is null and read_at is null;
grant select, insert, update, delete on notifications.message to pierlight_app;
