-- Tables of one provider between which a player moves without opening another game: their bets come with
-- the token of the table that was opened.

-- The aggregator's name of the group; null for a game that is played by itself.
alter table catalogue.game add column table_group text check (table_group <> '');
