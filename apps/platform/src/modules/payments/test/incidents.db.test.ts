import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { waitsForALock } from '../../../test/waits-for-a-lock.ts';
import { actsOn, decision, listed, printed, reviewOf } from './operator-view.ts';
import { check, deposit, eventOf, started, tell, usePayments } from './payments-fixture.ts';
import { balanceOf, houseOf, incidentsOf, nextRun, storedInvoice } from './stored.ts';
import { advance, asked, faults, playerWith, useWithdrawals } from './withdrawals-fixture.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

describe('a deposit that its provider took and denies', () => {
  const world = usePayments();
  beforeEach(() => world.stub.behave());

  async function lost() {
    const { invoice, payment } = await started(world, randomUUID());
    world.stub.payments.delete(payment.id);
    world.clock.time += hour;
    await check(world, invoice.id);
    return { invoice, payment };
  }

  test('is on the operator’s list, once, with what to do about it, and is queried still', async () => {
    const { invoice } = await lost();
    await check(world, invoice.id);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ status: 1 });
    expect(await listed(world, invoice)).toMatchObject([
      { kind: 'lostPayment', provider: 'card', invoice: { isOpen: true } },
    ]);
    expect(await printed(world)).toContain(`deposit ${invoice.number} close`);
    expect(await nextRun(world, 'payments.check', invoice.id)).not.toBeNull();
  });

  test('behind more than the requested number is not passed over in silence', async () => {
    await lost();
    await lost();
    expect(await printed(world, 1)).toMatch(/and newer ones: --limit/);
    expect(await printed(world)).not.toMatch(/and newer ones/);
  });

  test('that it knows again is credited and off the list; lost once more, it is on it again', async () => {
    const found = await lost();
    world.stub.payments.set(found.payment.id, { ...found.payment, status: 'succeeded' });
    await check(world, found.invoice.id);
    expect(await storedInvoice(world, found.invoice.id)).toMatchObject({ status: 2 });
    expect(await listed(world, found.invoice)).toEqual([]);

    const again = await lost();
    await world.owner.query(
      'update payments.incident set resolved_at = now() where invoice_id = $1',
      [again.invoice.id],
    );
    await check(world, again.invoice.id);
    expect(await listed(world, again.invoice)).toHaveLength(1);
  });

  test('that it knows again, open still, is off the list and cannot be closed', async () => {
    const { invoice, payment } = await lost();
    world.stub.payments.set(payment.id, payment);
    await check(world, invoice.id);
    expect(await listed(world, invoice)).toEqual([]);
    await expect(reviewOf(world).close(invoice.number, decision)).rejects.toMatchObject({
      errorName: 'forbidden',
    });
  });

  test('that an old callback speaks of stays on the list until the record has it again', async () => {
    const { invoice, payment } = await lost();
    const event = { ...eventOf(payment, 'pending'), type: 'payment.ready' };
    expect(await tell(world, event)).toBe(200);
    expect(await listed(world, invoice)).toHaveLength(1);
    world.stub.payments.set(payment.id, payment);
    await check(world, invoice.id);
    expect(await listed(world, invoice)).toEqual([]);
  });

  test('that it took since it was asked is not lost', async () => {
    world.stub.onCreate = { kind: 'status', status: 500 };
    const { data: invoice } = await deposit(world, randomUUID());
    world.stub.beforeListed = async () => {
      await world.owner.query(
        "update payments.invoice set handover = 'accepted', provider_payment_id = id where id = $1",
        [invoice.id],
      );
    };
    world.clock.time += hour;
    await check(world, invoice.id);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ status: 1 });
    expect(await incidentsOf(world, invoice.id)).toEqual([]);
  });

  test('ends after a day, and stays on the list until somebody says what became of the money', async () => {
    const { invoice } = await lost();
    const [incident] = await listed(world, invoice);
    await expect(reviewOf(world).resolve(incident?.id ?? '', decision)).rejects.toMatchObject({
      errorName: 'forbidden',
    });
    world.clock.time += day;
    await check(world, invoice.id);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({
      status: 3,
      failure_reason: 'unavailable',
    });
    expect(await listed(world, invoice)).toMatchObject([{ invoice: { isOpen: false } }]);
    expect(await printed(world)).toContain(`incident ${incident?.id} resolve`);
    await reviewOf(world).resolve(incident?.id ?? '', decision);
    expect(await listed(world, invoice)).toEqual([]);
    expect(await actsOn(world, incident?.id ?? '')).toEqual(['incident.resolve']);
  });

  test('can be closed by an operator, and only as long as the provider denies it', async () => {
    const { invoice } = await lost();
    await reviewOf(world).close(invoice.number, decision);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ status: 3 });
    expect(await listed(world, invoice)).toEqual([]);
    expect(await actsOn(world, invoice.number)).toEqual(['deposit.close']);

    const known = await started(world, randomUUID());
    await expect(reviewOf(world).close(known.invoice.number, decision)).rejects.toMatchObject({
      errorName: 'forbidden',
    });
    await expect(reviewOf(world).close('D-NONE-NONE', decision)).rejects.toMatchObject({
      errorName: 'notFound',
    });
  });

  test('is taken off the list by an operator in the moment in which it ends, and neither stops the other', async () => {
    const { invoice, payment } = await lost();
    const [incident] = await listed(world, invoice);
    const ending = await world.owner.connect();
    await ending.query('begin');
    await ending.query('select from payments.invoice where id = $1 for update', [invoice.id]);
    const resolving = reviewOf(world).resolve(incident?.id ?? '', decision);
    await waitsForALock(world.owner);
    // What ends an invoice takes its incidents off the list while it holds the invoice.
    await ending.query('update payments.incident set resolved_at = now() where invoice_id = $1', [
      invoice.id,
    ]);
    await ending.query('commit');
    ending.release();
    await expect(resolving).rejects.toMatchObject({ errorName: 'alreadySettled' });
    world.stub.payments.set(payment.id, { ...payment, status: 'succeeded' });
    await check(world, invoice.id);
  });

  test('that stays open days after it was to be closed is on the list until it ends', async () => {
    const { invoice, payment } = await started(world, randomUUID());
    world.stub.onRead = { kind: 'status', status: 503 };
    world.clock.time += 2 * day;
    await check(world, invoice.id);
    expect(await incidentsOf(world, invoice.id)).toEqual([]);
    world.clock.time += day;
    await check(world, invoice.id);
    await check(world, invoice.id);
    expect(await listed(world, invoice)).toMatchObject([{ kind: 'overdue' }]);
    world.stub.behave();
    payment.status = 'succeeded';
    await check(world, invoice.id);
    expect(await listed(world, invoice)).toEqual([]);
  });
});

