-- Games as the site offers them, copied from the providers' lists, and what players marked.
create schema catalogue;
grant usage on schema catalogue to pierlight_app;

create table catalogue.media (
  -- SHA-256 of the bytes, hexadecimal: an address never changes its content.
  hash text primary key,
  content_type text not null,
  bytes bytea not null
);

create table catalogue.provider (
  id text primary key,
  name text not null
);

create table catalogue.game (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  name text not null,
  provider_id text not null references catalogue.provider,
  category text not null,
  -- Return to player in hundredths of a percent.
  rtp integer not null check (rtp between 0 and 10000),
  volatility text not null check (volatility in ('low', 'medium', 'high')),
  -- Currency code to { min, max }, in subunits.
  stakes jsonb not null,
  facts jsonb not null,
  has_demo boolean not null,
  -- Empty means everywhere.
  countries text[] not null default '{}',
  released_on date not null,
  thumb_vertical text not null references catalogue.media,
  thumb_square text not null references catalogue.media,
  backdrop text not null references catalogue.media,
  -- Off when the provider no longer lists it; history still names it.
  is_enabled boolean not null,
  updated_at timestamptz not null
);

create table catalogue.favorite (
  player_id uuid not null,
  game_id text not null references catalogue.game,
  created_at timestamptz not null,
  primary key (player_id, game_id)
);

-- Pictures for previews of a game's page, drawn by the platform and kept among the others.
create table catalogue.share_picture (
  -- SHA-256 of the composition's number and the hashes of the art: new art gets a new picture.
  drawn_from text primary key,
  picture text not null references catalogue.media
);
create index share_picture_picture on catalogue.share_picture (picture);

grant select, insert, delete on catalogue.media, catalogue.share_picture to pierlight_app;
grant select, insert, update on catalogue.provider, catalogue.game to pierlight_app;
grant select, insert, delete on catalogue.favorite to pierlight_app;
