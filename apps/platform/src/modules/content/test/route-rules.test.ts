import { mkdtemp, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRouteRules } from '../route-rules.ts';

let file: string;
let time: number;
let logged: string[];
let written = 0;

async function put(text: string): Promise<void> {
  await writeFile(file, text);
  // Files of one moment may share a time of change.
  written += 1;
  await utimes(file, written, written);
}
const rulesOf = (...rules: object[]) => put(JSON.stringify({ rules }));

function open() {
  return createRouteRules({
    file,
    origins: ['https://partner.example'],
    locales: ['en', 'de', 'pt-br'],
    defaultLocale: 'en',
    clock: { now: () => new Date(time) },
    log: pino({ level: 'error' }, { write: (line) => logged.push(line) }),
  });
}

beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), 'rules-')), 'route-rules.json');
  time = 0;
  logged = [];
});

describe('[2.1-35] rules of operators', () => {
  test('lead a path in every language, and keep the query of the visit', async () => {
    await rulesOf(
      { from: '/promo', to: '/bonus/first', status: 301 },
      { from: '/go', to: 'https://partner.example/casino' },
    );
    const { redirectOf } = open();
    expect(await redirectOf('/promo', '?a=1')).toEqual({
      status: 301,
      location: '/bonus/first?a=1',
    });
    expect(await redirectOf('/pt-br/promo', '')).toMatchObject({ location: '/pt-br/bonus/first' });
    expect(await redirectOf('/de/go', '?token=x')).toEqual({
      status: 302,
      location: 'https://partner.example/casino',
    });
    expect(await redirectOf('/fr/promo', '')).toBeNull();
    expect(await redirectOf('/', '')).toBeNull();
  });

  test('are read again when their file changes, at most once in ten seconds', async () => {
    await rulesOf({ from: '/a', to: '/one' });
    const { redirectOf } = open();
    expect(await redirectOf('/a', '')).toMatchObject({ location: '/one' });
    await rulesOf({ from: '/a', to: '/two' });
    time = 9_999;
    expect(await redirectOf('/a', '')).toMatchObject({ location: '/one' });
    time = 10_000;
    expect(await redirectOf('/a', '')).toMatchObject({ location: '/two' });
  });

  test.each([
    ['no JSON', '{ "rules": [', /is not valid JSON/],
    ['another property', '{ "rules": [], "rule": [] }', /Unrecognized key: \\"rule\\"/],
    ['the whole site', '{"rules":[{"from":"/*","to":"/x"}]}', /must not catch the whole site/],
    ['the API', '{"rules":[{"from":"/api/game","to":"/x"}]}', /is no page/],
    ['a language', '{"rules":[{"from":"/de/a","to":"/x"}]}', /written without a language/],
    ['a path twice', '{"rules":[{"from":"/a","to":"/x"},{"from":"/a","to":"/y"}]}', /rule above/],
    ['a circle', '{"rules":[{"from":"/a","to":"/b"},{"from":"/b","to":"/a"}]}', /led on by/],
    ['itself', '{"rules":[{"from":"/a/*","to":"/a/b"}]}', /led on by/],
    ['a star from nowhere', '{"rules":[{"from":"/a","to":"/b/*"}]}', /only when/],
    ['a strange status', '{"rules":[{"from":"/a","to":"/b","status":200}]}', /status/],
  ])('that hold %s are named in the log, and those before stay', async (_what, text, said) => {
    await rulesOf({ from: '/kept', to: '/here' });
    const { redirectOf } = open();
    expect(await redirectOf('/kept', '')).toMatchObject({ location: '/here' });
    await put(text);
    for (time of [10_000, 20_000, 30_000])
      expect(await redirectOf('/kept', '')).toMatchObject({ location: '/here' });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('route-rules.json');
    expect(logged[0]).toMatch(said);
  });

  test.each([
    'https://evil.example/',
    'https://partner.example.evil.example/',
    'https://partner.example@evil.example/',
    'https://user:secret@partner.example/',
    'http://partner.example/',
    'https:/\\\\partner.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\\\evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/a\\tb',
    'games',
  ])('[P-33] lead to no address that is not listed: %j', async (to) => {
    await put(`{"rules":[{"from":"/a","to":"${to}"}]}`);
    expect(await open().redirectOf('/a', '')).toBeNull();
    expect(logged).toHaveLength(1);
  });

  test('that are not there lead nowhere', async () => {
    expect(await open().redirectOf('/a', '')).toBeNull();
    expect(logged).toHaveLength(1);
  });

  test('that are delivered hold', async () => {
    const delivered = path.resolve(
      import.meta.dirname,
      '../../../../../../content/route-rules.json',
    );
    await put(await readFile(delivered, 'utf8'));
    const { redirectOf } = open();
    expect(await redirectOf('/de/login', '')).toEqual({
      status: 302,
      location: '/de?sign-in=true',
    });
    expect(logged).toEqual([]);
  });
});
