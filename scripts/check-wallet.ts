/**
 * `npm run check-wallet -- --url https://casino.example/wallet --key aggregator.pem --user … --token …
 * --game … --currency EUR`: holds an operator's seamless wallet to the protocol, with money of that
 * player. See docs/how-to/check-a-wallet.md.
 */
import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createCaller, type Subject } from './wallet/caller.ts';
import { checksFor } from './wallet/suite.ts';

const needed = ['url', 'key', 'user', 'token', 'game', 'currency'] as const;

async function readSubject(): Promise<Subject> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      user: { type: 'string' },
      token: { type: 'string' },
      game: { type: 'string' },
      currency: { type: 'string' },
      stake: { type: 'string', default: '100000' },
      'expired-token': { type: 'string' },
    },
  });
  const missing = needed.filter((name) => !values[name]);
  if (missing.length > 0)
    throw new Error(`Missing: ${missing.map((name) => `--${name}`).join(' ')}`);
  const { url = '', key = '', user = '', token = '', game = '', currency = '' } = values;
  const stake = Number(values.stake);
  if (!Number.isSafeInteger(stake) || stake <= 0)
    throw new Error('--stake takes hundred-thousandths of the unit: 100000 is 1.00.');
  return {
    url: url.replace(/\/$/, ''),
    privateKey: createPrivateKey(await readFile(key, 'utf8')),
    user,
    token,
    game,
    currency,
    stake,
    expiredToken: values['expired-token'] ?? null,
  };
}

async function run(): Promise<void> {
  const subject = await readSubject();
  const wallet = createCaller(subject);
  let failed = 0;
  for (const check of checksFor(subject)) {
    try {
      await check.run(wallet);
      console.log(`✓ ${check.name}`);
    } catch (error) {
      failed += 1;
      console.log(`✗ ${check.name}\n    ${(error as Error).message.split('\n')[0]}`);
    }
  }
  console.log(failed === 0 ? 'The wallet keeps the protocol.' : `${failed} checks failed.`);
  if (failed > 0) process.exitCode = 1;
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
