/**
 * A campaign to 100,000 inboxes: bets per second while it is sent at the highest rate beside those without it, taking
 * turns; whether it keeps that rate meanwhile; and how fast it could be sent if no rate held it back.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../apps/platform/src/kernel/db/database.ts';
import { migrate } from '../apps/platform/src/kernel/db/migrate.ts';
import { systemIds } from '../apps/platform/src/kernel/ids.ts';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { sendBatch } from '../apps/platform/src/modules/campaigns/sending.ts';
import { shutOutAmong } from '../apps/platform/src/modules/identity/public.ts';
import { atLossLimitAmong } from '../apps/platform/src/modules/limits/public.ts';
import { createReach } from '../apps/platform/src/modules/notifications/public.ts';
import { mailContacts } from '../apps/platform/src/modules/player/public.ts';
import { leavingAmong } from '../apps/platform/src/modules/privacy/public.ts';
import { median } from './median.ts';
import type { BenchResult } from './result.ts';
import { betsPerSecond } from './seamless-bets/bets-per-second.ts';
import { DATABASE_CONNECTIONS, GAME, PLAYERS } from './seamless-bets/players.ts';
import { seatPlayers } from './seamless-bets/seat.ts';

const INBOXES = 100_000;
/** The highest that an operator may ask for, a second. */
const RATE = 500;
/** Until the connections have planned their statements. */
const WARM_UP = 2;
const TURNS = 15;
const BETS_PER_TURN = 1_600;
/** A bet takes at most 1.2 times as long while a campaign is sent. */
const BAR = 1.2;
/** What the job waits at least between two looks, in milliseconds. */
const BETWEEN = 1_000;

/** Takes about four minutes. */
export async function run(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'campaign-data-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  const options = '-c role=pierlight_app';
  try {
    await migrate(server.url);
    await seatPlayers(server.url, GAME);
    await prepare(server.url);
    const bets = new pg.Pool({ connectionString: server.url, max: DATABASE_CONNECTIONS, options });
    // The pool ends before its connections are closed: the server that stops then tells them so.
    bets.on('error', () => undefined);
    const { db, pool, close } = openDatabase({ url: server.url, max: 2, role: 'pierlight_app' });
    try {
      return await measure(bets, db, pool);
    } finally {
      await close();
      await bets.end();
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Db = ReturnType<typeof openDatabase>['db'];

const batchAt = (db: Db, now: () => Date) =>
  db.transaction().execute((tx) =>
    sendBatch(
      tx,
      {
        ...{ db, ids: systemIds, clock: { now }, defaultLocale: 'en' },
        // It is for inboxes alone.
        mail: { sendUnaskedLater: async () => undefined },
        waysToStop: () => ({ page: '', oneClick: '' }),
        isRestricted: () => false,
        reach: createReach({
          clock: { now },
          ...{ mailContacts, leavingAmong, shutOutAmong, atLossLimitAmong },
        }),
      },
      'bench',
    ),
  );

/** Sends as the job does until told to stop. */
async function keepSending(db: Db, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    const wait = await batchAt(db, () => new Date());
    if (wait === null) throw new Error('the campaign is over too soon');
    if (wait > 0)
      await pause(Math.max(wait, BETWEEN), undefined, { signal: ending }).catch(() => {});
  }
}

async function measure(bets: pg.Pool, db: Db, pool: pg.Pool): Promise<BenchResult[]> {
  const told = async () => {
    const { rows } = await pool.query<{ told: number }>(
      `select coalesce(max(counted), 0)::int as told from campaigns.outcome where outcome = 'told'`,
    );
    return rows[0]?.told ?? 0;
  };
  const rate = () => betsPerSecond(bets, BETS_PER_TURN, (made) => 1 + (made % PLAYERS));
  const turns: { readonly cost: number; readonly alone: number; readonly beside: number }[] = [];
  let [sent, seconds] = [0, 0];
  for (let nth = -WARM_UP; nth < TURNS; nth += 1) {
    const alone = await rate();
    // What the rate allowed since the last turn is no part of this one.
    await pool.query(`update campaigns.campaign set next_at = now()`);
    const ending = new AbortController();
    const [before, began] = [await told(), performance.now()];
    const sending = keepSending(db, ending.signal);
    const beside = await rate();
    ending.abort();
    await sending;
    if (nth < 0) continue;
    turns.push({ alone, beside, cost: alone / beside });
    sent += (await told()) - before;
    seconds += (performance.now() - began) / 1000;
  }
  const cost = Math.round(median(turns.map((turn) => turn.cost)) * 100) / 100;
  const began = performance.now();
  const left = INBOXES - (await told());
  // A clock that runs ahead, so that nothing is held back.
  for (let at = Date.now(), isOver = false; !isOver; at += 1_000)
    isOver = (await batchAt(db, () => new Date(at))) === null;
  const unheld = Math.round(left / ((performance.now() - began) / 1000));
  const inboxes = await pool.query<{ inboxes: number }>(
    'select count(distinct player_id)::int as inboxes from notifications.message',
  );
  return [
    {
      subject: `bets per second alone, beside those while a campaign is sent (${Math.round(sent / seconds)} messages a second)`,
      ours: Math.round(median(turns.map(({ alone }) => alone))),
      peer: Math.round(median(turns.map(({ beside }) => beside))),
      ratio: cost,
      bar: `a bet costs at most ${BAR} times as much`,
      meets: cost <= BAR,
    },
    {
      subject: `messages per second of a campaign to ${INBOXES} inboxes that no rate holds back, each written once`,
      ours: unheld,
      peer: RATE,
      ratio: Math.round((unheld / RATE) * 100) / 100,
      bar: `at least the ${RATE} that an operator may ask for`,
      meets: unheld >= RATE && inboxes.rows[0]?.inboxes === INBOXES,
    },
  ];
}

/** Players who have said yes to offers, one in twenty of whom was just here, and the campaign. */
async function prepare(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const player = `('00000000-0000-7000-9000-' || lpad(number::text, 12, '0'))::uuid`;
    await client.query(
      `insert into player.profile (id, country, currency, locale, birthdate, created_at)
       select ${player}, 'DE', 'EUR', 'de', '1990-01-31', now() - interval '1 year'
       from generate_series(1, $1::integer) number`,
      [INBOXES],
    );
    await client.query(
      `insert into identity.credential (player_id, email, changed_at)
       select ${player}, number || '@example.com', now() from generate_series(1, $1::integer) number`,
      [INBOXES],
    );
    await client.query(
      `insert into notifications.preference (player_id, kind, channel, is_on, chosen_at)
       select ${player}, 'offers', 'inbox', true, now() from generate_series(1, $1::integer) number`,
      [INBOXES],
    );
    await client.query(
      `insert into identity.device (player_id, visitor_id, first_seen_at, last_seen_at)
       select ${player}, 'bench', now(), case when number % 20 = 0 then now() else now() - interval '9 days' end
       from generate_series(1, $1::integer) number`,
      [INBOXES],
    );
    const words = {
      title: 'The winter lights are on',
      text: 'Our winter tournaments have begun. '.repeat(4),
    };
    const says = {
      ...{ id: 'bench', kind: 'offers', channels: ['inbox'], path: '/tournaments' },
      segment: { countries: ['DE'] },
      ...{ words: { en: words, de: words }, validUntil: '2099-12-31T00:00:00Z' },
    };
    await client.query(
      `insert into campaigns.campaign (id, says, rate, started_at, next_at) values ('bench', $1, $2, now(), now())`,
      [JSON.stringify(says), RATE],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
