-- Quests: what there are, in versions, and how far players have come with them.
create schema quests;
grant usage on schema quests to pierlight_app;

create table quests.quest (
  id text primary key,
  -- The version that holds.
  version integer not null,
  -- Nobody starts one that is paused.
  is_paused boolean not null default false,
  -- What the file said when it was last read; null when it did not name it.
  imported jsonb
);
grant select, insert, update on quests.quest to pierlight_app;

create table quests.quest_version (
  quest_id text not null,
  version integer not null,
  -- As it is written in the file, amounts in subunits; null when it was withdrawn.
  says jsonb,
  -- The operator who made it, and why; null for the file.
  made_by text,
  reason text,
  made_at timestamptz not null,
  primary key (quest_id, version)
);
grant select, insert on quests.quest_version to pierlight_app;

-- A quest that a player has started, by the version of that moment.
create table quests.player_quest (
  id uuid primary key,
  player_id uuid not null,
  quest_id text not null,
  version integer not null,
  -- Of stakes and rewards.
  currency text not null,
  -- The day or the Monday of its start, by which it is completed once; empty for one that is completed once at all.
  period text not null,
  is_alone boolean not null,
  is_in_sequence boolean not null,
  -- 2 active, 3 completed, 4 cancelled, 5 expired, 6 withdrawn.
  state smallint not null default 2 check (state between 2 and 6),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  -- Its time stands still since then, and moves expires_at when it runs again.
  paused_at timestamptz,
  finished_at timestamptz,
  reward_id text,
  -- The newest event of the feed of settled rounds that was looked at.
  position bigint not null default 0,
  -- How often it changed, and how often as its player was told last.
  revision bigint not null default 1,
  told bigint not null default 0,
  foreign key (quest_id, version) references quests.quest_version,
  check ((state = 2) = (finished_at is null)),
  check (reward_id is null or state = 3)
);
grant select, insert, update on quests.player_quest to pierlight_app;
create unique index player_quest_active on quests.player_quest (player_id, quest_id) where state = 2;
create unique index player_quest_period on quests.player_quest (player_id, quest_id, period)
  where state in (2, 3);
create index player_quest_of_player on quests.player_quest (player_id, started_at desc);
create index player_quest_expiring on quests.player_quest (expires_at) where state = 2;
create index player_quest_untold on quests.player_quest (id) where told <> revision;

create table quests.player_task (
  started_quest_id uuid not null references quests.player_quest,
  -- From 1.
  place smallint not null,
  type text not null check (type in ('rounds', 'stakes', 'games', 'multiplier')),
  -- Those that count; null for any.
  games text[],
  -- In hundredths of a stake.
  multiplier integer,
  quantity bigint not null check (quantity > 0),
  progress bigint not null default 0 check (progress between 0 and quantity),
  -- Once it is, nothing takes it back.
  is_completed boolean not null default false,
  -- The progress its player was told last.
  told_progress bigint not null default 0,
  primary key (started_quest_id, place),
  check (is_completed = (progress = quantity))
);
grant select, insert, update (told_progress) on quests.player_task to pierlight_app;

-- Rounds that count for a task as long as it is not completed, so that one that changes or is taken back takes what
-- it counted along.
create table quests.task_round (
  started_quest_id uuid not null,
  place smallint not null,
  round_id uuid not null,
  game_id text not null,
  -- Subunits of all money, and of own money alone.
  staked bigint not null,
  own bigint not null,
  paid bigint not null,
  primary key (started_quest_id, place, round_id),
  foreign key (started_quest_id, place) references quests.player_task
);
create index task_round_game on quests.task_round (started_quest_id, place, game_id);
grant select, delete on quests.task_round to pierlight_app;

-- Rounds that counted for a quest since there are quests.
create table quests.counted (rounds bigint not null);
insert into quests.counted values (0);
grant select, update on quests.counted to pierlight_app;

insert into gameplay.round_cursor (consumer) values ('quests.progress');

-- Rewards of quests: `quest` and the id of the player's quest.
alter table bonuses.claim
  drop constraint claim_source,
  add constraint claim_source
    check (source_kind in ('deposit', 'code', 'cashback', 'freespins', 'loyalty', 'quest'));
