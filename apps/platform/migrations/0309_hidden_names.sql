-- Whoever wishes it is shown to others without any letter of their name.
alter table player.profile add column hide_name boolean not null default false;
