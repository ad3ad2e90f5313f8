-- Tournaments that are scored over a player's first rounds instead of the best.
alter table tournaments.round
  -- When it began; null where the best rounds count, however they began.
  add column begun_at timestamptz;
create index round_first on tournaments.round (tournament_id, player_id, begun_at, round_id) where begun_at is not null;
