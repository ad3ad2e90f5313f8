import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Merchant } from '../../payments/test/provider-fixture.ts';
import { inUnits, networkNames, networks, subunitsOf } from '../networks.ts';
import type { DepositAnswer } from '../protocol.ts';
import { buildCustody } from '../server.ts';

let app: FastifyInstance;
let shop: Merchant;
let site: string;
let folder: string;
const clock = { time: Date.UTC(2026, 4, 1, 12), now: () => new Date(clock.time) };

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-custody-'));
  shop = new Merchant();
  site = await shop.listen();
  app = await buildCustody({
    origin: 'http://custody.test',
    dataFolder: folder,
    apiKey: 'key',
    webhookSecret: 'webhook-secret',
    platformOrigin: site,
    clock,
  });
});
afterEach(async () => {
  await app.close();
  await shop.close();
  await rm(folder, { recursive: true });
});

async function call(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  key: string = randomUUID(),
) {
  const response = await app.inject({
    method,
    url,
    headers: { authorization: 'Bearer key', 'idempotency-key': key },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}

const order = (change = {}) => ({
  reference: randomUUID(),
  asset: 'USDT',
  network: 'trc20',
  amount: 25_000_000,
  webhookUrl: `${site}/api/payment/webhooks/custody`,
  returnUrl: `${site}/?success=1`,
  locale: 'en',
  ...change,
});
const opened = async (change = {}): Promise<DepositAnswer> =>
  (await call('POST', '/v1/deposits', order(change))).body;
const state = async (id: string): Promise<DepositAnswer> =>
  (await call('GET', `/v1/deposits/${id}`)).body;

async function send(deposit: DepositAnswer, change: Record<string, string> = {}) {
  const { address, tag, network, asset, amount } = deposit;
  const form = {
    address,
    tag: tag ?? '',
    network,
    asset,
    amount: inUnits(amount, asset as 'USDT'),
    ...change,
  };
  const response = await app.inject({
    method: 'POST',
    url: '/send?lang=en',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: response.statusCode, text: response.body };
}

const run = async (later = 0) => {
  clock.time += later;
  await app.runDue();
};
const told = () =>
  shop.received.map(({ event }) => event as unknown as { type: string; data: DepositAnswer });
const whole = (network: keyof typeof networks) =>
  networks[network].block * networks[network].required;

describe('an address', () => {
  test.each(networkNames)(
    'of %s looks as its wallets expect, and is lent once',
    async (network) => {
      const asset = networks[network].assets[0];
      const [one, other] = [await opened({ network, asset }), await opened({ network, asset })];
      const looks = {
        bitcoin: /^tb1q[a-z0-9]{38}$/,
        evm: /^0x5A4dB0c5DeAdBEEfdEAdbeEf\d{16}$/,
        tron: /^TSandboxDoNotSend\w{17}$/,
        xrpl: /^rsandboxDoNotSend\w{17}$/,
      };
      expect(one.address).toMatch(looks[networks[network].address]);
      expect(other.address).not.toBe(one.address);
      expect(one.uri).toContain(one.address);
      expect(one.tag === null).toBe(network !== 'xrpl');
    },
  );

  test('is not lent for coins that do not travel on its network', async () => {
    expect((await call('POST', '/v1/deposits', order({ asset: 'BTC' }))).status).toBe(422);
    expect((await call('POST', '/v1/deposits', order({ network: 'xrpl' }))).status).toBe(422);
  });

  test('is answered again for the same order, and for no other', async () => {
    const body = order();
    const first = await call('POST', '/v1/deposits', body, 'one');
    expect(await call('POST', '/v1/deposits', body, 'one')).toEqual({ ...first, status: 200 });
    expect((await call('POST', '/v1/deposits', { ...body, amount: 1 }, 'one')).status).toBe(409);
    expect((await call('POST', '/v1/deposits', body, 'two')).status).toBe(409);
  });
});

describe('coins', () => {
  test('are seen, confirmed block by block, and credited; each step is told', async () => {
    const deposit = await opened();
    expect((await send(deposit)).text).toContain('Sent.');
    await run();
    expect(await state(deposit.id)).toMatchObject({ status: 'seen', received: 25_000_000 });
    await run(networks.trc20.block * 5);
    expect(await state(deposit.id)).toMatchObject({ confirmations: 5, required: 19 });
    await run(whole('trc20'));
    await run(1000);
    expect(await state(deposit.id)).toMatchObject({ status: 'credited', confirmations: 19 });
    expect(told().map(({ type }) => type)).toEqual([
      'deposit.seen',
      'deposit.seen',
      'deposit.credited',
    ]);
  });

  test('less or more than asked count as they came', async () => {
    const deposit = await opened();
    await send(deposit, { amount: '7,5' });
    await run(whole('trc20'));
    expect(await state(deposit.id)).toMatchObject({ amount: 25_000_000, received: 7_500_000 });
  });

  test('sent a second time, or to an address taken back, are deposits of their own', async () => {
    const twice = await opened();
    const late = await opened();
    await call('POST', `/v1/deposits/${late.id}/cancel`);
    await send(twice);
    await send(twice, { amount: '3' });
    await send(late, { amount: '4' });
    await run(whole('trc20'));
    const follows = told().filter(({ type, data }) => type === 'deposit.credited' && data.follows);
    expect(follows.map(({ data }) => [data.follows, data.reference, data.received])).toEqual([
      [twice.id, twice.reference, 3_000_000],
      [late.id, late.reference, 4_000_000],
    ]);
    expect(await state(late.id)).toMatchObject({ status: 'cancelled', received: 0 });
  });

  test('once seen cannot be called back by the merchant', async () => {
    const deposit = await opened();
    await send(deposit, { fate: 'slow' });
    expect((await call('POST', `/v1/deposits/${deposit.id}/cancel`)).status).toBe(409);
    await run(20_000 + whole('trc20'));
    expect(await state(deposit.id)).toMatchObject({ status: 'credited' });
  });

  test('that are slow need not be waited for', async () => {
    const deposit = await opened();
    await send(deposit, { fate: 'slow' });
    const payload = { reference: deposit.reference };
    await app.inject({ method: 'PUT', url: '/sandbox/hurry', payload });
    expect(await state(deposit.id)).toMatchObject({ status: 'credited', received: 25_000_000 });
  });

  test('that the chain drops leave the deposit waiting', async () => {
    const deposit = await opened();
    await send(deposit, { fate: 'dropped' });
    await run(networks.trc20.block * Math.ceil(networks.trc20.required / 2));
    expect(await state(deposit.id)).toMatchObject({ status: 'waiting', received: 0 });
    await send(deposit);
    await run(whole('trc20'));
    expect(await state(deposit.id)).toMatchObject({ status: 'credited', follows: null });
  });

  test('on the wrong network, without their tag, or to nobody are not sent', async () => {
    const tether = await opened();
    const ripple = await opened({ asset: 'XRP', network: 'xrpl' });
    for (const [deposit, change, expected, says] of [
      [tether, { network: 'erc20' }, 200, 'another network'],
      [tether, { network: 'xrpl' }, 422, 'does not carry'],
      [tether, { address: 'T0' }, 200, 'no such address'],
      [tether, { amount: '0' }, 422, 'above zero'],
      [ripple, { tag: '' }, 200, 'needs a destination tag'],
    ] as const) {
      const { status, text } = await send(deposit, change);
      expect([status, text]).toEqual([expected, expect.stringContaining(says)]);
    }
    await run(60_000);
    expect(told()).toEqual([]);
  });

  test('may be lied about to the shop, and never to one that asks', async () => {
    const deposit = await opened();
    await send(deposit, { fate: 'lie' });
    await run(whole('trc20'));
    expect(told().at(-1)?.data.received).toBe(250_000_000);
    expect(await state(deposit.id)).toMatchObject({ received: 25_000_000 });
  });
});

test('a deposit nobody sends to expires after a day', async () => {
  const deposit = await opened();
  await run(24 * 60 * 60_000);
  expect(await state(deposit.id)).toMatchObject({ status: 'expired' });
  expect(told().map(({ type }) => type)).toEqual(['deposit.expired']);
});

test('the wallet opens from a deposit, filled in, in its language', async () => {
  const deposit = await opened({ locale: 'ar' });
  const { body } = await app.inject({ method: 'GET', url: `/send/${deposit.id}` });
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain(`value="${deposit.address}"`);
});

test('amounts are read and written as people do', () => {
  expect(['0.0015', '1', '0,00000001'].map((text) => subunitsOf(text, 'BTC'))).toEqual([
    150_000, 100_000_000, 1,
  ]);
  for (const text of ['', '0', '-1', '1.234.5', '0.000000001', '1e3', 'x'])
    expect(subunitsOf(text, 'BTC')).toBeNull();
  expect([inUnits(150_000, 'BTC'), inUnits(25_000_000, 'USDT')]).toEqual(['0.0015', '25']);
});
