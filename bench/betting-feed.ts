/**
 * CPU per delivery of the sandbox's betting feed beside plain `ws`: 200 live events with their markets, 2,000 sockets,
 * half of them on the page of an event, half on lists. What one socket of each topic hears of the book is recorded, and
 * the peer sends the same texts at the same times to as many; it prices the same events meanwhile, so that what differs
 * is finding what changed, for whom, and in which words.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ClientReport,
  CONNECTIONS,
  type Heard,
  type ServerReport,
} from './betting-feed/processes.ts';
import { heardFrom } from './heard-from.ts';
import { median } from './median.ts';
import type { BenchResult } from './result.ts';

const ROUNDS = 3;
const WINDOW = 20_000;
const BAR = 1.2;

/** Measures three rounds in turns; takes about three minutes. */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'betting-feed-'));
  const children: ChildProcess[] = [];
  const start = (file: string, ...args: string[]) => {
    const child = fork(fileURLToPath(new URL(`betting-feed/${file}.ts`, import.meta.url)), args);
    children.push(child);
    return child;
  };
  try {
    const clients = start('clients');
    const book = start('server', 'book', folder);
    const ours = await heardFrom<ServerReport, 'listening'>(book, 'listening');
    const plain = start('server', 'ws');
    const peer = await heardFrom<ServerReport, 'listening'>(plain, 'listening');
    // Every second socket is on an event's page; the others share the lists.
    const lists = ['live', 'live:football', 'live:tennis', 'live:table-tennis'];
    const topics = ours.live.flatMap((id, at) => [
      `event:${id}`,
      lists[at % lists.length] ?? 'live',
    ]);
    for (const { port } of [ours, peer]) {
      const connected = heardFrom<ClientReport>(clients, 'connected');
      clients.send({ kind: 'connect', port, topics });
      await connected;
    }

    async function measure(child: ChildProcess, port: number) {
      const counted = heardFrom<ClientReport, 'counted'>(clients, 'counted');
      const before = await cpu(child);
      clients.send({ kind: 'count', port, milliseconds: WINDOW });
      const { deliveries, heard } = await counted;
      return { cost: ((await cpu(child)) - before) / deliveries, deliveries, heard };
    }

    await measure(book, ours.port);
    const costs: { ours: number; peer: number }[] = [];
    let changes = 0;
    let deliveries = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const book_ = await measure(book, ours.port);
      plain.send({ kind: 'replay', heard: book_.heard });
      const plain_ = await measure(plain, peer.port);
      costs.push({ ours: book_.cost, peer: plain_.cost });
      changes = changesIn(book_.heard) / (WINDOW / 1000);
      deliveries = book_.deliveries / (WINDOW / 1000);
    }
    const mine = median(costs.map((cost) => cost.ours));
    const theirs = median(costs.map((cost) => cost.peer));
    const ratio = mine / theirs;
    return [
      {
        subject: `betting feed: server CPU per delivery, ${ours.live.length} live events, ${ours.markets} markets, ${Math.round(changes)} price changes and ${Math.round(deliveries)} deliveries a second to ${CONNECTIONS} sockets, µs`,
        ours: rounded(mine),
        peer: rounded(theirs),
        ratio: rounded(ratio),
        bar: `ratio to plain ws that sends the same texts at most ${BAR}`,
        meets: ratio <= BAR,
      },
    ];
  } finally {
    for (const child of children) child.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Prices that the pages of events were told of: a market of a patch has its margin and its prices, `{"id":["0.05","1.90",…]}`. */
const changesIn = (heard: readonly Heard[]): number =>
  heard
    .filter(({ topic }) => topic.startsWith('event:'))
    .flatMap(({ text }) => [...text.matchAll(/"odds":(\{[^}]*\})/g)])
    .reduce((sum, [, odds = '{}']) => sum + countPrices(JSON.parse(odds)), 0);

const countPrices = (odds: Readonly<Record<string, readonly unknown[]>>): number =>
  Object.values(odds).reduce((sum, prices) => sum + prices.length - 1, 0);

async function cpu(child: ChildProcess): Promise<number> {
  const answer = heardFrom<ServerReport, 'cpu'>(child, 'cpu');
  child.send({ kind: 'cpu' });
  return (await answer).used;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const result of await run()) console.log(JSON.stringify(result));
