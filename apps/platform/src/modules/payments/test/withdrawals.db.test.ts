import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, houseOf, nextRun, storedInvoice } from './stored.ts';
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
afterEach(async () => {
  expect(await faults(world), '[P-02] the books add up after every test').toEqual([]);
});

const get = async (player: string, url: string) =>
  (
    await world.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${player}` } })
  ).json();

describe('[7c-06] requesting a withdrawal', () => {
  test('takes the amount out of the balance at once and says how far it is', async () => {
    const player = await playerWith(world, 100_00);
    const { status, data } = await withdraw(world, player);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      number: expect.stringMatching(/^W-/),
      status: 1,
      type: 2,
      methodId: 'bank',
      amount: 50_00,
      withdrawal: { stage: 'approved', fee: 0, destination: '•• 3000' },
    });
    expect(await balanceOf(world, player)).toBe(50_00n);
    expect(await houseOf(world, player, 'withdrawals')).toBe(50_00n);
    expect(world.stub.orders).not.toContain(data.id);
  });

  test('[P-42] money does not wait behind the mails and messages of other withdrawals', async () => {
    const player = await playerWith(world, 100_00);
    const { data } = await withdraw(world, player);
    const { rows } = await world.owner.query<{ sends: number; tells: number }>(
      `select max(priority) filter (where key = $1) as sends,
         min(priority) filter (where coalesce(key, '') not like 'payments.withdraw:%') as tells
       from graphile_worker._private_jobs`,
      [`payments.withdraw:${data.id}`],
    );
    expect(rows[0]?.sends).toBeLessThan(rows[0]?.tells ?? Number.NaN);
  });

  test('[P-05] the same key answers the same withdrawal, with another input it is a conflict', async () => {
    const player = await playerWith(world, 200_00);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => withdraw(world, player, {}, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await balanceOf(world, player)).toBe(150_00n);
    expect(await withdraw(world, player, { amount: 51_00 }, key)).toMatchObject({
      status: 409,
      code: 10005,
    });
    expect(await balanceOf(world, player)).toBe(150_00n);
  });

  test('[P-03] of 20 at once on funds for 10, exactly 10 are taken', async () => {
    const player = await playerWith(world, 500_00);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => withdraw(world, player, { confirmDuplicate: true })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 12001)).toHaveLength(10);
    expect(await balanceOf(world, player)).toBe(0n);
    expect(await houseOf(world, player, 'withdrawals')).toBe(500_00n);
  });

  test.each([
    ['an unknown method', { methodId: 'pigeon' }, 13001, undefined],
    ['a method of another country', { methodId: 'pix' }, 13001, undefined],
    ['a currency the method does not pay', { currency: 'JPY' }, 13001, undefined],
    ['too little', { amount: 19_99 }, 13002, { amount: [{ rule: 'min' }] }],
    ['too much', { amount: 10_000_01 }, 13002, { amount: [{ rule: 'max' }] }],
    ['no destination', { fields: {} }, 10001, { 'fields.destinationId': [{ rule: 'required' }] }],
    [
      'a destination that nobody has',
      { fields: { destinationId: randomUUID() } },
      10001,
      { 'fields.destinationId': [{ rule: 'oneOf' }] },
    ],
    [
      'an account number that was typed',
      { fields: { iban } },
      10001,
      { 'fields.iban': [{ rule: 'unknown' }] },
    ],
    ['a property it does not have', { status: 2 }, 10001, undefined],
  ])('is refused with %s, and nothing moves', async (_what, input, code, errors) => {
    const player = await playerWith(world, 100_00);
    const answer = await withdraw(world, player, input);
    expect(answer.code).toBe(code);
    if (errors) expect(answer.errors).toMatchObject(errors);
    expect(await balanceOf(world, player)).toBe(100_00n);
  });

  test('is refused without the second factor, and leaves it for the next try', async () => {
    const player = await playerWith(world, 100_00);
    world.asked.factor.add(player);
    expect(await withdraw(world, player)).toMatchObject({ status: 422, code: 11040 });
    expect(await balanceOf(world, player)).toBe(100_00n);
    expect(await withdraw(world, player, {}, randomUUID(), 'right')).toMatchObject({ status: 201 });
  });

  test('is refused while deposits have to be staked, and nothing moves', async () => {
    const player = await playerWith(world, 100_00);
    world.asked.turnOver.add(player);
    expect(await withdraw(world, player)).toMatchObject({ status: 422, code: 13021 });
    expect(await balanceOf(world, player)).toBe(100_00n);
    expect(await houseOf(world, player, 'withdrawals')).toBe(0n);
    await world.owner.query(
      "select ledger.bet($1, 'EUR', 10000, 'hub88', $2, 'tide-reels', 'round')",
      [player, randomUUID()],
    );
    await world.owner.query(
      "select ledger.win($1, 'EUR', 10000, 'hub88', $2, 'tide-reels', 'round', null)",
      [player, randomUUID()],
    );
    expect(await withdraw(world, player)).toMatchObject({ status: 201 });
  });

  test('a part of a subunit of the fee counts as a whole', async () => {
    const player = await playerWith(world, 100_00);
    const { data } = await withdraw(world, player, {
      methodId: 'eWallet',
      amount: 10_01,
      place: { walletEmail: 'lena.k@example.com' },
    });
    expect(data.withdrawal).toMatchObject({ fee: 11, destination: 'l•••@example.com' });
    await advance(world, data);
    expect(world.stub.bodies.at(-1)).toMatchObject({ amount: 9_90, reference: data.id });
  });
});

describe('[7c-05] methods to withdraw with', () => {
  test('depend on currency and country, and say what they ask for', async () => {
    const player = await playerWith(world, 100_00);
    const of = async (query: string) =>
      (await get(player, `/api/payment/methods/withdrawal?${query}`)).data.map(
        ({ id }: { id: string }) => id,
      );
    expect(await of('currency=EUR')).toEqual(['bank', 'eWallet']);
    expect(await of('currency=BRL&country=BR')).toEqual(['pix', 'eWallet']);
    expect(await of('currency=EUR&country=JP')).toEqual(['eWallet']);
    expect(await of('currency=XXX')).toEqual([]);
    const { data } = await get(player, '/api/payment/methods/withdrawal?currency=EUR');
    expect(data[0]).toMatchObject({
      id: 'bank',
      asksHolder: true,
      fields: [{ name: 'destinationId', required: true }],
      destinationFields: [{ name: 'iban', required: true }],
    });
  });
});

test('a withdrawal is never cancelled, at no stage', async () => {
  const player = await playerWith(world, 5_000_00);
  const inReview = await asked(world, player, { amount: 2_000_00 });
  const sent = await asked(world, await playerWith(world, 100_00));
  await advance(world, sent);
  for (const [owner, invoice] of [[player, inReview]] as const) {
    const response = await world.app.inject({
      method: 'PUT',
      url: `/api/payment/invoices/${invoice.id}/decline`,
      headers: { authorization: `Bearer ${owner}` },
    });
    expect(response.json()).toMatchObject({ status: 409, code: 13020 });
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ status: 1 });
  }
  expect(await storedInvoice(world, sent.id)).toMatchObject({ status: 1, handover: 'accepted' });
});

describe('review', () => {
  const decision = { operator: 'mara', reason: 'papers seen' };

  test('what a player requests within a day is added up; above the bound it is reviewed', async () => {
    const player = await playerWith(world, 5_000_00);
    const small = await asked(world, player, { amount: 600_00 });
    const next = await asked(world, player, { amount: 600_00, confirmDuplicate: true });
    expect(small.withdrawal?.stage).toBe('approved');
    expect(next.withdrawal?.stage).toBe('review');
    await advance(world, next);
    expect(world.stub.orders).not.toContain(next.id);
    world.clock.time += 25 * 60 * 60_000;
    const later = await asked(world, player, { amount: 600_00 });
    expect(later.withdrawal?.stage).toBe('approved');
  });

  test('what is requested in several currencies at once is added up too', async () => {
    for (let round = 0; round < 4; round += 1) {
      const player = await playerWith(world, 5_000_00);
      await playerWith(world, 5_000_00, 'USD', player);
      const wallet = { methodId: 'eWallet', place: { walletEmail: 'lena.k@example.com' } };
      const taken = await Promise.all([
        asked(world, player, { ...wallet, currency: 'EUR', amount: 800_00 }),
        asked(world, player, { ...wallet, currency: 'USD', amount: 800_00 }),
      ]);
      expect(taken.map(({ withdrawal }) => withdrawal?.stage).sort()).toEqual([
        'approved',
        'review',
      ]);
    }
  });

  test('approved, it goes on; and both decisions are noted with who and why', async () => {
    const player = await playerWith(world, 5_000_00);
    const invoice = await asked(world, player, { amount: 2_000_00 });
    world.clock.time += 5 * 60 * 60_000;
    const { expected_at: expected } = await world.review.approve(invoice.number, decision);
    // The time a bank takes counts from the decision.
    expect(expected?.getTime()).toBe(world.clock.time + 24 * 60 * 60_000);
    await advance(world, invoice);
    expect(world.stub.of(invoice.id)).toHaveLength(1);
    await expect(world.review.refuse(invoice.number, decision)).rejects.toMatchObject({
      errorName: 'invoiceFinal',
    });
    const { rows } = await world.owner.query(
      'select operator, act, reason from operations.act where target = $1',
      [invoice.number],
    );
    expect(rows).toEqual([{ ...decision, act: 'withdrawal.approve' }]);
  });

  test('[P-08] refused, the whole of it is back in the same moment', async () => {
    const player = await playerWith(world, 5_000_00);
    const invoice = await asked(world, player, { amount: 2_000_00 });
    await world.review.refuse(invoice.number, decision);
    expect(await storedInvoice(world, invoice.id)).toMatchObject({
      status: 3,
      failure_reason: 'payoutRefused',
    });
    expect(await balanceOf(world, player)).toBe(5_000_00n);
    expect(await nextRun(world, 'payments.withdraw', invoice.id)).toBeNull();
  });

  test('one of two decisions at once wins', async () => {
    const player = await playerWith(world, 5_000_00);
    const invoice = await asked(world, player, { amount: 2_000_00 });
    const decided = await Promise.allSettled([
      world.review.approve(invoice.number, decision),
      world.review.refuse(invoice.number, decision),
    ]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await world.owner.query('select act from operations.act where target = $1', [
      invoice.number,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('without a name or a reason nothing is decided', async () => {
    const player = await playerWith(world, 5_000_00);
    const invoice = await asked(world, player, { amount: 2_000_00 });
    for (const wrong of [
      { operator: '', reason: 'x' },
      { operator: 'mara', reason: ' ' },
    ])
      await expect(world.review.approve(invoice.number, wrong)).rejects.toMatchObject({
        errorName: 'malformedRequest',
      });
    expect(await storedInvoice(world, invoice.id)).toMatchObject({ approved_at: null });
  });

  test('[P-04] what operators did stays written, for the owner of the tables too', async () => {
    for (const statement of [
      "update operations.act set reason = 'x'",
      'delete from operations.act',
      'truncate operations.act',
    ]) {
      await expect(world.owner.query(statement)).rejects.toThrow(
        /what operators did stays written/,
      );
      await expect(world.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
