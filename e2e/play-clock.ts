import { e2eData } from './operator.ts';
import type { Player } from './player.ts';
import { inDatabase } from './product-database.ts';
import { expect } from './visitor.ts';

/** Changes the time at play of somebody who has staked, in the database of a product by what it keeps. */
const changed = (
  { email }: Pick<Player, 'email'>,
  change: string,
  value: number,
  data: string,
): Promise<void> =>
  inDatabase(async (client) => {
    const { rowCount } = await client.query(
      `update limits.play_time set ${change}
       where player_id = (select id from player.profile where email = $1)`,
      [email, value],
    );
    expect(rowCount, 'the player has staked').toBe(1);
  }, data);

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
