import { randomUUID } from 'node:crypto';
import type { Invoice } from '@pierlight/contract/payments/schemas';
import { beforeAll, expect, test } from 'vitest';
import { get } from './api-calls.ts';
import { check, decline, deposit, usePayments } from './payments-fixture.ts';
import { balanceOf } from './stored.ts';
import { StubCustody, type StubDeposit } from './stub-custody.ts';
import { signed, webhookSecret } from './webhooks.ts';

const custody = new StubCustody();
const world = usePayments({ custodyUrl: () => custody.listen() });
beforeAll(() => () => custody.close());

const byCoins = { methodId: 'crypto', currency: 'BTC', amount: 150_000 };

/** Sends the callback of a deposit as it stands in the record; its status. */
async function tell(told: StubDeposit, id?: string): Promise<number> {
  custody.keep(told);
  return claim(told, id);
}

/** Sends a callback whatever the record says; its status. */
async function claim(told: StubDeposit, id: string = randomUUID()): Promise<number> {
  const body = JSON.stringify({ id, type: `deposit.${told.status}`, data: told });
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/payment/webhooks/custody',
    headers: {
      'content-type': 'application/json',
      'pierlight-signature': signed(body, Math.floor(world.clock.time / 1000), webhookSecret),
    },
    payload: body,
  });
  return response.statusCode;
}

async function started(player: string, input = {}) {
  const { data: invoice, status } = await deposit(world, player, { ...byCoins, ...input });
  const lent = custody.of(invoice.id);
  if (status !== 201 || !lent) throw new Error(`the deposit was not started: ${status}`);
  return { invoice, lent };
}

const invoicesOf = async (player: string) =>
  (await get<Invoice[]>(world, player, '/api/payment/invoices')).data;

async function incidents(): Promise<string[]> {
  const { rows } = await world.owner.query<{ kind: string }>(
    'select kind from payments.incident order by id',
  );
  return rows.map(({ kind }) => kind);
}

test('[7c-04] answers the address on its network; one of several has to be chosen', async () => {
  const { invoice } = await started(randomUUID());
  expect(invoice.publicData).toMatchObject({
    qr: expect.stringContaining('bitcoin:'),
    qrPicture: { size: expect.any(Number) },
    transfer: { network: 'bitcoin', tag: null, received: 0, confirmations: 0 },
  });
  const ether = { currency: 'ETH', amount: 25_000_000 };
  const { code, errors } = await deposit(world, randomUUID(), { ...byCoins, ...ether });
  expect([code, Object.keys(errors ?? {})]).toEqual([10001, ['fields.network']]);
  const wrong = { ...ether, fields: { network: 'trc20' } };
  expect((await deposit(world, randomUUID(), { ...byCoins, ...wrong })).code).toBe(10001);
  const { lent } = await started(randomUUID(), { ...ether, fields: { network: 'arbitrum' } });
  expect(lent.network).toBe('arbitrum');
});

test.each([
  ['less', 40_000],
  ['more', 900_000],
  ['exactly what was asked', 150_000],
])('coins that are %s are credited as they came, once', async (_, received) => {
  const player = randomUUID();
  const { invoice, lent } = await started(player);
  const credited = { ...lent, status: 'credited', received, confirmations: 3 };
  const event = randomUUID();
  const all = await Promise.all([1, 2, 3, 4].map(() => tell(credited, event)));
  expect(all).toEqual([200, 200, 200, 200]);
  expect(await tell(credited)).toBe(200);
  expect(await balanceOf(world, player, 'BTC')).toBe(BigInt(received));
  expect(await invoicesOf(player)).toMatchObject([
    {
      id: invoice.id,
      status: 2,
      amount: received,
      askedAmount: received === 150_000 ? null : 150_000,
      publicData: null,
    },
  ]);
});

test('[4-11] coins that are seen and confirmed are shown, and credited only at the end', async () => {
  const player = randomUUID();
  const { lent } = await started(player);
  for (const confirmations of [0, 1, 2])
    expect(await tell({ ...lent, status: 'seen', received: 150_000, confirmations })).toBe(200);
  expect(await balanceOf(world, player, 'BTC')).toBe(0n);
  const [invoice] = await invoicesOf(player);
  expect(invoice?.publicData?.transfer).toMatchObject({ received: 150_000, confirmations: 2 });
});

