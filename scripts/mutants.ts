/**
 * `npm run mutants`: plants the faults of `scripts/mutants` one after another where they belong, and runs the test
 * that has to fail for each. `npm run mutants -- reality` plants those that have this word in their description or file;
 * `npm run mutants -- --write` writes the table of all, and plants none.
 * Every file is put back; ends with 1 when a test did not see its fault.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { ensureNginx } from './checks/nginx.ts';
import { ensureRedis } from './checks/redis.ts';
import { root, run } from './command.ts';
import { mutants } from './mutants/all.ts';
import { type Mutant, planted } from './mutants/mutant.ts';
import { mutantTable, tableFile } from './mutants/table.ts';
import { say } from './progress.ts';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const word = process.argv[2] ?? '';
if (word === '--write') {
  await writeFile(path.join(root, tableFile), mutantTable(mutants));
  process.exit();
}
const chosen = mutants.filter(({ fault, file }) => fault.includes(word) || file.includes(word));
if (chosen.length === 0) {
  console.error(`No fault is described with "${word}", nor planted in a file of that name.`);
  process.exit(2);
}

const environment = { REDIS_SERVER_PATH: ensureRedis(say), NGINX_PATH: ensureNginx(say) };
const folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-mutants-'));
const unseen: string[] = [];
for (const mutant of chosen) {
  const seen = await isSeen(mutant);
  say(`${seen === null ? 'NOT SEEN' : 'seen'}: ${mutant.fault}${seen ? ` (${seen})` : ''}`);
  if (seen === null) unseen.push(mutant.fault);
}
await rm(folder, { recursive: true });
console.log(`${chosen.length - unseen.length} seen, ${unseen.length} not seen`);
process.exitCode = unseen.length > 0 ? 1 : 0;

/** How the test failed with the fault planted; null when it did not, or did not come to it. */
async function isSeen(mutant: Mutant): Promise<string | null> {
  const file = path.join(root, mutant.file);
  const report = path.join(folder, 'report.json');
  const source = await readFile(file, 'utf8');
  const mend = () => writeFile(file, source);
  const stopped = () => void mend().then(() => process.exit(130));
  process.once('SIGINT', stopped).once('SIGTERM', stopped);
  await rm(report, { force: true });
  try {
    await writeFile(file, planted(mutant, source));
    await run(
      'vitest',
      [
        ...['run', mutant.test, '--testNamePattern', escaped(mutant.title)],
        // A test that waits for what the fault prevents has seen it.
        ...['--testTimeout=60000', '--reporter=json', `--outputFile=${report}`],
      ],
      { environment },
    );
  } finally {
    await mend();
    process.off('SIGINT', stopped).off('SIGTERM', stopped);
  }
  const text = await readFile(report, 'utf8').catch(() => '{"testResults":[]}');
  const results = (JSON.parse(text) as Report).testResults.flatMap((one) => one.assertionResults);
  const failed = results.find(
    ({ status, title }) => status === 'failed' && title.includes(mutant.title),
  );
  return failed ? (failed.failureMessages[0]?.split('\n', 1)[0] ?? '') : null;
}

function escaped(title: string): string {
  return title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
