/**
 * Bets per second of players who play a bonus, staking their own money or the bonus's, beside those of players
 * without one; and of each beside the same in a database with a million bonuses of others. All take turns.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../apps/platform/src/kernel/db/database.ts';
import { migrate } from '../apps/platform/src/kernel/db/migrate.ts';
import { systemIds } from '../apps/platform/src/kernel/ids.ts';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { claimBonus, giveBonus, type Offer } from '../apps/platform/src/modules/bonuses/public.ts';
import { median } from './median.ts';
import type { BenchResult } from './result.ts';
import { bet, betsPerSecond } from './seamless-bets/bets-per-second.ts';
import { DATABASE_CONNECTIONS, GAME, playerOf } from './seamless-bets/players.ts';
import { seatPlayers } from './seamless-bets/seat.ts';

/** Until the connections have planned their statements. */
const WARM_UP = 3;
const TURNS = 9;
const BETS_PER_TURN = 1_600;
const BONUSES = 1_000_000;
/** A bet with a bonus takes at most 1.3 times as long as one without. */
const BAR = 0.77;
/** Bonuses of others change it by a tenth at most. */
const CROWDED_BAR = 0.9;
/** What `seatPlayers` gives each, in subunits. */
const OWN_MONEY = 100_000_000;

/** Players of each kind, by their first number. */
const EACH = 10;
const first = { withOwnMoney: 1, withBonusMoney: EACH + 1, without: 2 * EACH + 1 };
type Kind = keyof typeof first;
const kinds = Object.keys(first) as Kind[];
const names: Record<Kind, string> = {
  withOwnMoney: 'staking own money with a bonus',
  withBonusMoney: 'staking money of a bonus',
  without: 'without a bonus',
};

const amounts = { from: 1, max: 100_000_000, maxBet: null };
const offer: Offer = {
  ...{ id: 'bench', package: null, percent: 100, isOnce: false, wagerTimes: 1_000, days: 30 },
  ...{
    closedGames: [],
    games: null,
    contributions: { categories: {}, games: {} },
    costsAtMost: 100,
  },
  ...{ currency: 'EUR', isByCode: false, freespins: null, part: null },
  ...amounts,
  all: { EUR: amounts },
};

/** Takes about six minutes. */
export async function run(): Promise<BenchResult[]> {
  return withHouse(0, (alone) =>
    withHouse(BONUSES, async (crowded) => {
      const houses = { alone, crowded };
      const turns = await betInTurns(houses);
      const ofKind = (kind: Kind) =>
        compare(`${names[kind]}, beside none`, turns, BAR, [kind, 'alone'], ['without', 'alone']);
      const ofCrowd = (kind: Kind) =>
        compare(
          `${names[kind]}, a million bonuses in the database beside none`,
          ...([turns, CROWDED_BAR, [kind, 'crowded'], [kind, 'alone']] as const),
        );
      return [ofKind('withOwnMoney'), ofKind('withBonusMoney'), ...kinds.map(ofCrowd)];
    }),
  );
}

/** A database with players of each kind, and with bonuses of others; ends with what is done in it. */
async function withHouse<Result>(
  bonusesOfOthers: number,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bonus-bets-data-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  try {
    await migrate(server.url);
    await seatPlayers(server.url, GAME);
    await giveBonuses(server.url);
    if (bonusesOfOthers > 0) await addBonusesOfOthers(server.url, bonusesOfOthers);
    const pool = new pg.Pool({
      connectionString: server.url,
      max: DATABASE_CONNECTIONS,
      options: '-c role=pierlight_app',
    });
    // The pool ends before its connections are closed: the server that stops then tells them so.
    pool.on('error', () => undefined);
    try {
      for (let place = 0; place < EACH; place += 1)
        await bet(pool, first.withBonusMoney + place, OWN_MONEY);
      return await work(pool);
    } finally {
      await pool.end();
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type House = 'alone' | 'crowded';
/** Bets per second of one turn. */
type Turn = Record<Kind, Record<House, number>>;

/** Every turn bets for each kind in both databases, one after the other, so that what slows the machine slows all. */
async function betInTurns(houses: Record<House, pg.Pool>): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (let nth = -WARM_UP; nth < TURNS; nth += 1) {
    const turn = {} as Turn;
    for (const kind of kinds) {
      const rate = (house: House) =>
        betsPerSecond(houses[house], BETS_PER_TURN, (made) => first[kind] + (made % EACH));
      // Whichever goes second does so on a warmer machine.
      turn[kind] =
        nth % 2 === 0
          ? { alone: await rate('alone'), crowded: await rate('crowded') }
          : { crowded: await rate('crowded'), alone: await rate('alone') };
    }
    if (nth >= 0) turns.push(turn);
  }
  return turns;
}

/** An active bonus for each player of the first two kinds, as a deposit gives it. */
async function giveBonuses(databaseUrl: string): Promise<void> {
  const { db, close } = openDatabase({ url: databaseUrl, max: 1, role: 'pierlight_app' });
  try {
    for (let number = 1; number < first.without; number += 1) {
      const deposit = { player_id: playerOf(number), currency: 'EUR', amount: 100_000_000n };
      const at = new Date();
      await db.transaction().execute(async (tx) => {
        const made = { ...deposit, id: systemIds.next() };
        await claimBonus(
          tx,
          made,
          offer,
          { closedGames: [], averageReturn: null, contributions: {} },
          at,
        );
        await giveBonus(tx, made, { ids: systemIds, at, giveSpins: async () => undefined });
      });
    }
  } finally {
    await close();
  }
}

/** Three of four are over, and every fourth is played. */
async function addBonusesOfOthers(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into bonuses.player_bonus (id, player_id, currency, offer_id, is_once, amount, wagered,
         wager_total, closed_games, status, result, issued_at, activated_at, expires_at, finished_at, version)
       select gen_random_uuid(), gen_random_uuid(), 'EUR', 'bench', false, 1000, 500, 25000, '{}',
         case when nth % 4 = 0 then 2 else 3 end, case when nth % 4 = 0 then 1 else 5 end,
         now() - interval '1 day', now() - interval '1 day', now() + interval '20 days',
         case when nth % 4 = 0 then null else now() end, nth
       from generate_series(1, $1) nth`,
      [count],
    );
    await client.query('vacuum analyze bonuses.player_bonus');
    // Writing a million rows to disk is what their coming costs, not what their being there does.
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** The middle of the ratios of each turn. */
function compare(
  subject: string,
  turns: readonly Turn[],
  bar: number,
  ours: readonly [Kind, House],
  peer: readonly [Kind, House],
): BenchResult {
  const rate = (turn: Turn, [kind, house]: readonly [Kind, House]) => turn[kind][house];
  const ratio = median(turns.map((turn) => rate(turn, ours) / rate(turn, peer)));
  return {
    subject: `bets per second ${subject}`,
    ours: Math.round(median(turns.map((turn) => rate(turn, ours)))),
    peer: Math.round(median(turns.map((turn) => rate(turn, peer)))),
    ratio: Math.round(ratio * 100) / 100,
    bar: `ratio at least ${bar}`,
    meets: ratio >= bar,
  };
}
