-- Free spins of players: what each was given, and what has become of it. The aggregator keeps and counts the rounds
-- from when they are activated; what was played and won is counted here anew from the rounds that it told of.
create schema freespins;
grant usage on schema freespins to pierlight_app;

create table freespins.player_freespin (
  id uuid primary key,
  player_id uuid not null,
  -- What kind of thing they are given for, and which of the kind; a player is given some for each once.
  source_kind text not null check (source_kind in ('operator')),
  source_key text not null,
  package_id text,
  issue_session_id uuid,
  game_id text not null,
  currency text not null,
  -- Subunits that each is played at.
  stake bigint not null check (stake > 0),
  count integer not null check (count > 0),
  -- Of their rounds, how many were begun and not taken back, and what those paid in subunits.
  played integer not null default 0 check (played >= 0),
  won bigint not null default 0 check (won >= 0),
  -- 1 issued, 2 active, 3 finished
  status smallint not null default 1 check (status between 1 and 3),
  -- 1 issued: they have not ended, 2 played, 3 canceled, 4 expired
  result smallint not null default 1 check (result between 1 and 4),
  issued_at timestamptz not null,
  activated_at timestamptz,
  -- When the player or an operator gave them up; null again when there was nothing left to give up.
  canceled_at timestamptz,
  -- No round is begun from then on; the aggregator is told the same, in whole seconds.
  expires_at timestamptz not null check (expires_at = date_trunc('second', expires_at)),
  finished_at timestamptz,
  -- When they were ordered at the aggregator last; null: never.
  ordered_at timestamptz,
  -- The aggregator's name of them, which their rounds carry; null as long as it is not known.
  reward_id text unique,
  -- Since when it is sure that the aggregator lets no round of them begin: it refused, gave them back, or has none.
  closed_at timestamptz,
  -- What the aggregator said when it refused them.
  refusal text,
  version bigint not null default 1,
  constraint given_once unique (player_id, source_kind, source_key),
  constraint ended_with_result check ((status = 3) = (result <> 1)),
  constraint ended_at_time check ((status = 3) = (finished_at is not null)),
  constraint active_since check (status <> 2 or activated_at is not null)
);
create index player_freespin_of_player on freespins.player_freespin (player_id, id desc);
create index player_freespin_due on freespins.player_freespin (expires_at) where status < 3;
-- Those of which the aggregator has to be asked or told something.
create index player_freespin_unsettled on freespins.player_freespin (id)
  where activated_at is not null and closed_at is null and (reward_id is null or canceled_at is not null);
grant select, insert, update on freespins.player_freespin to pierlight_app;

-- Rounds of a gift are counted by it.
create index round_of_reward on gameplay.round (reward) where reward is not null;