test('[4-11] coins that the chain drops again are told of, though it is what was told before', async () => {
  const { invoice, lent } = await started(randomUUID());
  const seen = { ...lent, status: 'seen', received: 150_000, confirmations: 1 };
  for (const stand of [seen, lent, seen]) expect(await tell(stand)).toBe(200);
  const { rows } = await world.owner.query<{ key: string }>(
    `select payload->>'key' as key from graphile_worker._private_jobs
     where payload->'data'->'invoice'->>'id' = $1`,
    [invoice.id],
  );
  // The gateway drops what comes under a key that it knows: the address, seen, dropped, seen again.
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
});

test('[P-15] a credit that is told otherwise afterwards moves nothing, and is noted', async () => {
  const player = randomUUID();
  const { lent } = await started(player);
  const credited = { ...lent, status: 'credited', received: 150_000, confirmations: 3 };
  expect(await tell(credited)).toBe(200);
  const before = (await incidents()).length;
  for (const received of [150_000, 160_000, 160_000])
    expect(await tell({ ...credited, received })).toBe(200);
  const second = { ...credited, id: `dep_${randomUUID()}`, follows: lent.id, received: 5_000 };
  for (const received of [5_000, 5_000, 6_000])
    expect(await tell({ ...second, received })).toBe(200);
  expect((await incidents()).slice(before)).toEqual(['otherAmount', 'otherAmount']);
  expect(await balanceOf(world, player, 'BTC')).toBe(155_000n);
});

test('a credit of nothing ends nothing, however it is told', async () => {
  const player = randomUUID();
  const { invoice, lent } = await started(player);
  expect(await tell({ ...lent, received: 0, status: 'credited' })).toBe(400);
  custody.change(lent.id, { received: 0, status: 'credited' });
  await check(world, invoice.id);
  expect((await invoicesOf(player))[0]?.status).toBe(1);
  custody.change(lent.id, { received: 7, status: 'credited' });
  await check(world, invoice.id);
  expect(await balanceOf(world, player, 'BTC')).toBe(7n);
});

test('[P-14] coins that come after a cancellation, or a second time, are invoices of their own, once', async () => {
  const player = randomUUID();
  const { invoice, lent } = await started(player);
  expect((await decline(world, player, invoice.id)).data.status).toBe(3);
  const late: StubDeposit = {
    ...lent,
    id: `dep_${randomUUID()}`,
    follows: lent.id,
    amount: 70_000,
    received: 70_000,
    confirmations: 3,
    status: 'credited',
  };
  const second = { ...late, id: `dep_${randomUUID()}`, amount: 5_000, received: 5_000 };
  await tell({ ...late, status: 'seen' });
  const told = await Promise.all([late, late, second, late, second].map((one) => tell(one)));
  expect(told).toEqual([200, 200, 200, 200, 200]);
  expect(await balanceOf(world, player, 'BTC')).toBe(75_000n);
  const invoices = await invoicesOf(player);
  expect(invoices.map(({ status, amount }) => [status, amount]).sort()).toEqual([
    [2, 5_000],
    [2, 70_000],
    [3, 150_000],
  ]);
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(3);
});

test('[P-13] what follows a deposit of somebody else, or of nobody, credits nobody', async () => {
  const [player, other] = [randomUUID(), randomUUID()];
  const { lent } = await started(player);
  const { lent: theirs } = await started(other);
  const follow = { ...lent, follows: lent.id, status: 'credited', received: 9, confirmations: 3 };
  const before = (await incidents()).length;
  for (const wrong of [
    { ...follow, id: 'dep_a', reference: theirs.reference },
    { ...follow, id: 'dep_b', follows: 'dep_unknown' },
    { ...follow, id: 'dep_c', asset: 'ETH' },
  ])
    expect(await claim(wrong)).toBe(422);
  expect((await incidents()).length).toBe(before + 3);
  expect(await balanceOf(world, player, 'BTC')).toBe(0n);
  expect(await balanceOf(world, other, 'BTC')).toBe(0n);
});

test('[P-13] a sum told otherwise than it was ordered credits nothing', async () => {
  const player = randomUUID();
  const { lent } = await started(player);
  const lie = { ...lent, amount: 1_500_000, received: 1_500_000, status: 'credited' };
  expect(await claim(lie)).toBe(422);
  expect(await balanceOf(world, player, 'BTC')).toBe(0n);
  expect(await claim({ ...lent, received: 0, status: 'credited' })).toBe(400);
});
