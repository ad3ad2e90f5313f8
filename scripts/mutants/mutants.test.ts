import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { mutants } from './all.ts';
import { type Mutant, planted } from './mutant.ts';
import { mutantTable, tableFile } from './table.ts';

const read = (file: string) => readFile(path.join(root, file), 'utf8');

test.each(mutants)(
  'the fault that $fault can be planted, and its test is there',
  async (mutant) => {
    const source = await read(mutant.file);
    expect(planted(mutant, source)).not.toBe(source);
    expect(await read(mutant.test)).toContain(mutant.title);
  },
);

test('the table of all faults is the one in the documents: npm run mutants -- --write', async () => {
  expect(await read(tableFile)).toBe(mutantTable(mutants));
});

test('no two faults are described alike', () => {
  const described = mutants.map(({ fault }) => fault);
  expect(new Set(described).size).toBe(described.length);
});

test('a fault whose place has changed is named', () => {
  const mutant: Mutant = {
    ...{ fault: 'one is two', file: 'a.ts', change: [['1', '2']] },
    ...{ test: 'a.test.ts', title: 'one' },
  };
  expect(() => planted(mutant, '1 and 1')).toThrow('a.ts: "1", for "one is two"');
});
