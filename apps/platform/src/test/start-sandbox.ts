import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { privateKeyOf, signatureOf } from '../modules/gameplay/adapters/hub88-signature.ts';
import type { Launch } from './third-parties.ts';

const entry = path.resolve(import.meta.dirname, '../../../sandbox/src/main.ts');

/** A port with thirteen free ones above it: each of the sandbox's parties has one. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = randomInt(20_000, 30_000);
    const servers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((above) =>
      createServer().listen(first + above, '127.0.0.1'),
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

interface StudioFreeRounds {
  readonly id: string;
  readonly stake: number;
  readonly left: number;
}

/** What the studio tells its frame of a session, as far as tests look. */
interface StudioSession {
  readonly sessionToken: string;
  readonly currency: string;
  readonly subunitToUnit: number;
  readonly balance: number;
  readonly limits: { readonly minStake: number };
  readonly freeRounds: StudioFreeRounds | null;
}

interface StudioRound {
  readonly round: { readonly state: string; readonly stake: number; readonly win: number };
  readonly balance: number;
  readonly freeRounds: StudioFreeRounds | null;
}

/** The sandbox in a process of its own, whose studio plays against a platform that listens. */
export async function startSandbox(
  platformOrigin: string,
  { HUB88_PRIVATE_KEY = '', HUB88_PUBLIC_KEY = '' }: Readonly<Record<string, string>>,
  settings: Readonly<Record<string, string>> = {},
) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-sandbox-'));
  const port = await freePorts();
  const sandbox = spawn(process.execPath, [entry], {
    env: {
      PATH: '/usr/bin:/bin',
      SANDBOX_PORT: String(port),
      PLATFORM_ORIGIN: platformOrigin,
      PIERLIGHT_DATA: folder,
      // The platform of the tests has one pair of keys for both sides.
      HUB88_PRIVATE_KEY,
      HUB88_OPERATOR_PUBLIC_KEY: HUB88_PUBLIC_KEY,
      PAYMENTS_API_KEY: 'k'.repeat(32),
      PAYMENTS_WEBHOOK_SECRET: 'w'.repeat(32),
      CUSTODY_API_KEY: 'c'.repeat(32),
      CUSTODY_WEBHOOK_SECRET: 'd'.repeat(32),
      SMS_GATEWAY_KEY: 'g'.repeat(32),
      LOG_LEVEL: 'fatal',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(async () => {
    if (sandbox.exitCode === null) {
      sandbox.kill('SIGKILL');
      await once(sandbox, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await isUp())) {
    if (sandbox.exitCode !== null) throw new Error('the sandbox ended before it was up');
    await pause(25);
  }

  async function post<T>(at: number, url: string, body: string, headers: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port + at}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
    return JSON.parse(text) as T;
  }

  return {
    /** Where the aggregator's paths begin. */
    aggregatorUrl: `http://127.0.0.1:${port + 1}`,
    /** Origin of the verification provider, whose token and key are the sandbox's usual ones. */
    verificationUrl: `http://127.0.0.1:${port + 12}`,
    /** Origin of the sportsbook, which is there with its keys among the settings. */
    bookUrl: `http://127.0.0.1:${port + 13}`,
    /** Opens a game at the studio with what the platform sent to open it. */
    async open(launch: Launch) {
      const asked = JSON.stringify(launch);
      const { url } = await post<{ url: string }>(1, '/operator/generic/v2/game/url', asked, {
        'x-hub88-signature': signatureOf(asked, privateKeyOf(HUB88_PRIVATE_KEY)),
      });
      const session = await post<StudioSession>(
        2,
        '/api/session',
        JSON.stringify({
          token: new URL(url).searchParams.get('token'),
          gameId: launch.game_code,
          lang: 'en',
        }),
        {},
      );
      /** Plays one round, as the frame does when its button is pressed. */
      const play = (input: object, freeRounds?: string) => {
        const asked = JSON.stringify({ requestId: randomUUID(), input, freeRounds });
        return post<StudioRound>(2, '/api/rounds', asked, {
          authorization: `Bearer ${session.sessionToken}`,
        });
      };
      return { session, play };
    },
  };
}
