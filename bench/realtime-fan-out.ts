/**
 * CPU per delivery of the realtime gateway beside a plain `ws` broadcast, at 2,000 connections.
 * Each server runs in a process of its own and all clients in another; rounds alternate between
 * the servers, so that whatever else the machine does falls on both.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { heardFrom } from './heard-from.ts';
import { median } from './median.ts';
import {
  type ClientReport,
  CONNECTIONS,
  type PublishOrder,
  type ServerReport,
} from './realtime-fan-out/processes.ts';
import type { BenchResult } from './result.ts';

const ROUNDS = 5;
const BAR = 1.2;

/** One at a time nothing can be joined; in a burst the gateway may hold 10 ms together. */
const patterns: readonly { readonly name: string; readonly order: PublishOrder }[] = [
  { name: 'one at a time', order: { messages: 20, pause: 60 } },
  { name: 'in a burst', order: { messages: 60, pause: 0 } },
];

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Measures both patterns; takes about a minute. */
export async function run(): Promise<BenchResult[]> {
  const children: ChildProcess[] = [];
  const start = (file: string, ...args: string[]) => {
    const child = fork(
      fileURLToPath(new URL(`realtime-fan-out/${file}.ts`, import.meta.url)),
      args,
    );
    children.push(child);
    return child;
  };
  try {
    const clients = start('clients');
    const ours = await startServer(start('server', 'gateway'));
    const peer = await startServer(start('server', 'ws'));
    for (const [{ port }, centrifuge] of [
      [ours, true],
      [peer, false],
    ] as const) {
      const connected = heardFrom<ClientReport>(clients, 'connected');
      clients.send({ kind: 'connect', port, centrifuge });
      await connected;
    }
    const results: BenchResult[] = [];
    for (const { name, order } of patterns) {
      await measure(ours, clients, order);
      await measure(peer, clients, order);
      const costs: { ours: number; peer: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        costs.push({
          ours: await measure(ours, clients, order),
          peer: await measure(peer, clients, order),
        });
      }
      results.push(compare(name, costs));
    }
    return results;
  } finally {
    for (const child of children) {
      child.kill();
    }
  }
}

function compare(name: string, costs: readonly { ours: number; peer: number }[]): BenchResult {
  const ours = median(costs.map((cost) => cost.ours));
  const peer = median(costs.map((cost) => cost.peer));
  const ratio = ours / peer;
  return {
    subject: `realtime fan-out ${name}: server CPU per delivery at ${CONNECTIONS} connections, µs`,
    ours: rounded(ours),
    peer: rounded(peer),
    ratio: rounded(ratio),
    bar: `ratio to a plain ws broadcast at most ${BAR}`,
    meets: ratio <= BAR,
  };
}

async function startServer(child: ChildProcess): Promise<Server> {
  const { port } = await heardFrom<ServerReport, 'listening'>(child, 'listening');
  return { child, port };
}

/** Microseconds of the server's CPU for each message that a client received. */
async function measure(
  { child, port }: Server,
  clients: ChildProcess,
  order: PublishOrder,
): Promise<number> {
  const deliveries = order.messages * CONNECTIONS;
  clients.send({ kind: 'expect', port, deliveries });
  const arrived = heardFrom<ClientReport>(clients, 'arrived');
  const before = await cpu(child);
  child.send(order);
  await arrived;
  return ((await cpu(child)) - before) / deliveries;
}

async function cpu(child: ChildProcess): Promise<number> {
  const answer = heardFrom<ServerReport, 'cpu'>(child, 'cpu');
  child.send('cpu');
  return (await answer).used;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const result of await run()) {
    console.log(JSON.stringify(result));
  }
}
