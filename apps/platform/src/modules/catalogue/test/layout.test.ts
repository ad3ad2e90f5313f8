import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLayout } from '../layout.ts';

async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  const file = path.join(folder, 'catalogue.json');
  await writeFile(file, text);
  return file;
}

describe('the arrangement of the lobby', () => {
  test('the one that is delivered holds', async () => {
    const delivered = path.resolve(import.meta.dirname, '../../../../../../content/catalogue.json');
    const layout = await readLayout(delivered);
    expect(layout.categories.length).toBeGreaterThan(0);
    for (const { category } of layout.collections) expect(layout.categories).toContain(category);
  });

  test.each([
    ['{ "categories": [', 'could not be read'],
    ['{ "categories": [], "collections": [] }', 'does not hold'],
    ['{ "categories": ["slots"], "collections": [{ "identity": "Bad Name" }] }', 'identity'],
  ])('%s is refused with the name of the file', async (text, why) => {
    const file = await fileWith(text);
    const failure = await readLayout(file).catch((error: Error) => error.message);
    expect(failure).toContain(file);
    expect(failure).toContain(why);
  });
});
