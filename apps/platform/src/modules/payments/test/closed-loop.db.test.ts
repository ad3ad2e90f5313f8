import { randomUUID } from 'node:crypto';
import type { PayoutDestination } from '@pierlight/contract/payments/destinations';
import { beforeEach, describe, expect, test } from 'vitest';
import { call } from './api-calls.ts';
import { cameFrom } from './came-from.ts';
import { balanceOf } from './stored.ts';
import {
  advance,
  asked,
  faults,
  iban,
  playerWith,
  useWithdrawals,
  withdraw,
} from './withdrawals-fixture.ts';

const world = useWithdrawals();
beforeEach(() => world.stub.behave());

const back = (player: string, source: string, amount: number, input: object = {}) =>
  withdraw(world, player, { amount, fields: { destinationId: source }, ...input });
const sources = async (player: string) =>
  (
    await call<PayoutDestination[]>(world, player, {
      method: 'GET',
      url: '/api/payment/destinations?currency=EUR',
    })
  ).data.filter(({ origin }) => origin === 'deposit');

test('a stolen session sends nothing to an IBAN it types', async () => {
  const player = await playerWith(world, 100_00);
  const answer = await withdraw(world, player, { amount: 100_00, fields: { iban } });
  expect(answer.status).toBe(422);
  expect(await balanceOf(world, player)).toBe(100_00n);
});

test('a card pays no more back than came in by it, whatever another card paid', async () => {
  const player = randomUUID();
  const own = { methodId: 'card', instrument: 'ins_own', shown: 'Visa •• 4242' };
  const card = await cameFrom(world, player, 500_00, own);
  const thief = await cameFrom(world, player, 10_00, { ...own, instrument: 'ins_thief' });
  const byCard = { methodId: 'card' };
  expect(await back(player, thief, 510_00, byCard)).toMatchObject({
    code: 13026,
    errors: { destination: [{ rule: 'returnExceeded', params: { left: 10_00 } }] },
  });
  expect(await balanceOf(world, player)).toBe(510_00n);
  expect(await back(player, card, 500_00, byCard)).toMatchObject({
    status: 201,
    data: { withdrawal: { destination: 'Visa •• 4242' } },
  });
  expect(await sources(player)).toMatchObject([{ id: thief, returnable: 10_00 }]);
});

test('the provider is told its own name of where the money came from', async () => {
  const player = randomUUID();
  const source = await cameFrom(world, player, 100_00);
  const { data } = await back(player, source, 50_00);
  await advance(world, data);
  expect(world.stub.bodies.at(-1)).toMatchObject({
    reference: data.id,
    destination: { instrument: 'ins_1' },
  });
});

