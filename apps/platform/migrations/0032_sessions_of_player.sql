-- A player's sign-ins are listed newest first, those that are over too.
create index session_of_player_by_id on identity.session (player_id, id desc);
