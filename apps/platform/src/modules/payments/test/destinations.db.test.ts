import { randomUUID } from 'node:crypto';
import type { PayoutDestination } from '@pierlight/contract/payments/destinations';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './api-calls.ts';
import { balanceOf, storedInvoice } from './stored.ts';
import { advance, iban, playerWith, useWithdrawals, withdraw } from './withdrawals-fixture.ts';

const world = useWithdrawals();
const hour = 60 * 60_000;

beforeEach(() => world.stub.behave());

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const coins = (fields: object = {}, currency = 'ETH') => ({
  ...{ methodId: 'crypto', currency, label: 'My wallet' },
  fields: { payoutNetwork: 'ethereum', payoutAddress: address, ...fields },
});
const account = (input: object = {}) => ({
  ...{ methodId: 'bank', currency: 'EUR', label: 'Savings', holder: 'Ada Lovelace' },
  ...{ fields: { iban }, ...input },
});

const onBook = <T>(
  player: string,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  proof?: string,
) =>
  call<T>(world, player, {
    method,
    url: `/api/payment/destinations${url}`,
    ...(proof === undefined ? {} : { headers: { 'second-factor': proof } }),
    ...(payload === undefined ? {} : { payload }),
  });

const add = (player: string, input: object = coins(), proof = 'right') =>
  onBook<PayoutDestination>(player, 'POST', '', input, proof);
const list = async (player: string, query = '?currency=ETH') =>
  (await onBook<PayoutDestination[]>(player, 'GET', query)).data;
const cooldownOf = ({ usableFrom }: PayoutDestination) => Date.parse(usableFrom) - world.clock.time;
const isNamed = (player: string, firstName: string, lastName: string) =>
  world.known.name.set(player, { firstName, lastName });

describe('a new destination', () => {
  test('has a cool-down of a day, is listed with it, and announced by mail with a way to stop it', async () => {
    const player = randomUUID();
    world.mails.length = 0;
    const { status, data } = await add(player);
    expect(status).toBe(201);
    expect(cooldownOf(data)).toBe(24 * hour);
    expect(await list(player)).toEqual([data]);
    expect(await list(player, '')).toEqual([data]);
    expect(await list(player, '?currency=BTC')).toEqual([]);
    expect(await list(randomUUID())).toEqual([]);
    expect(world.mails).toMatchObject([
      {
        name: 'payout-destination',
        values: { place: 'Ethereum, 0x5290…169EE7', hours: '24', link: `/stop/${data.id}` },
      },
    ]);
  });

  test('takes a proof, and none is taken for any other', async () => {
    const player = randomUUID();
    for (const proof of [undefined, 'wrong'])
      expect(await onBook(player, 'POST', '', account(), proof)).toMatchObject({
        status: 422,
        code: 11040,
      });
    expect(await list(player, '')).toEqual([]);
    expect(await add(player, account())).toMatchObject({ status: 201 });
  });

  test('has no cool-down when a second factor older than it was used, and has one when the factor is new', async () => {
    const [owner, thief] = [randomUUID(), randomUUID()];
    world.known.since.set(owner, new Date(world.clock.time - 24 * hour));
    expect(cooldownOf((await add(owner, account())).data)).toBe(0);
    world.known.since.set(thief, new Date(world.clock.time - 24 * hour + 1));
    expect(cooldownOf((await add(thief, account())).data)).toBe(24 * hour);
  });

  test('of an account is shown masked, and told masked', async () => {
    const player = randomUUID();
    world.mails.length = 0;
    const { data } = await add(player, account());
    expect(data).toMatchObject({ shown: '•• 3000', holder: 'Ada Lovelace', network: null });
    const told = JSON.stringify([data, await list(player, ''), world.mails]);
    expect(told).not.toContain('DE89');
    expect(told).not.toMatch(/3704/);
  });

  test.each([
    ['Ada Lovelace', 'Ada', 'Lovelace', 201],
    ['LOVELACE, Ada Augusta', 'Ada', 'Lovelace', 201],
    ['Jose Nunez', 'José María', 'Núñez García', 201],
    ['Bjorn Strasse', 'Bjørn', 'Straße', 201],
    ['Charles Babbage', 'Ada', 'Lovelace', 422],
    ['Annabella Lovelace', 'Ada', 'Lovelace', 422],
    ['Ada', 'Ada', 'Lovelace', 422],
    ['Ada Lovelace', 'أدا', 'لوفلايس', 201],
  ])(
    'in the name of %s of a player called %s %s answers %i',
    async (holder, first, last, status) => {
      const player = randomUUID();
      isNamed(player, first, last);
      const answer = await add(player, account({ holder }));
      expect(answer.status).toBe(status);
      if (status === 422) expect(answer.errors).toMatchObject({ holder: [{ rule: 'ownName' }] });
    },
  );

  test('says whose it is where the method pays somebody by name', async () => {
    for (const holder of [undefined, '', '  '])
      expect((await add(randomUUID(), account({ holder }))).errors).toMatchObject({
        holder: [{ rule: 'required' }],
      });
  });

  test.each(['label', 'holder'])(
    '[P-34] whose %s would write on an operator’s terminal is refused',
    async (field) => {
      const player = randomUUID();
      const answer = await add(player, account({ [field]: 'Mine\u001b[2K\r\nW-1  €9,000.00' }));
      expect(answer).toMatchObject({ status: 422, errors: { [field]: [{ rule: 'printable' }] } });
      expect(await list(player, '')).toEqual([]);
    },
  );

  test('added again is the one there is, with the rest it has', async () => {
    const player = randomUUID();
    const { data } = await add(player);
    world.clock.time += hour;
    expect((await add(player)).data).toEqual(data);
    // However an IBAN is written, it is one account.
    const { data: bank } = await add(player, account());
    const spaced = { fields: { iban: iban.replaceAll(' ', '').toLowerCase() } };
    expect((await add(player, account(spaced))).data).toEqual(bank);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => add(player, coins({ payoutNetwork: 'arbitrum' }))),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(await list(player)).toHaveLength(2);
  });

  test.each([
    ['a network of another currency', coins({ payoutNetwork: 'bitcoin' }), 'fields.payoutNetwork'],
    ['an unknown network', coins({ payoutNetwork: '__proto__' }), 'fields.payoutNetwork'],
    ['a sign missing', coins({ payoutAddress: address.slice(0, -1) }), 'fields.payoutAddress'],
    [
      'an address of another network',
      coins({ payoutAddress: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' }),
      'fields.payoutAddress',
    ],
    ['a tag where there is none', coins({ payoutTag: '1' }), 'fields.payoutTag'],
    ['a wrong IBAN', account({ fields: { iban: 'DE89 3704 0044 0532 0130 01' } }), 'fields.iban'],
    ['no IBAN', account({ fields: {} }), 'fields.iban'],
    [
      'a field of another method',
      account({ fields: { iban, walletEmail: 'x' } }),
      'fields.walletEmail',
    ],
  ])('with %s is refused by field', async (_what, input, field) => {
    const player = randomUUID();
    const answer = await add(player, input);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors ?? {})).toEqual([field]);
    expect(await list(player, '')).toEqual([]);
  });

  test('is of a method that is offered, and never a card', async () => {
    for (const methodId of ['card', 'pix', 'pigeon'])
      expect(await add(randomUUID(), account({ methodId, fields: {} }))).toMatchObject({
        code: 13001,
      });
  });

  test('of XRP may have a tag', async () => {
    const player = randomUUID();
    const fields = { payoutNetwork: 'xrpl', payoutAddress: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' };
    const tagged = (payoutTag: string) => add(player, coins({ ...fields, payoutTag }, 'XRP'));
    expect((await tagged('123456')).data).toMatchObject({ tag: '123456' });
    expect(await tagged('none')).toMatchObject({ status: 422 });
  });
});

