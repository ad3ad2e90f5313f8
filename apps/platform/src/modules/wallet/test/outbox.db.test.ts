import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AccountMessage } from '@pierlight/contract/realtime/channels';
import type { Account } from '@pierlight/contract/wallet/schemas';
import { expect, test, vi } from 'vitest';
import { startWorker } from '../../../kernel/jobs/worker.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { createOutboxJobs } from '../../../kernel/outbox/outbox.ts';
import { betOf, useLedger } from '../../ledger/test/ledger-fixture.ts';

const ledger = useLedger();

interface Sent {
  readonly data: AccountMessage;
  readonly key: string;
}

/** The balance as a screen shows it after messages in any order and number: the newest version. */
function shownAfter(messages: readonly Sent[]): Account | undefined {
  let shown: Account | undefined;
  for (const { data } of messages)
    if (!shown || data.account.version > shown.version) shown = data.account;
  return shown;
}

const waiting = async () => {
  const { rows } = await ledger.owner.query<{ count: string }>(
    'select count(*) from graphile_worker._private_jobs',
  );
  return Number(rows[0]?.count);
};

test('[P-12] a publisher killed between sending and noting it sends again, to one effect', async () => {
  const player = await ledger.playerWith(100n);
  for (let bet = 0; bet < 9; bet++) await ledger.call('bet', betOf(player, 1n));
  const changes = await waiting();
  expect(changes).toBe(10);

  const folder = await mkdtemp(path.join(os.tmpdir(), 'doomed-publisher-'));
  const file = path.join(folder, 'sent');
  const script = path.join(import.meta.dirname, 'doomed-publisher.ts');
  const signal = await new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ledger.urls.ownerUrl, file], () => undefined);
    child.on('exit', (_code, killedBy) => resolve(killedBy));
  });
  expect(signal).toBe('SIGKILL');
  const read = async (): Promise<Sent[]> =>
    (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  const sent = await read();
  await rm(folder, { recursive: true });
  expect(sent).toHaveLength(1);
  expect(await waiting(), 'the message is not noted as sent').toBe(changes);

  // The dead worker's hold on its job lapses with time, or an operator lifts it.
  await ledger.owner.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker._private_jobs where locked_by is not null))`,
  );
  const worker = await startWorker({
    databaseUrl: ledger.urls.ownerUrl,
    concurrency: 4,
    log: createLogger('fatal'),
    handlers: createOutboxJobs(async (_channel, data, { idempotencyKey }) => {
      sent.push({ data: data as AccountMessage, key: idempotencyKey });
    }),
  });
  try {
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 15_000 });
  } finally {
    await worker.stop();
  }

  const [first] = sent;
  expect(
    sent.filter(({ key }) => key === first?.key),
    'at least once',
  ).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size, 'every change was sent').toBe(changes);
  expect(shownAfter(sent)).toMatchObject({ balance: 91, version: 10 });
  expect(shownAfter([...sent].reverse())).toEqual(shownAfter(sent));
});

test('[P-12] a movement that does not commit sends nothing', async () => {
  const player = await ledger.playerWith(100n);
  const before = await waiting();
  const client = await ledger.owner.connect();
  try {
    await client.query('begin');
    await client.query(`select ledger.bet($1, 'EUR', 1, 'hub88', 'undone', 'g', 'r')`, [player]);
    await client.query('rollback');
  } finally {
    client.release();
  }
  expect(await waiting()).toBe(before);
});
