/**
 * Ten minutes of ordinary work at once: 200 requests a second from many addresses, 1,000 realtime
 * sockets, 50 bets a second, and in the middle one kill each of sandbox, platform and database. Prints
 * what the platform has resident every minute. For a try on a busy machine SOAK_MINUTES makes it
 * shorter, and SOAK_LOAD takes that share of the load.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { loadSecrets } from '../scripts/launch/secrets.ts';
import { startPlatform, stop } from './platform.ts';
import type { BenchResult } from './result.ts';
import { GAME } from './seamless-bets/players.ts';
import { seatPlayers } from './seamless-bets/seat.ts';
import { type Bets, keepBetting, missingFrom } from './soak/bets.ts';
import { growthOf, watchMemory } from './soak/memory.ts';
import { killPart } from './soak/parts.ts';
import { openSockets } from './soak/sockets.ts';
import { keepVisiting, type Visits } from './soak/visitors.ts';

const MINUTES = 10;
const LOAD = Number(process.env.SOAK_LOAD || 1);
const REQUESTS_PER_SECOND = 200 * LOAD;
const SOCKETS = 1_000 * LOAD;
const BETS_PER_SECOND = 50 * LOAD;
/** Milliseconds after a kill for which answers are waited for, and not counted as ordinary ones. */
const RECOVERY = 20_000;
const P99_BAR = 500;
/** What a stranger made of every visit's p99 before pages waited for their turn, in milliseconds. */
const RENDERED_BAR = 2_400;
const GROWTH_BAR = 100;
const MEMORY_BAR = 800;

/** @param minutes how long it takes, beside the start */
export async function run(
  minutes = Number(process.env.SOAK_MINUTES || MINUTES),
): Promise<BenchResult[]> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'soak-data-'));
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'soak-postgres-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  try {
    const platform = await startPlatform(data, {
      DATABASE_URL: server.url,
      // Every visitor comes through a proxy, which this process plays.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    });
    try {
      await seatPlayers(server.url, GAME);
      const { origin } = platform;
      const { aggregator } = await loadSecrets(data);
      const began = performance.now();
      const ending = new AbortController();
      const { signal } = ending;
      const memory = watchMemory(platform.process.pid ?? 0, signal);
      const sockets = openSockets(origin, SOCKETS);
      const visits = keepVisiting(origin, REQUESTS_PER_SECOND, signal);
      const bets = keepBetting(origin, aggregator.privateKey, BETS_PER_SECOND, signal);
      try {
        const kills: number[] = [];
        const kill = async (part: () => Promise<void>) => {
          kills.push(performance.now());
          await part();
          await pause((minutes * 60_000) / 10);
        };
        await pause(minutes * 60_000 * 0.4);
        await kill(() => killPart(platform.process.pid ?? 0, 'apps/sandbox/src/main.ts'));
        await kill(() => killPart(platform.process.pid ?? 0, 'apps/platform/src/main.ts'));
        await kill(async () => {
          const lock = await readFile(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8');
          process.kill(Number.parseInt(lock, 10), 'SIGKILL');
        });
        await pause(minutes * 60_000 * 0.3);
        const connected = sockets.connected();
        ending.abort();
        const [times, { acknowledged, asked, outcomes }] = [await visits, await bets];
        await memory.done;
        console.log(JSON.stringify({ statuses: times.statuses, bets: outcomes }));
        for (const line of byMinute(times.answers, asked, began)) console.log(JSON.stringify(line));
        const ordinary = times.answers.filter(
          ({ at }) => !kills.some((killed) => at >= killed && at < killed + RECOVERY),
        );
        const p99Of = (isRendered: boolean) =>
          p99(
            ordinary.filter((answer) => answer.isRendered === isRendered).map(({ took }) => took),
          );
        const lost = await missingFrom(server.url, acknowledged);
        const most = Math.max(...memory.samples.map(({ mebibytes }) => mebibytes));
        const [end, settled] = growthOf(memory.samples, Math.min(180_000, minutes * 18_000));
        return [
          atMost(`p99 of ${REQUESTS_PER_SECOND} requests a second, in ms`, p99Of(false), P99_BAR),
          atMost('p99 of the pages among them that no cache holds', p99Of(true), RENDERED_BAR),
          atMost('MiB resident at most', most, MEMORY_BAR),
          atMost('growth after the third minute, in MiB', end - settled, GROWTH_BAR),
          atMost('acknowledged bets that the ledger does not have', lost.length, 0),
          atMost('realtime sockets without a connection at the end', SOCKETS - connected, 0),
        ];
      } finally {
        ending.abort();
        sockets.close();
      }
    } finally {
      await stop(platform.process);
    }
  } finally {
    await server.stop();
    for (const folder of [data, dataDir]) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * How long answers took in each minute, in milliseconds: half of them at most, and 99 of 100; and how many of
 * its bets were taken in time.
 */
function byMinute(answers: Visits['answers'], bets: Bets['asked'], began: number) {
  const minuteOf = ({ at }: { readonly at: number }) => Math.floor((at - began) / 60_000) + 1;
  const minutes = Map.groupBy(answers, minuteOf);
  const betsOf = Map.groupBy(bets, minuteOf);
  return [...minutes]
    .toSorted(([one], [other]) => one - other)
    .map(([minute, those]) => {
      const times = those.map(({ took }) => took).toSorted((one, other) => one - other);
      const median = times[Math.floor(times.length / 2)] ?? 0;
      const asked = betsOf.get(minute) ?? [];
      const taken = asked.filter(({ isTaken }) => isTaken).length;
      return {
        ...{ minute, median: Math.round(median), p99: Math.round(p99(times)) },
        bets: `${taken} of ${asked.length}`,
      };
    });
}

const p99 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;

/** There is nothing beside it: its peer is its bar. */
function atMost(subject: string, ours: number, bar: number): BenchResult {
  return {
    subject,
    ours: Math.round(ours),
    peer: bar,
    ratio: Math.round((ours / Math.max(bar, 1)) * 100) / 100,
    bar: `at most ${bar}`,
    meets: ours <= bar,
  };
}
