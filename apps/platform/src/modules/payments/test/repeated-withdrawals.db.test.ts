import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
const repeated = { status: 409, code: 13024 };

beforeEach(() => world.stub.behave());
afterEach(async () => {
  expect(await faults(world), '[P-02] the books add up after every test').toEqual([]);
});

describe('[P-45] the same amount to the same place within minutes', () => {
  test('of 20 at once with keys of their own, exactly one is taken unasked', async () => {
    const player = await playerWith(world, 2_000_00);
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(world, player)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 13024)).toHaveLength(19);
    expect(await balanceOf(world, player)).toBe(1_950_00n);
  });

  test('is refused with the earlier number and time, and taken when it is confirmed', async () => {
    const player = await playerWith(world, 200_00);
    const { id, number, createdAt } = await asked(world, player);
    const spaced = { place: { iban: iban.replaceAll(' ', '').toLowerCase() } };
    for (const input of [{}, spaced])
      expect(await withdraw(world, player, input)).toMatchObject({
        ...repeated,
        errors: { confirmDuplicate: [{ rule: 'required', params: { id, number, createdAt } }] },
      });
    expect(await balanceOf(world, player)).toBe(150_00n);
    expect(await withdraw(world, player, { confirmDuplicate: true })).toMatchObject({
      status: 201,
    });
    expect(await balanceOf(world, player)).toBe(100_00n);
  });

  test('a refused key is free: confirmed, it takes the withdrawal', async () => {
    const player = await playerWith(world, 200_00);
    await asked(world, player);
    const key = randomUUID();
    expect(await withdraw(world, player, {}, key)).toMatchObject(repeated);
    expect(await withdraw(world, player, { confirmDuplicate: true }, key)).toMatchObject({
      status: 201,
    });
  });

  test('a repetition of one call with its key is answered, in parallel too', async () => {
    const player = await playerWith(world, 200_00);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => withdraw(world, player, {}, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });

  test.each([
    ['another amount', { amount: 50_01 }],
    ['another account', { place: { iban: 'GB82 WEST 1234 5698 7654 32' } }],
    ['another method', { methodId: 'eWallet', place: { walletEmail: 'lena.k@example.com' } }],
  ])('%s needs no confirmation', async (_what, input) => {
    const player = await playerWith(world, 200_00);
    await asked(world, player);
    expect(await withdraw(world, player, input)).toMatchObject({ status: 201 });
  });

  test('one that came back needs no confirmation, nor one of another player', async () => {
    const player = await playerWith(world, 200_00);
    const invoice = await asked(world, player);
    expect(await withdraw(world, await playerWith(world, 50_00))).toMatchObject({ status: 201 });
    world.stub.onCreate = 'refuses';
    await advance(world, invoice);
    expect(await withdraw(world, player)).toMatchObject({ status: 201 });
  });

  test('a quarter of an hour later it needs no confirmation', async () => {
    const player = await playerWith(world, 200_00);
    await asked(world, player);
    world.clock.time += 15 * 60_000;
    expect(await withdraw(world, player)).toMatchObject(repeated);
    world.clock.time += 1;
    expect(await withdraw(world, player)).toMatchObject({ status: 201 });
  });
});
