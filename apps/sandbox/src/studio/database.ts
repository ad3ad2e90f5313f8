import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const schema = `
  create table if not exists sessions (
    id text primary key,
    launch_hash text not null unique,
    -- Whose rounds these are: the player and currency, or the demo session.
    account text not null,
    player text not null,
    wallet_token text not null,
    game_id text not null,
    currency text not null,
    demo integer not null,
    lobby_url text,
    deposit_url text,
    server_seed text not null,
    client_seed text not null,
    next_nonce integer not null default 0,
    -- Last balance heard, in subunits.
    balance integer not null default 0,
    created_at integer not null,
    expires_at integer not null
  ) strict;

  create table if not exists bearers (
    token_hash text primary key,
    session_id text not null references sessions (id),
    lang text not null,
    created_at integer not null
  ) strict;
  create index if not exists bearers_by_session on bearers (session_id, created_at);

  create table if not exists rounds (
    seq integer primary key autoincrement,
    id text not null unique,
    session_id text not null references sessions (id),
    account text not null,
    game_id text not null,
    request_id text not null,
    nonce integer not null,
    input text not null,
    stake integer not null,
    state text not null,
    bet_id text not null unique,
    win_id text not null unique,
    rollback_id text not null unique,
    outcome text,
    win integer not null default 0,
    steps integer not null default 1,
    shown_steps integer not null default 0,
    balance_after_bet integer,
    refusal text,
    attempts integer not null default 0,
    next_attempt_at integer,
    started_at integer not null,
    unique (account, request_id),
    unique (session_id, nonce)
  ) strict;
  create index if not exists rounds_of_account on rounds (account, game_id, seq desc);
  create index if not exists rounds_due on rounds (next_attempt_at) where next_attempt_at is not null;

  -- What the player decided in a round, in order; together with the seeds it gives the outcome again.
  create table if not exists round_actions (
    round_id text not null references rounds (id),
    position integer not null,
    action text not null,
    primary key (round_id, position)
  ) strict;

  create table if not exists demo_transactions (
    id text primary key,
    account text not null,
    -- Signed change in subunits.
    change integer not null,
    undoes text
  ) strict;
  create index if not exists demo_transactions_of_account on demo_transactions (account);
  create unique index if not exists demo_transactions_undone
    on demo_transactions (undoes) where undoes is not null;
`;

/**
 * Opens the studio's file in a folder, making both when missing. Every commit is on the disk before it
 * is acted on (WAL with full syncs).
 *
 * @param folder `:memory:` keeps everything in memory, for tests.
 */
export function openStudioDatabase(folder: string): DatabaseSync {
  const inMemory = folder === ':memory:';
  if (!inMemory) mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(inMemory ? folder : join(folder, 'studio.sqlite'));
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  database.exec('pragma busy_timeout = 2000');
  database.exec(schema);
  return database;
}

/** Runs `work` whole or not at all. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}
