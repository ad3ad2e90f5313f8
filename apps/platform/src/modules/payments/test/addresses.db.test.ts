import { randomUUID } from 'node:crypto';
import type { PayoutAddress } from '@pierlight/contract/payments/addresses';
import { beforeEach, describe, expect, test } from 'vitest';
import { call } from './api-calls.ts';
import { balanceOf } from './stored.ts';
import { advance, playerWith, useWithdrawals, withdraw } from './withdrawals-fixture.ts';

const world = useWithdrawals();
const hour = 60 * 60_000;

beforeEach(() => world.stub.behave());

const own = {
  currency: 'ETH',
  network: 'ethereum',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  label: 'My wallet',
};

const onBook = <T>(
  player: string,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  proof?: string,
) =>
  call<T>(world, player, {
    method,
    url: `/api/payment/addresses${url}`,
    ...(proof === undefined ? {} : { headers: { 'second-factor': proof } }),
    ...(payload === undefined ? {} : { payload }),
  });

const add = (player: string, wish: object = {}, proof?: string) =>
  onBook<PayoutAddress>(player, 'POST', '', { ...own, ...wish }, proof);
const list = async (player: string, currency = 'ETH') =>
  (await onBook<PayoutAddress[]>(player, 'GET', `?currency=${currency}`)).data;

describe('a new address', () => {
  test('rests for a day, is listed with it, and told by mail and inbox', async () => {
    const player = randomUUID();
    world.mails.length = 0;
    const { status, data } = await add(player);
    expect(status).toBe(201);
    expect(new Date(data.usableFrom).getTime()).toBe(world.clock.time + 24 * hour);
    expect(await list(player)).toEqual([data]);
    expect(await list(player, 'BTC')).toEqual([]);
    expect(await list(randomUUID())).toEqual([]);
    expect(world.mails.map(({ name }) => name)).toEqual(['payout-address']);
  });

  test.each(['label', 'tag', 'network'])(
    '[P-34] whose %s would write on an operator’s terminal is refused',
    async (field) => {
      const player = randomUUID();
      const answer = await add(player, { [field]: 'Mine\u001b[2K\r\nW-1  €9,000.00' });
      expect(answer).toMatchObject({ status: 422, errors: { [field]: [{ rule: 'printable' }] } });
      expect(await list(player)).toEqual([]);
    },
  );

  test('added again is the one there is, with the rest it has', async () => {
    const player = randomUUID();
    const { data } = await add(player);
    world.clock.time += hour;
    expect((await add(player)).data).toEqual(data);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => add(player, { network: 'arbitrum' })),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(await list(player)).toHaveLength(2);
  });

  test('takes a second factor of a player who has one', async () => {
    const player = randomUUID();
    world.asked.factor.add(player);
    expect(await add(player)).toMatchObject({ status: 422, code: 11040 });
    expect(await list(player)).toEqual([]);
    expect(await add(player, {}, 'right')).toMatchObject({ status: 201 });
  });

  test.each([
    ['a network of another currency', { network: 'bitcoin' }, 'network'],
    ['an unknown network', { network: '__proto__' }, 'network'],
    ['a sign missing', { address: own.address.slice(0, -1) }, 'address'],
    ['an address of another network', { address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' }, 'address'],
    ['a tag where there is none', { tag: '1' }, 'tag'],
  ])('with %s is refused by field', async (_what, wish, field) => {
    const player = randomUUID();
    const answer = await add(player, wish);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors ?? {})).toEqual([field]);
    expect(await list(player)).toEqual([]);
  });

  test('of XRP may have a tag', async () => {
    const player = randomUUID();
    const wish = {
      currency: 'XRP',
      network: 'xrpl',
      address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
    };
    expect((await add(player, { ...wish, tag: '123456' })).data).toMatchObject({ tag: '123456' });
    expect(await add(player, { ...wish, tag: 'none' })).toMatchObject({ status: 422 });
  });
});

test('[P-36] an address is taken off by its owner alone', async () => {
  const [player, stranger] = [randomUUID(), randomUUID()];
  const { data } = await add(player);
  expect((await onBook(stranger, 'DELETE', `/${data.id}`)).status).toBe(404);
  expect((await onBook(player, 'DELETE', `/${data.id}`)).status).toBe(200);
  expect((await onBook(player, 'DELETE', `/${data.id}`)).status).toBe(404);
  expect(await list(player)).toEqual([]);
  // Added again it rests again.
  const again = await add(player);
  expect(new Date(again.data.usableFrom).getTime()).toBe(world.clock.time + 24 * hour);
});

describe('a withdrawal of coins', () => {
  const amount = 20_000_000;
  const ask = (player: string, addressId: string) =>
    withdraw(world, player, {
      methodId: 'crypto',
      currency: 'ETH',
      amount,
      fields: { addressId },
    });

  test('waits until its address has rested, and then goes there', async () => {
    const player = await playerWith(world, amount, 'ETH');
    const { data } = await add(player);
    expect(await ask(player, data.id)).toMatchObject({ status: 422, code: 13022 });
    expect(await balanceOf(world, player, 'ETH')).toBe(BigInt(amount));
    world.clock.time += 24 * hour - 1;
    expect(await ask(player, data.id)).toMatchObject({ code: 13022 });
    world.clock.time += 1;
    const { status, data: invoice } = await ask(player, data.id);
    expect(status).toBe(201);
    expect(invoice.withdrawal?.destination).toBe('My wallet · 0x5290…169EE7');
    await world.review
      .approve(invoice.number, { operator: 'mara', reason: 'seen' })
      .catch(() => undefined);
    await advance(world, invoice);
    expect(world.stub.bodies.at(-1)).toMatchObject({
      reference: invoice.id,
      currency: 'ETH',
      amount,
      method: 'crypto',
      destination: { network: 'ethereum', address: own.address },
    });
  });

  test("goes to nobody else's address, to none that was taken off, and to none of another currency", async () => {
    const player = await playerWith(world, amount, 'ETH');
    const theirs = (await add(randomUUID())).data;
    const gone = (await add(player)).data;
    await onBook(player, 'DELETE', `/${gone.id}`);
    const bitcoin = (
      await add(player, {
        currency: 'BTC',
        network: 'bitcoin',
        address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      })
    ).data;
    world.clock.time += 25 * hour;
    for (const id of [theirs.id, gone.id, bitcoin.id, randomUUID(), 'x'])
      expect((await ask(player, id)).errors).toHaveProperty(['fields.addressId']);
    expect(await balanceOf(world, player, 'ETH')).toBe(BigInt(amount));
  });
});
