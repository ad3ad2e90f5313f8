import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase } from '../../../kernel/db/test-database.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { createRates } from '../rates/rates.ts';
import type { RatesSource, StatedRates } from '../rates/source.ts';
import { createSettingsService } from '../service.ts';

let now = new Date('2026-12-01T12:00:00Z');
const clock = { now: () => now };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase({ url: database.ownerUrl, max: 4, role: 'pierlight_app' });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(() => {
  now = new Date(now.getTime() + 60 * 60 * 1000);
});

const made = {
  USD: 1.09,
  BRL: 6.05,
  JPY: 164,
  BTC: 0.0000114,
  ETH: 0.000325,
  USDT: 1.09,
  XRP: 0.48,
};
const stating = (rates: Readonly<Record<string, number>>): StatedRates => ({
  base: 'EUR',
  takenAt: now,
  rates: new Map(Object.entries({ EUR: 1, ...made, ...rates })),
});

/** A process that asks a source, and what its settings then say of the dollar. */
async function processWith(source: RatesSource | null) {
  const rates = await createRates({ db: open.db, source, clock, log: createLogger('fatal') });
  const settings = createSettingsService({
    rates,
    restrictedCountries: [],
    questsEnabled: false,
    loyaltyEnabled: false,
    minimumAge: 18,
  });
  return {
    refresh: () => rates.jobs['settings.refresh-rates']?.({}, { id: '1', attempts: 1 }),
    dollar: () => settings.currency('USD')?.rate,
    base: () => settings.currency('EUR')?.rate,
  };
}

test('[9-02] [9-08] a job refreshes the rates, and every process goes by them', async () => {
  const other = await processWith(null);
  const refreshing = await processWith({ latest: async () => stating({ USD: 1.1 }) });
  await refreshing.refresh();
  expect(refreshing.dollar()).toEqual({ rate: 1.1, updatedAt: now.toISOString() });
  expect(refreshing.base()).toEqual({ rate: 1, updatedAt: now.toISOString() });
  expect((await processWith(null)).dollar()).toEqual(refreshing.dollar());
  now = new Date(now.getTime() + 31_000);
  other.dollar();
  await expect.poll(() => other.dollar()?.rate).toBe(1.1);
});

test('a source that is down or lies leaves the last good rates', async () => {
  const good = await processWith({ latest: async () => stating({ USD: 1.1 }) });
  await good.refresh();
  const known = good.dollar();
  now = new Date(now.getTime() + 5 * 60 * 1000);
  const lies: readonly (() => Promise<StatedRates>)[] = [
    () => Promise.reject(new Error('down')),
    async () => stating({ USD: 0 }),
    async () => stating({ USD: -1.1 }),
    async () => stating({ USD: 11 }),
    async () => ({ ...stating({ USD: 1.11 }), base: 'USD' }),
    async () => ({ ...stating({ USD: 1.11 }), takenAt: new Date(0) }),
  ];
  for (const latest of lies) {
    const lied = await processWith({ latest });
    await lied.refresh();
    expect(lied.dollar()).toEqual(known);
  }
});

test('rates that come late never replace newer ones', async () => {
  const earlier = stating({ USD: 1.08 });
  now = new Date(now.getTime() + 60_000);
  await (await processWith({ latest: async () => stating({ USD: 1.1 }) })).refresh();
  const late = await processWith({ latest: async () => earlier });
  await late.refresh();
  expect(late.dollar()?.rate).toBe(1.1);
});

test('the database itself keeps no rate that cannot be', async () => {
  for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    await expect(
      sql`insert into settings.rate values ('ABC', ${rate}, now())`.execute(open.db),
    ).rejects.toMatchObject({ code: '23514' });
});
