import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { median } from '../median.ts';
import type { BenchResult } from '../result.ts';
import { DATABASE_CONNECTIONS, GAME, PLAYERS, playerOf, tokenHash, tokenOf } from './players.ts';

const TURNS = 9;
const ROUNDS_PER_TURN = 800;

/**
 * What a procedure that every round calls costs: rounds of a bet and a win in a second with it, beside the same
 * without, in turns. Players have to be seated.
 */
export async function costOf(
  databaseUrl: string,
  { procedure, subject, bar }: { procedure: string; subject: string; bar: number },
): Promise<BenchResult> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: DATABASE_CONNECTIONS,
    options: '-c role=pierlight_app',
  });
  // The pool ends before its connections are closed: the server that stops then tells them so.
  pool.on('error', () => undefined);
  try {
    const { rows } = await owner.query<{ text: string }>(
      'select pg_get_functiondef($1::regproc) as text',
      [procedure],
    );
    const whole = rows[0]?.text ?? '';
    const empty = whole.replace(/\$function\$[\s\S]*\$function\$/, '$$$$begin end$$$$');
    const turn = async (definition: string) => {
      await owner.query(definition);
      return play(pool);
    };
    await turn(whole);
    await turn(empty);
    const rates: { ours: number; peer: number }[] = [];
    for (let made = 0; made < TURNS; made += 1)
      rates.push({ ours: await turn(whole), peer: await turn(empty) });
    await owner.query(whole);
    // Of each two turns by themselves: what else the machine does changes from minute to minute.
    const ratio = Math.round(median(rates.map(({ ours, peer }) => ours / peer)) * 100) / 100;
    return {
      subject,
      ours: Math.round(median(rates.map(({ ours }) => ours))),
      peer: Math.round(median(rates.map(({ peer }) => peer))),
      ratio,
      bar: `ratio at least ${bar}`,
      meets: ratio >= bar,
    };
  } finally {
    await pool.end();
    await owner.end();
  }
}

/** Rounds of a turn, as many at once as there are connections. @returns how many there were in a second */
async function play(pool: pg.Pool): Promise<number> {
  let made = 0;
  const began = performance.now();
  const call = async (name: 'bet' | 'win', text: string, values: readonly unknown[]) => {
    const { rows } = await pool.query<{ status: string }>({ name, text, values: [...values] });
    if (rows[0]?.status !== 'ok') throw new Error(`a ${name} was answered ${rows[0]?.status}`);
  };
  const worker = async () => {
    while (made < ROUNDS_PER_TURN) {
      made += 1;
      const number = 1 + (made % PLAYERS);
      const [player, key, round] = [playerOf(number), randomUUID(), randomUUID()];
      await call(
        'bet',
        'select status from gameplay.bet($1, $2, $3, $4, $5, $6, $7, $8, false, now())',
        [tokenHash(tokenOf(number)), player, 'hub88', key, 'EUR', 2, GAME, round],
      );
      await call(
        'win',
        'select status from gameplay.win($1, $2, $3, $4, $5, $6, $7, $8, true, now())',
        [player, 'hub88', randomUUID(), key, 'EUR', 1, GAME, round],
      );
    }
  };
  await Promise.all(Array.from({ length: DATABASE_CONNECTIONS }, worker));
  return ROUNDS_PER_TURN / ((performance.now() - began) / 1000);
}
