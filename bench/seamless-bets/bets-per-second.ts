import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { DATABASE_CONNECTIONS, GAME, playerOf, tokenHash, tokenOf } from './players.ts';

/** Bets of one subunit, as many at once as there are connections. @returns how many there were in a second */
export async function betsPerSecond(
  pool: pg.Pool,
  bets: number,
  playerAt: (made: number) => number,
): Promise<number> {
  let made = 0;
  const began = performance.now();
  const worker = async () => {
    while (made < bets) {
      made += 1;
      await bet(pool, playerAt(made), 1);
    }
  };
  await Promise.all(Array.from({ length: DATABASE_CONNECTIONS }, worker));
  return bets / ((performance.now() - began) / 1000);
}

/** One bet of a seated player, in subunits. */
export async function bet(pool: pg.Pool, player: number, stake: number): Promise<void> {
  const { rows } = await pool.query<{ status: string }>({
    name: 'bet',
    text: 'select status from gameplay.bet($1, $2, $3, $4, $5, $6, $7, $8, false, now())',
    values: [
      ...[tokenHash(tokenOf(player)), playerOf(player), 'hub88', randomUUID(), 'EUR'],
      ...[stake, GAME, randomUUID()],
    ],
  });
  if (rows[0]?.status !== 'ok') throw new Error(`a bet was answered ${rows[0]?.status}`);
}
