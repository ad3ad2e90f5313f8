/**
 * A tournament of 100,000 players while 1,000 rounds a second settle: how many of them are counted a second, beside
 * how many come; and, right after, how long the own place takes with those around it, at the top, in the middle and at
 * the end of the table, at the median of twenty calls.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabase } from '../apps/platform/src/kernel/db/database.ts';
import { migrate } from '../apps/platform/src/kernel/db/migrate.ts';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { createRoundsFeed } from '../apps/platform/src/modules/gameplay/rounds-feed.ts';
import { countRounds } from '../apps/platform/src/modules/tournaments/scoring.ts';
import {
  entryOf,
  firstOf,
  placeOf,
  shownPlaces,
} from '../apps/platform/src/modules/tournaments/table.ts';
import { median } from './median.ts';
import type { BenchResult } from './result.ts';

const PLAYERS = 100_000;
const ROUNDS_PER_SECOND = 1_000;
const SECONDS = 20;
/** Rounds that settle in one transaction here. */
const AT_ONCE = 50;
/** Of twenty seconds' rounds at most one second's are still to be counted at the end. */
const KEPT_UP_BAR = 0.95;
/** Milliseconds an own place may take. */
const PLACE_BAR = 20;
const CALLS = 20;
/** What the job waits between two looks, in milliseconds. */
const REST = 1_500;
const TOURNAMENT = '00000000-0000-7000-8000-000000000001';

/** Takes about a minute. */
export async function run(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'tournament-table-data-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  try {
    await migrate(server.url);
    return await measure(server.url);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(databaseUrl: string): Promise<BenchResult[]> {
  const { db, pool, close } = openDatabase({ url: databaseUrl, max: 6 });
  try {
    await prepare(pool);
    const feed = createRoundsFeed(db);
    let isSettling = true;
    const counting = (async () => {
      while (isSettling) {
        await countRounds(feed);
        await pause(REST);
      }
    })();
    const began = performance.now();
    const rounds = ROUNDS_PER_SECOND * SECONDS;
    for (let made = 0; made < rounds; made += AT_ONCE) {
      await pause(Math.max(0, began + (made / ROUNDS_PER_SECOND) * 1000 - performance.now()));
      await pool.query('call bench.settle($1::integer, $2::integer)', [made, AT_ONCE]);
    }
    const seconds = (performance.now() - began) / 1000;
    await countRounds(feed);
    const inAll = (performance.now() - began) / 1000;
    isSettling = false;
    await counting;
    const counted = await countOf(pool);
    const [came, kept] = [rounds / seconds, counted / inAll];
    const ratio = Math.round((kept / came) * 100) / 100;
    const places = [];
    for (const [where, at] of [
      ['first', 0],
      ['middle', 0.5],
      ['last', 0.9999],
    ] as const)
      places.push(placeResult(where, await timesOf(db, pool, at)));
    const table = await timed(() => firstOf(db, TOURNAMENT, shownPlaces));
    return [
      {
        subject: `rounds per second counted in a tournament of ${PLAYERS} players while ${Math.round(came)} settled`,
        ours: Math.round(kept),
        peer: Math.round(came),
        ratio,
        bar: `ratio at least ${KEPT_UP_BAR}, of at least ${ROUNDS_PER_SECOND * KEPT_UP_BAR} rounds a second, all of them`,
        meets:
          ratio >= KEPT_UP_BAR && came >= ROUNDS_PER_SECOND * KEPT_UP_BAR && counted === rounds,
      },
      ...places,
      placeResult('table of the first fifty', table),
    ];
  } finally {
    await close();
  }
}

/** A tournament, its players with scores, and a procedure that settles rounds as fast as asked. */
async function prepare(pool: pg.Pool): Promise<void> {
  const terms = {
    ...{ scoring: { by: 'multiplier', rounds: 10 }, minimumStake: { EUR: 10 }, games: ['bench'] },
    prizes: [{ from: 1, to: 10, gift: 'bench' }],
  };
  await pool.query(
    `insert into tournaments.tournament (id, identity, definition, terms, starts_at, ends_at, settles_at, joined)
     values ($1, 'bench', 'bench', $2, now() - interval '1 hour', now() + interval '1 hour',
       now() + interval '2 hours', $3)`,
    [TOURNAMENT, JSON.stringify(terms), PLAYERS],
  );
  await pool.query(
    `insert into tournaments.entry (id, tournament_id, player_id, joined_at, score, reached_at)
     select gen_random_uuid(), $1,
       ('00000000-0000-7000-9000-' || lpad(number::text, 12, '0'))::uuid,
       now() - interval '1 hour', 1 + (number * 7919) % 20000, now() - interval '30 minutes'
     from generate_series(0, $2::integer - 1) number`,
    [TOURNAMENT, PLAYERS],
  );
  await pool.query(
    `insert into tournaments.tally (tournament_id, stakes, entries)
     select tournament_id, score / 100, count(*) from tournaments.entry group by 1, 2`,
  );
  await pool.query('analyze tournaments.entry, tournaments.tally');
  await pool.query(`
    create schema bench;
    create procedure bench.settle(p_from integer, p_rounds integer) language plpgsql as $$
    declare
      played gameplay.round;
      nothing gameplay.round;
    begin
      for number in p_from .. p_from + p_rounds - 1 loop
        insert into gameplay.round (player_id, provider, external_id, game_id, game_code, currency, stake,
          payout, status, created_at, settled_at)
        values (('00000000-0000-7000-9000-' || lpad(((number * 613) % ${PLAYERS})::text, 12, '0'))::uuid, 'bench',
          number::text, 'bench', 'bench', 'EUR', 100, 1 + number % 4000, 2, clock_timestamp(), clock_timestamp())
        returning * into played;
        perform gameplay.note_event(nothing, played, clock_timestamp());
      end loop;
    end $$;`);
}

async function countOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ counted: number }>(
    'select count(*)::integer as counted from tournaments.round',
  );
  return rows[0]?.counted ?? 0;
}

type Db = ReturnType<typeof openDatabase>['db'];

/** Milliseconds that own places take around a part of the table, of as many players. */
async function timesOf(db: Db, pool: pg.Pool, at: number): Promise<number> {
  const { rows } = await pool.query<{ player_id: string }>(
    `select player_id from tournaments.entry where tournament_id = $1 and score > 0 and left_at is null and disqualified_at is null
     order by behind, reached_at, id offset $2 limit $3`,
    [TOURNAMENT, Math.min(PLAYERS - CALLS, Math.floor(at * PLAYERS)), CALLS],
  );
  const players = rows.map(({ player_id }) => player_id);
  let next = 0;
  return timed(async () => {
    const entry = await entryOf(db, TOURNAMENT, players[next++ % players.length] ?? '');
    if (!entry || !(await placeOf(db, TOURNAMENT, entry))) throw new Error('there is no place');
  });
}

/** The median of some calls, in milliseconds. */
async function timed(call: () => Promise<unknown>): Promise<number> {
  await call();
  const times: number[] = [];
  for (let done = 0; done < CALLS; done += 1) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  return median(times);
}

const placeResult = (where: string, milliseconds: number): BenchResult => ({
  subject: `milliseconds for the own place and its neighbours of ${PLAYERS} players: ${where}`,
  ours: Math.round(milliseconds * 10) / 10,
  peer: PLACE_BAR,
  ratio: Math.round((milliseconds / PLACE_BAR) * 100) / 100,
  bar: `at most ${PLACE_BAR} ms`,
  meets: milliseconds <= PLACE_BAR,
});
