import { flightSchema } from './flights/schema.ts';
import { rewardSchema } from './rewards/schema.ts';

/**
 * The studio's file, one step after another: a file is brought forward from whichever step it stands at
 * (`pragma user_version`). A step that has shipped is never edited.
 */

const sessionsAndRounds = `
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
 * Seeds belong to players, and a round names the seeds and the rules it was drawn by. Rounds of before
 * have neither; those that were still to be drawn are given back.
 */
const seedPairs = `
  create table seed_pairs (
    id integer primary key autoincrement,
    -- Whose rounds it decides: a player's in all games and currencies, or those of one demo.
    owner text not null,
    -- The next pair is fixed, and its hash told, before anybody chooses a client seed for it.
    state text not null check (state in ('next', 'active', 'revealed')),
    server_seed text not null unique,
    server_seed_hash text not null unique,
    client_seed text,
    -- The number of the next round, which is how many were drawn.
    next_nonce integer not null default 0,
    revealed_at integer,
    check (state = 'next' or client_seed is not null),
    check ((state = 'revealed') = (revealed_at is not null))
  ) strict;
  create unique index seed_pairs_in_use on seed_pairs (owner, state) where state <> 'revealed';
  create index seed_pairs_revealed on seed_pairs (owner, id desc) where state = 'revealed';

  -- The rules rounds were played by, as data.
  create table game_rules (
    version text primary key,
    rules text not null
  ) strict;

  create table numbered_rounds (
    seq integer primary key autoincrement,
    id text not null unique,
    session_id text not null references sessions (id),
    account text not null,
    game_id text not null,
    request_id text not null,
    rules_version text references game_rules (version),
    -- Whose seeds decide it. Which, and its number under them, is set when its bet is taken.
    seed_owner text not null,
    seed_pair integer references seed_pairs (id),
    client_seed text,
    nonce integer,
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
    unique (seed_pair, nonce),
    check ((seed_pair is null) = (nonce is null) and (seed_pair is null) = (client_seed is null)),
    check (state not in ('accepted', 'open') or seed_pair is not null)
  ) strict;
  insert into numbered_rounds (seq, id, session_id, account, game_id, request_id, seed_owner, input,
    stake, state, bet_id, win_id, rollback_id, outcome, win, steps, shown_steps, balance_after_bet,
    refusal, attempts, next_attempt_at, started_at)
  select rounds.seq, rounds.id, session_id, rounds.account, rounds.game_id, request_id,
    iif(demo, 'demo:', 'player:') || player, input, stake,
    iif(state in ('accepted', 'open'), 'voiding', state), bet_id, win_id, rollback_id,
    iif(state in ('accepted', 'open'), null, outcome), win, steps, shown_steps, balance_after_bet,
    iif(state in ('accepted', 'open'), 'wallet-unreachable', refusal), attempts, next_attempt_at,
    started_at
  from rounds join sessions on sessions.id = session_id;
  drop table rounds;
  alter table numbered_rounds rename to rounds;
  create index rounds_of_account on rounds (account, game_id, seq desc);
  create index rounds_due on rounds (next_attempt_at) where next_attempt_at is not null;
  create index rounds_to_be_drawn on rounds (seed_owner)
    where state in ('created', 'accepted', 'open');

  alter table sessions drop column server_seed;
  alter table sessions drop column client_seed;
  alter table sessions drop column next_nonce;
`;

/** Stakes beyond the first of a round, each with the decision that asks for it. */
const raises = `
  create table round_raises (
    round_id text not null references rounds (id),
    attempt integer not null,
    action text not null,
    -- Whole subunits.
    amount integer not null check (amount > 0),
    -- The session that asked, whose token pays.
    session_id text not null references sessions (id),
    bet_id text not null unique,
    rollback_id text not null unique,
    state text not null check (state in ('sending', 'taken', 'refused', 'undoing', 'undone')),
    refusal text,
    primary key (round_id, attempt)
  ) strict;
  create unique index round_raises_under_way on round_raises (round_id)
    where state in ('sending', 'undoing');
`;

export const schemaSteps: readonly string[] = [
  sessionsAndRounds,
  seedPairs,
  flightSchema,
  raises,
  rewardSchema,
];
