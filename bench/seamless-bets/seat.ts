import pg from 'pg';
import { PLAYERS, playerOf, tokenHash, tokenOf } from './players.ts';

/** Players with a sign-in, a game session, and more money than they will stake. */
export async function seatPlayers(databaseUrl: string, game: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let number = 1; number <= PLAYERS; number += 1) {
      const player = playerOf(number);
      await client.query(`select ledger.deposit($1, 'EUR', 100000000, 'card', $1, '1', $2)`, [
        player,
        String(number),
      ]);
      await client.query(
        `insert into identity.session (id, player_id, binding_hash, rotated_at, visitor_id,
           visitor_confidence, ip, user_agent, created_at, last_used_at)
         values ($1, $1, '\\x00', now(), '', 1, '127.0.0.1', '', now(), now())`,
        [player],
      );
      await client.query(
        `insert into gameplay.session (id, player_id, sign_in_id, game_id, game_code, currency,
           token_hash, started_at, last_used_at)
         values ($1, $1, $1, $2, $2, 'EUR', $3, now(), now())`,
        [player, game, tokenHash(tokenOf(number))],
      );
    }
  } finally {
    await client.end();
  }
}
