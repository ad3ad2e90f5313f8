-- What is noted with every sign-in to tell a stranger's from the player's own. Every column may stay
-- empty, so that the release before this one goes on writing rows.
alter table identity.session
  -- ISO 3166-1 alpha-2, as the proxy in front of the site says.
  add column country text check (country ~ '^[A-Z]{2}$'),
  -- Whether the player had never come with this visitor id before.
  add column is_new_device boolean,
  add column ad_blocker boolean,
  -- The affiliate's tag that the browser kept.
  add column affiliate_tag text;

-- Every visitor id a player ever came with.
create table identity.device (
  player_id uuid not null,
  visitor_id text not null check (length(visitor_id) between 1 and 128),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (player_id, visitor_id)
);
insert into identity.device (player_id, visitor_id, first_seen_at, last_seen_at)
select player_id, left(visitor_id, 128), min(created_at), max(last_used_at)
from identity.session where visitor_id <> '' group by 1, 2;

grant select, insert, delete on identity.device to pierlight_app;
grant update (last_seen_at) on identity.device to pierlight_app;
