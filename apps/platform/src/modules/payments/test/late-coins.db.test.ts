import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { waitsForALock } from '../../../test/waits-for-a-lock.ts';
import { actsOn, decision, listed, printed, reviewOf } from './operator-view.ts';
import { deposit, usePayments } from './payments-fixture.ts';
import { balanceOf, houseOf } from './stored.ts';
import { StubCustody, type StubDeposit } from './stub-custody.ts';
import { callBack, webhookUrls } from './webhooks.ts';
import { faults } from './withdrawals-fixture.ts';

const custody = new StubCustody();
const world = usePayments({ custodyUrl: () => custody.listen() });
beforeAll(() => () => custody.close());
afterEach(async () => {
  expect(await faults(world), '[P-02] the books add up after every test').toEqual([]);
});

/** Sends the callback of a deposit as it stands in the record; its status. */
async function tell(told: StubDeposit): Promise<number> {
  custody.keep(told);
  const event = { id: randomUUID(), type: `deposit.${told.status}`, data: told };
  return callBack(world, webhookUrls.coins, event);
}

const askedToDelete = (player: string) =>
  world.owner.query(
    `insert into privacy.deletion (player_id, requested_at, due_at) values ($1, now(), now())`,
    [player],
  );
const deleteNow = 'update privacy.deletion set done_at = now() where player_id = $1';

/** A player whose deposit was credited, and coins that come to its address once more. */
async function paid() {
  const player = randomUUID();
  const input = { methodId: 'crypto', currency: 'BTC', amount: 150_000 };
  const { data: invoice } = await deposit(world, player, input);
  const lent = custody.of(invoice.id);
  if (!lent) throw new Error('the deposit was not started');
  const first = { ...lent, status: 'credited', received: 150_000, confirmations: 3 };
  expect(await tell(first)).toBe(200);
  await askedToDelete(player);
  const more = { id: `dep_${randomUUID()}`, follows: lent.id, amount: 70_000, received: 70_000 };
  return { player, late: { ...first, ...more } };
}

/** The invoice of late coins. */
async function invoiceOf({ id }: StubDeposit) {
  const { rows } = await world.owner.query<{ number: string; status: number; amount: string }>(
    'select number, status, amount from payments.invoice where provider_payment_id = $1',
    [id],
  );
  const [invoice] = rows;
  if (!invoice) throw new Error(`${id} made no invoice`);
  return invoice;
}

const tidingsOf = async (player: string): Promise<number> => {
  const { rows } = await world.owner.query<{ count: number }>(
    `select count(*)::int from graphile_worker._private_jobs
     where payload::text like '%' || $1 || '%'`,
    [player],
  );
  return rows[0]?.count ?? 0;
};

test('[P-44] coins that come for a deleted account are held, told to an operator once, and to nobody else', async () => {
  const { player, late } = await paid();
  await world.owner.query(deleteNow, [player]);
  const before = await tidingsOf(player);
  const told = await Promise.all([late, late, late].map((one) => tell(one)));
  expect(told).toEqual([200, 200, 200]);

  expect(await balanceOf(world, player, 'BTC'), 'as it was').toBe(150_000n);
  expect(await houseOf(world, player, 'unclaimed')).toBe(70_000n);
  expect(await houseOf(world, player, 'payments')).toBe(-220_000n);
  const invoice = await invoiceOf(late);
  expect(invoice).toMatchObject({ status: 2, amount: '70000' });
  expect(await listed(world, invoice)).toMatchObject([
    { kind: 'unclaimed', provider: 'custody', detail: { paymentId: late.id, amount: '70000' } },
  ]);
  expect(await printed(world)).toContain(`deposit ${invoice.number} returned`);
  expect(await tidingsOf(player), 'there is nobody to tell').toBe(before);
});

test('[P-15] coins that are held stand in the statement as they stand with us', async () => {
  const { player, late } = await paid();
  await world.owner.query(deleteNow, [player]);
  const day = 24 * 60 * 60_000;
  world.clock.time += 30 * day;
  await tell(late);
  const settledAt = world.clock.now().toISOString();
  custody.statement = [
    {
      id: late.id,
      reference: late.id,
      direction: 'in',
      amount: 70_000,
      currency: 'BTC',
      settledAt,
    },
  ];
  world.clock.time += day;
  const report = await world.reconciliation.reconcile('custody', settledAt.slice(0, 10));
  expect(report).toMatchObject({ stated: 1, agreed: 1, differences: [] });
});

test('what is held goes back to its sender by an operator’s word, once, and is on the list until then', async () => {
  const { player, late } = await paid();
  await world.owner.query(deleteNow, [player]);
  await tell(late);
  const { number } = await invoiceOf(late);
  const review = reviewOf(world);
  const [incident] = await listed(world, { number });
  await expect(review.resolve(incident?.id ?? '', decision)).rejects.toMatchObject({
    errorName: 'forbidden',
  });
  const all = await Promise.allSettled(
    [1, 2, 3].map(() => review.confirmReturned(number, decision)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await houseOf(world, player, 'unclaimed')).toBe(0n);
  expect(await houseOf(world, player, 'payments')).toBe(-150_000n);
  expect(await balanceOf(world, player, 'BTC')).toBe(150_000n);
  expect(await listed(world, { number })).toEqual([]);
  expect(await actsOn(world, number)).toEqual(['deposit.returned']);
  expect(await tell(late), 'told once more').toBe(200);
  expect(await houseOf(world, player, 'unclaimed')).toBe(0n);
  const stranger = await paid();
  await tell(stranger.late);
  await expect(
    review.confirmReturned((await invoiceOf(stranger.late)).number, decision),
  ).rejects.toMatchObject({ errorName: 'forbidden' });
});

test('[P-44] of coins and a deletion in the same moment one is first, and the other sees it', async () => {
  const { player, late } = await paid();
  const deleting = await world.owner.connect();
  await deleting.query('begin');
  await deleting.query(deleteNow, [player]);
  const telling = tell(late);
  await waitsForALock(world.owner);
  await deleting.query('commit');
  deleting.release();
  expect(await telling).toBe(200);
  expect(await houseOf(world, player, 'unclaimed')).toBe(70_000n);

  const early = await paid();
  expect(await tell(early.late)).toBe(200);
  expect(await balanceOf(world, early.player, 'BTC'), 'the deletion was only asked for').toBe(
    220_000n,
  );
});
