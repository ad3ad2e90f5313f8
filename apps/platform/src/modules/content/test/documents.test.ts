import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Block, Inline } from '@pierlight/contract/content/documents';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { readDocumentFile } from '../files/document-file.ts';
import { readMarkdown } from '../files/markdown.ts';
import { readTextFile } from '../files/text-file.ts';
import { createContentService } from '../service.ts';

let directory: string;
let time: number;
let logged: string[];

const head = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About it\nupdated: 2026-11-01\n${more}---\n`;

async function put(locale: string, name: string, text: string): Promise<void> {
  const file = path.join(directory, locale, 'static', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const service = () =>
  createContentService({
    directory,
    defaultLocale: 'en',
    locales: ['en', 'de'],
    clock: { now: () => new Date(time) },
    log: pino({ level: 'error' }, { write: (line) => logged.push(line) }),
  });

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'documents-'));
  time = Date.parse('2026-11-21T12:00:00Z');
  logged = [];
  await put('en', 'terms.md', `${head('Terms', 'order: 2\n')}The rules.\n`);
  await put('en', 'about.md', `${head('About', 'order: 1\n')}Who we are.\n`);
  await put('de', 'terms.md', `${head('Bedingungen')}Die Regeln.\n`);
});

describe('documents', () => {
  test('[7h-01] a document a locale lacks is told in the default one, with its language', async () => {
    const content = service();
    expect(await content.document('de', 'static', 'terms')).toMatchObject({
      title: 'Bedingungen',
      lang: 'de',
    });
    expect(await content.document('de', 'static', 'about')).toMatchObject({
      title: 'About',
      lang: 'en',
      body: [{ kind: 'paragraph', children: ['Who we are.'] }],
    });
  });

  test('[2.1-41] have pages for search engines while they are shown', async () => {
    await put('en', 'over.md', `${head('Over', 'until: 2026-11-20\n')}Gone.\n`);
    const changedAt = new Date('2026-11-01T00:00:00Z');
    const content = service();
    const listed = await content.listedPages();
    expect(listed.static).toEqual(
      expect.arrayContaining([
        { path: '/static/about', changedAt },
        { path: '/static/terms', changedAt },
      ]),
    );
    expect(listed.static).toHaveLength(2);
    expect(listed.welcome).toEqual([]);
    await put('en', '../welcome-package/overview.md', `${head('Welcome')}Hello.\n`);
    await put('en', '../welcome-package/second.md', `${head('More')}More.\n`);
    time += 60_000;
    expect((await content.listedPages()).welcome).toEqual([
      { path: '/welcome-package', changedAt },
    ]);
  });

  test('stand in the order their files give, without their text unless it is requested', async () => {
    const listed = await service().documents('en', 'static', { withBody: false });
    expect(listed.map(({ identity }) => identity)).toEqual(['about', 'terms']);
    expect(listed[0]).not.toHaveProperty('body');
    const [first] = await service().documents('en', 'static', { withBody: true });
    expect(first?.body).toHaveLength(1);
  });

  test('[2.1-36] an unknown one is not found, nor one before its first or after its last day', async () => {
    await put('en', 'early.md', `${head('Early', 'from: 2026-11-22\n')}Text\n`);
    await put('en', 'late.md', `${head('Late', 'until: 2026-11-20\n')}Text\n`);
    const content = service();
    for (const identity of ['nothing', 'early', 'late', '..', 'constructor'])
      await expect(content.document('en', 'static', identity)).rejects.toMatchObject({
        errorName: 'notFound',
      });
    await expect(content.document('fr', 'static', 'terms')).rejects.toMatchObject({
      errorName: 'notFound',
    });
    time = Date.parse('2026-11-22T00:00:00Z');
    expect(await content.document('en', 'static', 'early')).toMatchObject({ title: 'Early' });
  });

  test('[7h-01] a changed file is read after ten seconds; a mistake in one keeps its old text, and the others change', async () => {
    const content = service();
    await content.document('en', 'static', 'terms');
    await put('en', 'terms.md', '---\ntitle: Terms\n');
    await put('en', 'about.md', `${head('About us')}Who we are now.\n`);
    time += 9_999;
    expect(await content.document('en', 'static', 'about')).toMatchObject({ title: 'About' });
    time += 1;
    expect(await content.document('en', 'static', 'about')).toMatchObject({ title: 'About us' });
    expect(await content.document('en', 'static', 'terms')).toMatchObject({ title: 'Terms' });
    expect(logged.join('')).toContain('en/static/terms.md, line 1');
    await rm(path.join(directory, 'en/static/about.md'));
    time += 10_000;
    await expect(content.document('en', 'static', 'about')).rejects.toThrow();
  });
});

describe('a mistake is told by its line', () => {
  test.each([
    ['no facts\n', 1, 'must begin with'],
    [`---\ntitle: A: B\n---\nText`, 2, 'needs quotes'],
    [`---\ntitle: A\ndescription: B\nupdated: soon\n---\nText`, 4, 'a day written like'],
    [`---\ntitle: A\nupdated: 2026-01-01\n---\nText`, 1, '"description" is missing'],
    [`${head('A', 'colour: red\n')}Text`, 5, '"colour" is not known'],
    [`${head('A')}\n\nText [go](javascript:alert(1))\n`, 8, 'a link may lead'],
    [`${head('A')}# Title\n`, 6, 'headings of the text begin'],
    [`${head('A')}\n`, 6, 'no text below'],
  ])('%j', (text, line, problem) => {
    const { mistakes } = readDocumentFile(text);
    expect(mistakes).toContainEqual({ line, problem: expect.stringContaining(problem) });
  });

  test.each([
    ['{\n  "a": "x"\n  "b": "y"\n}', 3, 'not valid JSON'],
    ['{\n  "a": "x",\n  "a": "y"\n}', 3, 'twice'],
    ['{\n  "a": "x",\n  "b": "Hi {name"\n}', 3, 'never closed'],
    ['{\n  "a": {\n    "b": 3\n  }\n}', 3, 'only texts'],
    ['{\n  "n": "{n, plural, one {#}}"\n}', 2, 'no branch "other"'],
  ])('%j', (text, line, problem) => {
    expect(readTextFile(text).mistakes).toContainEqual({
      line,
      problem: expect.stringContaining(problem),
    });
  });
});

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](https://user:pass@evil.example)',
  '[x][y]\n\n[y]: vbscript:msgbox(1)',
  '<https://evil.example" onmouseover="alert(1)>',
  '![x](https://evil.example/x.png)',
  '`</script><script>alert(1)</script>`',
  '> <svg/onload=alert(1)>',
  '| <b>a</b> |\n| --- |\n| <i>b</i> |',
];

/** Every link of a tree; anything that is not of its known shape fails. */
function hrefsOf(parts: readonly (Block | Inline | readonly Block[])[]): string[] {
  return parts.flatMap((part): string[] => {
    if (typeof part === 'string') return [];
    if (Array.isArray(part)) return hrefsOf(part);
    const node = part as Block | Exclude<Inline, string>;
    switch (node.kind) {
      case 'link':
        return [node.href, ...hrefsOf(node.children)];
      case 'list':
        return hrefsOf(node.items);
      case 'table':
        return [node.head, ...node.rows].flatMap((row) => row.flatMap((cell) => hrefsOf(cell)));
      case 'preformatted':
      case 'rule':
      case 'break':
        return [];
      default:
        return hrefsOf(node.children);
    }
  });
}

test.each(payloads)('[P-34] %j becomes text, and no link that leads astray', (payload) => {
  const { blocks } = readMarkdown(payload);
  for (const href of hrefsOf(blocks))
    expect(href).toMatch(/^(https:\/\/[^@]*$|\/(?!\/)|#|mailto:|tel:)/);
  expect(JSON.stringify(blocks)).not.toContain('"html"');
});
