import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The program the tests start their Redis from, or why there is none. */
    redisServer: { readonly path: string } | { readonly missing: string };
  }
}

/** A Redis of a test's own, to be treated as badly as the test likes. */
export interface TestRedis {
  readonly url: string;
  readonly port: number;
  /** Ends it as an operator does; what it held is gone. */
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Lets it answer nothing while its connections stay. */
  freeze(): void;
  thaw(): void;
}

/**
 * The keeper of a Redis: says its process id, waits until its own standard input ends, which is when
 * the test lets go or its process dies in whatever way, and takes the Redis and its folder away.
 */
const KEEPER = `
directory=$1; shift
"$@" & child=$!
echo "pid=$child"
cat > /dev/null
kill -KILL $child 2> /dev/null
wait $child 2> /dev/null
rm -rf "$directory"
`;

/** Starts that found their port taken meanwhile, before it is given up. */
const TRIES = 5;

/**
 * Starts an empty Redis that keeps nothing on disk, on a port of its own or the one given. It is
 * gone with the process that started it, even when that is killed.
 *
 * @param settings more of its command line, for instance `['--requirepass', 'x']`
 */
export async function startRedis(
  given?: number,
  settings: readonly string[] = [],
): Promise<TestRedis> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await startOn(given ?? (await freePort()), settings);
    } catch (error) {
      if (given !== undefined || left === 1) throw error;
    }
  }
}

async function startOn(port: number, settings: readonly string[]): Promise<TestRedis> {
  const server = inject('redisServer');
  if ('missing' in server) throw new Error(server.missing);
  const directory = mkdtempSync(join(tmpdir(), 'pierlight-redis-'));
  const own = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', directory];
  const keeper = spawn(
    'sh',
    ['-c', KEEPER, 'keeper', directory, server.path, ...own, ...settings],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      // A signal to the group of the test run must not end the keeper before the Redis.
      detached: true,
    },
  );
  const pid = await becameReady(keeper);
  const signal = (name: NodeJS.Signals) => {
    process.kill(pid, name);
  };
  async function end(name: NodeJS.Signals): Promise<void> {
    if (keeper.exitCode !== null) return;
    // One that is frozen hears of nothing but its death.
    if (name !== 'SIGKILL') signal('SIGCONT');
    signal(name);
    keeper.stdin?.end();
    await once(keeper, 'exit');
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
}

/** The process id of the Redis, once it answers. */
function becameReady(keeper: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    keeper.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('eady to accept connections')) {
        resolve(Number(/pid=(\d+)/.exec(said)?.[1]));
      } else if (/Failed listening|Could not create server|FATAL CONFIG/.test(said)) {
        keeper.stdin?.end();
        reject(new Error(`Redis did not start: ${said}`));
      }
    });
    keeper.once('error', reject);
    keeper.once('exit', () => reject(new Error(`Redis ended: ${said}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
