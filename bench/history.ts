/**
 * Page 1 and page 1,000 of the statement of a player with 100,000 entries among five million, beside
 * page 1 of a player with 500. Each is what the platform reads for one answer: accounts, lines, their
 * count and the names of games. Samples of the three take turns.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../apps/platform/src/kernel/db/database.ts';
import { migrate } from '../apps/platform/src/kernel/db/migrate.ts';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { createWallet, type WalletService } from '../apps/platform/src/modules/wallet/public.ts';
import { median } from './median.ts';
import type { BenchResult } from './result.ts';

/** Of players; each has its counterpart of the house, so that the table has twice as many. */
const PLAYERS_ENTRIES = 2_500_000;
const LONG = 100_000;
const SHORT = 500;
const OTHERS = 1_000;
const PER_PAGE = 20;
const SAMPLES = 300;
const BAR = 1.5;

const long = '00000000-0000-7000-8000-000000000001';
const short = '00000000-0000-7000-8000-000000000002';

/** Takes some minutes, most of them to write the entries. */
export async function run(entries = PLAYERS_ENTRIES): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'history-data-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  try {
    await migrate(server.url);
    await writeEntries(server.url, entries);
    const { db, close } = openDatabase({ url: server.url, role: 'pierlight_app', max: 4 });
    try {
      return await measure(
        createWallet({ db, currencies: new Map(), gameNames: async () => new Map() }),
      );
    } finally {
      await close();
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(wallet: Pick<WalletService, 'statement'>): Promise<BenchResult[]> {
  const pages = [
    { player: long, page: 1 },
    { player: long, page: 1000 },
    { player: short, page: 1 },
  ].map((asked) => ({ ...asked, took: [] as number[] }));
  for (let sample = -20; sample < SAMPLES; sample += 1)
    for (const { player, page, took } of pages) {
      const began = performance.now();
      const { data } = await wallet.statement(player, { page, perPage: PER_PAGE });
      const milliseconds = performance.now() - began;
      if (data.length !== PER_PAGE) throw new Error(`page ${page} has ${data.length} lines`);
      // The first rounds warm caches and prepared plans.
      if (sample >= 0) took.push(milliseconds);
    }
  const [first, deep, peer] = pages.map(({ took }) => median(took)) as [number, number, number];
  return [compare(1, first, peer), compare(1000, deep, peer)];
}

function compare(page: number, ours: number, peer: number): BenchResult {
  const ratio = ours / peer;
  return {
    subject: `history: page ${page} of ${LONG} entries in ms, beside page 1 of ${SHORT}`,
    ours: Math.round(ours * 100) / 100,
    peer: Math.round(peer * 100) / 100,
    ratio: Math.round(ratio * 100) / 100,
    bar: `ratio at most ${BAR}`,
    meets: ratio <= BAR,
  };
}

/**
 * Writes the entries in the order of time, the two players' among those of all others. Past the posting
 * functions, which would take an hour; what no page shows, such as hashes, is left out.
 */
async function writeEntries(databaseUrl: string, entries: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const run = (text: string, values: readonly unknown[] = []) => client.query(text, [...values]);
    for (const player of [long, short])
      await run(`select ledger.open_player_account($1, 'EUR')`, [player]);
    await run(
      `select ledger.open_player_account(
         ('00000000-0000-7000-8001-' || lpad(n::text, 12, '0'))::uuid, 'EUR')
       from generate_series(0, $1::int - 1) n`,
      [OTHERS],
    );
    await run(`select ledger.house_account('games', 'hub88', 'EUR')`);
    await run('set session_replication_role = replica');
    const [everyLong, everyShort] = [Math.floor(entries / LONG), Math.floor(entries / SHORT)];
    await run(
      `create temporary table made as
       select n, uuidv7() as id, owner, row_number() over (partition by owner order by n) as position
       from (
         select n, case
           when n % $2::int = 1 and n / $2::int < ${LONG} then $4::uuid
           when n % $3::int = 2 and n / $3::int < ${SHORT} then $5::uuid
           else ('00000000-0000-7000-8001-' || lpad((n::bigint * 7919 % ${OTHERS})::text, 12, '0'))::uuid
         end as owner
         from generate_series(1, $1::int) n
       ) numbered order by n`,
      [entries, everyLong, everyShort, long, short],
    );
    await run(
      `insert into ledger.transaction (id, kind, status, player_id, currency, change, scope,
         idempotency_key, balance_after, provider, game_id, round_id)
       select id, 'bet', 'posted', owner, 'EUR', -1, 'games:hub88', id::text, position, 'hub88',
         'koi-lantern', id::text from made order by n`,
    );
    await run(
      `insert into ledger.entry
         (transaction_id, account_id, currency, amount, balance_after, kind, position)
       select made.id, side.account_id, 'EUR', side.amount, side.balance, 'bet', side.position
       from made
       join ledger.account own on own.owner = made.owner
       join ledger.account house on house.owner is null
       cross join lateral (values
         (1, own.id, -1, made.position, made.position),
         (2, house.id, 1, null, null)
       ) as side (place, account_id, amount, balance, position)
       order by made.n, side.place`,
    );
    await run('set session_replication_role = default');
    await run('vacuum analyze ledger.entry, ledger.transaction, ledger.account');
  } finally {
    await client.end();
  }
}
