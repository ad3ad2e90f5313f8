-- Who comes in another way has no password until one is set.
alter table identity.credential alter column password_hash drop not null;
