import { compare } from './checks/specification.ts';
import { readTree } from './files.ts';

/** Holds what the product documents state against what tests prove: `npm run spec`. */
const documents = await readTree('docs/product', /\.md$/);
const tests = new Map<string, string>();
for (const folder of ['apps', 'packages', 'e2e', 'bench']) {
  for (const [file, text] of await readTree(folder, /\.(test|spec)\.tsx?$/)) tests.set(file, text);
}
const { untested, unknown, proven } = compare(documents, tests);
for (const [title, lines] of [
  ['Documented, but proven by no test:', untested],
  ['Named by a test, but documented nowhere:', unknown],
] as const) {
  if (lines.length > 0) console.log(`${title}\n  ${lines.join('\n  ')}\n`);
}
console.log(
  `${proven} statements are proven by tests, ${untested.length} are not, ${unknown.length} test ids are unknown.`,
);
process.exitCode = untested.length + unknown.length > 0 ? 1 : 0;
