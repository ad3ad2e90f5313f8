-- What a round of a game pays and how often, where its list tells: [{"multiple": 0, "chance": 0.71}, …].

alter table catalogue.game add column pays jsonb;
