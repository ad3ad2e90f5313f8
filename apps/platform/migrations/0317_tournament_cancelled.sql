-- A tournament that an operator cancelled is settled at that moment without winners.
alter table tournaments.tournament
  add column cancelled_at timestamptz,
  add check (cancelled_at is null or settled_at is not null);
