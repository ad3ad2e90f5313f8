import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Node } from './start-node.ts';

export interface Attack {
  /** Connections opened, and what each sends at once. */
  readonly connections: number;
  readonly send: string;
  /** Whether it takes what it is sent. */
  readonly reads: boolean;
}

/** A request as it is sent, as often as it is pipelined. */
export const requests = (path: string, times: number) =>
  `GET ${path} HTTP/1.1\r\nHost: pierlight.test\r\n\r\n`.repeat(times);

/** MiB that a process has resident; 0 when it has ended. */
export function residentMebibytes(pid: number): number {
  try {
    const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Math.round(Number(kibibytes) / 1024);
  } catch {
    return 0;
  }
}

/** How often whoever reads nothing asks again, in milliseconds, until all buffers on the way are full. */
const sendAgainEvery = 200;

/** Attacks from one address, until the test is over. */
export function attack(node: Node, { connections, send, reads }: Attack) {
  let closed = 0;
  const sockets: Socket[] = Array.from({ length: connections }, () => {
    const socket = connect(Number(new URL(node.origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('close', () => {
      closed += 1;
    });
    // Flowing, what arrives is dropped; else it stays where it is.
    if (reads) socket.resume();
    else socket.pause();
    if (send) socket.write(send);
    return socket;
  });
  const sending = setInterval(() => {
    if (!reads) for (const socket of sockets) if (socket.writableLength === 0) socket.write(send);
  }, sendAgainEvery);
  onTestFinished(() => {
    clearInterval(sending);
    for (const socket of sockets) socket.destroy();
  });
  return { closed: () => closed };
}

/** The most that a process has resident while something goes on, in MiB. */
export async function mostResident(pid: number, work: () => Promise<unknown>): Promise<number> {
  let most = residentMebibytes(pid);
  const stop = new AbortController();
  const watching = (async () => {
    for await (const _ of every(100, undefined, { signal: stop.signal }))
      most = Math.max(most, residentMebibytes(pid));
  })().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
  await work().finally(() => stop.abort());
  await watching;
  return most;
}
