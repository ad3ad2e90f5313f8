import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../kernel/clock.ts';
import { openDatabase } from '../kernel/db/database.ts';
import { systemIds } from '../kernel/ids.ts';
import type { JobHandlers } from '../kernel/jobs/jobs.ts';
import { type Adjustments, createNoteAct } from '../modules/operations/public.ts';
import { createIncidentReview, createWithdrawalReview } from '../modules/payments/public.ts';
import { deletionsAskedFor } from '../modules/privacy/public.ts';
import { readArguments } from '../operator/arguments.ts';
import { createMoneyCommands } from '../operator/money-commands.ts';
import type { Reading } from '../operator/reading.ts';
import { expectProblem } from './expect-problem.ts';
import { password, usePlatform } from './platform-fixture.ts';

const daySeconds = 24 * 60 * 60;
const iban = 'DE89 3704 0044 0532 0130 00';
/** Every withdrawal waits for an operator, and nothing has to be staked first. */
const platform = usePlatform({
  settings: { WITHDRAWAL_REVIEW_ABOVE: '0', WITHDRAWAL_TURN_OVER: '0' },
});

let owner: pg.Client;
let application: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: platform.ownerUrl });
  await owner.connect();
  application = openDatabase({ url: platform.ownerUrl, role: 'pierlight_app', max: 2 });
});
afterEach(() => {
  platform.clock.aheadSeconds = 0;
});
afterAll(async () => {
  await application.close();
  await owner.end();
});

/** What an operator decides with. */
const reviewDeps = () => ({
  db: application.db,
  clock: platform.clock,
  noteAct: createNoteAct({ clock: systemClock, ids: systemIds }),
});
const review = () => createWithdrawalReview(reviewDeps());
const incidents = () => createIncidentReview(reviewDeps());
const refuse = (number: string) =>
  review().refuse(number, { operator: 'mara', reason: 'not the owner of the account' });

const deleteAccounts = async (): Promise<void> => {
  const run = (platform.app.modules.jobs as JobHandlers)['privacy.delete-accounts'];
  await run?.({}, { id: '1', attempts: 1 });
};

async function withMoney() {
  const player = await platform.register();
  await owner.query(
    `select ledger.deposit($1, 'EUR', 10000, 'card', $1, '1', gen_random_uuid()::text)`,
    [player.id],
  );
  const { token } = player;
  return {
    ...player,
    withdraw: async () => {
      const answer = await platform.call('POST', '/payment/invoices/withdrawal', {
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: { methodId: 'bank', currency: 'EUR', amount: 50_00, fields: { iban } },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      return answer.body.data as { id: string; number: string };
    },
    askToDelete: () =>
      platform.call('POST', '/player/deletion', {
        token,
        body: { password, givesUpBalance: true },
      }),
  };
}

/** A withdrawal that was asked for in the same moment as the deletion, which did not see it; its number. */
async function unseenWithdrawal(playerId: string): Promise<string> {
  const number = `W-${playerId.slice(-8)}`;
  await owner.query(
    `with posted as (
       select ledger.withdraw($1, 'EUR', 5000, 'card', $2::uuid, $3, 'withdrawal:' || $2::text))
     insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
       amount, idempotency_key, input_hash, created_at, destination, expected_at)
     select $2, $3, $1, 2, 1, 'bank', 'card', 'EUR', 5000, $3, '', now(), 'DE89 … 3000', now() from posted`,
    [playerId, randomUUID(), number],
  );
  return number;
}

/** A round that its provider has not ended; its id. */
async function openRound(playerId: string): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into gameplay.round (id, player_id, provider, external_id, game_id, game_code, currency,
       stake, payout, status, created_at)
     values ($1::uuid, $2, 'hub88', $1::uuid::text, 'skylark', 'skylark', 'EUR', 100, 0, 1, now())`,
    [id, playerId],
  );
  return id;
}

const deletionOf = async (playerId: string) => {
  const { rows } = await owner.query<{ dueAt: Date; isDone: boolean }>(
    `select due_at as "dueAt", done_at is not null as "isDone" from privacy.deletion
     where player_id = $1`,
    [playerId],
  );
  return rows[0];
};
const mailsOf = async (email: string) => {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int from mail.message where recipient = $1 and template = 'account-deletion'`,
    [email],
  );
  return rows[0]?.count;
};
const balanceOf = async (playerId: string) => {
  const { rows } = await owner.query<{ balance: string }>(
    'select balance from ledger.account where owner = $1',
    [playerId],
  );
  return Number(rows[0]?.balance);
};

