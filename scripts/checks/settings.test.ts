import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../command.ts';

const read = (file: string) => readFile(path.join(root, file), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** Read by what starts the programs and by Node itself, not by them. */
const ofTheLauncher = ['NODE_ENV'];
let settings: string[];

beforeAll(async () => {
  const sources = await Promise.all(
    ['apps/platform/src/kernel/config.ts', 'apps/sandbox/src/config.ts'].map(read),
  );
  settings = matches(sources.join('\n'), /^ {2}([A-Z][A-Z0-9_]+):/gm);
  expect(settings).toEqual(expect.arrayContaining(['SMTP_URL', 'STUDIO_MIN_ROUND_MS']));
});

describe('every setting of platform and sandbox', () => {
  test('stands in .env.example, and no other does', async () => {
    const listed = matches(await read('.env.example'), /^([A-Z][A-Z0-9_]+)=/gm);
    expect(listed).toEqual([...settings, ...ofTheLauncher].sort());
  });

  test('stands in the table of docs/operations.md, and no other does', async () => {
    const [, section = ''] = (await read('docs/operations.md')).split('\n## Settings\n');
    const rows = section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|')[1]);
    expect(matches((rows ?? []).join(), /`([A-Z][A-Z0-9_]+)`/g)).toEqual(settings);
  });
});
