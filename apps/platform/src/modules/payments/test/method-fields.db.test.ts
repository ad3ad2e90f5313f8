import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { get } from './api-calls.ts';
import { deposit, started, tell, usePayments } from './payments-fixture.ts';
import { balanceOf } from './stored.ts';
import type { StubPayment } from './stub-provider.ts';

const world = usePayments();
afterEach(() => {
  world.home.country = 'DE';
  world.stub.behave();
});

const cpf = '529.982.247-25';
const byPix = { methodId: 'pix', currency: 'BRL', amount: 50_00, fields: { cpf_number: cpf } };

/** What the provider says when the code is drawn. */
function readyEvent(payment: StubPayment, qr: string, id: string = randomUUID()) {
  const { reference, amount, currency } = payment;
  return {
    id,
    type: 'payment.ready',
    createdAt: '2026-05-01T12:00:01.000Z',
    data: {
      paymentId: payment.id,
      reference,
      amount,
      currency,
      status: 'pending',
      reason: null,
      presentation: 'code',
      qr,
      expiresAt: '2026-05-01T12:30:00.000Z',
    },
  };
}

async function messagesOf(id: string) {
  const { rows } = await world.owner.query<{ invoice: { publicData: unknown; status: number } }>(
    `select payload->'data'->'invoice' as invoice from graphile_worker._private_jobs
       where payload->'data'->'invoice'->>'id' = $1 order by id`,
    [id],
  );
  return rows.map(({ invoice }) => invoice);
}

test('[7c-03] a method describes its own fields', async () => {
  const { data } = await get<{ id: string; fields: unknown[] }[]>(
    world,
    randomUUID(),
    '/api/payment/methods/deposit?currency=BRL&country=BR',
  );
  expect(data.find(({ id }) => id === 'pix')?.fields).toEqual([
    { name: 'cpf_number', kind: 'cpf', required: true, step: 1, rules: [{ rule: 'cpf' }] },
  ]);
});

test.each([
  ['a tax number that is none', { cpf_number: '529.982.247-26' }, { 'fields.cpf_number': 'cpf' }],
  ['no tax number', {}, { 'fields.cpf_number': 'required' }],
  ['a field it has not', { cpf_number: cpf, iban: 'x' }, { 'fields.iban': 'unknown' }],
])('[5a-06] [5a-05] with %s is refused by field, and orders nothing', async (_, fields, wrong) => {
  world.home.country = 'BR';
  const before = world.stub.orders.length;
  const { status, code, errors } = await deposit(world, randomUUID(), { ...byPix, fields });
  expect({ status, code }).toEqual({ status: 422, code: 10001 });
  const rules = Object.entries(errors ?? {}).map(([name, [error]]) => [name, error?.rule]);
  expect(Object.fromEntries(rules)).toEqual(wrong);
  expect(world.stub.orders.length).toBe(before);
});

test('[7c-03] a method of another country is not offered, however it is requested', async () => {
  expect((await deposit(world, randomUUID(), byPix)).code).toBe(13001);
});

test('[4-11] a code drawn later is pushed to its player, and the order carries the fields', async () => {
  world.home.country = 'BR';
  world.stub.presentation = 'code';
  const { invoice, payment } = await started(world, randomUUID(), byPix);
  expect(world.stub.bodies.at(-1)).toMatchObject({ method: 'pix', fields: { cpf_number: cpf } });
  expect(invoice.publicData).toEqual({ expiresAt: '2026-05-01T12:30:00.000Z' });

  expect(await tell(world, readyEvent(payment, '000201'))).toBe(200);
  expect(await tell(world, readyEvent(payment, '000201'))).toBe(200);
  const messages = (await messagesOf(invoice.id)).filter(({ publicData }) =>
    JSON.stringify(publicData).includes('000201'),
  );
  expect(messages).toMatchObject([
    { status: 1, publicData: { qr: '000201', qrPicture: { size: expect.any(Number) } } },
  ]);
});

test('[4-11] a word without the code, come late, takes no code away', async () => {
  world.home.country = 'BR';
  world.stub.presentation = 'code';
  const player = randomUUID();
  const { invoice, payment } = await started(world, player, byPix);
  await tell(world, readyEvent(payment, '000201'));
  const { data: late, ...event } = readyEvent(payment, '');
  await tell(world, { ...event, data: { ...late, qr: null } });
  const { data } = await get<{ publicData: { qr: string } }[]>(
    world,
    player,
    `/api/payment/invoices?id[0]=${invoice.id}`,
  );
  expect(data[0]?.publicData.qr).toBe('000201');
});

test('[P-14] a code drawn after the end changes nothing, and a settled invoice shows none', async () => {
  world.home.country = 'BR';
  world.stub.presentation = 'code';
  const player = randomUUID();
  const { invoice, payment } = await started(world, player, byPix);
  const { data, ...event } = readyEvent(payment, '000201');
  const paid = { ...data, status: 'succeeded' };
  payment.status = 'succeeded';
  expect(await tell(world, { ...event, type: 'payment.succeeded', data: paid })).toBe(200);
  expect(await tell(world, readyEvent(payment, '000201'))).toBe(200);
  expect(await balanceOf(world, player, 'BRL')).toBe(50_00n);
  const { data: listed } = await get<object[]>(
    world,
    player,
    `/api/payment/invoices?id[0]=${invoice.id}`,
  );
  expect(listed).toMatchObject([{ status: 2, publicData: null, redirectUrl: null }]);
});
