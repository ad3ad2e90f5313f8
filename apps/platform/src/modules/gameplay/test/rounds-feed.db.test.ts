import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../kernel/db/database.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { waitsForALock } from '../../../test/waits-for-a-lock.ts';
import { createNoteAct } from '../../operations/public.ts';
import { createRoundReview } from '../incident-review.ts';
import { createRoundsFeed } from '../rounds-feed.ts';
import { tokenHashOf } from '../seamless-wallet.ts';
import { useGameplay } from './gameplay-fixture.ts';
import { betBodyOf, rollbackBodyOf, type Seat, winBodyOf } from './wallet-bodies.ts';

const game = useGameplay();
const noon = new Date('2026-11-21T12:00:00Z');
/** Hundred-thousandths of a euro, as the wire counts, in a cent. */
const wire = 1000;

interface Seen {
  readonly round_id: string;
  readonly kind: string;
  readonly staked: bigint;
  readonly paid: bigint;
}

// The house's accounts are opened by the first round, for which others would wait.
beforeAll(async () => {
  game.clock.at = noon;
  await play(await game.seat(100_00n));
});
beforeEach(async () => {
  game.clock.at = noon;
  // A consumer that writes down what it sees, twice what it sees twice.
  await game.owner.query(`
    truncate gameplay.unnumbered_event, gameplay.round_event;
    drop table if exists public.seen;
    create table public.seen (nth bigint generated always as identity, position bigint, player_id uuid,
      round_id uuid, kind text, staked bigint, paid bigint);
    grant select, insert on public.seen to pierlight_app;
    delete from gameplay.round_cursor;
    insert into gameplay.round_cursor (consumer, position)
      select name, 0 from unnest(array['seeing', 'bonuses.cashback']) name`);
});
afterEach(async () => {
  expect(await game.faults()).toEqual([]);
});

const see = sql`
  insert into public.seen (position, player_id, round_id, kind, staked, paid)
  select position, player_id, round_id, kind, staked, paid from batch order by position`;
const consume = () => game.gameplay.rounds.consume('seeing', see);

async function seen(seat?: Seat): Promise<Seen[]> {
  const { rows } = await game.app.pool.query<Seen>(
    `select round_id, kind, staked, paid from public.seen
     where $1::uuid is null or player_id = $1 order by nth`,
    [seat?.playerId],
  );
  return rows;
}
const told = async (seat: Seat) =>
  (await seen(seat)).map(({ kind, staked, paid }) => `${kind} ${staked} ${paid}`);

async function ok(path: 'bet' | 'win' | 'rollback', body: object): Promise<void> {
  expect(await game.call(`/transaction/${path}`, body)).toMatchObject({ status: 'RS_OK' });
}

/** A round of one bet, and the calls it was made of. */
async function play(seat: Seat, stake = 100, payout = 50) {
  const bet = betBodyOf(seat, stake * wire);
  const win = winBodyOf(bet, payout * wire);
  await ok('bet', bet);
  await ok('win', win);
  return { bet, win };
}

/** A transaction that settled a round and has not committed yet. */
async function settling(seat: Seat) {
  const client = new pg.Client({ connectionString: game.urls.ownerUrl });
  await client.connect();
  await client.query('begin');
  const { rows } = await client.query<{ status: string }>(
    'select status from gameplay.bet($1, $2, $3, $4, $5, $6, $7, $8, true, $9)',
    [
      ...[tokenHashOf(seat.token), seat.playerId, 'hub88', randomUUID(), 'EUR', 100],
      ...['tide-reels', randomUUID(), game.clock.now()],
    ],
  );
  expect(rows[0]?.status).toBe('ok');
  return {
    commit: async () => {
      await client.query('commit');
      await client.end();
    },
  };
}