test('[P-36] a destination is taken off by its owner alone', async () => {
  const [player, stranger] = [randomUUID(), randomUUID()];
  const { data } = await add(player);
  expect((await onBook(stranger, 'DELETE', `/${data.id}`)).status).toBe(404);
  expect((await onBook(player, 'DELETE', `/${data.id}`)).status).toBe(200);
  expect((await onBook(player, 'DELETE', `/${data.id}`)).status).toBe(404);
  expect(await list(player)).toEqual([]);
  // Added again, it has a new cool-down.
  expect(cooldownOf((await add(player)).data)).toBe(24 * hour);
});

describe('a withdrawal', () => {
  const amount = 20_000_000;
  const ask = (player: string, destinationId: string, input: object = {}) =>
    withdraw(world, player, {
      ...{ methodId: 'crypto', currency: 'ETH', amount, fields: { destinationId } },
      ...input,
    });

  test('waits for the cool-down of its destination, and then goes there', async () => {
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
      ...{ reference: invoice.id, currency: 'ETH', amount, method: 'crypto' },
      destination: { network: 'ethereum', address },
    });
  });

  test("goes to nobody else's destination, to none that was taken off, and to none of another currency or method", async () => {
    const player = await playerWith(world, amount, 'ETH');
    const theirs = (await add(randomUUID())).data;
    const gone = (await add(player)).data;
    await onBook(player, 'DELETE', `/${gone.id}`);
    const fields = {
      payoutNetwork: 'bitcoin',
      payoutAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    };
    const bitcoin = (await add(player, coins(fields, 'BTC'))).data;
    const bank = (await add(player, account())).data;
    world.clock.time += 25 * hour;
    for (const id of [theirs.id, gone.id, bitcoin.id, bank.id, randomUUID(), 'x'])
      expect((await ask(player, id)).errors).toHaveProperty(['fields.destinationId']);
    expect(await balanceOf(world, player, 'ETH')).toBe(BigInt(amount));
  });

  test('is approved automatically where the owner’s name is the player’s, and is reviewed where nobody knows', async () => {
    const toBank = async (player: string) => {
      const { data } = await add(player, account());
      world.clock.time += 24 * hour;
      const input = { methodId: 'bank', currency: 'EUR', amount: 50_00 };
      return (await ask(player, data.id, input)).data.withdrawal?.stage;
    };
    const [known, unknown] = [await playerWith(world, 50_00), await playerWith(world, 50_00)];
    isNamed(known, 'Ada', 'Lovelace');
    expect(await toBank(known)).toBe('approved');
    expect(await toBank(unknown)).toBe('review');
  });
});

