-- Whose wish a mail came of, where it went to an address that is not theirs yet, so that it goes with their
-- account. Null of every other mail, and of those the release before this one sends.
alter table mail.message add column player_id uuid;
create index message_of_player on mail.message (player_id) where player_id is not null;
