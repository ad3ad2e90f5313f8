import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import { walkRounds } from '../../gameplay/public.ts';
import { settledDeposits } from '../../payments/settled-deposits.ts';
import { tryOffer } from '../offer-tries.ts';
import { inFull, type ListedOffer } from '../offers-shapes.ts';

const opened: { urls?: TestDatabase; app?: OpenDatabase; owner?: pg.Pool } = {};
const now = new Date('2026-11-21T12:00:00Z');
const dayMs = 86_400_000;
const daysAgo = (days: number, minutes = 0) =>
  new Date(now.getTime() - days * dayMs + minutes * 60_000);

beforeAll(async () => {
  opened.urls = await createTestDatabase();
  opened.app = openDatabase({ url: opened.urls.ownerUrl, role: 'pierlight_app', max: 2 });
  opened.owner = new pg.Pool({ connectionString: opened.urls.ownerUrl, max: 2 });
  opened.owner.on('error', () => undefined);
});
afterAll(async () => {
  await opened.app?.close();
  await opened.owner?.end();
  await opened.urls?.drop();
});
beforeEach(() => opened.owner?.query('truncate payments.invoice, gameplay.round cascade'));

async function deposit(
  playerId: string,
  amount: number,
  at: Date,
  { currency = 'EUR', isPaid = true } = {},
): Promise<void> {
  await opened.owner?.query(
    `insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
       amount, idempotency_key, input_hash, handover, ledger_transaction_id, failure_reason, created_at, settled_at)
     values ($1, $2, $3, 1, $4, 'card', 'card', $5, $6, $2, '\\x00', 'accepted', $7, $8, $9, $9)`,
    [
      ...[randomUUID(), randomUUID(), playerId, isPaid ? 2 : 3, currency, amount],
      ...[isPaid ? randomUUID() : null, isPaid ? null : 'declined', at],
    ],
  );
}

interface Play {
  readonly stake?: number;
  readonly payout?: number;
  readonly count: number;
  readonly game?: string;
  readonly reward?: string | null;
  readonly status?: number;
}

/** Rounds of a player, one a second. */
async function play(
  playerId: string,
  from: Date,
  { stake = 1_00, payout = 0, count, game = 'tide-reels', reward = null, status = 2 }: Play,
): Promise<void> {
  await opened.owner?.query(
    `insert into gameplay.round (player_id, provider, external_id, game_id, game_code, currency, stake,
       payout, status, created_at, settled_at, reward)
     select $1, 'hub88', gen_random_uuid(), $2, $2, 'EUR', $3, $4, $5, $6::timestamptz + place * interval '1 second',
       $6::timestamptz, $7
     from generate_series(1, $8) place`,
    [playerId, game, stake, payout, status, from, reward, count],
  );
}

const offer = (terms: Partial<ListedOffer> = {}): ListedOffer => ({
  ...{ id: 'tide', package: null, percent: 50, isOnce: true, wagerTimes: 2, days: 10 },
  ...{ closedGames: ['salon-21'], games: null, contributions: inFull, costsAtMost: 100 },
  amounts: { EUR: { from: 20_00, max: 50_00, maxBet: 5_00 } },
  ...terms,
});

async function tried(listed = offer(), patience = 60_000) {
  const { db } = opened.app as OpenDatabase;
  const { currencies, ...rest } = await tryOffer(
    {
      clock: { now: () => now },
      gamesOf: async ({ closedGames, contributions: { games } }) => ({
        ...{ closedGames, averageReturn: null, contributions: games },
      }),
      depositsSince: (...page) => settledDeposits(db, ...page),
      walk: (...walks) => walkRounds(db, ...walks),
      patience,
    },
    listed,
  );
  return { ...rest, EUR: currencies.find(({ currency }) => currency === 'EUR') };
}

const nobody = { wageredOut: 0, lost: 0, ranOut: 0, notOver: 0 };

test('a deposit counts from the least on, of the last thirty days, paid, and in a currency of the offer', async () => {
  const [player, other] = [randomUUID(), randomUUID()];
  await deposit(player, 19_99, daysAgo(20));
  await deposit(player, 500_00, daysAgo(31));
  await deposit(player, 500_00, daysAgo(20), { isPaid: false });
  await deposit(player, 500_00, daysAgo(20), { currency: 'USD' });
  await deposit(other, 20_00, daysAgo(20));
  const { EUR, since, isPart } = await tried();
  expect([since, isPart]).toEqual([daysAgo(30), false]);
  expect(EUR).toMatchObject({ players: 1, given: 1, amount: 10_00n, cost: 0n });
  expect(EUR?.ended).toEqual({ ...nobody, ranOut: 1 });
});

