import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cameFrom } from './came-from.ts';
import { useWithdrawals, withdraw } from './withdrawals-fixture.ts';

const world = useWithdrawals({ returnFirst: false });

test('where the house does without an order, money goes elsewhere at once, and still no more back than came', async () => {
  const player = randomUUID();
  const source = await cameFrom(world, player, 100_00);
  await cameFrom(world, player, 100_00, { instrument: 'ins_2' });
  expect((await withdraw(world, player, { amount: 20_00 })).status).toBe(201);
  const back = { amount: 100_01, fields: { destinationId: source } };
  expect((await withdraw(world, player, back)).code).toBe(13026);
});
