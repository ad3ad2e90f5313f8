-- Points that players earn by staking own money, and the levels they reached by them.
create schema loyalty;
grant usage on schema loyalty to pierlight_app;

create table loyalty.account (
  player_id uuid primary key,
  -- Millionths of a point, over all currencies. Rounds that are taken back take theirs away.
  earned bigint not null,
  -- Whole points as the player was told last, and the highest level they were told of, which is kept.
  told_points bigint not null default 0,
  told_level smallint not null default 0
);
grant select, insert, update on loyalty.account to pierlight_app;
-- Those who are to be told.
create index account_untold on loyalty.account (player_id)
  where greatest(earned / 1000000, 0) <> told_points;

insert into gameplay.round_cursor (consumer) values ('loyalty.points');

-- Rewards of levels: `loyalty` and the level's id.
alter table bonuses.claim
  drop constraint claim_source,
  add constraint claim_source check (source_kind in ('deposit', 'code', 'cashback', 'freespins', 'loyalty'));
