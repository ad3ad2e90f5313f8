-- What of play needs a person: rounds their provider never ended. The aggregator has no call by which
-- a wallet could ask how a round ended, and a wallet that guessed would invent money.
create table gameplay.incident (
  round_id uuid primary key references gameplay.round (id),
  kind text not null check (kind in ('roundLeftOpen')),
  noted_at timestamptz not null,
  -- When the round was ended after all, or an operator settled the matter with the provider.
  resolved_at timestamptz
);
create index incident_open on gameplay.incident (noted_at) where resolved_at is null;

-- Few rounds are open at any moment.
create index round_open on gameplay.round (created_at) where status = 1;

grant select, insert on gameplay.incident to pierlight_app;
grant update (resolved_at) on gameplay.incident to pierlight_app;
