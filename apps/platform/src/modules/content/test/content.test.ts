import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { createContentService } from '../service.ts';

let directory: string;
let time: number;
let logged: string[];

async function put(locale: string, name: string, text: string): Promise<void> {
  const folder = path.join(directory, locale, 'layout');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), text);
}

function service() {
  return createContentService({
    directory,
    defaultLocale: 'en',
    locales: ['en', 'de'],
    clock: { now: () => new Date(time) },
    log: pino({ level: 'error' }, { write: (line) => logged.push(line) }),
  });
}

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'content-'));
  time = 0;
  logged = [];
  await put('en', 'header.json', '{ "signIn": "Sign in", "menu": { "open": "Open" } }');
  await put('de', 'header.json', '{ "menu": { "open": "Öffnen" } }');
});

describe('content', () => {
  test('[7h-01] a key missing in a locale is taken from the default one', async () => {
    expect(await service().folder('de', 'layout')).toEqual({
      header: { signIn: 'Sign in', menu: { open: 'Öffnen' } },
    });
  });

  test('[7h-01] a changed file is read again after ten seconds, not before', async () => {
    const content = service();
    await content.folder('en', 'layout');
    await put('en', 'header.json', '{ "signIn": "Log in now, please" }');
    time = 9_999;
    expect(await content.folder('en', 'layout')).toMatchObject({ header: { signIn: 'Sign in' } });
    time = 10_000;
    expect(await content.folder('en', 'layout')).toEqual({
      header: { signIn: 'Log in now, please' },
    });
  });

  test('[7h-01] messages are served parsed, a completed locale and the default one alike', async () => {
    await put(
      'en',
      'header.json',
      '{ "count": "{n, plural, one {# game} other {# games}}", "a": "It’s {name}" }',
    );
    await put('de', 'header.json', '{ "count": "{n, plural, one {# Spiel} other {# Spiele}}" }');
    expect(await service().compiledFolder('de', 'layout')).toEqual({
      header: {
        count: [['n', 2, { one: [0, ' Spiel'], other: [0, ' Spiele'] }]],
        a: ['It’s ', ['name']],
      },
    });
  });

  test.each(['{ "signIn": ', '{ "signIn": 3 }', '[]', '{ "signIn": "{count, plural, one {" }'])(
    'a file holding %s is named in the log, and the texts in use stay',
    async (text) => {
      const content = service();
      await content.folder('en', 'layout');
      await put('en', 'header.json', text);
      time = 20_000;
      expect(await content.folder('en', 'layout')).toMatchObject({ header: { signIn: 'Sign in' } });
      expect(logged.join('')).toContain('header.json');
    },
  );

  test('an unknown locale is not found', async () => {
    await expect(service().folder('fr', 'layout')).rejects.toMatchObject({ errorName: 'notFound' });
  });
});
