import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../apps/sandbox/src/main.ts', import.meta.url));

/** The sandbox as the product starts it; its first party, the card provider, has the first port. */
export class SandboxProcess {
  readonly origin: string;
  readonly #environment: Record<string, string>;
  readonly #folder = mkdtemp(path.join(os.tmpdir(), 'pierlight-provider-'));
  #child: ChildProcess | null = null;

  /** @param settings those the test has to know; the other parties get secrets of their own */
  constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.origin = `http://127.0.0.1:${port}`;
    const keys = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    this.#environment = {
      PATH: process.env.PATH ?? '',
      SANDBOX_PORT: String(port),
      HUB88_PRIVATE_KEY: keys.privateKey,
      HUB88_OPERATOR_PUBLIC_KEY: keys.publicKey,
      PAYMENTS_API_KEY: randomBytes(24).toString('hex'),
      PAYMENTS_WEBHOOK_SECRET: randomBytes(24).toString('hex'),
      CUSTODY_API_KEY: randomBytes(24).toString('hex'),
      CUSTODY_WEBHOOK_SECRET: randomBytes(24).toString('hex'),
      SMS_GATEWAY_KEY: randomBytes(24).toString('hex'),
      LOG_LEVEL: 'fatal',
      ...settings,
    };
  }

  /** Resolves when it is ready. @throws Error with what it said when it ends before that */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
      env: { ...this.#environment, PIERLIGHT_DATA: await this.#folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    let said = '';
    child.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
    });
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The sandbox ended: ${said}`);
      const ready = await fetch(`${this.origin}/readyz`).catch(() => null);
      if (ready?.ok) return;
      await pause(25);
    }
  }

  /** Makes due now what a party takes its time for, of one order; the card provider unless told. */
  async makeDue(reference: string, party = this.origin): Promise<void> {
    const response = await fetch(`${party}/sandbox/hurry`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reference }),
    });
    if (!response.ok) throw new Error(`The sandbox did not make it due: ${response.status}`);
  }

  async crash(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.crash();
    await rm(await this.#folder, { recursive: true, force: true });
  }
}

/** The first of thirteen free ports in a row. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const first = randomInt(22_000, 31_000);
    const free = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((offset) => isFree(first + offset)),
    );
    if (free.every(Boolean)) return first;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => server.close(resolve));
  return isListening;
}
