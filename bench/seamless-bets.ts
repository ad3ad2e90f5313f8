/**
 * Bets per second through the seamless wallet's HTTP endpoint (signature, parsing, one database call,
 * answer) beside pgbench calling the same function on the same database. Rounds alternate between
 * the two; server and client have a process each, and share the machine with PostgreSQL.
 */
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '../apps/platform/src/kernel/db/migrate.ts';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { median } from './median.ts';
import type { BenchResult } from './result.ts';
import { heard } from './seamless-bets/heard.ts';
import { DATABASE_CONNECTIONS, GAME, PLAYERS } from './seamless-bets/players.ts';
import { seatPlayers } from './seamless-bets/seat.ts';

const ROUNDS = 5;
const BETS_PER_ROUND = 1600;
const BAR = 0.3;

/** The same call as the endpoint's, with the work of making up its arguments kept small. */
const pgbenchScript = `\\set player random(1, ${PLAYERS})
select status from gameplay.bet(
  sha256(convert_to('token-of-player-' || :player, 'UTF8')),
  ('00000000-0000-7000-8000-' || lpad((:player)::text, 12, '0'))::uuid,
  'hub88', gen_random_uuid()::text, 'EUR', 1, '${GAME}', gen_random_uuid()::text, false, now());
`;

/** Takes about a minute. @throws when pgbench is not installed, with how to install it */
export async function run(): Promise<BenchResult[]> {
  const pgbench = await findPgbench();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'seamless-bets-data-'));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'seamless-bets-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  const children: ChildProcess[] = [];
  try {
    await migrate(server.url);
    await seatPlayers(server.url, GAME);
    const script = path.join(folder, 'bet.sql');
    await writeFile(script, pgbenchScript);
    const keys = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });

    const start = (file: string) => {
      const child = fork(new URL(`seamless-bets/${file}.ts`, import.meta.url));
      children.push(child);
      return child;
    };
    const endpoint = start('server');
    const client = start('client');
    endpoint.send({ databaseUrl: server.url, ...keys });
    const { port } = await heard(endpoint, 'listening');
    const overHttp = async (bets: number) => {
      client.send({ kind: 'prepare', port, privateKey: keys.privateKey, bets });
      await heard(client, 'prepared');
      client.send({ kind: 'send' });
      return bets / (await heard(client, 'sent')).seconds;
    };
    const inDatabase = (bets: number) => betWithPgbench(pgbench, server.url, script, bets);

    await overHttp(1000);
    await inDatabase(1000);
    const ours: number[] = [];
    const peer: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await overHttp(BETS_PER_ROUND));
      peer.push(await inDatabase(BETS_PER_ROUND));
    }
    return [compare(median(ours), median(peer))];
  } finally {
    for (const child of children) child.kill();
    await server.stop();
    for (const made of [folder, dataDir]) await rm(made, { recursive: true, force: true });
  }
}

function compare(ours: number, peer: number): BenchResult {
  const ratio = ours / peer;
  return {
    subject: `seamless wallet: bets per second over HTTP, beside pgbench with ${DATABASE_CONNECTIONS} clients`,
    ours: Math.round(ours),
    peer: Math.round(peer),
    ratio: Math.round(ratio * 100) / 100,
    bar: `ratio at least ${BAR}`,
    meets: ratio >= BAR,
  };
}

async function betWithPgbench(
  pgbench: string,
  databaseUrl: string,
  script: string,
  bets: number,
): Promise<number> {
  const clients = String(DATABASE_CONNECTIONS);
  const each = String(bets / DATABASE_CONNECTIONS);
  const { stdout } = await promisify(execFile)(
    pgbench,
    ['-n', '-M', 'prepared', '-c', clients, '-j', '1', '-t', each, '-f', script, databaseUrl],
    { env: { ...process.env, PGOPTIONS: '-c role=pierlight_app' } },
  );
  const rate = Number(/tps = ([\d.]+) \(without initial connection time\)/.exec(stdout)?.[1]);
  if (!(rate > 0)) throw new Error(`pgbench did not tell its rate:\n${stdout}`);
  return rate;
}

/** pgbench is no part of the PostgreSQL that npm brings; a system's package has it. */
async function findPgbench(): Promise<string> {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? await readdir(debian) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ];
  const found = folders.map((folder) => path.join(folder, 'pgbench')).find(existsSync);
  if (!found)
    throw new Error(
      'pgbench is not installed, and there is nothing to compare with. Install it with "apt-get install postgresql" (Debian, Ubuntu) or "brew install libpq" (macOS).',
    );
  return found;
}
