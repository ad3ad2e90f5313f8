/** Rounds that were given to players, beside the rounds themselves. */
export const rewardSchema = `
  create table rewards (
    seq integer primary key autoincrement,
    -- What wallets are told with its rounds.
    id text not null unique,
    -- What the operator calls it: given twice under one reference, it is there once.
    reference text unique,
    prepaid_id text not null,
    player text not null,
    game_id text not null,
    currency text not null,
    -- What every round is played at, in whole subunits.
    stake integer not null check (stake > 0),
    rounds integer not null check (rounds > 0),
    -- Rounds that were begun and neither refused nor given back.
    used integer not null default 0 check (used between 0 and rounds),
    starts_at integer not null,
    ends_at integer not null check (ends_at > starts_at),
    canceled_at integer,
    created_at integer not null
  ) strict;
  create index rewards_of_player on rewards (player, game_id, currency, ends_at);

  alter table rounds add column reward_id text references rewards (id);
  create index rounds_of_reward on rounds (reward_id) where reward_id is not null;
`;