test('a round counts the part that the offer says of its game', async () => {
  const player = randomUUID();
  await deposit(player, 20_00, daysAgo(5));
  const slow = offer({ contributions: { categories: {}, games: { 'slow-table': 10 } } });
  await play(player, daysAgo(5, 1), { count: 30, payout: 1_00, game: 'slow-table' });
  await play(player, daysAgo(5, 2), { count: 16, payout: 1_00 });
  expect((await tried(slow)).EUR?.ended).toEqual({ ...nobody, notOver: 1 });
  await play(player, daysAgo(5, 3), { count: 1, payout: 1_00 });
  expect((await tried(slow)).EUR?.ended).toEqual({ ...nobody, wageredOut: 1 });
});

test('of a bonus that is wagered out what is left costs, at most the bonus; one whose money is gone costs nothing', async () => {
  const [winner, poorer, loser, slow] = [1, 2, 3, 4].map(() => randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  // 20.00 and a bonus of 10.00, of which 20.00 are to be staked.
  for (const player of [winner, poorer, loser, slow]) await deposit(player, 20_00, daysAgo(20));
  await play(winner, daysAgo(20, 1), { count: 20, payout: 95 });
  // 30.00 less 25.00: what is left is half of the bonus.
  await play(poorer, daysAgo(20, 1), { count: 19, stake: 1_00, payout: 0 });
  await play(poorer, daysAgo(20, 2), { count: 2, stake: 3_00, payout: 0 });
  await play(loser, daysAgo(20, 1), { count: 1, stake: 5_00 });
  await play(loser, daysAgo(20, 2), { count: 5, stake: 5_00 });
  await play(loser, daysAgo(20, 3), { count: 4, stake: 5_00, payout: 20_00 });
  await play(slow, daysAgo(20, 1), { count: 19 });
  const { EUR } = await tried();
  // The loser staked 20.00 before the money was gone.
  expect(EUR?.ended).toEqual({ wageredOut: 3, lost: 0, ranOut: 1, notOver: 0 });
  expect(EUR).toMatchObject({ players: 4, given: 4, amount: 40_00n });
  expect(EUR?.cost).toBe(10_00n + 8_00n + 10_00n);
  // At four times the bonus the same rounds lose all of it first, and what is won later is too late.
  expect((await tried(offer({ wagerTimes: 4 }))).EUR?.ended).toEqual({
    ...nobody,
    lost: 1,
    ranOut: 3,
  });
});

test('rounds that the terms do not take, that are given, open or before the deposit are passed over', async () => {
  const player = randomUUID();
  await deposit(player, 20_00, daysAgo(5));
  await play(player, daysAgo(5, -60), { count: 100 });
  await play(player, daysAgo(5, 1), { count: 100, stake: 5_01 });
  await play(player, daysAgo(5, 3), { count: 100, game: 'salon-21' });
  await play(player, daysAgo(5, 5), { count: 100, reward: 'gift' });
  await play(player, daysAgo(5, 7), { count: 100, status: 1 });
  await play(player, daysAgo(5, 9), { count: 19, payout: 1_00 });
  expect((await tried()).EUR?.ended).toEqual({ ...nobody, notOver: 1 });
  await play(player, daysAgo(5, 11), { count: 1, payout: 1_00 });
  expect((await tried()).EUR?.ended).toEqual({ ...nobody, wageredOut: 1 });
});

test('one that comes again and again is given with the next deposit once it is over, and one that is given once is not', async () => {
  const player = randomUUID();
  for (const days of [20, 19, 15, 4]) await deposit(player, 20_00, daysAgo(days));
  // The one of the first deposit is over after sixteen days; that of the third runs out.
  await play(player, daysAgo(16), { count: 20, payout: 1_00 });
  expect((await tried(offer({ isOnce: false }))).EUR).toMatchObject({
    ...{ players: 1, given: 3 },
    ended: { ...nobody, wageredOut: 1, ranOut: 1, notOver: 1 },
  });
  expect((await tried()).EUR).toMatchObject({ players: 1, given: 1 });
});

test('deposits of hundreds of players are all counted, whatever page they stand on; a try that takes too long says so', async () => {
  const players = Array.from({ length: 120 }, () => randomUUID());
  for (const player of players)
    for (const [days, amount] of [
      [20, 40_00],
      [19, 20_00],
      [18, 20_00],
    ] as const)
      await deposit(player, amount, daysAgo(days));
  expect((await tried()).EUR).toMatchObject({ players: 120, given: 120, amount: 2400_00n });
  const { EUR, isPart } = await tried(offer(), -1);
  expect(isPart).toBe(true);
  expect(EUR?.players).toBe(33);
});
