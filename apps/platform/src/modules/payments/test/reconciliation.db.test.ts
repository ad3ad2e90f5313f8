import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { eventOf, started, tell, usePayments } from './payments-fixture.ts';

const world = usePayments();
const day = 24 * 60 * 60 * 1000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Every test has days of its own. */
beforeEach(() => {
  world.stub.behave();
  world.clock.time += 30 * day;
});

/** A deposit that succeeded now, and how an honest statement lists it. */
async function settled(amount: number) {
  const { invoice, payment } = await started(world, randomUUID(), { amount });
  expect(await tell(world, eventOf(payment, 'succeeded'))).toBe(200);
  const entry = {
    id: payment.id,
    reference: invoice.id,
    direction: 'in',
    amount,
    currency: 'EUR',
    settledAt: new Date(world.clock.time).toISOString(),
  };
  world.stub.statement.push(entry);
  return entry;
}

async function planted() {
  const today = isoDay(world.clock.time);
  const [missing, wrong, dollars, good] = [
    await settled(20_00),
    await settled(30_00),
    await settled(40_00),
    await settled(50_00),
  ];
  const extra = { ...good, id: 'pay_extra', reference: 'nobody-knows', amount: 60_00 };
  world.stub.statement.splice(world.stub.statement.indexOf(missing), 1);
  wrong.amount += 1;
  dollars.currency = 'USD';
  world.stub.statement.push(extra);
  world.clock.time += day;
  return { today, missing, wrong, dollars, good, extra };
}

test('[P-15] each planted fault is found, kept and told, and nothing else', async () => {
  const { today, missing, wrong, dollars, extra } = await planted();
  const report = await world.reconciliation.reconcile('card', today);
  expect(report).toMatchObject({ provider: 'card', day: today, stated: 4, agreed: 1 });
  const byReference = new Map(report.differences.map((one) => [one.reference, one]));
  expect(byReference.size).toBe(4);
  expect(byReference.get(missing.reference)).toMatchObject({
    kind: 'missing',
    expected: 20_00n,
    actual: null,
  });
  expect(byReference.get(extra.reference)).toMatchObject({
    kind: 'extra',
    expected: null,
    actual: 60_00n,
    providerId: 'pay_extra',
  });
  expect(byReference.get(wrong.reference)).toMatchObject({
    kind: 'amount',
    expected: 30_00n,
    actual: 30_01n,
  });
  expect(byReference.get(dollars.reference)).toMatchObject({ kind: 'currency', currency: 'EUR' });

  const [kept] = await world.reconciliation.reports(1);
  expect(kept).toMatchObject({ id: report.id, day: today, stated: 4, agreed: 1 });
  expect(new Set(kept?.differences)).toEqual(new Set(report.differences));
});

test('[P-15] a payment of ours that did not succeed is extra when the statement has it', async () => {
  const today = isoDay(world.clock.time);
  const { invoice, payment } = await started(world, randomUUID());
  await tell(world, eventOf(payment, 'failed'));
  world.stub.statement.push({
    id: payment.id,
    reference: invoice.id,
    direction: 'in',
    amount: payment.amount,
    currency: payment.currency,
    settledAt: new Date(world.clock.time).toISOString(),
  });
  world.clock.time += day;
  const { differences } = await world.reconciliation.reconcile('card', today);
  expect(differences).toMatchObject([{ kind: 'extra', reference: invoice.id }]);
});

test('[P-15] a payment noted on two sides of midnight agrees on both days', async () => {
  world.clock.time = Math.floor(world.clock.time / day) * day + day - 1000;
  const first = isoDay(world.clock.time);
  const entry = await settled(20_00);
  world.clock.time += 2 * day;
  // The provider's clock was past midnight.
  entry.settledAt = new Date(Date.parse(entry.settledAt) + 2000).toISOString();
  const reports = [
    await world.reconciliation.reconcile('card', first),
    await world.reconciliation.reconcile('card', entry.settledAt.slice(0, 10)),
  ];
  expect(reports.map(({ stated, agreed }) => [stated, agreed])).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(reports.flatMap(({ differences }) => differences)).toEqual([]);
});

test('the job makes up for days it did not run, and for none twice', async () => {
  const run = () => world.jobs['payments.reconcile']?.({}, { id: '1', attempts: 1 });
  await run();
  const newest = (await world.reconciliation.reports(1))[0];
  expect(newest?.day).toBe(isoDay(world.clock.time - day));
  world.clock.time += 3 * day;
  await run();
  await run();
  const reports = await world.reconciliation.reports(100);
  const days = reports
    .filter(({ provider }) => provider === 'card')
    .slice(0, 4)
    .map((report) => report.day);
  expect(days).toEqual([1, 2, 3, 4].map((ago) => isoDay(world.clock.time - ago * day)));
});

test('a day that an operator was quicker with leaves none of those before it out', async () => {
  const run = () => world.jobs['payments.reconcile']?.({}, { id: '1', attempts: 1 });
  await run();
  world.clock.time += 3 * day;
  await world.reconciliation.reconcile('card', isoDay(world.clock.time - day));
  await run();
  const reports = await world.reconciliation.reports(100);
  const days = reports.filter(({ provider }) => provider === 'card').map((report) => report.day);
  for (const ago of [1, 2, 3, 4])
    expect(days.filter((one) => one === isoDay(world.clock.time - ago * day))).toHaveLength(1);
});

test('a day whose statement cannot be read holds up no day after it', async () => {
  const run = () => world.jobs['payments.reconcile']?.({}, { id: '1', attempts: 1 });
  await run();
  world.clock.time += 6 * day;
  const stuck = isoDay(world.clock.time - 6 * day);
  const entry = { id: 'pay_broken', reference: 'x', direction: 'in', amount: 'much' };
  world.stub.statement.push({ ...entry, currency: 'EUR', settledAt: `${stuck}T12:00:00Z` });
  await expect(run()).rejects.toThrow('not every statement');
  world.stub.statement.pop();
  const reports = await world.reconciliation.reports(100);
  const days = reports.filter(({ provider }) => provider === 'card').map((report) => report.day);
  expect(days).not.toContain(stuck);
  expect(days).toContain(isoDay(world.clock.time - 2 * day));
  expect(days).toContain(isoDay(world.clock.time - day));
});

test('without the statement there is no report, and the job fails to be tried again', async () => {
  const before = await world.reconciliation.reports(1);
  world.stub.onRead = { kind: 'status', status: 503 };
  await expect(world.jobs['payments.reconcile']?.({}, { id: '1', attempts: 1 })).rejects.toThrow(
    'not every statement',
  );
  expect(await world.reconciliation.reports(1)).toEqual(before);
});

test('a day that is none, or not over, is refused', async () => {
  for (const wrong of ['2026-02-30', 'yesterday', isoDay(world.clock.time)])
    await expect(world.reconciliation.reconcile('card', wrong)).rejects.toThrow(RangeError);
});
