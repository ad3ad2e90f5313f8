-- Rounds of a bonus that are open, as gameplay tells bonuses of them: a bonus ends with the last of them.
create table bonuses.open_round (
  round_id uuid primary key,
  bonus_id uuid not null
);
create index open_round_of_bonus on bonuses.open_round (bonus_id);

insert into bonuses.open_round (round_id, bonus_id)
select id, bonus_id from gameplay.round
where status = 1 and bonus_id is not null
  and not exists (select from gameplay.incident
    where round_id = round.id and decided_by is not null and resolved_at is not null
      and incident.stake = round.stake and incident.payout = round.payout);

-- What the job that ends bonuses looks at: those staked out, too, which an operator's settling of their last
-- round left behind.
create index player_bonus_staked_out on bonuses.player_bonus (id)
  where status < 3 and wagered >= wager_total;

grant select on bonuses.open_round to pierlight_app;
