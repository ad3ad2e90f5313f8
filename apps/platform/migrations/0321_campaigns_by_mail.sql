-- Campaigns reach players by mail, too; those that were started before reach inboxes alone.
update campaigns.campaign set says = says || '{"channels": ["inbox"]}' where not says ? 'channels';

-- Counted for each channel. A process of the release before cannot count any more: its batch is undone, and done again
-- by one of this release.
alter table campaigns.outcome
  add column channel text not null default 'inbox' check (channel in ('inbox', 'mail'));
alter table campaigns.outcome drop constraint outcome_pkey;
alter table campaigns.outcome add primary key (campaign_id, channel, outcome);

-- Of a mail that nobody waits for: whether its player, player_id, may be sent its kind is asked again when it leaves.
alter table mail.message add column kind text check (kind in ('news', 'offers'));