describe('a withdrawal that its provider took and denies', () => {
  const world = useWithdrawals();
  beforeEach(() => world.stub.behave());
  afterEach(async () => {
    expect(await faults(world), '[P-02] the books add up after every test').toEqual([]);
  });

  async function lost() {
    const player = await playerWith(world, 100_00);
    const invoice = await asked(world, player);
    await advance(world, invoice);
    const [payout] = world.stub.of(invoice.id);
    if (!payout) throw new Error('nothing was sent');
    world.stub.payouts.delete(payout.id);
    await advance(world, invoice);
    return { player, invoice, payout };
  }

  test('[P-42] is not sent again, and on the operator’s list with what to do about it', async () => {
    const { invoice } = await lost();
    world.clock.time += 30 * day;
    await advance(world, invoice);
    expect(world.stub.orders.filter((reference) => reference === invoice.id)).toHaveLength(1);
    expect(await listed(world, invoice)).toMatchObject([{ kind: 'lostPayout' }]);
    expect(await printed(world)).toContain(`withdrawal ${invoice.number} return`);
    expect(await printed(world)).toContain(`withdrawal ${invoice.number} paid`);
    expect(await nextRun(world, 'payments.withdraw', invoice.id)).not.toBeNull();
  });

  test('that it knows again is off the list, and no operator ends what the provider pays', async () => {
    const { player, invoice, payout } = await lost();
    world.stub.payouts.set(payout.id, payout);
    await advance(world, invoice);
    expect(await listed(world, invoice)).toEqual([]);
    for (const decide of [reviewOf(world).giveBack, reviewOf(world).confirmPaid])
      await expect(decide(invoice.number, decision)).rejects.toMatchObject({
        errorName: 'forbidden',
      });
    payout.status = 'paid';
    await advance(world, invoice);
    expect(await balanceOf(world, player)).toBe(50_00n);
  });

  test('goes back to the player, or counts as paid, by an operator’s word, once', async () => {
    const [back, paid] = [await lost(), await lost()];
    const review = reviewOf(world);
    const all = await Promise.allSettled([
      review.giveBack(back.invoice.number, decision),
      review.confirmPaid(back.invoice.number, decision),
      review.giveBack(back.invoice.number, decision),
    ]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await review.confirmPaid(paid.invoice.number, decision);
    expect(await storedInvoice(world, paid.invoice.id)).toMatchObject({ status: 2 });
    expect(await balanceOf(world, paid.player)).toBe(50_00n);
    expect(await houseOf(world, paid.player, 'payments')).toBe(-50_00n);
    const { status } = await storedInvoice(world, back.invoice.id);
    expect(await balanceOf(world, back.player)).toBe(status === 3 ? 100_00n : 50_00n);
    for (const { invoice } of [back, paid]) expect(await listed(world, invoice)).toEqual([]);
    expect(await actsOn(world, paid.invoice.number)).toEqual(['withdrawal.paid']);
  });

  test('is left to its provider as long as that knows it', async () => {
    const player = await playerWith(world, 100_00);
    const invoice = await asked(world, player);
    await advance(world, invoice);
    for (const decide of [reviewOf(world).giveBack, reviewOf(world).confirmPaid])
      await expect(decide(invoice.number, decision)).rejects.toMatchObject({
        errorName: 'forbidden',
      });
    world.clock.time += 30 * day;
    await advance(world, invoice);
    expect(await listed(world, invoice)).toMatchObject([{ kind: 'overdue' }]);
    expect(await balanceOf(world, player)).toBe(50_00n);
  });
});
