-- What a player staked and lost on each day, by UTC, kept with every bet, win and rollback: limits of stakes
-- and losses are sums of these, whenever they are set.
create table limits.day_played (
  player_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  day date not null,
  -- Subunits staked, of own money and a bonus's.
  staked bigint not null,
  -- Own money staked less own money won, of a round that is open what it staked; below 0 for who won.
  lost bigint not null,
  primary key (player_id, currency, day)
) with (fillfactor = 80);
grant select on limits.day_played to pierlight_app;

-- Bets wait until the functions that count are there.
lock table gameplay.round in share row exclusive mode;
insert into limits.day_played (player_id, currency, day, staked, lost)
select player_id, currency, (created_at at time zone 'utc')::date, sum(stake),
  sum(stake - bonus_stake - case when status <> 2 then 0 else
    payout - case when bonus_stake > 0 then trunc(payout::numeric * bonus_stake / stake) else 0 end end)
from gameplay.round
where reward is null and created_at > now() - interval '40 days'
group by 1, 2, 3;
