import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { usePlatform } from './platform-fixture.ts';
import { startNode } from './start-node.ts';
import { createTable } from './table.ts';
import { createWalletCaller } from './third-parties.ts';

const platform = usePlatform({ roles: 'api' });
const { seated } = createTable(platform);
test('[P-41] a node told to stop under load ends within 10 s, well, and keeps every bet it acknowledged', async () => {
  const { player, betOf } = await seated();
  const { process: node, origin } = await startNode({
    ...platform.environment,
    DATABASE_URL: platform.ownerUrl,
    ROLES: 'api,realtime,jobs',
  });
  const wallet = createWalletCaller(() => origin, platform.environment.HUB88_PRIVATE_KEY ?? '');
  const acknowledged: string[] = [];
  const refused: string[] = [];
  let warm = () => {};
  const isWarm = new Promise<void>((resolve) => {
    warm = resolve;
  });
  let unanswered = 0;

  /** Bets until nobody answers. */
  async function play(): Promise<void> {
    for (;;) {
      const bet = betOf(1_000);
      try {
        const { status } = await wallet('/transaction/bet', bet);
        if (status === 'RS_OK') acknowledged.push(bet.transaction_uuid);
        else refused.push(status);
      } catch {
        unanswered += 1;
        return;
      }
      if (acknowledged.length === 100) warm();
    }
  }
  const players = Array.from({ length: 8 }, play);
  await isWarm;
  const exited = once(node, 'exit');
  const told = performance.now();
  node.kill('SIGTERM');
  const [code, signal] = await exited;
  expect([code, signal]).toEqual([0, null]);
  expect(performance.now() - told).toBeLessThan(10_000);
  await Promise.all(players);

  expect(refused).toEqual([]);
  expect(unanswered).toBe(players.length);
  const owner = new pg.Client({ connectionString: platform.ownerUrl });
  await owner.connect();
  onTestFinished(() => owner.end());
  // What a node left running in the database would still be written.
  await vi.waitFor(
    async () => {
      const { rowCount } = await owner.query(
        `select from pg_stat_activity
       where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
      );
      expect(rowCount).toBe(0);
    },
    { timeout: 10_000 },
  );
  const { rows } = await owner.query<{ key: string }>(
    `select idempotency_key as key from ledger.transaction
     where player_id = $1 and kind = 'bet' and status = 'posted'`,
    [player.id],
  );
  const kept = new Set(rows.map(({ key }) => key));
  expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
  // Whoever was under way was given an answer, too.
  expect(kept.size).toBe(acknowledged.length);
  const accounts = await platform.call('GET', '/wallet/accounts', { token: player.token });
  expect(accounts.body.data).toMatchObject([{ balance: 50_00 - kept.size }]);
}, 60_000);
