-- Sessions end by themselves: found by when they were used last, or began, and removed a year after their end.
create index session_unused on identity.session (last_used_at) where ended_at is null;
create index session_begun on identity.session (created_at) where ended_at is null;
create index session_over on identity.session (ended_at) where ended_at is not null;