test('[P-44] an account whose withdrawal somebody looks at is not deleted, and says what is under way', async () => {
  const player = await withMoney();
  const { number } = await player.withdraw();
  const refused = await player.askToDelete();
  expectProblem(refused, 409);
  expect(refused.body.code).toBe(11084);
  const { body } = await platform.call('GET', '/player/deletion', { token: player.token });
  expect(body.data).toMatchObject({
    dueAt: null,
    underWay: [{ number, type: 2, amount: 50_00, currency: 'EUR' }],
  });
  expect(await deletionOf(player.id)).toBeUndefined();
  expect(await mailsOf(player.email)).toBe(0);

  await refuse(number);
  expect((await player.askToDelete()).status).toBe(200);
});

test('[P-44] money that comes back while the days run begins them anew, and is never given back to a deleted account', async () => {
  const player = await withMoney();
  expect((await player.askToDelete()).status).toBe(200);
  const number = await unseenWithdrawal(player.id);
  platform.clock.aheadSeconds = 8 * daySeconds;
  await deleteAccounts();
  expect(await deletionOf(player.id), 'it waits').toMatchObject({ isDone: false });

  await refuse(number);
  expect(await balanceOf(player.id)).toBe(100_00);
  await deleteAccounts();
  const begun = await deletionOf(player.id);
  expect(begun).toMatchObject({ isDone: false });
  expect(Math.round((Number(begun?.dueAt) - Number(platform.clock.now())) / 1_000)).toBeCloseTo(
    7 * daySeconds,
    -2,
  );
  expect(await mailsOf(player.email), 'told again').toBe(2);

  await deleteAccounts();
  expect(await mailsOf(player.email)).toBe(2);
  platform.clock.aheadSeconds = 16 * daySeconds;
  await deleteAccounts();
  platform.clock.aheadSeconds = 0;
  expect(await deletionOf(player.id)).toMatchObject({ isDone: true });
});

test('[P-44] a withdrawal that somebody looks at says that an account waits for it, which goes as soon as it is paid', async () => {
  const player = await withMoney();
  expect((await player.askToDelete()).status).toBe(200);
  const number = await unseenWithdrawal(player.id);
  const { withdrawals } = createMoneyCommands(
    {
      ...{ db: application.db, review: review(), incidents: incidents() },
      adjustments: {} as Adjustments,
      accountsOf: async () => [],
      deletionsAskedFor: (playerIds) => deletionsAskedFor(application.db, playerIds),
    },
    { write: (amount, code) => `${amount} ${code}` } as Reading,
  );
  const lines = await withdrawals(readArguments(['--limit', '1000'], 'mara'));
  expect(lines.find((line) => line.startsWith(number))).toContain('asked to be deleted on 2');

  await review().approve(number, { operator: 'mara', reason: 'checked' });
  platform.clock.aheadSeconds = 8 * daySeconds;
  await deleteAccounts();
  expect(await deletionOf(player.id), 'it is on its way').toMatchObject({ isDone: false });
  await owner.query(
    `with paid as (
       select (ledger.pay_out('card', 'withdrawal:' || id::text, 0, 'payout:' || id::text)).transaction_id as posted
       from payments.invoice where number = $1)
     update payments.invoice set status = 2, ledger_transaction_id = posted, settled_at = $2
     from paid where number = $1`,
    [number, platform.clock.now()],
  );
  await deleteAccounts();
  platform.clock.aheadSeconds = 0;
  expect(await deletionOf(player.id), 'at once').toMatchObject({ isDone: true });
});

