/**
 * Bets per second of players who have limits of stakes and losses for the day, the week and the month,
 * beside those of players who have none. Both have played on each day of two months; rounds of the two
 * alternate.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../apps/platform/src/kernel/db/migrate.ts';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { median } from './median.ts';
import type { BenchResult } from './result.ts';
import { betsPerSecond } from './seamless-bets/bets-per-second.ts';
import { DATABASE_CONNECTIONS, GAME, PLAYERS, playerOf } from './seamless-bets/players.ts';
import { seatPlayers } from './seamless-bets/seat.ts';

const ROUNDS = 9;
const BETS_PER_ROUND = 1_600;
/** A bet with limits takes at most 1.15 times as long as one without. */
const BAR = 0.87;
/** The first half of the players has limits. */
const LIMITED = PLAYERS / 2;

/** Takes about a minute. */
export async function run(rounds = ROUNDS): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'play-limits-data-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  try {
    await migrate(server.url);
    await seatPlayers(server.url, GAME);
    await setLimits(server.url);
    const pool = new pg.Pool({
      connectionString: server.url,
      max: DATABASE_CONNECTIONS,
      options: '-c role=pierlight_app',
    });
    // The pool ends before its connections are closed: the server that stops then tells them so.
    pool.on('error', () => undefined);
    try {
      const limited = () => betsPerSecond(pool, BETS_PER_ROUND, (made) => 1 + (made % LIMITED));
      const free = () =>
        betsPerSecond(pool, BETS_PER_ROUND, (made) => LIMITED + 1 + (made % LIMITED));
      await limited();
      await free();
      const ours: number[] = [];
      const peer: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await limited());
        peer.push(await free());
      }
      return [compare(median(ours), median(peer))];
    } finally {
      await pool.end();
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function setLimits(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let number = 1; number <= PLAYERS; number += 1)
      await client.query(
        `insert into limits.day_played (player_id, currency, day, staked, lost)
         select $1, 'EUR', (now() at time zone 'utc')::date - past, 100, 50
         from generate_series(1, 60) past`,
        [playerOf(number)],
      );
    for (let number = 1; number <= LIMITED; number += 1)
      await client.query(
        `insert into limits.limit (id, player_id, definition, period, currency, amount, created_at)
         select gen_random_uuid(), $1, definition, period, 'EUR', 100000000, now()
         from unnest(array[1, 2]) definition, unnest(array['daily', 'weekly', 'monthly']) period`,
        [playerOf(number)],
      );
  } finally {
    await client.end();
  }
}

function compare(ours: number, peer: number): BenchResult {
  const ratio = ours / peer;
  return {
    subject: 'bets per second of players with six limits of play, beside players with none',
    ours: Math.round(ours),
    peer: Math.round(peer),
    ratio: Math.round(ratio * 100) / 100,
    bar: `ratio at least ${BAR}`,
    meets: ratio >= BAR,
  };
}
