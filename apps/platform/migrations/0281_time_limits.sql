-- Players shut themselves out for a time, can be known again when they register anew, and take their money out
-- by a session that is good for nothing else.
alter table identity.session add column is_away boolean not null default false;
alter table identity.factor_challenge add column is_away boolean not null default false;

-- What was first set and every lengthening of it are rows of one limit; null: the row is all of it.
alter table identity.exclusion add column limit_id uuid;
-- What its player chose, in the words of ISO 8601; null where somebody else has set the end.
alter table identity.exclusion add column period text;
-- register: the central register named the player, which is asked again once this is over.
alter table identity.exclusion drop constraint exclusion_kind_check;
alter table identity.exclusion add constraint exclusion_kind_check
  check (kind in ('coolingOff', 'selfExclusion', 'register'));

-- By what somebody who is shut out is known again: keyed hashes, from which nobody can be read. They stay
-- until the exclusion is over, also when the account is deleted.
create table identity.excluded_mark (
  player_id uuid not null,
  mark bytea not null,
  primary key (player_id, mark)
);
create index excluded_mark_known on identity.excluded_mark (mark);
grant select, insert, delete on identity.excluded_mark to pierlight_app;
