import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-fingerprint-'));
  await mkdir(path.join(folder, 'web/src'), { recursive: true });
  await writeFile(path.join(folder, 'web/src/page.tsx'), 'one');
  await writeFile(path.join(folder, 'lock.json'), '1');
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const take = (...extra: string[]) => fingerprint(folder, ['web', 'lock.json', 'missing'], extra);

test('it changes with a content, a name, a file more, a lone file and a setting', async () => {
  const seen = [await take()];
  const note = async (print: string) => {
    expect(seen).not.toContain(print);
    seen.push(print);
  };
  await writeFile(path.join(folder, 'web/src/page.tsx'), 'two');
  await note(await take());
  await writeFile(path.join(folder, 'web/src/other.tsx'), '');
  await note(await take());
  await rm(path.join(folder, 'web/src/other.tsx'));
  await writeFile(path.join(folder, 'web/src/another.tsx'), '');
  await note(await take());
  await writeFile(path.join(folder, 'lock.json'), '2');
  await note(await take());
  await note(await take('API_ORIGIN=https://api.example'));
});

test('it stays with tests, stories, generated files and builds', async () => {
  const before = await take();
  await writeFile(path.join(folder, 'web/src/page.test.tsx'), 'x');
  await writeFile(path.join(folder, 'web/src/page.stories.tsx'), 'x');
  await writeFile(path.join(folder, 'web/src/routes.gen.ts'), 'x');
  await mkdir(path.join(folder, 'web/dist'));
  await writeFile(path.join(folder, 'web/dist/bundle.js'), 'x');
  expect(await take()).toBe(before);
});
