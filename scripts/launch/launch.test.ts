import { spawn } from 'node:child_process';
import { createPublicKey, createSign, createVerify, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { isAlive } from '../../apps/platform/src/kernel/postgres/processes.ts';
import { type ChildOptions, startChild } from './child.ts';
import { lockData } from './data-lock.ts';
import { environments } from './environments.ts';
import { complainAboutPorts } from './ports.ts';
import { loadSecrets } from './secrets.ts';

let folder: string;
const said: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-launch-'));
  said.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('secrets are made once, readable by their owner only, and kept', async () => {
  const first = await loadSecrets(folder);
  const file = path.join(folder, 'secrets.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await loadSecrets(folder)).toEqual(first);
  expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32);
  expect(first.sessionSecret).not.toBe(first.realtimeSecret);
  expect(createPublicKey(first.operator.publicKey).asymmetricKeyDetails?.modulusLength).toBe(2048);
  expect(createPublicKey(first.book.publicKey).asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
  const signature = createSign('RSA-SHA256').update('body').sign(first.operator.privateKey);
  expect(
    createVerify('RSA-SHA256').update('body').verify(first.operator.publicKey, signature),
  ).toBe(true);
  expect(
    createVerify('RSA-SHA256').update('body').verify(first.aggregator.publicKey, signature),
  ).toBe(false);
});

test('a secret a new release asks for is added to the others; a damaged file is not replaced', async () => {
  const file = path.join(folder, 'secrets.json');
  await writeFile(file, JSON.stringify({ sessionSecret: 'kept-as-it-is' }));
  expect((await loadSecrets(folder)).sessionSecret).toBe('kept-as-it-is');
  await writeFile(file, '{ "sessionSecret": ');
  await expect(loadSecrets(folder)).rejects.toThrow('not valid JSON');
  expect(await readFile(file, 'utf8')).toBe('{ "sessionSecret": ');
});

test('the two processes find and trust each other, and what the operator set wins', async () => {
  const secrets = await loadSecrets(folder);
  const options = { secrets, root: '/checkout', dataFolder: folder, dev: false };
  const plain = environments({ ...options, given: { PORT: '', SANDBOX_PORT: '4100' } });
  expect(plain.platform).toMatchObject({
    PORT: '3000',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    PAYMENTS_API_URL: 'http://127.0.0.1:4100',
    SMTP_URL: 'smtp://127.0.0.1:4105',
    HUB88_API_URL: 'http://127.0.0.1:4101',
    GAME_FRAME_ORIGINS: 'http://127.0.0.1:4102',
    GAME_PICTURE_ORIGINS: 'http://127.0.0.1:4102',
    ROUND_CHECK_URLS: '{"*":"http://127.0.0.1:4102/verify?round={round}&lang={locale}"}',
    HUB88_PRIVATE_KEY: secrets.operator.privateKey,
    HUB88_PUBLIC_KEY: secrets.aggregator.publicKey,
    BETTING_CLIENT_HOST: 'http://127.0.0.1:4113',
    BETBY_API_URL: 'http://127.0.0.1:4113',
    BETBY_PRIVATE_KEY: secrets.betting.privateKey,
    BETBY_PUBLIC_KEY: secrets.book.publicKey,
  });
  expect(plain.sandbox).toMatchObject({
    SANDBOX_PORT: '4100',
    HUB88_PRIVATE_KEY: secrets.aggregator.privateKey,
    HUB88_OPERATOR_PUBLIC_KEY: secrets.operator.publicKey,
    SPORTSBOOK_PRIVATE_KEY: secrets.book.privateKey,
    SPORTSBOOK_OPERATOR_PUBLIC_KEY: secrets.betting.publicKey,
    PAYMENTS_WEBHOOK_SECRET: plain.platform.PAYMENTS_WEBHOOK_SECRET,
  });
  const own = environments({
    ...options,
    given: {
      PUBLIC_ORIGIN: 'https://casino.example',
      HUB88_API_URL: 'https://hub.example',
      LOG_LEVEL: 'info',
    },
  });
  expect(own.platform).toMatchObject({
    PUBLIC_ORIGIN: 'https://casino.example',
    HUB88_API_URL: 'https://hub.example',
    LOG_LEVEL: 'info',
  });
  expect(own.sandbox.PLATFORM_ORIGIN).toBe('https://casino.example');
});

test('a taken or impossible port is told with the setting that changes it', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const address = squatter.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const complain = (wanted: number) =>
    complainAboutPorts([{ setting: 'PORT', port: wanted, host: '127.0.0.1', what: 'the site' }]);
  expect(await complain(port)).toMatch(
    new RegExp(`^Port ${port} is taken, and the site needs it.*PORT=`),
  );
  expect(await complain(Number.NaN)).toMatch(/^PORT must be a number/);
  await new Promise((resolve) => squatter.close(resolve));
  expect(await complain(port)).toBeUndefined();
});

/** A port that is free now, of those that nobody takes by themselves. */
async function freePort(): Promise<number> {
  const server = createServer();
  for (;;) {
    const listening = once(server, 'listening').then(
      () => true,
      () => false,
    );
    const port = randomInt(20_000, 30_000);
    server.listen(port, '127.0.0.1');
    if (!(await listening)) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

/** A process that serves on a port and crashes, or ends, as it is told. */
async function standIn(script: string): Promise<ChildOptions> {
  const port = await freePort();
  const file = path.join(folder, 'main.mjs');
  await writeFile(
    file,
    `import { createServer } from 'node:http';
     import { appendFileSync, existsSync, readFileSync } from 'node:fs';
     const starts = ${JSON.stringify(path.join(folder, 'starts'))};
     appendFileSync(starts, 'x');
     const count = readFileSync(starts, 'utf8').length;
     const serve = (then) => createServer((request, response) => { response.end('ok'); then?.(request.url); }).listen(${port}, '127.0.0.1', () => process.send({ ready: true }));
     ${script}`,
  );
  return {
    title: 'the stand-in',
    args: [file],
    cwd: folder,
    environment: {},
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    say: (text) => void said.push(text),
    backoff: 10,
  };
}

test('a process that crashes is started again, and given up after three tries in a row', async () => {
  const options = await standIn('serve(() => setTimeout(() => process.exit(3), 20));');
  const child = startChild(options);
  await child.ready;
  // Later starts serve nobody who would crash them, so they are asked until none answers.
  const poke = setInterval(() => fetch(options.readyUrl).catch(() => undefined), 20);
  expect(await child.done).toBe(false);
  clearInterval(poke);
  expect(await readFile(path.join(folder, 'starts'), 'utf8')).toBe('xxxx');
  expect(said.filter((line) => line.includes('starting it again'))).toHaveLength(3);
  expect(said.at(-1)).toContain('giving up');
});

test('a process that never serves is not started again', async () => {
  const child = startChild(await standIn('process.exit(7);'));
  await expect(child.ready).rejects.toThrow('The stand-in could not start (exit code 7)');
  expect(await child.done).toBe(false);
  expect(await readFile(path.join(folder, 'starts'), 'utf8')).toBe('x');
});

test('a stop is clean when the process drains, and forced when it will not', async () => {
  const draining = startChild(
    await standIn("serve(); process.on('SIGTERM', () => process.exit(0));"),
  );
  await draining.ready;
  expect(await draining.stop('SIGTERM', 5)).toBe(true);

  const stubborn = startChild(await standIn("serve(); process.on('SIGTERM', () => {});"));
  await stubborn.ready;
  expect(await stubborn.stop('SIGTERM', 0.05)).toBe(false);
  expect(said).toContain('the stand-in did not stop within 0.05 s: ending it');
});

test('[P-49] that its port answers does not make a process ready: another one may have taken it', async () => {
  const options = await standIn(
    'await new Promise((resolve) => setTimeout(resolve, 300)); process.exit(1);',
  );
  const stranger = createHttpServer((_request, response) => response.end('ok'));
  const { port } = new URL(options.readyUrl);
  stranger.listen(Number(port), '127.0.0.1');
  await once(stranger, 'listening');
  await expect(startChild(options).ready).rejects.toThrow('could not start (exit code 1)');
  stranger.close();
});

test('a process is not ended by the end of a thread’s input, which is empty from its start', async () => {
  const child = startChild(
    await standIn(
      `const { Worker, isMainThread } = await import('node:worker_threads');
       if (isMainThread) {
         const thread = new Worker(new URL(import.meta.url));
         await new Promise((resolve) => thread.once('exit', resolve));
         serve();
       } else process.stdin.once('end', () => process.exit()).resume();`,
    ),
  );
  await child.ready;
  await child.stop('SIGTERM', 5);
});

/** A launcher in a process of its own, which takes the data folder and starts one stand-in. */
async function startElsewhere(standIn: ChildOptions) {
  const file = path.join(folder, 'launcher.ts');
  const here = JSON.stringify(`${import.meta.dirname}/`);
  await writeFile(
    file,
    `const { lockData } = await import(${here} + 'data-lock.ts');
     const { startChild } = await import(${here} + 'child.ts');
     const say = () => undefined;
     const lock = await lockData(${JSON.stringify(folder)}, { port: '3000', patience: 1, say });
     const pids = [];
     const child = startChild({ ...${JSON.stringify(standIn)}, say, onStarted: (pid) => pids.push(pid) });
     await child.ready;
     await lock.note(pids);
     process.stdout.write(pids.join() + '\\n');`,
  );
  const launcher = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void launcher.kill('SIGKILL'));
  const [pid] = await once(createInterface({ input: launcher.stdout }), 'line');
  return { launcher, child: Number(pid) };
}

test('[P-49] one start works on a data folder; a killed one lets go of it, and its processes end and are waited for', async () => {
  const options = await standIn(
    "serve(); process.on('SIGTERM', () => setTimeout(() => process.exit(0), 300));",
  );
  const { launcher, child } = await startElsewhere(options);
  const take = () =>
    lockData(folder, { port: '3100', patience: 30, say: (text) => void said.push(text) });
  await expect(take()).rejects.toThrow(`as process ${launcher.pid} at port 3000`);

  expect(isAlive(child)).toBe(true);
  const exited = once(launcher, 'exit');
  launcher.kill('SIGKILL');
  await exited;
  await take();
  expect(isAlive(child)).toBe(false);
  expect(said).toEqual(['the last start was killed: waiting until its processes have stopped']);
});

test('[P-49] processes of a killed start that do not end are named', async () => {
  const { launcher, child } = await startElsewhere(
    await standIn("serve(); process.on('SIGTERM', () => {});"),
  );
  const exited = once(launcher, 'exit');
  launcher.kill('SIGKILL');
  await exited;
  const take = () => lockData(folder, { port: '3100', patience: 0.2, say: () => undefined });
  await expect(take()).rejects.toThrow(`Process ${child}, left by a start that was killed`);
  process.kill(child, 'SIGKILL');
});
