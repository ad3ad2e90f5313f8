-- Messages that an operator sends to many players. Who got one is known by the messages alone.
create schema campaigns;
grant usage on schema campaigns to pierlight_app;

create table campaigns.campaign (
  id text primary key,
  -- As its file said when it was started.
  says jsonb not null,
  state text not null default 'sending' check (state in ('sending', 'paused', 'sent', 'ended', 'expired')),
  -- Messages a second.
  rate integer not null check (rate between 1 and 500),
  -- Who registered later is not asked.
  started_at timestamptz not null,
  -- The last player who was looked at, in the order of their ids.
  cursor uuid not null default '00000000-0000-0000-0000-000000000000',
  -- Before that nobody is sent another message.
  next_at timestamptz not null
);
grant select, insert, update on campaigns.campaign to pierlight_app;

create table campaigns.outcome (
  campaign_id text not null references campaigns.campaign,
  -- told, or why not.
  outcome text not null,
  counted integer not null,
  primary key (campaign_id, outcome)
);
grant select, insert, update on campaigns.outcome to pierlight_app;
