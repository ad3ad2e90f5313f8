/**
 * `node scripts/compare-baseline.ts COMMIT`: holds the baseline to the migrations it was made of. Takes a
 * database through the single migrations of that commit and then through this tree, makes another by this
 * tree alone, and prints every object in which the two differ; nothing when the baseline is faithful.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { runStatement, withDatabase } from '../apps/platform/src/kernel/db/administer.ts';
import { migrate } from '../apps/platform/src/kernel/db/migrate.ts';
import { describeCatalog } from '../apps/platform/src/kernel/db/test-catalog.ts';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';

const commit = process.argv[2];
if (!commit) throw new Error('Say the last commit with single migrations.');
const folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-baseline-'));
const archive = execFileSync('git', ['archive', commit, 'apps/platform/migrations'], {
  maxBuffer: 1e8,
});
execFileSync('tar', ['-x', '-C', folder], { input: archive });
const server = await startEmbeddedPostgres({
  dataDir: path.join(folder, 'data'),
  log: { info: () => undefined, warn: () => undefined },
  durable: false,
});
try {
  const made = async (name: string, ...through: Parameters<typeof migrate>[1][]) => {
    await runStatement(server.url, `create database ${name}`);
    const url = withDatabase(server.url, name);
    for (const sources of through) await migrate(url, sources);
    return describeCatalog(url);
  };
  const old = { folder: path.join(folder, 'apps/platform/migrations'), functions: [] };
  const upgraded = await made('upgraded', old, undefined);
  const fresh = await made('fresh', undefined);
  for (const line of upgraded.filter((line) => !fresh.includes(line))) console.log(`- ${line}`);
  for (const line of fresh.filter((line) => !upgraded.includes(line))) console.log(`+ ${line}`);
  console.log(`${fresh.length} objects, ${upgraded.length} after the single migrations.`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
