import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { isSameProcessAlive } from '../postgres/processes.ts';
import { startEmbeddedPostgres } from '../postgres/start-embedded-postgres.ts';
import { readMark } from '../postgres/start-lock.ts';
import { runStatement, withDatabase } from './administer.ts';
import { migrate } from './migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server to use instead of a built-in one; empty for none. */
    testDatabaseUrl: string;
    /** The server of this run, as its owner. */
    testServerUrl: string;
    /** The migrated database every test database is copied from. */
    testTemplate: string;
  }
}

const quiet = { info: () => undefined, warn: () => undefined };
const folderPrefix = 'pierlight-test-';

/**
 * Starts one PostgreSQL for a test run (or uses TEST_DATABASE_URL) and migrates the template that
 * `createTestDatabase` copies. Its data need not survive a crash, so it does not wait for the disk.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = project.getProvidedContext().testDatabaseUrl;
  const server = given ? { url: given, stop: async () => undefined } : await startThrowAway();
  const template = `template_${randomBytes(6).toString('hex')}`;
  await runStatement(server.url, `create database ${template}`);
  const dropTemplate = () =>
    runStatement(server.url, `drop database if exists ${template} with (force)`);
  try {
    await migrate(withDatabase(server.url, template));
  } catch (error) {
    await dropTemplate();
    await server.stop();
    throw error;
  }
  project.provide('testServerUrl', server.url);
  project.provide('testTemplate', template);
  return async () => {
    if (given) await dropTemplate();
    await server.stop();
  };
}

async function startThrowAway(): Promise<{ url: string; stop(): Promise<void> }> {
  await sweepAbandoned();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), folderPrefix));
  const server = await startEmbeddedPostgres({ dataDir, log: quiet, durable: false });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Removes what killed test runs left behind: their servers would otherwise run for ever. */
async function sweepAbandoned(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;
    const dataDir = path.join(os.tmpdir(), name);
    try {
      const owner = await readMark(path.join(dataDir, 'owner.json'));
      if (!owner || isSameProcessAlive(owner)) continue;
      const server = await startEmbeddedPostgres({ dataDir, log: quiet, durable: false });
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    } catch {
      // Another user's, or another run is sweeping it: not ours to tidy.
    }
  }
}
