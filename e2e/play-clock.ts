import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { e2eData } from './operator.ts';
import type { Player } from './player.ts';
import { expect } from './visitor.ts';

/** Changes the time at play of somebody who has staked, in the database of a product by what it keeps. */
async function changed(
  { email }: Pick<Player, 'email'>,
  change: string,
  value: number,
  data: string,
): Promise<void> {
  const server = await startEmbeddedPostgres({
    dataDir: path.join(data, 'postgres'),
    log: { info: () => undefined, warn: () => undefined },
  });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update limits.play_time set ${change}
       where player_id = (select id from player.profile where email = $1)`,
      [email, value],
    );
    expect(rowCount, 'the player has staked').toBe(1);
  } finally {
    await client.end();
    await server.stop();
  }
}

/** Lets minutes of play pass, as if bets had been made all the while. */
export const playedFor = (player: Pick<Player, 'email'>, minutes: number, data = e2eData) =>
  changed(
    player,
    'day_ms = day_ms + $2, stretch_ms = stretch_ms + $2, unrested_ms = unrested_ms + $2',
    minutes * 60_000,
    data,
  );

/** Lets the time of a pause pass, but for some seconds. */
export const pauseEndsIn = (player: Pick<Player, 'email'>, seconds: number, data = e2eData) =>
  changed(player, 'pause_until = now() + make_interval(secs => $2)', seconds, data);