describe('money goes back before it goes elsewhere', () => {
  test('which is refused with the place and how much, and taken once it has gone back', async () => {
    const player = randomUUID();
    const source = await cameFrom(world, player, 100_00);
    await playerWith(world, 400_00, 'EUR', player);
    expect(await withdraw(world, player, { amount: 20_00 })).toMatchObject({
      status: 422,
      code: 13025,
      errors: {
        destination: [
          {
            rule: 'returnFirst',
            params: { id: source, methodId: 'bank', shown: 'DE89 •• 3000', amount: 100_00 },
          },
        ],
      },
    });
    expect(await balanceOf(world, player)).toBe(500_00n);
    expect((await back(player, source, 100_00)).status).toBe(201);
    expect(await withdraw(world, player, { amount: 20_00 })).toMatchObject({ status: 201 });
    expect(await faults(world)).toEqual([]);
  });

  test('by whichever method it came, in its own currency alone', async () => {
    const player = randomUUID();
    await cameFrom(world, player, 100_00, { methodId: 'eWallet', instrument: 'ins_w' });
    await cameFrom(world, player, 100_00, { methodId: 'eWallet', currency: 'USD' });
    await playerWith(world, 100_00, 'EUR', player);
    expect((await withdraw(world, player, { amount: 20_00 })).code).toBe(13025);
    const other = randomUUID();
    await cameFrom(world, other, 100_00, { methodId: 'eWallet', currency: 'USD' });
    await playerWith(world, 100_00, 'EUR', other);
    expect((await withdraw(world, other, { amount: 20_00 })).status).toBe(201);
  });

  test('not where the method is not offered, nor what is less than it pays, nor more than there is', async () => {
    const [foreign, little, poor] = [randomUUID(), randomUUID(), randomUUID()];
    await cameFrom(world, foreign, 100_00, { methodId: 'pix', instrument: 'ins_p' });
    expect((await withdraw(world, foreign, { amount: 20_00 })).status).toBe(201);
    await cameFrom(world, little, 19_99);
    await playerWith(world, 100_00, 'EUR', little);
    expect((await withdraw(world, little, { amount: 20_00 })).status).toBe(201);
    // 15 of 100 are left: the bank pays 20 at least, a wallet 10.
    await cameFrom(world, poor, 100_00);
    await world.owner.query(`select ledger.bet($1, 'EUR', 8500, 'hub88', $2, 'koi-lantern', $2)`, [
      poor,
      randomUUID(),
    ]);
    const place = { walletEmail: 'ada@example.com' };
    const byWallet = { methodId: 'eWallet', amount: 15_00, place };
    expect((await withdraw(world, poor, byWallet)).status).toBe(201);
  });

  test('not where a payout there was sent back, until money comes from there again', async () => {
    const player = randomUUID();
    const source = await cameFrom(world, player, 100_00);
    const { data } = await back(player, source, 50_00);
    world.stub.onCreate = 'refuses';
    await advance(world, data);
    expect(await balanceOf(world, player)).toBe(100_00n);
    expect(await sources(player)).toMatchObject([{ returnable: 100_00, isFirst: false }]);
    expect((await withdraw(world, player, { amount: 20_00 })).status).toBe(201);
  });
});

describe('of 50 withdrawals at once by a stolen session', () => {
  const small = { amount: 20_00, confirmDuplicate: true };

  test('exactly as many go back as fit what came from there, and none goes elsewhere', async () => {
    const player = randomUUID();
    const source = await cameFrom(world, player, 200_00);
    await playerWith(world, 800_00, 'EUR', player);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => {
        // Every fifth tries the thief's own account, whose cool-down has even ended.
        const isElsewhere = nth % 5 === 0;
        return withdraw(world, player, {
          ...(isElsewhere
            ? { amount: 800_00, place: { iban } }
            : { ...small, fields: { destinationId: source } }),
        });
      }),
    );
    const taken = answers.filter(({ status }) => status === 201).map(({ data }) => data);
    const returned = taken.filter(({ withdrawal }) => withdrawal?.destination === 'DE89 •• 3000');
    expect(returned).toHaveLength(10);
    // What is elsewhere left only after all of it had gone back.
    expect(taken.length - returned.length).toBeLessThanOrEqual(1);
    const left = 1_000_00n - taken.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    expect(await balanceOf(world, player)).toBe(left);
    expect(await sources(player)).toEqual([]);
    expect(await faults(world)).toEqual([]);
  });

  test('to a place that is refused while any of it is left', async () => {
    const player = randomUUID();
    await cameFrom(world, player, 200_00);
    await playerWith(world, 800_00, 'EUR', player);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => withdraw(world, player, small)),
    );
    expect(answers.filter(({ status }) => status === 201)).toEqual([]);
    expect(answers.filter(({ code }) => code === 13025).length).toBeGreaterThan(0);
    expect(await balanceOf(world, player)).toBe(1_000_00n);
  });
});

test('what is on the way from before goes on: it was never told where by a destination', async () => {
  const player = await playerWith(world, 100_00);
  const invoice = await asked(world, player);
  await world.owner.query('update payments.invoice set destination_id = null where id = $1', [
    invoice.id,
  ]);
  await world.owner.query('delete from payments.destination where player_id = $1', [player]);
  await advance(world, invoice);
  expect(world.stub.bodies.at(-1)).toMatchObject({
    reference: invoice.id,
    destination: { iban: 'DE89370400440532013000' },
  });
});