test('[P-12] what a round came to is told once it is settled, and every change of that', async () => {
  const seat = await game.seat(100_00n);
  const bet = betBodyOf(seat, 100 * wire);
  await ok('bet', bet);
  await consume();
  expect(await told(seat), 'an open round').toEqual([]);

  const win = winBodyOf(bet, 250 * wire);
  await ok('win', win);
  await ok('win', win);
  await ok('win', { ...winBodyOf(bet, 0) });
  const more = { ...winBodyOf(bet, 30 * wire), round_closed: false };
  await ok('win', more);
  await ok('rollback', rollbackBodyOf(more));
  await ok('rollback', rollbackBodyOf(win));
  await ok('rollback', rollbackBodyOf(bet));
  await ok('rollback', rollbackBodyOf(bet));
  await consume();
  expect(await told(seat)).toEqual([
    'settled 100 250',
    'changed 0 30',
    'changed 0 -30',
    'changed 0 -250',
    'taken_back -100 0',
  ]);
  expect(new Set((await seen(seat)).map((event) => event.round_id)).size).toBe(1);
});

test('[P-12] a round that is staked on again is settled no more until it settles again', async () => {
  const seat = await game.seat(100_00n);
  const { bet } = await play(seat, 100, 40);
  const further = betBodyOf(seat, 200 * wire, bet.round);
  await ok('bet', further);
  await consume();
  expect(await told(seat)).toEqual(['settled 100 40', 'taken_back -100 -40']);
  await ok('win', winBodyOf(further, 10 * wire));
  await consume();
  expect((await told(seat)).at(-1)).toBe('settled 300 50');
});

test('[P-12] a round rolled back while it is open is never in the feed', async () => {
  const seat = await game.seat(100_00n);
  const bet = betBodyOf(seat, 100 * wire);
  await ok('bet', bet);
  await ok('rollback', rollbackBodyOf(bet));
  await consume();
  expect(await told(seat)).toEqual([]);
});

test('[P-12] a round left open that an operator settles is told of when it ends, and once', async () => {
  const seat = await game.seat(100_00n);
  const bet = betBodyOf(seat, 100 * wire);
  await ok('bet', bet);
  const { rows } = await game.owner.query<{ id: string }>(
    `insert into gameplay.incident (round_id, kind, noted_at)
     select id, 'roundLeftOpen', $2 from gameplay.round where player_id = $1 returning round_id as id`,
    [seat.playerId, noon],
  );
  const noteAct = createNoteAct({ clock: game.clock, ids: systemIds });
  const review = createRoundReview({ db: game.app.db, clock: game.clock, noteAct });
  expect(await review.resolve(rows[0]?.id ?? '', { operator: 'mara', reason: 'asked' })).toBe(true);
  await consume();
  expect(await told(seat), 'no money moved').toEqual([]);
  await ok('win', winBodyOf(bet, 70 * wire));
  await consume();
  expect(await told(seat)).toEqual(['settled 100 70']);
});

test('[P-12] a round whose transaction began first and commits last is not passed over', async () => {
  const [slow, quick] = [await game.seat(100_00n), await game.seat(100_00n)];
  const pending = await settling(slow);
  await play(quick);
  await consume();
  expect(await told(quick)).toHaveLength(1);
  await pending.commit();
  await consume();
  expect(await told(slow)).toHaveLength(1);
  expect(await told(quick)).toHaveLength(1);
});

test('[P-12] no event has a position after those that another transaction is giving out', async () => {
  const [slow, quick] = [await game.seat(100_00n), await game.seat(100_00n)];
  const pending = await settling(slow);
  await play(quick);
  const client = await game.owner.connect();
  await client.query('begin');
  await client.query('select gameplay.number_events(100)');
  await pending.commit();
  // The one that was noted first and committed last is a batch by itself, and shares no row with the other.
  const next = game.app.pool.query('select gameplay.number_events(1)');
  await Promise.race([next, waitsForALock(game.owner)]);
  const { rows } = await game.owner.query('select position from gameplay.round_event');
  expect(rows, 'whoever read them would pass over the other one').toEqual([]);
  await client.query('commit');
  client.release();
  await next;
  await consume();
  expect([await told(quick), await told(slow)]).toEqual([['settled 100 50'], ['settled 100 0']]);
});

test('[P-12] two workers of a consumer at once have one effect', async () => {
  const seat = await game.seat(100_00n);
  for (let round = 0; round < 3; round += 1) await play(seat);
  const client = await game.owner.connect();
  await client.query('begin');
  await client.query('lock table public.seen in share row exclusive mode');
  const workers = [consume(), consume()];
  // Each has read, and waits to write; or waits for the other.
  await waitsForALock(game.owner, 2);
  await client.query('commit');
  client.release();
  await Promise.all(workers);
  expect(await told(seat)).toHaveLength(3);
});

