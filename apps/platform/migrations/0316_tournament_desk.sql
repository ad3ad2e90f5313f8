-- What an operator does about tournaments: a settlement that waits, and players who are disqualified.
alter table tournaments.tournament add column held_at timestamptz;

-- Until it is taken back: a player who is shut out meanwhile leaves all the same, by `left_at`.
alter table tournaments.entry add column disqualified_at timestamptz;

drop index tournaments.entry_rank;
create index entry_rank on tournaments.entry (tournament_id, behind, reached_at, id)
  where score > 0 and left_at is null and disqualified_at is null;
