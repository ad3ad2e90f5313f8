-- Game sessions, the rounds played in them, and what the operator has to look at.
create schema gameplay;
grant usage on schema gameplay to pierlight_app;

-- One game session of a player in a currency. It stands for its sign-in: bets end with it.
create table gameplay.session (
  id uuid primary key,
  player_id uuid not null,
  sign_in_id uuid not null,
  game_id text not null,
  -- The aggregator's name of the game.
  game_code text not null,
  currency text not null,
  -- SHA-256 of the token the aggregator was given.
  token_hash bytea not null unique,
  started_at timestamptz not null,
  -- Exact to a few minutes: written anew only then, not with every bet.
  last_used_at timestamptz not null,
  -- The smaller unit the game counts in, such as mBTC; null: the account's own. Books, rounds and statements
  -- stay in the account's currency and its subunits.
  play_unit text
);

create table gameplay.round (
  id uuid primary key default uuidv7(),
  player_id uuid not null,
  -- The game session it was first staked in; none when its bet is not known.
  session_id uuid,
  provider text not null,
  external_id text not null,
  game_id text not null,
  game_code text not null,
  currency text not null,
  stake bigint not null check (stake >= 0),
  payout bigint not null check (payout >= 0),
  -- 1 open, 2 settled, 3 rolled back
  status smallint not null check (status between 1 and 3),
  created_at timestamptz not null,
  settled_at timestamptz,
  -- The unit it is played in, as its session's: nothing is played in two.
  play_unit text,
  -- What the aggregator calls the gift the round belongs to: its bets cost nothing, its wins are paid. Null for
  -- a round that was paid for.
  reward text,
  -- The bonus it was begun under, and what of its stake was that bonus's money, in subunits.
  bonus_id uuid,
  bonus_stake bigint not null default 0,
  unique (player_id, currency, provider, external_id)
);
create index round_of_player on gameplay.round (player_id, id desc);
create index round_of_session on gameplay.round (session_id);
-- Rounds come in the order of time, so a few ranges of blocks tell the latest from the rest.
create index round_of_late on gameplay.round using brin (created_at);
create index round_won on gameplay.round (settled_at desc) where status = 2 and payout > stake;
-- Few rounds are open at any moment.
create index round_open on gameplay.round (created_at) where status = 1;
create index round_of_bonus on gameplay.round (bonus_id) where status = 1 and bonus_id is not null;
-- Not looked for in rounds from before bonuses: a look at all of them would hold up play.
alter table gameplay.round
  add constraint bonus_has_part_of_stake check (bonus_stake between 0 and stake) not valid;

create table gameplay.played (
  player_id uuid not null,
  game_id text not null,
  played_at timestamptz not null,
  primary key (player_id, game_id)
);
create index played_latest on gameplay.played (player_id, played_at desc);

-- Rounds of the last seven days, counted anew now and then.
create table gameplay.popularity (
  game_id text primary key,
  rounds bigint not null
);

-- What of play needs a person: rounds their provider never ended. The aggregator has no call by which a wallet
-- could ask how a round ended, and a wallet that guessed would invent money.
create table gameplay.incident (
  round_id uuid primary key references gameplay.round (id),
  kind text not null check (kind in ('roundLeftOpen', 'roundEndedAfterAll', 'roundAfterDeletion')),
  noted_at timestamptz not null,
  -- When the round was ended after all, or an operator settled the matter with the provider.
  resolved_at timestamptz,
  -- The operator who settled it by what the provider says. What the provider sends of it afterwards still
  -- counts, and may then be paid twice: so it comes back to the list.
  decided_by text,
  -- How the round stood when the list last said so. Whatever differs afterwards is said once more.
  stake bigint,
  payout bigint,
  status smallint,
  -- What the player's balance changed by through the round since it was listed before, or since the account
  -- was deleted; in subunits.
  moved bigint not null default 0
);
create index incident_open on gameplay.incident (noted_at) where resolved_at is null;
create index incident_watched on gameplay.incident (round_id)
  where decided_by is not null or kind = 'roundAfterDeletion';

-- What a player may not stake as long as something bounds it, such as a bonus.
create table gameplay.stake_bound (
  player_id uuid not null,
  currency text not null,
  -- What bounds it. Of several bounds every one holds.
  source text not null,
  -- The most a round may cost in subunits, all its bets together; null for any.
  max_stake bigint check (max_stake > 0),
  -- Games that take no stake at all.
  closed_games text[] not null default '{}',
  primary key (player_id, currency, source)
);

-- status: ok, or why not. balance in subunits; null when it is not known.
create type gameplay.answer as (status text, currency text, balance bigint);
grant select, insert on gameplay.session to pierlight_app;
grant select on gameplay.round, gameplay.popularity to pierlight_app;
grant select, insert, update, delete on gameplay.played, gameplay.stake_bound to pierlight_app;
grant select, insert on gameplay.incident to pierlight_app;
grant update (kind, noted_at, resolved_at, decided_by, stake, payout, status, moved)
  on gameplay.incident to pierlight_app;