test('[P-12] a worker that dies between reading and committing has no effect, and the next one has it once', async () => {
  const seat = await game.seat(100_00n);
  for (let round = 0; round < 3; round += 1) await play(seat);
  const client = await game.owner.connect();
  await client.query('begin');
  await client.query('lock table public.seen in share row exclusive mode');
  const dying = consume().then(
    () => 'it lived',
    (error: unknown) => String(error),
  );
  await waitsForALock(game.owner);
  await game.owner.query(
    `select pg_terminate_backend(pid) from pg_locks where not granted
     and relation = 'public.seen'::regclass`,
  );
  expect(await dying).toMatch(/terminat/);
  await client.query('commit');
  client.release();
  expect(await told(seat)).toEqual([]);
  await consume();
  expect(await told(seat)).toHaveLength(3);
});

test('[P-12] an effect that fails leaves the events to be read', async () => {
  const seat = await game.seat(100_00n);
  await play(seat);
  const failing = sql`insert into public.seen (position) select 1 / (position - position) from batch`;
  await expect(game.gameplay.rounds.consume('seeing', failing)).rejects.toThrow('division by zero');
  await consume();
  expect(await told(seat)).toHaveLength(1);
});

test('[P-12] rounds of eight players, read by three workers that are killed now and then, are seen once each, in the order of each round', async () => {
  const seats = await Promise.all(Array.from({ length: 8 }, () => game.seat(1000_00n)));
  const url = new URL(game.urls.ownerUrl);
  url.searchParams.set('application_name', 'victim');
  const victim = openDatabase({ url: url.toString(), role: 'pierlight_app', max: 3 });
  const strike = () =>
    game.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'victim' and datname = current_database() and state <> 'idle'
       order by random() limit 1`,
    );
  let isPlaying = true;
  let struck = 0;
  const worker = async () => {
    while (isPlaying) {
      await createRoundsFeed(victim.db)
        .consume('seeing', see)
        .catch((error: unknown) => {
          if (!/terminat|ECONNRESET|not queryable/i.test(String(error))) throw error;
        });
      struck += (await strike()).rowCount ?? 0;
    }
  };
  const workers = Array.from({ length: 3 }, worker);
  await Promise.all(
    seats.map(async (seat) => {
      for (let round = 0; round < 25; round += 1) {
        const { win } = await play(seat);
        if (round % 3 === 0) await ok('rollback', rollbackBodyOf(win));
      }
    }),
  ).finally(() => {
    isPlaying = false;
  });
  await Promise.all(workers);
  await victim.close();
  await consume();
  expect(struck, 'workers that were killed').toBeGreaterThan(0);

  const byRound = Map.groupBy(await seen(), (event) => event.round_id);
  expect(byRound.size).toBe(8 * 25);
  const kinds = [...byRound.values()].map((events) => events.map(({ kind }) => kind).join(' '));
  expect(kinds.filter((one) => one === 'settled')).toHaveLength(8 * 16);
  expect(kinds.filter((one) => one === 'settled changed')).toHaveLength(8 * 9);
}, 120_000);

test('a consumer that nobody told of is refused', async () => {
  await expect(game.gameplay.rounds.consume('nobody', see)).rejects.toThrow('no cursor of nobody');
});

test('events are forgotten when a week has gone by and everybody has read them', async () => {
  const seat = await game.seat(100_00n);
  await play(seat);
  await consume();
  await play(seat);
  game.clock.at = new Date(noon.getTime() + 6 * 86_400_000);
  await play(await game.seat(100_00n));
  const left = async () => {
    const forget = game.gameplay.jobs['gameplay.forget-round-events'];
    await forget?.({}, { id: '1', attempts: 1 });
    const { rows } = await game.owner.query('select from gameplay.round_event');
    return rows.length;
  };
  const cashback = () => game.gameplay.rounds.consume('bonuses.cashback', sql`select from batch`);
  game.clock.at = new Date(noon.getTime() + 7 * 86_400_000 + 1);
  await consume();
  expect(await left(), 'another consumer has read none').toBe(3);
  await cashback();
  expect(await left(), 'one is younger').toBe(1);
  game.clock.at = new Date(noon.getTime() + 14 * 86_400_000);
  expect(await left()).toBe(0);
});
