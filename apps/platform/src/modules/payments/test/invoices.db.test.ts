import { randomUUID } from 'node:crypto';
import type { Invoice } from '@pierlight/contract/payments/schemas';
import { describe, expect, test } from 'vitest';
import { get } from './api-calls.ts';
import { decline, eventOf, started, tell, usePayments } from './payments-fixture.ts';
import { storedInvoice } from './stored.ts';

const world = usePayments();
const list = (player: string, query = '') =>
  get<Invoice[]>(world, player, `/api/payment/invoices${query}`);

describe('own invoices', () => {
  test('[7c-07] come newest first, in pages, and by id, status, type and currency', async () => {
    const player = randomUUID();
    const made: string[] = [];
    for (const input of [{}, { currency: 'USD' }, {}, {}])
      made.push((await started(world, player, input)).invoice.id);
    const [first, dollars, third, last] = made as [string, string, string, string];
    await tell(world, eventOf(world.stub.of(first) as never, 'succeeded'));
    await tell(world, eventOf(world.stub.of(third) as never, 'failed'));
    const ids = async (query: string) => (await list(player, query)).data.map(({ id }) => id);

    expect(await ids('')).toEqual([last, third, dollars, first]);
    expect(await ids('?perPage=2&page=2')).toEqual([dollars, first]);
    expect(await ids('?status[]=2')).toEqual([first]);
    expect(await ids('?status[]=2&status[]=3')).toEqual([third, first]);
    expect(await ids('?currency=USD')).toEqual([dollars]);
    expect(await ids('?type[]=2')).toEqual([]);
    expect(await ids(`?id[]=${third}&id[]=${randomUUID()}`)).toEqual([third]);
    expect((await list(player, '?perPage=1&status[]=1')).meta).toEqual({
      page: 1,
      perPage: 1,
      total: 2,
      totalCapped: false,
    });
  });

  test('[7c-07] come by method, and by when they were created', async () => {
    const player = randomUUID();
    const { invoice: earlier } = await started(world, player);
    world.clock.time += 60_000;
    const { invoice: later } = await started(world, player);
    const ids = async (query: string) => (await list(player, query)).data.map(({ id }) => id);
    expect(await ids('?method[]=card&method[]=pix')).toEqual([later.id, earlier.id]);
    expect(await ids('?method[]=pix')).toEqual([]);
    expect(await ids(`?from=${later.createdAt}`)).toEqual([later.id]);
    expect(await ids(`?to=${later.createdAt}`)).toEqual([earlier.id]);
    expect(await ids(`?from=${earlier.createdAt}&to=${later.createdAt}`)).toEqual([earlier.id]);
  });

  test('are counted up to a cap, and the cap is told', async () => {
    const player = randomUUID();
    await world.owner.query(
      `insert into payments.invoice (id, number, player_id, type, method_id, provider, currency,
         amount, idempotency_key, input_hash, created_at)
       select gen_random_uuid(), 'T-' || n, $1, 1, 'card', 'card', 'EUR', 1000, 'key-' || n, '', now()
       from generate_series(1, 1001) n`,
      [player],
    );
    expect((await list(player, '?perPage=1')).meta).toMatchObject({
      total: 1000,
      totalCapped: true,
    });
  });

  test('refuse filters that are none', async () => {
    for (const query of [
      '?status[]=4',
      '?id[]=x',
      '?perPage=101',
      '?page=0',
      '?playerId=x',
      '?from=1',
    ])
      expect((await list(randomUUID(), query)).code, query).toBe(10001);
  });
});

describe('another player’s invoice', () => {
  test('[P-36] is not found, listed or declined', async () => {
    const [owner, stranger] = [randomUUID(), randomUUID()];
    const { invoice } = await started(world, owner);
    expect((await decline(world, stranger, invoice.id)).code).toBe(10002);
    expect((await decline(world, stranger, randomUUID())).code).toBe(10002);
    expect((await list(stranger, `?id[]=${invoice.id}`)).data).toEqual([]);
    expect((await storedInvoice(world, invoice.id)).status).toBe(1);
  });
});
