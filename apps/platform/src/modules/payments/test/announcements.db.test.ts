import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { decline, eventOf, started, tell, usePayments } from './payments-fixture.ts';
import { announcements } from './stored.ts';

const world = usePayments();

async function messagesOf(id: string) {
  const { rows } = await world.owner.query<{ payload: { channel: string; data: unknown } }>(
    `select payload from graphile_worker._private_jobs
       where payload->'data'->'invoice'->>'id' = $1`,
    [id],
  );
  return rows.map(({ payload: { channel, data } }) => ({ channel, data }));
}

test('[4-11] a pending invoice is not announced', async () => {
  const { invoice } = await started(world, randomUUID());
  expect(invoice.status).toBe(1);
  expect(await announcements(world, invoice.id)).toBe(0);
});

test.each([
  ['succeeded', 2],
  ['failed', 3],
] as const)('[4-11] [7i-03] one that %s is told once, to its player', async (outcome, status) => {
  const player = randomUUID();
  const { invoice, payment } = await started(world, player);
  const event = eventOf(payment, outcome);
  await tell(world, event);
  await tell(world, event);
  expect(await messagesOf(invoice.id)).toEqual([
    {
      channel: `payment:invoices#${player}`,
      data: {
        event: 'invoice.deposit.updated',
        invoice: expect.objectContaining({ id: invoice.id, status, amount: invoice.amount }),
      },
    },
  ]);
});

test('[4-11] one that its player cancelled is told as an error', async () => {
  const player = randomUUID();
  const { invoice } = await started(world, player);
  await decline(world, player, invoice.id);
  expect(await messagesOf(invoice.id)).toMatchObject([
    { data: { invoice: { status: 3, failureReason: 'cancelled' } } },
  ]);
});
