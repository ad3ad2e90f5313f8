/**
 * What it costs to count finished rounds, and what it saves: rounds of a bet and a win in a second beside the
 * same without the count, in turns; and the sums of a player with 100,000 rounds in a year, over a period that
 * cuts days, beside a walk through these rounds.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../apps/platform/src/kernel/db/database.ts';
import { migrate } from '../apps/platform/src/kernel/db/migrate.ts';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { createFinishedRounds } from '../apps/platform/src/modules/gameplay/finished-rounds.ts';
import { median } from './median.ts';
import type { BenchResult } from './result.ts';
import { costOf } from './seamless-bets/cost-of.ts';
import { GAME } from './seamless-bets/players.ts';
import { seatPlayers } from './seamless-bets/seat.ts';

/** A round with the count takes at most 1.15 times as long as one without. */
const COST_BAR = 0.87;
const LONG = 100_000;
const SAMPLES = 60;
const READ_BAR = 0.25;
const long = '00000000-0000-7000-8000-0000000f0001';

/** Takes about a minute. */
export async function run(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'finished-rounds-data-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  try {
    await migrate(server.url);
    await seatPlayers(server.url, GAME);
    return [
      await costOf(server.url, {
        procedure: 'gameplay.count_finished',
        subject: 'rounds of a bet and a win per second, counted, beside rounds that are not',
        bar: COST_BAR,
      }),
      await reading(server.url),
    ];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function reading(databaseUrl: string): Promise<BenchResult> {
  const { db, pool, close } = openDatabase({ url: databaseUrl, max: 2 });
  try {
    await pool.query(
      `insert into gameplay.round (player_id, provider, external_id, game_id, game_code, currency,
         stake, payout, status, created_at, settled_at)
       select $1, 'hub88', n::text, 'game-' || n % 7, 'game-' || n % 7, 'EUR', 100, n % 190, 2, at, at
       from generate_series(1, ${LONG}) n, lateral (select now() - n * interval '5 minutes' as at) t`,
      [long],
    );
    await pool.query(
      `insert into gameplay.game_day
       select player_id, (created_at at time zone 'utc')::date, game_id, currency, count(*), sum(stake),
         sum(payout), sum(stake::numeric * stake), sum(payout::numeric / stake), 0, 0, 0, max(settled_at)
       from gameplay.round where player_id = $1 group by 1, 2, 3, 4`,
      [long],
    );
    await pool.query('vacuum analyze gameplay.round, gameplay.game_day');
    const from = new Date(Date.now() - 340 * 86_400_000);
    const finished = createFinishedRounds(db);
    const ours: number[] = [];
    const peer: number[] = [];
    for (let sample = -5; sample < SAMPLES; sample += 1) {
      const began = performance.now();
      const totals = await finished.totals({ playerId: long, from });
      const read = performance.now();
      const { rows } = await pool.query(
        `select game_id, currency, count(*), sum(stake), sum(payout) from gameplay.round
         where player_id = $1 and status = 2 and created_at >= $2 group by 1, 2`,
        [long, from],
      );
      const walked = performance.now();
      if (totals.length !== rows.length) throw new Error('the sums differ');
      // The first rounds warm caches and prepared plans.
      if (sample < 0) continue;
      ours.push(read - began);
      peer.push(walked - read);
    }
    const [sums, walk] = [median(ours), median(peer)];
    const ratio = Math.round((sums / walk) * 100) / 100;
    return {
      subject: `sums of a period of ${LONG} rounds in ms, beside a walk through them`,
      ours: Math.round(sums * 100) / 100,
      peer: Math.round(walk * 100) / 100,
      ratio,
      bar: `ratio at most ${READ_BAR}`,
      meets: ratio <= READ_BAR,
    };
  } finally {
    await close();
  }
}
