import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { deposit, eventOf, tell, usePayments } from './payments-fixture.ts';
import { balanceOf } from './stored.ts';

const world = usePayments();
afterEach(() => world.stub.behave());

async function invoicesOf(player: string) {
  const { rows } = await world.owner.query<{ id: string; status: number; handover: string }>(
    'select id, status, handover from payments.invoice where player_id = $1 order by id',
    [player],
  );
  return rows;
}

/** Orders that reached the provider for a player's invoices, by reference. */
async function ordersOf(player: string): Promise<string[]> {
  const own = new Set((await invoicesOf(player)).map(({ id }) => id));
  return world.stub.orders.filter((reference) => own.has(reference));
}

describe('a key whose deposit its provider surely does not have', () => {
  test('[P-05] [P-42] starts the deposit once the provider is back, and answers it from then on', async () => {
    const [player, key] = [randomUUID(), randomUUID()];
    const comeBack = await world.stub.goDown();
    expect(await deposit(world, player, {}, key)).toMatchObject({ status: 503, code: 13004 });
    await comeBack();

    const started = await deposit(world, player, {}, key);
    expect(started).toMatchObject({ status: 201, data: { status: 1 } });
    expect(started.data.redirectUrl).not.toBeNull();
    expect(await deposit(world, player, {}, key)).toEqual(started);
    expect(await ordersOf(player)).toEqual([started.data.id]);
    expect((await invoicesOf(player)).map(({ status }) => status)).toEqual([3, 1]);

    const payment = world.stub.of(started.data.id);
    if (!payment) throw new Error('the provider has no payment');
    expect(await tell(world, eventOf(payment, 'succeeded'))).toBe(200);
    expect((await deposit(world, player, {}, key)).data).toMatchObject({
      id: started.data.id,
      status: 2,
    });
    expect(await balanceOf(world, player)).toBe(25_00n);
  });

  test('[P-05] takes no other input, also while its first one is being refused', async () => {
    const [player, key] = [randomUUID(), randomUUID()];
    const comeBack = await world.stub.goDown();
    const both = await Promise.all([
      deposit(world, player, {}, key),
      deposit(world, player, { amount: 26_00 }, key),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual([10005, 13004]);
    await comeBack();
    const [other, same] = both[0]?.code === 10005 ? [25_00, 26_00] : [26_00, 25_00];
    expect((await deposit(world, player, { amount: other }, key)).code).toBe(10005);
    expect((await deposit(world, player, { amount: same }, key)).status).toBe(201);
    expect((await deposit(world, player, { amount: other }, key)).code).toBe(10005);
    expect((await ordersOf(player)).length).toBe(1);
  });

  test('[P-05] [P-42] 64 parallel duplicates while the provider comes back order once', async () => {
    const [player, key] = [randomUUID(), randomUUID()];
    const comeBack = await world.stub.goDown();
    expect((await deposit(world, player, {}, key)).code).toBe(13004);
    const racing = Array.from({ length: 64 }, () => deposit(world, player, {}, key));
    await Promise.race(racing);
    await comeBack();
    for (const { status, code } of await Promise.all(racing))
      expect(status === 201 || code === 13004).toBe(true);
    const after = await Promise.all(
      Array.from({ length: 64 }, () => deposit(world, player, {}, key)),
    );
    expect(new Set(after.map(({ status, data }) => `${status} ${data?.id}`)).size).toBe(1);
    expect(after[0]?.status).toBe(201);
    expect(await ordersOf(player)).toEqual([after[0]?.data.id]);
    const live = (await invoicesOf(player)).filter(({ handover }) => handover !== 'refused');
    expect(live).toEqual([{ id: after[0]?.data.id, status: 1, handover: 'accepted' }]);
  });

  test.each([
    ['a refusal', { kind: 'status', status: 401 }],
    ['being asked to wait', { kind: 'status', status: 429 }],
    ['a lie that was cancelled', { kind: 'lying', lie: { amount: 1 } }],
    ['a page players are not sent to', { kind: 'lying', lie: { pageUrl: 'https://phish.test/' } }],
  ] as const)('[P-05] starts it again after %s', async (_name, onCreate) => {
    const [player, key] = [randomUUID(), randomUUID()];
    world.stub.onCreate = onCreate;
    expect((await deposit(world, player, {}, key)).code).toBe(13004);
    const [refused] = await invoicesOf(player);
    world.stub.behave();
    const { status, data } = await deposit(world, player, {}, key);
    expect(status).toBe(201);
    expect(data.id).not.toBe(refused?.id);
    // What the provider made of the first order can no longer be paid.
    expect([undefined, 'cancelled']).toContain(world.stub.of(refused?.id ?? '')?.status);
  });

  test('[P-05] [P-42] is never sent again where the provider may have it', async () => {
    const [player, key] = [randomUUID(), randomUUID()];
    world.stub.onCreate = { kind: 'status', status: 500 };
    const { data } = await deposit(world, player, {}, key);
    world.stub.behave();
    const again = await Promise.all(
      Array.from({ length: 16 }, () => deposit(world, player, {}, key)),
    );
    expect(new Set(again.map((answer) => answer.data.id))).toEqual(new Set([data.id]));
    expect(await ordersOf(player)).toEqual([data.id]);
  });
});
