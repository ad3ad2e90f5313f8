import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SIGNATURE_HEADER, signBody } from './aggregator/signature.ts';
import { FakeWallet, keys } from './studio/test/fake-wallet.ts';
import { diceBet } from './studio/test/playground.ts';

const START = 100_000_000;
const betting = generateKeyPairSync('ec', { namedCurve: 'P-256' });
let folder: string;
let wallet: FakeWallet;
let port: number;
let environment: Record<string, string>;
const running: ChildProcess[] = [];

/** A port with thirteen free ones above it. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = 20_000 + (randomBytes(2).readUInt16BE() % 10_000);
    const servers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((offset) =>
      createServer().listen(first + offset, '127.0.0.1'),
    );
    const free = await Promise.all(
      servers.map((server) =>
        once(server, 'listening').then(
          () => true,
          () => false,
        ),
      ),
    );
    for (const server of servers) server.close();
    if (free.every(Boolean)) return first;
  }
}

/** Starts the sandbox as the product does and resolves when it says it is ready. */
async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let problem = '';
  child.stderr?.on('data', (text: Buffer) => {
    problem += text.toString();
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the sandbox ended: ${problem}`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return child;
    await pause(25);
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

async function launchUrl(): Promise<URL> {
  const body = JSON.stringify({
    user: 'player-1',
    token: 'operator-token-1',
    platform: 'GPL_DESKTOP',
    operator_id: 'pierlight',
    lobby_url: 'http://localhost:3000/',
    lang: 'en',
    game_code: 'dice-deck',
    currency: 'EUR',
  });
  const response = await fetch(`http://127.0.0.1:${port + 1}/operator/generic/v2/game/url`, {
    method: 'POST',
    headers: { [SIGNATURE_HEADER]: signBody(body, keys.privateKey) },
    body,
  });
  return new URL(((await response.json()) as { url: string }).url);
}

const post = (path: string, body: unknown, bearer = '') =>
  fetch(`http://127.0.0.1:${port + 2}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  });

async function openSession(launch: URL) {
  const token = launch.searchParams.get('token');
  const response = await post('session', { token, gameId: 'dice-deck', lang: 'en' });
  return (await response.json()) as {
    sessionToken: string;
    balance: number;
    openRound: { state: string; requestId: string } | null;
  };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  wallet = new FakeWallet(START);
  await wallet.listen();
  port = await freePorts();
  environment = {
    SANDBOX_PORT: String(port),
    PLATFORM_ORIGIN: wallet.origin,
    PIERLIGHT_DATA: folder,
    HUB88_PRIVATE_KEY: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    HUB88_OPERATOR_PUBLIC_KEY: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    PAYMENTS_API_KEY: 'k'.repeat(32),
    PAYMENTS_WEBHOOK_SECRET: 's'.repeat(32),
    CUSTODY_API_KEY: 'c'.repeat(32),
    CUSTODY_WEBHOOK_SECRET: 'd'.repeat(32),
    SMS_GATEWAY_KEY: 'g'.repeat(32),
    SPORTSBOOK_PRIVATE_KEY: betting.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    SPORTSBOOK_OPERATOR_PUBLIC_KEY: betting.publicKey
      .export({ type: 'spki', format: 'pem' })
      .toString(),
    LOG_LEVEL: 'fatal',
  };
});
afterEach(async () => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the sandbox as a process', { timeout: 60_000 }, () => {
  it.each([
    ['bet', START],
    ['win', null],
  ] as const)(
    '[P-16] killed while its %s is under way settles the round when it is back',
    async (path, balance) => {
      const first = await start();
      const launch = await launchUrl();
      const { sessionToken } = await openSession(launch);
      wallet.fail(path, 'hang-after');
      const bet = diceBet();
      const cut = post('rounds', bet, sessionToken).then(
        () => 'answered',
        () => 'cut',
      );
      await wallet.heard((call) => call.path === path);
      await end(first, 'SIGKILL');
      expect(await cut).toBe('cut');

      const second = await start();
      const settles = path === 'bet' ? 'rollback' : 'win';
      await wallet.heard(() => wallet.sent(settles).length >= (path === 'bet' ? 1 : 2));
      const repeated = await post('rounds', bet, sessionToken);
      const { round } = (await repeated.json()) as { round: { state: string; win: number } };
      expect(['closed', 'refunded', 'pending']).toContain(round.state);
      expect(wallet.sent('bet')).toHaveLength(1);
      expect(wallet.balance).toBe(balance ?? START + (round.win - 100) * 1000);
      const { openRound } = await openSession(launch);
      expect(openRound?.requestId).toBe(bet.requestId);
      expect(await end(second, 'SIGTERM')).toBe(0);
    },
  );

  it('[P-41] told to stop, it does not wait for connections that have sent nothing or half a request', async () => {
    const sandbox = await start();
    for (let at = 0; at < 10; at += 1) {
      const socket = connect({ port: port + at, host: '127.0.0.1', allowHalfOpen: true });
      socket.on('error', () => undefined).resume();
      await once(socket, 'connect');
      if (at % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: pier');
    }
    const told = performance.now();
    expect(await end(sandbox, 'SIGTERM')).toBe(0);
    expect(performance.now() - told).toBeLessThan(5_000);
  });

  it('says which setting is wrong and ends', async () => {
    environment.SANDBOX_PORT = 'x';
    await expect(start()).rejects.toThrow('SANDBOX_PORT');
  });

  it('says whose port is taken', async () => {
    const squatter = createServer().listen(port + 1, '127.0.0.1');
    await once(squatter, 'listening');
    await expect(start()).rejects.toThrow(`port ${port + 1}`);
    squatter.close();
  });
});