test('[P-44] a deposit that is credited while the days run begins them anew', async () => {
  const player = await withMoney();
  expect((await player.askToDelete()).status).toBe(200);
  platform.clock.aheadSeconds = 8 * daySeconds;
  await owner.query(
    `insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
       amount, idempotency_key, input_hash, ledger_transaction_id, created_at, settled_at)
     select $1::uuid, 'D-' || $1::uuid, $2, 1, 2, 'crypto', 'custody', 'EUR', 700, 'late', '',
       (ledger.deposit($2, 'EUR', 700, 'custody', $1::uuid, '1', 'late:' || $1::uuid)).transaction_id, $3, $3`,
    [randomUUID(), player.id, platform.clock.now()],
  );
  await deleteAccounts();
  expect(await deletionOf(player.id)).toMatchObject({ isDone: false });
  expect(await mailsOf(player.email), 'told again').toBe(2);
});

test('[P-44] an account waits for a round that is open, and for the player again where it paid', async () => {
  const player = await withMoney();
  expect((await player.askToDelete()).status).toBe(200);
  const id = await openRound(player.id);
  platform.clock.aheadSeconds = 8 * daySeconds;
  await deleteAccounts();
  expect(await deletionOf(player.id), 'it waits').toMatchObject({ isDone: false });
  expect(await mailsOf(player.email)).toBe(1);

  await owner.query(
    'update gameplay.round set status = 2, payout = 300, settled_at = $2 where id = $1',
    [id, platform.clock.now()],
  );
  await deleteAccounts();
  expect(await deletionOf(player.id), 'it was won after the wish').toMatchObject({ isDone: false });
  expect(await mailsOf(player.email), 'told again').toBe(2);
  platform.clock.aheadSeconds = 16 * daySeconds;
  await deleteAccounts();
  platform.clock.aheadSeconds = 0;
  expect(await deletionOf(player.id)).toMatchObject({ isDone: true });
});

test('[P-44] an account does not wait for a round that an operator has settled, and begins anew where a correction gave it money', async () => {
  const player = await withMoney();
  expect((await player.askToDelete()).status).toBe(200);
  const id = await openRound(player.id);
  await owner.query(
    `insert into gameplay.incident (round_id, kind, noted_at, resolved_at)
     values ($1, 'roundLeftOpen', now(), now())`,
    [id],
  );
  platform.clock.aheadSeconds = 8 * daySeconds;
  await owner.query(
    `insert into operations.adjustment (id, number, player_id, currency, change, reason, asked_by,
       asked_at, decided_by, decided_at, ledger_transaction_id)
     values ($1, $2, $3, 'EUR', 300, 'won', 'mara', now(), 'ines', $4, $1)`,
    [randomUUID(), `A-${player.id.slice(-8)}`, player.id, platform.clock.now()],
  );
  await deleteAccounts();
  expect(await mailsOf(player.email), 'told again').toBe(2);
  platform.clock.aheadSeconds = 16 * daySeconds;
  await deleteAccounts();
  platform.clock.aheadSeconds = 0;
  expect(await deletionOf(player.id)).toMatchObject({ isDone: true });
});

test('of very many payments under way the hundred oldest are named', async () => {
  const player = await platform.register();
  await owner.query(
    `insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
       amount, idempotency_key, input_hash, created_at)
     select uuidv7(), 'D-' || n || $1::uuid, $1::uuid, 1, 1, 'card', 'card', 'EUR', n, n::text, '', now()
     from generate_series(1, 101) n`,
    [player.id],
  );
  const { body } = await platform.call('GET', '/player/deletion', { token: player.token });
  const { underWay } = body.data as { underWay: readonly { amount: number }[] };
  expect(underWay.map(({ amount }) => amount)).toEqual(
    Array.from({ length: 100 }, (_, n) => n + 1),
  );
});
