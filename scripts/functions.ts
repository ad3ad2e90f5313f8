/**
 * `npm run functions`: gives every file of SQL functions whose text changed its next revision, by which a
 * database tells that it has to make them anew. See docs/how-to/change-a-function.md.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withRevision } from '../apps/platform/src/kernel/db/function-files.ts';

const root = path.resolve(import.meta.dirname, '../apps/platform/src');

for await (const name of glob('{kernel,modules}/*/sql/*.sql', { cwd: root })) {
  const file = path.join(root, name);
  const text = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
  const revised = withRevision(text);
  if (revised === text) continue;
  await writeFile(file, revised);
  console.log(`${name}: ${revised.split(',', 1)[0]?.slice(3)}`);
}
