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
