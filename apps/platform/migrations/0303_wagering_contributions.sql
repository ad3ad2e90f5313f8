-- How much of a stake counts for a bonus, in per cent by game: {"salon-21": 10}. In a game that is not named all of
-- it does, as in every game of bonuses given so far.

alter table bonuses.player_bonus add column contributions jsonb not null default '{}';
