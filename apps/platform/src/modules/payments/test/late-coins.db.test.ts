import { afterEach, beforeAll, expect, test } from 'vitest';
import { waitsForALock } from '../../../test/waits-for-a-lock.ts';
import { actsOn, decision, listed, printed, reviewOf } from './operator-view.ts';
import { paidCoins, tellOfCoins } from './paid-coins.ts';
import { usePayments } from './payments-fixture.ts';
import { balanceOf, houseOf } from './stored.ts';
import { StubCustody, type StubDeposit } from './stub-custody.ts';
import { faults } from './withdrawals-fixture.ts';

const custody = new StubCustody();
const world = usePayments({ custodyUrl: () => custody.listen() });
beforeAll(() => () => custody.close());
afterEach(async () => {
  expect(await faults(world), '[P-02] the books add up after every test').toEqual([]);
});

const askedToDelete = (player: string) =>
  world.owner.query(
    `insert into privacy.deletion (player_id, requested_at, due_at) values ($1, now(), now())`,
    [player],
  );
const deleteNow = 'update privacy.deletion set done_at = now() where player_id = $1';

/** Who asked to be deleted, and coins that come to the address of a deposit once more. */
async function paid() {
  const { player, more } = await paidCoins(world, custody);
  await askedToDelete(player);
  return { player, late: more };
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
  const told = await Promise.all([late, late, late].map((one) => tellOfCoins(world, custody, one)));
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
  await tellOfCoins(world, custody, late);
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
  await tellOfCoins(world, custody, late);
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
  expect(await tellOfCoins(world, custody, late), 'told once more').toBe(200);
  expect(await houseOf(world, player, 'unclaimed')).toBe(0n);
  const stranger = await paid();
  await tellOfCoins(world, custody, stranger.late);
  await expect(
    review.confirmReturned((await invoiceOf(stranger.late)).number, decision),
  ).rejects.toMatchObject({ errorName: 'forbidden' });
});

test('coins that are held and taken back by the custodian cost no player anything: what is printed ends that they are held', async () => {
  const { player, late } = await paid();
  await world.owner.query(deleteNow, [player]);
  await tellOfCoins(world, custody, late);
  const { number } = await invoiceOf(late);
  expect(await tellOfCoins(world, custody, { ...late, status: 'expired' })).toBe(200);
  const taken = (await listed(world, { number })).find(
    ({ kind }) => kind === 'failureAfterSuccess',
  );
  const lines = await printed(world);
  expect(lines).toContain(`deposit ${number} returned, then incident ${taken?.id} resolve`);
  expect(lines).not.toContain(`adjust ${player}`);
  await reviewOf(world).confirmReturned(number, decision);
  expect(await printed(world)).toContain(`It had gone back to where it came from`);
  await reviewOf(world).resolve(taken?.id ?? '', decision);
  expect(await listed(world, { number })).toEqual([]);
  expect(await houseOf(world, player, 'unclaimed')).toBe(0n);
});

test('[P-44] of coins and a deletion in the same moment one is first, and the other sees it', async () => {
  const { player, late } = await paid();
  const deleting = await world.owner.connect();
  await deleting.query('begin');
  await deleting.query(deleteNow, [player]);
  const telling = tellOfCoins(world, custody, late);
  await waitsForALock(world.owner);
  await deleting.query('commit');
  deleting.release();
  expect(await telling).toBe(200);
  expect(await houseOf(world, player, 'unclaimed')).toBe(70_000n);

  const early = await paid();
  expect(await tellOfCoins(world, custody, early.late)).toBe(200);
  expect(await balanceOf(world, early.player, 'BTC'), 'the deletion was only requested').toBe(
    220_000n,
  );
});
