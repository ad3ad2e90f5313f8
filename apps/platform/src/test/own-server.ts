import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { migrate } from '../kernel/db/migrate.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../kernel/postgres/start-embedded-postgres.ts';

/** A PostgreSQL of a test's own, as durable as the one players' money is in, that may be killed. */
export class OwnServer {
  #folder = '';
  #server: EmbeddedPostgres | undefined;
  /** What its supervisor said, one line after another. */
  readonly messages: string[] = [];

  /** Call before `usePlatform`, so that the platform closes before its server does. */
  constructor() {
    afterAll(async () => {
      await this.#server?.stop();
      if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
    });
  }

  /** Starts the server, migrates its database and answers its address. */
  async open(): Promise<string> {
    this.#folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-killed-'));
    await chmod(this.#folder, 0o755);
    const note = (_details: object, message: string) => void this.messages.push(message);
    this.#server = await startEmbeddedPostgres({
      dataDir: path.join(this.#folder, 'postgres'),
      log: { info: note, warn: note },
    });
    await migrate(this.#server.url);
    return this.#server.url;
  }

  get url(): string {
    if (!this.#server) throw new Error('the server is not open');
    return this.#server.url;
  }

  /** The server's process, as its lock file names it. */
  async postmaster(): Promise<number> {
    const lock = path.join(this.#folder, 'postgres/cluster/postmaster.pid');
    return Number.parseInt(await readFile(lock, 'utf8'), 10);
  }

  /** The processes that serve connections and write, by what they call themselves. */
  async children(): Promise<readonly { readonly pid: number; readonly title: string }[]> {
    const postmaster = await this.postmaster();
    return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
      .filter((match) => Number(match?.[2]) === postmaster)
      .map((match) => ({ pid: Number(match?.[1]), title: match?.[3] ?? '' }));
  }
}
