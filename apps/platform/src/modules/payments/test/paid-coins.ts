import { randomUUID } from 'node:crypto';
import { deposit, type World } from './payments-fixture.ts';

import type { StubCustody, StubDeposit } from './stub-custody.ts';
import { callBack, webhookUrls } from './webhooks.ts';

/** Sends the custodian's callback of a deposit as it stands in the record; its status. */
export async function tellOfCoins(
  world: World,
  custody: StubCustody,
  told: StubDeposit,
): Promise<number> {
  custody.keep(told);
  const event = { id: randomUUID(), type: `deposit.${told.status}`, data: told };
  return callBack(world, webhookUrls.coins, event);
}

/** A player whose deposit of 150,000 was credited, and 70,000 more that will arrive at its address. */
export async function paidCoins(world: World, custody: StubCustody) {
  const player = randomUUID();
  const input = { methodId: 'crypto', currency: 'BTC', amount: 150_000 };
  const { data: invoice } = await deposit(world, player, input);
  const lent = custody.of(invoice.id);
  if (!lent) throw new Error('the deposit was not started');
  const first = { ...lent, status: 'credited', received: 150_000, confirmations: 3 };
  const status = await tellOfCoins(world, custody, first);
  if (status !== 200) throw new Error(`the deposit was not credited: ${status}`);
  const more = { id: `dep_${randomUUID()}`, follows: lent.id, amount: 70_000, received: 70_000 };
  return { player, first, more: { ...first, ...more } };
}
