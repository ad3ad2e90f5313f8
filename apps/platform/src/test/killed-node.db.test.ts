import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { savedDestination } from '../modules/payments/test/saved-destination.ts';
import { StubPayouts } from '../modules/payments/test/stub-payouts.ts';
import { usePlatform } from './platform-fixture.ts';
import { startNode } from './start-node.ts';
import { createTable } from './table.ts';

const platform = usePlatform({
  settings: { WITHDRAWAL_TURN_OVER: '0', PAYOUT_RETURN_FIRST: 'false' },
});
const { seated } = createTable(platform);
const payouts = new StubPayouts();
let payoutsUrl = '';
let owner: pg.Pool;

beforeAll(async () => {
  payoutsUrl = await payouts.listen();
  owner = new pg.Pool({ connectionString: platform.ownerUrl, max: 2 });
});
afterAll(async () => {
  await owner.end();
  await payouts.close();
});

const startJobs = () =>
  startNode({
    ...platform.environment,
    DATABASE_URL: platform.ownerUrl,
    PAYMENTS_API_URL: payoutsUrl,
    ROLES: 'jobs',
  });

test('[P-48] a withdrawal whose process is killed while its provider holds the order is ended by another process', async () => {
  const { player } = await seated();
  payouts.onCreate = 'silentAfterwards';
  const first = await startJobs();
  const asked = await platform.call('POST', '/payment/invoices/withdrawal', {
    token: player.token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      methodId: 'bank',
      currency: 'EUR',
      amount: 20_00,
      fields: { destinationId: await savedDestination(owner, player.id) },
    },
  });
  expect(asked.status).toBe(201);
  const { id } = asked.body.data as { id: string };
  await vi.waitFor(() => expect(payouts.orders).toEqual([id]), { timeout: 10_000, interval: 10 });
  const exited = once(first.process, 'exit');
  first.process.kill('SIGKILL');
  await exited;
  const { rows: locked } = await owner.query<{ task: string }>(
    `select task_identifier as task from graphile_worker.jobs where locked_at is not null`,
  );
  expect(locked.map(({ task }) => task)).toContain('payments.withdraw');

  payouts.behave();
  for (const payout of payouts.of(id)) payout.status = 'paid';
  const second = await startJobs();
  await vi.waitFor(
    async () => {
      const { rows } = await owner.query('select status from payments.invoice where id = $1', [id]);
      expect(rows).toEqual([{ status: 2 }]);
    },
    { timeout: 35_000, interval: 50 },
  );
  expect(payouts.of(id)).toHaveLength(1);
  await second.said('Freed the jobs of processes that died');
}, 90_000);
