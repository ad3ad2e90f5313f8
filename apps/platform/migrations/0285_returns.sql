-- What finished rounds came to, so that returns and months are sums of few rows and no walk through rounds.

-- What a player's finished rounds of a game came to, by the day they were begun on, by UTC; kept with every
-- round that ends.
create table gameplay.game_day (
  player_id uuid not null,
  day date not null,
  game_id text not null,
  currency text not null,
  -- Rounds that were paid for: how many, what they cost and paid in subunits.
  rounds bigint not null,
  staked bigint not null,
  paid bigint not null,
  -- Sum of the squares of their stakes: how far a return swings hangs on it.
  stake_squares numeric not null,
  -- Sum of what each paid as a multiple of its stake: counts every round alike, whatever its currency.
  multiples numeric not null,
  -- Rounds that cost nothing.
  free_rounds bigint not null,
  free_paid bigint not null,
  -- Time at play in milliseconds.
  played_ms bigint not null,
  -- When the last of them ended.
  last_at timestamptz not null,
  primary key (player_id, day, game_id, currency)
) with (fillfactor = 80);
create index game_day_by_day on gameplay.game_day (day);
grant select on gameplay.game_day to pierlight_app;

-- The same of everybody, by game; counted anew now and then.
create table gameplay.house_day (
  day date not null,
  game_id text not null,
  rounds bigint not null,
  multiples numeric not null,
  primary key (day, game_id)
);
grant select on gameplay.house_day to pierlight_app;

-- Days before yesterday on which something changed since the house was counted.
create table gameplay.recount_day (day date primary key);

-- Standard deviation of what a round pays, in hundredths of its stake; null when it is not told, or hangs on what
-- the player bets on.
alter table catalogue.game add column deviation integer check (deviation > 0);

-- Rounds of a period are a stretch of this index, newest first. It takes the place of the one by id.
create index round_by_time on gameplay.round (player_id, created_at desc, id desc);
drop index gameplay.round_of_player;

-- Rounds wait until the functions that count are there.
lock table gameplay.round in share row exclusive mode;
insert into gameplay.game_day (player_id, day, game_id, currency, rounds, staked, paid, stake_squares, multiples,
  free_rounds, free_paid, played_ms, last_at)
select player_id, day, game_id, currency,
  count(*) filter (where is_paid_for),
  coalesce(sum(stake) filter (where is_paid_for), 0),
  coalesce(sum(payout) filter (where is_paid_for), 0),
  coalesce(sum(stake::numeric * stake) filter (where is_paid_for), 0),
  coalesce(sum(round(payout::numeric / nullif(stake, 0), 6)) filter (where is_paid_for), 0),
  count(*) filter (where not is_paid_for),
  coalesce(sum(payout) filter (where not is_paid_for), 0),
  coalesce(sum(extract(epoch from settled_at - since) * 1000)
    filter (where settled_at - since between interval '0' and interval '15 minutes'), 0)::bigint,
  max(settled_at)
from (
  select round.player_id, (round.created_at at time zone 'utc')::date as day, round.game_id, round.currency,
    round.stake, round.payout, round.settled_at, round.reward is null and round.stake > 0 as is_paid_for,
    greatest(session.started_at, lag(round.settled_at) over (
      partition by round.player_id, (round.created_at at time zone 'utc')::date, round.game_id, round.currency
      order by round.settled_at)) as since
  from gameplay.round left join gameplay.session on session.id = round.session_id
  where round.status = 2
) finished
group by player_id, day, game_id, currency;

insert into gameplay.house_day (day, game_id, rounds, multiples)
select day, game_id, sum(rounds), sum(multiples) from gameplay.game_day group by day, game_id;
