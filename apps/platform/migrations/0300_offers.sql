-- What is offered: offers that come with deposits, gifts that codes give at once, and the codes, as the file
-- `bonuses.json` says at a start and operators say by command.

-- What each was, from the first version on. A version is never changed.
create table bonuses.offer_version (
  -- Of an offer and a gift its id, of a code its text.
  offer_id text not null,
  version integer not null check (version > 0),
  -- JSON of it as it is written in the file, its amounts in subunits. Null: it was withdrawn.
  entry jsonb,
  -- The operator who made it, and why; null: the file did.
  made_by text,
  reason text,
  made_at timestamptz not null,
  primary key (offer_id, version),
  constraint operator_says_why check ((made_by is null) = (reason is null))
);
grant select, insert on bonuses.offer_version to pierlight_app;

create table bonuses.offer (
  id text primary key,
  kind text not null check (kind in ('offer', 'gift', 'code')),
  -- The version that holds.
  version integer not null,
  is_paused boolean not null default false,
  -- What the file said when it was last read into here; null: it did not name it.
  imported jsonb,
  foreign key (id, version) references bonuses.offer_version (offer_id, version)
);
grant select, insert, update (version, is_paused, imported) on bonuses.offer to pierlight_app;

-- Grows with every change, so that whoever keeps a copy knows when it is old.
create table bonuses.offer_revision (
  revision bigint not null
);
create unique index offer_revision_one on bonuses.offer_revision ((true));
insert into bonuses.offer_revision values (0);
grant select, update on bonuses.offer_revision to pierlight_app;
