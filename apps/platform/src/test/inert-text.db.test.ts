import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { contract } from '@pierlight/contract/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Player, usePlatform } from './platform-fixture.ts';

const delivered = path.resolve(import.meta.dirname, '../../../../content');
const directory = mkdtempSync(path.join(os.tmpdir(), 'pierlight-texts-'));
for (const name of [
  'en',
  'bonuses.json',
  'cashback.json',
  'loyalty.json',
  'quests.json',
  'tournaments.json',
  'verification.json',
  'catalogue.json',
  'fields.json',
  'jurisdictions.json',
])
  cpSync(path.join(delivered, name), path.join(directory, name), { recursive: true });
writeFileSync(
  path.join(directory, 'route-rules.json'),
  JSON.stringify({ rules: [{ from: '/old/*', to: '/static/*' }] }),
);

const platform = usePlatform({
  roles: 'api,web,jobs',
  rendersSite: true,
  settings: { CONTENT_DIR: directory },
});

/** Words that would become an element, an attribute or the end of a script, if anything let them. */
const onLine = (source: string) => `<xss-${source} onxss=1></script>" onxss=1 `;
/** The same with the two separators that end a line of script and none of JSON. */
const anywhere = (source: string) => `${onLine(source)}\u2028\u2029`;

/** Every text of a file with words put behind it; ICU takes what stands in straight quotes from a sign of its own on as it is. */
function withWords(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? `${value} '${anywhere('text')}'` : withWords(value as object),
    ]),
  );
}

async function poisonContent(): Promise<void> {
  for (const entry of await readdir(path.join(directory, 'en'), {
    recursive: true,
    withFileTypes: true,
  })) {
    // Mails are no part of a page, and keep to a form of their own.
    if (!entry.isFile() || entry.parentPath.endsWith('mails')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    const poisoned = file.endsWith('.json')
      ? JSON.stringify(withWords(JSON.parse(text) as object))
      : `${text.replace(
          /^(title|description): "?(.*?)"?$/gm,
          (_all, name: string, words: string) =>
            `${name}: ${JSON.stringify(`${words.slice(0, 60)} ${onLine('document')}`)}`,
        )}\n\n## ${onLine('document')}\n\n${anywhere('document')}\n\n- ${anywhere('document')}\n`;
    await writeFile(file, poisoned);
  }
}

/** Names of a player's fields that took the words, out of all those that hold a text. */
async function poisonProfile({ token }: Player): Promise<string[]> {
  const { shape } = contract.player.updateProfile['~orpc'].inputSchema as {
    shape: Readonly<Record<string, unknown>>;
  };
  const taken: string[] = [];
  for (const field of Object.keys(shape)) {
    for (const words of [anywhere('player'), onLine('player'), '"<xss-player>']) {
      const body = { [field]: words };
      const answer = await platform.call('PUT', '/player/profile', { token, body });
      expect([200, 422], `${field}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
      if (answer.status === 200) taken.push(field);
    }
  }
  return taken;
}

let player: Player;
let taken: string[];

beforeAll(async () => {
  await poisonContent();
  platform.aggregator.changes = ({ name }) => ({
    name: `${name} ${anywhere('game')}`,
    product: `Northlight ${anywhere('studio')}`,
  });
  await platform.app.modules.syncCatalogue();
  await platform.app.startJobs();
  player = await platform.register();
  taken = await poisonProfile(player);
  await vi.waitFor(async () => {
    const inbox = await platform.call('GET', '/notification/messenger/messages', player);
    expect(inbox.body.data).toHaveLength(1);
  }, 20_000);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function read(address: string, cookie = 'consent=1'): Promise<string> {
  const response = await fetch(`${platform.origin}${address}`, {
    headers: { cookie, accept: 'text/html' },
    redirect: 'manual',
  });
  expect([200, 404], `${address} ${response.headers.get('location')}`).toContain(response.status);
  return response.text();
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

const shown = new Set<string>();
const embedded = new Set<string>();

/** Holds that no words of ours became anything but words, and notes which of them the page holds. */
function expectInert(html: string): void {
  expect(html).toMatch(/<\/html>\s*$/);
  // In a script a quote has a backslash before it, elsewhere it is written as an entity.
  expect([...html.matchAll(/.{60}(?:<xss|(?<!\\)" onxss).{40}/gis)].map(([all]) => all)).toEqual(
    [],
  );
  expect(scriptsOf(html).filter((script) => /[\u2028\u2029]/.test(script))).toEqual([]);
  for (const [, source = ''] of html.matchAll(/&lt;xss-(\w+)/g)) shown.add(source);
  for (const script of scriptsOf(html))
    for (const [, source = ''] of script.matchAll(/(?:\\x3C|\\u003C)xss-(\w+)/gi))
      embedded.add(source);
}

const query = encodeURIComponent(anywhere('address'));

describe('[P-34] words that look like markup stay words on the page', () => {
  test.each([
    '/',
    '/categories/slots',
    `/categories/slots?provider=${query}&sort=${query}`,
    '/games/koi-lantern',
    '/providers',
    '/questions',
    '/questions/account',
    '/static/terms',
    '/bonus/how-bonuses-work',
    '/welcome-package',
    '/contact',
    '/de/static/cookies',
    `/${query}`,
    `/?sign-in=${query}&wallet=${query}`,
  ])('of a guest: %s', async (address) => {
    expectInert(await read(address));
  });

  test.each([
    '/',
    '/profile/info',
    '/profile/wallet',
    '/profile/history',
    '/profile/notifications',
    '/profile/security',
    '/contact',
  ])('of a player: %s', async (address) => {
    expectInert(await read(address, `consent=1; access_token=${player.token}`));
  });

  test('those of every source were there: as text, and in the state the browser takes over', () => {
    // Of an address nothing is said but the address, encoded.
    const sources = ['document', 'game', 'player', 'studio', 'text'];
    expect([...shown].sort()).toEqual(sources);
    expect([...embedded].sort()).toEqual(sources);
    expect(taken).toEqual(expect.arrayContaining(['nickname', 'firstName', 'city', 'address']));
  });

  test('a rule that leads elsewhere sends an encoded address and no page', async () => {
    // An encoded slash is no part of what a star stands for.
    const rest = query.replace('%2F', '');
    const response = await fetch(`${platform.origin}/old/${rest}?x=${query}`, {
      redirect: 'manual',
    });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(/^\/static\/[^<>"\s]+$/);
    expect(await response.text()).toBe('');
  });
});
