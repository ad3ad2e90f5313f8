/**
 * How heavy the lobby's page is, and how many of them a second go through the whole platform, beside React rendering
 * the same tree in bare `node:http`. Once with every request rendered anew, once as guests get it from the page cache.
 * Rounds alternate between the three; servers and client have a process each.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { createBuilder } from 'vite';
import { median } from './median.ts';
import { startPlatform, stop } from './platform.ts';
import type { BenchResult } from './result.ts';

const web = path.resolve(import.meta.dirname, '../apps/web');
const ROUNDS = 5;
const SECONDS_PER_ROUND = 3;
const CONNECTIONS = 8;
const UNCACHED_BAR = 0.3;
const CACHED_BAR = 1;
/** Bytes of the page. */
const WEIGHT_BARS = { raw: 150_000, brotli: 25_000 };

/** Takes about two minutes, the build of the bare server among them. */
export async function run(rounds = ROUNDS): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lobby-rendering-'));
  const children: ChildProcess[] = [];
  try {
    const platform = await startPlatform(path.join(folder, 'data'), {
      RENDERS_PER_MINUTE: '1000000',
    });
    children.push(platform.process);
    const { origin } = platform;
    const bare = fork(path.join(import.meta.dirname, 'lobby-rendering/bare-process.ts'), [
      await buildBareServer(folder),
      origin,
    ]);
    children.push(bare);
    const { port } = await listening(bare);
    const bareUrl = `http://127.0.0.1:${port}/`;
    await expectLobby(bareUrl);

    let request = 0;
    const uncached = () => pagesPerSecond(origin, () => `/?bench=${request++}`);
    const cached = () => pagesPerSecond(origin, () => '/');
    const peer = () => pagesPerSecond(bareUrl, () => '/');
    const figures = { uncached: [] as number[], cached: [] as number[], peer: [] as number[] };
    for (const warmUp of [uncached, cached, peer]) await warmUp();
    for (let round = 0; round < rounds; round += 1) {
      figures.uncached.push(await uncached());
      figures.cached.push(await cached());
      figures.peer.push(await peer());
    }
    const bareRate = median(figures.peer);
    const page = Buffer.from(await (await fetch(`${origin}/`)).arrayBuffer());
    return [
      weigh('as it is', page.length, WEIGHT_BARS.raw),
      weigh('by brotli', brotliCompressSync(page).length, WEIGHT_BARS.brotli),
      compare('rendered anew', median(figures.uncached), bareRate, UNCACHED_BAR),
      compare("a guest's cached page", median(figures.cached), bareRate, CACHED_BAR),
    ];
  } finally {
    for (const child of children) await stop(child);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds the site's tree with the bare entry. @returns the built file */
async function buildBareServer(folder: string): Promise<string> {
  const entry = path.join(import.meta.dirname, 'lobby-rendering/bare-server.tsx');
  process.env.SITE_SERVER_ENTRY = path.relative(path.join(web, 'src'), entry);
  process.env.NODE_ENV = 'production';
  const outDir = path.join(folder, 'bare');
  const builder = await createBuilder({
    root: web,
    configFile: path.join(web, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  await builder.buildApp();
  return path.join(outDir, 'server/bare-server.js');
}

function listening(bare: ChildProcess): Promise<{ port: number }> {
  return new Promise((resolve, reject) => {
    bare.once('message', (message) => resolve(message as { port: number }));
    bare.once('exit', () => reject(new Error('The bare server did not start')));
  });
}

/** Both sides must render a whole lobby, or the figures compare nothing. */
async function expectLobby(url: string): Promise<void> {
  const page = await (await fetch(url)).text();
  if (!page.includes('</html>') || !page.includes('/games/'))
    throw new Error('The bare server does not render the lobby');
}

async function pagesPerSecond(origin: string, pathOf: () => string): Promise<number> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS_PER_ROUND,
    requests: [{ setupRequest: (request) => ({ ...request, path: pathOf() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${origin}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result['2xx'] / result.duration;
}

function compare(how: string, ours: number, peer: number, bar: number): BenchResult {
  const ratio = ours / peer;
  return {
    subject: `lobby, ${how}: pages per second, beside renderToPipeableStream in node:http`,
    ours: Math.round(ours),
    peer: Math.round(peer),
    ratio: Math.round(ratio * 100) / 100,
    bar: `ratio at least ${bar}`,
    meets: ratio >= bar,
  };
}

function weigh(how: string, bytes: number, bar: number): BenchResult {
  return {
    subject: `lobby, HTML ${how}: bytes, beside the budget`,
    ours: bytes,
    peer: bar,
    ratio: Math.round((bytes / bar) * 100) / 100,
    bar: 'ratio at most 1',
    meets: bytes <= bar,
  };
}

if (import.meta.main) for (const result of await run()) console.log(JSON.stringify(result));
