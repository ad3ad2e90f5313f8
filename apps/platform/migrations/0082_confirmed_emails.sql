-- When the owner of a profile showed to read the mails of its address; null until then.
alter table player.profile add column email_confirmed_at timestamptz;
