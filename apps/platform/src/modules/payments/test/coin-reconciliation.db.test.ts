import { beforeAll, beforeEach, expect, test } from 'vitest';
import { paidCoins, tellOfCoins } from './paid-coins.ts';
import { usePayments } from './payments-fixture.ts';
import { balanceOf } from './stored.ts';
import { StubCustody, type StubDeposit } from './stub-custody.ts';

const custody = new StubCustody();
const world = usePayments({ custodyUrl: () => custody.listen() });
beforeAll(() => () => custody.close());

const day = 24 * 60 * 60 * 1000;
const today = () => new Date(world.clock.time).toISOString().slice(0, 10);

/** Every test has days of its own. */
beforeEach(() => {
  world.clock.time += 30 * day;
  custody.statement = [];
});

/** As the custodian lists it: what we requested by our reference, everything else by its own. */
function stated(told: StubDeposit) {
  custody.statement.push({
    id: told.id,
    reference: told.follows === null ? told.reference : told.id,
    direction: 'in',
    amount: told.received,
    currency: told.asset,
    settledAt: new Date(world.clock.time).toISOString(),
  });
}

/** Coins that settled an invoice, and on the next day more to the same address. */
async function paidTwice() {
  const { player, first, more } = await paidCoins(world, custody);
  stated(first);
  const firstDay = today();
  world.clock.time += day;
  expect(await tellOfCoins(world, custody, more)).toBe(200);
  stated(more);
  const secondDay = today();
  world.clock.time += day;
  expect(await balanceOf(world, player, 'BTC')).toBe(220_000n);
  return { first, second: more, firstDay, secondDay };
}

test('[P-15] coins that came after their invoice was final agree on the day they came', async () => {
  const { firstDay, secondDay } = await paidTwice();
  for (const each of [firstDay, secondDay])
    expect(await world.reconciliation.reconcile('custody', each)).toMatchObject({
      stated: 1,
      agreed: 1,
      differences: [],
    });
});

test('[P-15] such coins that the statement lacks, or has in another amount, are found by the custodian’s name', async () => {
  const { second, firstDay, secondDay } = await paidTwice();
  const [first, listed] = custody.statement;
  custody.statement = [first ?? {}, { ...listed, amount: 70_001 }];
  const wrong = await world.reconciliation.reconcile('custody', secondDay);
  expect(wrong.differences).toMatchObject([
    { kind: 'amount', reference: second.id, expected: 70_000n, actual: 70_001n },
  ]);
  custody.statement = [first ?? {}];
  const missing = await world.reconciliation.reconcile('custody', secondDay);
  expect(missing.differences).toMatchObject([
    { kind: 'missing', reference: second.id, expected: 70_000n, actual: null },
  ]);
  expect((await world.reconciliation.reconcile('custody', firstDay)).differences).toEqual([]);
});

test('[P-15] such coins stated under the invoice they followed are not taken for it', async () => {
  const { first, second, secondDay } = await paidTwice();
  const [ordered, listed] = custody.statement;
  custody.statement = [ordered ?? {}, { ...listed, reference: first.reference }];
  const { differences } = await world.reconciliation.reconcile('custody', secondDay);
  expect(differences.map(({ kind, reference }) => [kind, reference]).sort()).toEqual([
    ['extra', first.reference],
    ['missing', second.id],
  ]);
});
