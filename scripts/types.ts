import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from './command.ts';

/** Checks the types of every workspace and of the scripts, two at a time: `npm run types`. */
const cache = path.join(root, '.cache/types');
const projects = ['.'];
for (const group of ['packages', 'apps']) {
  for (const name of await readdir(path.join(root, group))) {
    if (existsSync(path.join(root, group, name, 'tsconfig.json')))
      projects.push(`${group}/${name}`);
  }
}
let failed = 0;
async function work(): Promise<void> {
  for (let project = projects.pop(); project; project = projects.pop()) {
    const remembered = path.join(cache, `${project.replaceAll('/', '-')}.tsbuildinfo`);
    const result = await run('tsc', [
      ...['-p', project, '--pretty', 'false'],
      // What did not change since the last check is not checked again.
      ...['--incremental', '--tsBuildInfoFile', remembered],
    ]);
    if (!result.ok) {
      failed += 1;
      console.error(`${project}:\n${result.output.trim()}\n`);
    }
  }
}
await Promise.all([work(), work()]);
process.exitCode = failed > 0 ? 1 : 0;