describe('the mailed link', () => {
  const stop = (id: string) =>
    call(world, randomUUID(), {
      method: 'POST',
      url: '/api/payment/destinations/stop',
      payload: { stopCode: id },
    });
  const afterCooldown = async (player: string) => {
    isNamed(player, 'Ada', 'Lovelace');
    const { data } = await add(player, account());
    world.clock.time += 24 * hour;
    const taken = (amount: number) =>
      withdraw(world, player, { amount, fields: { destinationId: data.id } });
    return { id: data.id, taken };
  };

  test('removes the destination and gives back what waits to go there; again it says the same', async () => {
    const player = await playerWith(world, 5_000_00);
    const { id, taken } = await afterCooldown(player);
    const waiting = (await taken(50_00)).data;
    const inReview = (await taken(2_000_00)).data;
    expect(inReview.withdrawal?.stage).toBe('review');
    for (let time = 0; time < 2; time += 1)
      expect(await stop(id)).toMatchObject({ status: 200, data: { stopped: true } });
    expect(await balanceOf(world, player)).toBe(5_000_00n);
    for (const { id: invoiceId } of [waiting, inReview])
      expect(await storedInvoice(world, invoiceId)).toMatchObject({
        status: 3,
        failure_reason: 'payoutStopped',
      });
    // The job that was set for it sends nothing any more.
    await advance(world, waiting);
    expect(world.stub.orders).not.toContain(waiting.id);
    expect(await list(player, '')).toEqual([]);
    expect((await taken(60_00)).errors).toHaveProperty(['fields.destinationId']);
  });

  test('leaves alone what has left for its provider', async () => {
    const player = await playerWith(world, 100_00);
    const { id, taken } = await afterCooldown(player);
    const sent = (await taken(50_00)).data;
    await advance(world, sent);
    await stop(id);
    expect(await storedInvoice(world, sent.id)).toMatchObject({ status: 1, handover: 'accepted' });
    expect(await balanceOf(world, player)).toBe(50_00n);
  });

  test('comes before a job that has read the withdrawal already: nothing is sent', async () => {
    const player = await playerWith(world, 100_00);
    const { id, taken } = await afterCooldown(player);
    const waiting = (await taken(50_00)).data;
    const holder = await world.owner.connect();
    const waits = (count: number) =>
      vi.waitFor(
        async () => {
          const { rows } = await world.owner.query(
            `select count(*)::int as waiting from pg_locks where not granted and pid in (
             select pid from pg_stat_activity where datname = current_database())`,
          );
          expect(rows[0]?.waiting).toBe(count);
        },
        { timeout: 10_000 },
      );
    try {
      await holder.query('begin');
      await holder.query('select from payments.invoice where id = $1 for update', [waiting.id]);
      const stopped = stop(id);
      await waits(1);
      const sent = advance(world, waiting);
      await waits(2);
      await holder.query('commit');
      await Promise.all([stopped, sent]);
    } finally {
      holder.release();
    }
    expect(world.stub.orders).not.toContain(waiting.id);
    expect(await balanceOf(world, player)).toBe(100_00n);
  });

  test('races the job and 20 withdrawals: what is given back is never sent', async () => {
    const player = await playerWith(world, 1_000_00);
    const { id, taken } = await afterCooldown(player);
    const first = await Promise.all(Array.from({ length: 5 }, (_, nth) => taken(20_00 + nth)));
    const [later] = await Promise.all([
      Promise.all(Array.from({ length: 15 }, (_, nth) => taken(30_00 + nth))),
      stop(id),
      ...first.map(({ data }) => advance(world, data)),
    ]);
    let kept = 1_000_00n;
    for (const { status, data } of [...first, ...later]) {
      if (status !== 201) continue;
      const stored = await storedInvoice(world, data.id);
      const isSent = world.stub.of(data.id).length > 0;
      expect(isSent, JSON.stringify(stored)).toBe(stored?.status === 1);
      if (isSent) kept -= BigInt(data.amount);
    }
    expect(await balanceOf(world, player)).toBe(kept);
  });
});
