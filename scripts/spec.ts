import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { renderCoverage } from './checks/coverage.ts';
import { listedStatements, tellProven } from './checks/proven.ts';
import { compare } from './checks/specification.ts';
import { readTestTitles } from './checks/test-titles.ts';
import { root } from './command.ts';
import { readTree } from './files.ts';

/**
 * Holds the list of statements, the documents and the titles of tests against one another, and says what
 * the last run proved: `npm run spec`. With `--write` it makes the table of statements anew.
 */
const { values: flags } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const table = 'docs/product/coverage.md';

const statements = await listedStatements();
const documents = await readTree('docs/product', /\.md$/);
const written = documents.get(table);
documents.delete(table);

const titles = new Map<string, readonly string[]>();
const leftOut: string[] = [];
for (const folder of ['apps', 'packages', 'e2e', 'bench', 'scripts'])
  for (const [file, text] of await readTree(folder, /\.tsx?$/)) {
    // Not every file that declares tests ends in `.test.ts`: some are shared by two that do.
    const isTest = /\.(?:test|spec)\.tsx?$/.test(file);
    if (!isTest && !/from '(?:vitest|@playwright\/test)'/.test(text)) continue;
    const { ids, mistakes } = readTestTitles(file, text);
    titles.set(file, ids);
    leftOut.push(...mistakes);
  }

const { problems, documentsOf } = compare(statements, documents, titles);
const coverage = renderCoverage(statements, documentsOf);
if (flags.write) await writeFile(path.join(root, table), coverage);
const told: [string, readonly string[]][] = [...problems];
if (leftOut.length > 0) told.push(['Left out without a reason that can be counted:', leftOut]);
if (!flags.write && written !== coverage)
  told.push([`${table} is not what the list says:`, ['npm run spec -- --write']]);
for (const [title, lines] of told) console.log(`${title}\n  ${lines.join('\n  ')}\n`);
if (told.length > 0) process.exitCode = 1;
else console.log((await tellProven()).lines.join('\n'));
