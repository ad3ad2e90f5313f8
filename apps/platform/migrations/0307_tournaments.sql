-- Tournaments by their schedule, who has joined them, and the rounds that count.
create schema tournaments;
grant usage on schema tournaments to pierlight_app;

create table tournaments.tournament (
  id uuid primary key,
  -- As it stands in an address.
  identity text not null unique,
  -- The entry of the file it was announced by; its words go by it.
  definition text not null,
  -- The terms of the moment it was announced, from when on it can be joined: they hold until it is over.
  terms jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Rounds begun in time count that settle before this.
  settles_at timestamptz not null,
  settled_at timestamptz,
  -- How many take part.
  joined integer not null default 0,
  -- The first places as they were told last, the number of that message, and whether anything changed since.
  told jsonb not null default '[]',
  told_number bigint not null default 0,
  told_at timestamptz,
  is_changed boolean not null default false,
  unique (definition, starts_at),
  check (starts_at < ends_at and ends_at <= settles_at)
);
grant select, insert, update on tournaments.tournament to pierlight_app;
create index tournament_unsettled on tournaments.tournament (starts_at) where settled_at is null;
create index tournament_settled on tournaments.tournament (settled_at) where settled_at is not null;

create table tournaments.entry (
  id uuid primary key,
  tournament_id uuid not null references tournaments.tournament,
  player_id uuid not null,
  joined_at timestamptz not null,
  -- Hundredths of a stake, over the best rounds; the moment it came to that; the higher, the smaller is `behind`.
  score bigint not null default 0,
  reached_at timestamptz,
  behind bigint not null generated always as (-score) stored,
  -- Since when the player takes no part: shut out from playing, or the account is deleted.
  left_at timestamptz,
  -- What came of it: the place, and the gift with its amount and currency.
  prize jsonb,
  unique (tournament_id, player_id)
);
grant select, insert, update on tournaments.entry to pierlight_app;
create index entry_of_player on tournaments.entry (player_id);
-- The table: who is first comes first, and of equals who was there earlier.
create index entry_rank on tournaments.entry (tournament_id, behind, reached_at, id)
  where score > 0 and left_at is null;

-- How many players have scored so many whole stakes, so that a place is counted without all who are ahead.
create table tournaments.tally (
  tournament_id uuid not null references tournaments.tournament,
  stakes bigint not null,
  entries integer not null,
  primary key (tournament_id, stakes)
);
grant select, insert, update on tournaments.tally to pierlight_app;

-- Own money staked and paid in rounds that count, in subunits.
create table tournaments.round (
  tournament_id uuid not null references tournaments.tournament,
  round_id uuid not null,
  player_id uuid not null,
  -- The least that has to be staked.
  minimum bigint not null,
  staked bigint not null,
  paid bigint not null,
  -- Its newest event.
  at timestamptz not null,
  -- Hundredths of the stake that it paid.
  score bigint not null generated always as (
    case when staked >= minimum and staked > 0 and paid > 0 then trunc(paid::numeric * 100 / staked)::bigint else 0 end
  ) stored,
  primary key (tournament_id, round_id)
);
grant select, insert, update, delete on tournaments.round to pierlight_app;
create index round_best on tournaments.round (tournament_id, player_id, score desc, at, round_id) where score > 0;
create index round_of_player on tournaments.round (player_id);

insert into gameplay.round_cursor (consumer) values ('tournaments.score');

-- Prizes of tournaments: `tournament` and the tournament's id.
alter table bonuses.claim
  drop constraint claim_source,
  add constraint claim_source
    check (source_kind in ('deposit', 'code', 'cashback', 'freespins', 'loyalty', 'quest', 'tournament'));
