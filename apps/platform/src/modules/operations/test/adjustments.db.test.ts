import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { checkLedger, openPlayerAccount } from '../../ledger/public.ts';
import { isAccountDeleted } from '../../privacy/public.ts';
import { type Adjustments, createAdjustments, createNoteAct, listActs } from '../public.ts';

let urls: TestDatabase;
let app: OpenDatabase;
let owner: pg.Pool;
let adjustments: Adjustments;
const clock = { now: () => new Date('2026-05-01T12:00:00.000Z') };

beforeAll(async () => {
  urls = await createTestDatabase();
  app = openDatabase({ url: urls.ownerUrl, role: 'pierlight_app', max: 10 });
  owner = new pg.Pool({ connectionString: urls.ownerUrl, max: 2 });
  adjustments = createAdjustments({
    db: app.db,
    clock,
    ids: systemIds,
    noteAct: createNoteAct({ clock, ids: systemIds }),
    isDeleted: isAccountDeleted,
    newNumber: () => `A-${randomUUID().slice(0, 8)}`,
  });
});
afterAll(async () => {
  await app.close();
  await owner.end();
  await urls.drop();
});
afterEach(async () => {
  expect(await checkLedger(app.db), '[P-02] the books add up after every test').toEqual([]);
});

async function player(): Promise<string> {
  const playerId = randomUUID();
  await app.db.transaction().execute((tx) => openPlayerAccount(tx, playerId, 'EUR'));
  return playerId;
}

const ask = async (playerId: string, change: bigint) =>
  adjustments.ask({ playerId, currency: 'EUR', change, operator: 'mara', reason: 'ticket 12' });

async function balanceOf(playerId: string): Promise<number> {
  const { rows } = await owner.query<{ balance: string }>(
    'select balance from ledger.account where owner = $1',
    [playerId],
  );
  return Number(rows[0]?.balance);
}

test('a correction moves money once a second person agrees, and once only', async () => {
  const playerId = await player();
  const { number } = await ask(playerId, 12_50n);
  expect(await balanceOf(playerId)).toBe(0);
  const decided = await Promise.allSettled(
    ['ines', 'otto', 'lena', 'paul'].map((operator) =>
      adjustments.approve(number, { operator, reason: 'seen' }),
    ),
  );
  expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balanceOf(playerId)).toBe(12_50);
});

test('nothing is given to an account that was deleted, also since it was requested; it can still be taken', async () => {
  const playerId = await player();
  const [gain, loss] = [await ask(playerId, 12_50n), await ask(playerId, -1n)];
  await owner.query(
    `insert into privacy.deletion (player_id, requested_at, due_at, done_at)
     values ($1, now(), now(), now())`,
    [playerId],
  );
  const decision = { operator: 'ines', reason: 'seen' };
  for (const give of [() => adjustments.approve(gain.number, decision), () => ask(playerId, 1n)])
    await expect(give()).rejects.toMatchObject({ errorName: 'forbidden' });
  await expect(adjustments.approve(loss.number, decision)).rejects.toMatchObject({
    errorName: 'insufficientFunds',
  });
  expect(await balanceOf(playerId)).toBe(0);
});

test('the operator who requested it cannot approve it, not in the program and not in the database', async () => {
  const playerId = await player();
  const { number, id } = await ask(playerId, 5n);
  await expect(
    adjustments.approve(number, { operator: 'mara', reason: 'me again' }),
  ).rejects.toMatchObject({ errorName: 'forbidden' });
  await expect(
    owner.query(
      "update operations.adjustment set decided_by = 'mara', decided_at = now() where id = $1",
      [id],
    ),
  ).rejects.toThrow(/decided_by_another/);
  expect(await balanceOf(playerId)).toBe(0);
});

test('more cannot be taken than there is; the correction goes on waiting', async () => {
  const playerId = await player();
  const { number } = await ask(playerId, -5n);
  await expect(
    adjustments.approve(number, { operator: 'ines', reason: 'seen' }),
  ).rejects.toMatchObject({ errorName: 'insufficientFunds' });
  expect((await adjustments.waiting()).map((row) => row.number)).toContain(number);
  expect(await listActs(app.db, { subject: number, limit: 10 })).toMatchObject([
    { act: 'adjustment.ask' },
  ]);
});

test('every step is noted with who and why, and what was decided stays so', async () => {
  const playerId = await player();
  const { number, id } = await ask(playerId, 5n);
  await adjustments.refuse(number, { operator: 'ines', reason: 'not ours' });
  expect(await balanceOf(playerId)).toBe(0);
  expect(await listActs(app.db, { subject: number, limit: 10 })).toMatchObject([
    { act: 'adjustment.refuse', operator: 'ines', reason: 'not ours' },
    { act: 'adjustment.ask', operator: 'mara', detail: { player: playerId, change: '5' } },
  ]);
  await expect(
    adjustments.approve(number, { operator: 'otto', reason: 'yes' }),
  ).rejects.toMatchObject({ errorName: 'alreadySettled' });
  await expect(
    owner.query('update operations.adjustment set change = 1 where id = $1', [id]),
  ).rejects.toThrow(/is decided/);
});
