import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOpenExchangeRates } from '../../apps/platform/src/modules/settings/adapters/open-exchange-rates.ts';
import { freePorts, SandboxProcess } from '../payment-provider/sandbox-process.ts';

let sandbox: SandboxProcess;
let url: string;

beforeAll(async () => {
  const port = await freePorts();
  url = `http://127.0.0.1:${port + 8}`;
  sandbox = new SandboxProcess(port, {
    PLATFORM_ORIGIN: 'http://localhost:3999',
    PAYMENTS_API_KEY: 'k'.repeat(32),
    PAYMENTS_WEBHOOK_SECRET: 'w'.repeat(32),
    SMS_GATEWAY_KEY: 'g'.repeat(32),
  });
  await sandbox.start();
});
afterAll(() => sandbox.close());
beforeEach(() => mood('true'));

async function mood(name: string): Promise<void> {
  await fetch(`${url}/sandbox/mood`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mood: name }),
  });
}

const codes = ['EUR', 'USD', 'BTC', 'USDT', 'XRP'];
const ask = (at = url) =>
  createOpenExchangeRates({ url: at, appId: 'pierlight', patience: 1_000 }).latest('EUR', codes);

test('the sandbox states the requested rates, against the base, as of now', async () => {
  const { base, takenAt, rates } = await ask();
  expect(base).toBe('EUR');
  expect(Math.abs(takenAt.getTime() - Date.now())).toBeLessThan(5_000);
  expect([...rates.keys()].sort()).toEqual([...codes].sort());
  expect(rates.get('EUR')).toBe(1);
  expect(rates.get('USD')).toBeGreaterThan(1);
  expect(rates.get('USDT')).toBe(rates.get('USD'));
});

test.each(['down', 'slow', 'garbled'])('a source that is %s is an error in time', async (name) => {
  await mood(name);
  const asked = Date.now();
  await expect(ask()).rejects.toThrow();
  expect(Date.now() - asked).toBeLessThan(3_000);
});

test('lies come through as they are, to be judged', async () => {
  const stated = async (name: string) => {
    await mood(name);
    return (await ask()).rates.get('USD') ?? Number.NaN;
  };
  expect(await stated('zero')).toBe(0);
  expect(await stated('negative')).toBeLessThan(0);
  expect(await stated('jump')).toBeGreaterThan(10);
  await mood('old');
  expect((await ask()).takenAt.getTime()).toBeLessThan(Date.now() - 86_400_000);
});

test('an answer without end is given up', async () => {
  const endless = createServer((_request, response) => {
    const timer = setInterval(() => response.write(' '.repeat(1024)), 10);
    response.on('close', () => clearInterval(timer));
  }).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  try {
    await expect(
      ask(`http://127.0.0.1:${(endless.address() as AddressInfo).port}`),
    ).rejects.toThrow();
  } finally {
    endless.closeAllConnections();
    endless.close();
  }
});
