/** The flights of shared rounds beside the rounds themselves. */
export const flightSchema = `
  create table flight_chains (
    id integer primary key autoincrement,
    game_id text not null,
    -- Secret until its last flight has ended: it gives every flight's hash.
    seed text not null,
    salt text not null,
    length integer not null
  ) strict;

  create table flights (
    number integer primary key autoincrement,
    chain_id integer not null references flight_chains (id),
    -- Which flight of its chain, from 1.
    position integer not null,
    state text not null check (state in ('open', 'ended', 'interrupted')),
    -- Told once the flight is over.
    hash text,
    point integer,
    unique (chain_id, position)
  ) strict;

  create index rounds_of_flight on rounds (game_id, json_extract(input, '$.flight'))
    where json_extract(input, '$.flight') is not null;
`;
