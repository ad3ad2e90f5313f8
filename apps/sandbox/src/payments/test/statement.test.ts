import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StatementEntry } from '../../statement.ts';
import { card, create, type Provider, startProvider, submit } from './provider-fixture.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

async function statement(query: string) {
  const response = await provider.app.inject({
    url: `/v1/statement?${query}`,
    headers: { authorization: 'Bearer api-key' },
  });
  const body = response.json<{ entries: StatementEntry[]; next: string | null }>();
  return { status: response.statusCode, ...body };
}
const lie = (word: string) =>
  provider.app.inject({ method: 'PUT', url: '/sandbox/statement', payload: { lie: word } });
const ever = 'from=2000-01-01T00:00:00Z&to=2100-01-01T00:00:00Z';

test('lists what succeeded, and lies when it is told to', async () => {
  const [paid, other] = [await create(provider), await create(provider)];
  await submit(provider, paid.id, 'card', card('4242424242424242'));
  await submit(provider, other.id, 'card', card('4000000000000002'));
  const { entries, next } = await statement(ever);
  expect(next).toBeNull();
  expect(entries).toEqual([
    {
      id: paid.id,
      reference: paid.reference,
      direction: 'in',
      amount: paid.amount,
      currency: paid.currency,
      settledAt: provider.clock.now().toISOString(),
    },
  ]);
  const [entry] = entries;
  const later = new Date(provider.clock.time + 1).toISOString();
  expect((await statement(`from=${later}&to=2100-01-01T00:00:00Z`)).entries).toEqual([]);
  expect((await statement(`${ever}&after=${entry?.settledAt} ${entry?.id}`)).entries).toEqual([]);

  await lie('missing');
  expect((await statement(ever)).entries).toEqual([]);
  await lie('amount');
  expect((await statement(ever)).entries).toMatchObject([{ amount: paid.amount + 1 }]);
  await lie('extra');
  expect((await statement(ever)).entries).toHaveLength(2);
  await lie('none');
  expect((await statement(ever)).entries).toEqual(entries);
  expect((await lie('wildly')).statusCode).toBe(400);
});

test('needs the key, and a time', async () => {
  expect((await provider.app.inject(`/v1/statement?${ever}`)).statusCode).toBe(401);
  expect((await statement('from=today')).status).toBe(422);
});
