import { randomUUID } from 'node:crypto';
import type { Invoice } from '@pierlight/contract/payments/schemas';
import { afterEach, describe, expect, test } from 'vitest';
import { get } from './api-calls.ts';
import { check, decline, deposit, usePayments } from './payments-fixture.ts';
import { nextRun, storedInvoice } from './stored.ts';

const world = usePayments();
afterEach(() => world.stub.behave());

/** What the player's open pages are told of an invoice, in order. */
async function told(id: string): Promise<Invoice[]> {
  const { rows } = await world.owner.query<{ invoice: Invoice }>(
    `select payload->'data'->'invoice' as invoice from graphile_worker._private_jobs
     where payload->'data'->'invoice'->>'id' = $1 order by id`,
    [id],
  );
  return rows.map(({ invoice }) => invoice);
}
const shown = async (player: string, id: string) =>
  (await get<Invoice[]>(world, player, `/api/payment/invoices?id[]=${id}`)).data[0];

/** A deposit whose provider did its work, and whose answer never came. */
async function slow(player: string, key: string = randomUUID()) {
  world.stub.onCreate = { kind: 'cutAfterwards' };
  const answer = await deposit(world, player, {}, key);
  world.stub.behave();
  return answer;
}

describe('[7c-04] [P-42] a deposit whose provider is slow to answer its order', () => {
  test('says that it waits, and tells its player where to pay as soon as that is known', async () => {
    const [player, key] = [randomUUID(), randomUUID()];
    const { status, data } = await slow(player, key);
    expect(status).toBe(201);
    expect(data).toMatchObject({ status: 1, redirectUrl: null, awaitsProvider: true });
    expect(await nextRun(world, 'payments.check', data.id)).toBe(5_000);

    world.clock.time += 10_000;
    await check(world, data.id);
    const ready = { redirectUrl: 'https://pages.provider.test/pay/1', awaitsProvider: false };
    expect(await told(data.id)).toMatchObject([{ id: data.id, status: 1, ...ready }]);
    expect(await shown(player, data.id)).toMatchObject(ready);
    expect((await deposit(world, player, {}, key)).data).toMatchObject({ id: data.id, ...ready });
    expect(world.stub.orders.filter((reference) => reference === data.id)).toHaveLength(1);
    // From here on it is looked after like any other, and told once.
    expect(await nextRun(world, 'payments.check', data.id)).toBe(60_000);
    await check(world, data.id);
    expect(await told(data.id)).toHaveLength(1);
  });

  test('is queried soon and again, later and later, and not given up within the minute', async () => {
    world.stub.onCreate = { kind: 'status', status: 500 };
    const { data } = await deposit(world, randomUUID());
    world.stub.behave();
    const waits: (number | null)[] = [];
    for (let age = 5_000; age < 60_000; age += waits.at(-1) ?? Number.NaN) {
      world.clock.time += waits.at(-1) ?? 5_000;
      await check(world, data.id);
      waits.push(await nextRun(world, 'payments.check', data.id));
    }
    expect(waits).toEqual([5_000, 5_000, 7_500, 11_250, 16_875, 25_312]);
    expect(await storedInvoice(world, data.id)).toMatchObject({ status: 1, handover: 'unknown' });
    world.clock.time += 25_312;
    await check(world, data.id);
    expect(await told(data.id)).toMatchObject([
      { status: 3, failureReason: 'unavailable', awaitsProvider: false },
    ]);
  });

  test('that its provider refuses in the end says so', async () => {
    const player = randomUUID();
    const { data } = await slow(player);
    Object.assign(world.stub.of(data.id) ?? {}, { status: 'failed', reason: 'declined' });
    await check(world, data.id);
    expect(await told(data.id)).toMatchObject([{ status: 3, failureReason: 'declined' }]);
  });

  test('that is cancelled once its provider has it ends', async () => {
    const player = randomUUID();
    const { data } = await slow(player);
    expect(await decline(world, player, data.id)).toMatchObject({
      status: 200,
      data: { status: 3, failureReason: 'cancelled', awaitsProvider: false },
    });
  });

  test('shows its code where it is paid by one', async () => {
    const player = randomUUID();
    world.home.country = 'BR';
    world.stub.presentation = 'code';
    world.stub.onCreate = { kind: 'cutAfterwards' };
    const order = { methodId: 'pix', currency: 'BRL', amount: 80_00 };
    const fields = { cpf_number: '52998224725' };
    const { data } = await deposit(world, player, { ...order, fields });
    world.stub.behave();
    world.home.country = 'DE';
    expect(data).toMatchObject({ publicData: null, awaitsProvider: true });
    Object.assign(world.stub.of(data.id) ?? {}, { qr: 'code' });
    await check(world, data.id);
    expect(await told(data.id)).toMatchObject([
      { awaitsProvider: false, publicData: { qr: 'code' } },
    ]);
  });

  test('of a process that died while it asked is looked after as soon as its player tries again', async () => {
    const [player, key] = [randomUUID(), randomUUID()];
    const { data } = await slow(player, key);
    await world.owner.query("update payments.invoice set handover = 'sending' where id = $1", [
      data.id,
    ]);
    expect((await deposit(world, player, {}, key)).data).toMatchObject({
      id: data.id,
      awaitsProvider: true,
    });
    expect((await storedInvoice(world, data.id)).handover).toBe('unknown');
    expect(await nextRun(world, 'payments.check', data.id)).toBe(5_000);
  });
});
