import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const entry = path.resolve(import.meta.dirname, '../main.ts');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Node {
  readonly process: ChildProcess;
  readonly origin: string;
  /** Resolves when a line of its log holds this text, whenever it was said. */
  said(text: string): Promise<void>;
  /** Everything it wrote until now, on whichever stream. */
  written(): string;
}

/** A platform in a process of its own, as an operator starts it, that is up. */
export async function startNode(environment: Readonly<Record<string, string>>): Promise<Node> {
  const port = await freePort();
  const node = spawn(process.execPath, [entry], {
    env: {
      PATH: '/usr/bin:/bin',
      ROLES: 'api,realtime,jobs',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    node.kill('SIGKILL');
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [node.stdout, node.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const look of waiting) look();
    });
  node.stderr.pipe(process.stderr);
  const said = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!lines.some((line) => line.includes(text))) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      node.once('exit', () => reject(new Error(`the node ended before it said "${text}"`)));
      look();
    });
  await said('The platform is up');
  return {
    process: node,
    origin: `http://127.0.0.1:${port}`,
    said,
    written: () => lines.join('\n'),
  };
}
