import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { e2eData } from './operator.ts';
import type { Player } from './player.ts';
import { expect } from './visitor.ts';

/** Lets minutes of play pass for a player who has staked, as if bets had been made all the while. */
export async function playedFor(player: Pick<Player, 'email'>, minutes: number): Promise<void> {
  const server = await startEmbeddedPostgres({
    dataDir: path.join(e2eData, 'postgres'),
    log: { info: () => undefined, warn: () => undefined },
  });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update limits.play_time set day_ms = day_ms + $2, stretch_ms = stretch_ms + $2,
         unrested_ms = unrested_ms + $2
       where player_id = (select id from player.profile where email = $1)`,
      [player.email, minutes * 60_000],
    );
    expect(rowCount, 'the player has staked').toBe(1);
  } finally {
    await client.end();
    await server.stop();
  }
}
