-- What players chose of messages; what holds until they choose is in the contract.
create table notifications.preference (
  player_id uuid not null,
  kind text not null check (kind in ('account', 'payments', 'rewards', 'news', 'offers')),
  channel text not null check (channel in ('inbox', 'mail', 'push')),
  is_on boolean not null,
  chosen_at timestamptz not null,
  primary key (player_id, kind, channel),
  -- Offers by mail are a column of the profile.
  check (kind <> 'offers' or channel <> 'mail')
);
grant select, insert, update, delete on notifications.preference to pierlight_app;

create table notifications.quiet_hours (
  player_id uuid primary key,
  is_on boolean not null,
  -- Minutes of the day; over midnight when the end is the lower one.
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 0 and 1439),
  -- A name of the IANA database.
  time_zone text not null,
  check (from_minute <> to_minute)
);
grant select, insert, update, delete on notifications.quiet_hours to pierlight_app;

alter table notifications.message
  drop constraint message_topic_check,
  add constraint message_topic_check check (topic in ('account', 'payments', 'news', 'offers'));
