import { afterEach, beforeEach, expect, test } from 'vitest';
import { actsOn, decision, listed, printed, reviewOf } from './operator-view.ts';
import { balanceOf, houseOf } from './stored.ts';
import { advance, asked, faults, playerWith, tell, useWithdrawals } from './withdrawals-fixture.ts';

const world = useWithdrawals();
beforeEach(() => world.stub.behave());
afterEach(async () => {
  expect(await faults(world), '[P-02] the books add up after every test').toEqual([]);
});

const deleteAccount = (player: string) =>
  world.owner.query(
    `insert into privacy.deletion (player_id, requested_at, due_at, done_at)
     values ($1, now(), now(), now())`,
    [player],
  );

/** A withdrawal of 50.00 that was paid and then came back, whose player's account is deleted unless told. */
async function bounced({ isDeleted = true } = {}) {
  const player = await playerWith(world, 100_00);
  const invoice = await asked(world, player);
  await advance(world, invoice);
  const [payout] = world.stub.of(invoice.id);
  if (!payout) throw new Error('nothing was sent');
  for (const status of ['paid', 'failed'] as const) {
    Object.assign(payout, { status, reason: status === 'failed' ? 'declined' : null });
    if (status === 'failed' && isDeleted) await deleteAccount(player);
    expect(await tell(world, payout)).toBe(200);
  }
  return { player, invoice, payout };
}

test('[P-44] what came back for a deleted account is held by an operator’s word, once, and on the list until it is sent again', async () => {
  const { player, invoice } = await bounced();
  expect(await listed(world, invoice)).toMatchObject([{ kind: 'failureAfterSuccess' }]);
  expect(await printed(world)).toContain(`withdrawal ${invoice.number} bounced`);
  expect(await printed(world)).not.toContain(`adjust ${player}`);

  const review = reviewOf(world);
  const all = await Promise.allSettled(
    [1, 2, 3].map(() => review.holdBounced(invoice.number, decision)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balanceOf(world, player), 'nobody can use that account').toBe(50_00n);
  expect(await houseOf(world, player, 'unclaimed')).toBe(50_00n);
  expect(await houseOf(world, player, 'payments')).toBe(-100_00n);
  const [held] = await listed(world, invoice);
  expect(held).toMatchObject({ kind: 'unclaimed' });
  await expect(review.resolve(held?.id ?? '', decision)).rejects.toMatchObject({
    errorName: 'forbidden',
  });
  expect(await printed(world)).toContain(`withdrawal ${invoice.number} resent`);
  await expect(review.confirmReturned(invoice.number, decision)).rejects.toMatchObject({
    errorName: 'forbidden',
  });

  const sent = await Promise.allSettled(
    [1, 2, 3].map(() => review.confirmResent(invoice.number, decision)),
  );
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await houseOf(world, player, 'unclaimed')).toBe(0n);
  expect(await houseOf(world, player, 'payments')).toBe(-50_00n);
  expect(await listed(world, invoice)).toEqual([]);
  expect(await actsOn(world, invoice.number)).toEqual(['withdrawal.bounced', 'withdrawal.resent']);
});

test('what the house kept as its fee is not held', async () => {
  const { player, invoice } = await bounced();
  await world.owner.query('alter table payments.invoice disable trigger final_stays_final');
  await world.owner.query('update payments.invoice set fee = 200 where id = $1', [invoice.id]);
  await world.owner.query('alter table payments.invoice enable trigger final_stays_final');
  await reviewOf(world).holdBounced(invoice.number, decision);
  expect(await houseOf(world, player, 'unclaimed')).toBe(48_00n);
  await reviewOf(world).confirmResent(invoice.number, decision);
  expect(await houseOf(world, player, 'unclaimed')).toBe(0n);
});

test('[P-44] of one whose account is there, and of one that nobody says came back, nothing is held', async () => {
  const here = await bounced({ isDeleted: false });
  expect(await printed(world)).toContain(`adjust ${here.player} EUR +`);
  const there = await playerWith(world, 100_00);
  const { number } = await asked(world, there);
  await deleteAccount(there);
  for (const one of [here.invoice.number, number])
    await expect(reviewOf(world).holdBounced(one, decision)).rejects.toMatchObject({
      errorName: 'forbidden',
    });
  expect(await houseOf(world, here.player, 'unclaimed')).toBe(0n);
  await expect(reviewOf(world).confirmResent(number, decision)).rejects.toMatchObject({
    errorName: 'forbidden',
  });
});
