import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { campaignFolders, campaignPages, readCampaignFile } from '../campaigns-file.ts';

const root = path.join(import.meta.dirname, '../../../../../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'pierlight-campaigns-'));
const file = path.join(folder, 'campaign.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const known = {
  ...{ locales: ['en', 'de'], countries: ['DE', 'AT'], levels: 6 },
  now: new Date('2026-11-25T12:00:00Z'),
};
const words = { title: 'Winter lights', text: 'The harbour is lit.' };
const good = {
  ...{ id: 'winter-lights', kind: 'news', segment: {}, path: '/tournaments' },
  words: { en: words, de: words },
  validUntil: '2026-12-24T12:00:00Z',
};
const read = (says: object) => {
  writeFileSync(file, JSON.stringify({ ...good, ...says }));
  return readCampaignFile(file, known);
};

test('the example of the guide holds, in every language of the site', async () => {
  const example = /```json\n(.+?)```/s.exec(
    readFileSync(path.join(root, 'docs/how-to/send-a-campaign.md'), 'utf8'),
  );
  writeFileSync(file, example?.[1] ?? '');
  const locales = ['en', 'de', 'es', 'pt-br', 'ar'];
  expect(await readCampaignFile(file, { ...known, locales })).toMatchObject({
    segment: { countries: ['DE', 'AT'] },
  });
});

test('it is for inboxes unless it says more', async () => {
  expect((await read({})).channels).toEqual(['inbox']);
  expect((await read({ channels: ['mail'] })).channels).toEqual(['mail']);
});

test.each(['/tournaments/night-regatta', '/games/tide-reels', '/profile/bonuses', '/'])(
  'it may lead to %s',
  async (page) => {
    expect((await read({ path: page })).path).toBe(page);
  },
);

test('every page it may lead to is a route of the site', () => {
  const routes = readFileSync(path.join(root, 'apps/web/src/app/route-tree.gen.ts'), 'utf8');
  for (const page of campaignPages) expect(routes).toMatch(new RegExp(`  '${page}/?': typeof`));
  for (const start of campaignFolders) expect(routes).toContain(`  '${start}$`);
});

describe('a file that does not hold is refused with the place and the reason', () => {
  test.each<[string, object, RegExp]>([
    ['a language is missing', { words: { en: words } }, /missing[\s\S]+words\.de/],
    ['one too many', { words: { ...good.words, fr: words } }, /speaks en, de[\s\S]+words\.fr/],
    ['no text', { words: { ...good.words, de: { title: 'x', text: ' ' } } }, /words\.de\.text/],
    [
      'too long',
      { words: { ...good.words, de: { ...words, text: 'x'.repeat(1_001) } } },
      /de\.text/,
    ],
    ['an unknown word', { segment: { city: 'Bremen' } }, /"city"[\s\S]+segment/],
    ['no such country', { segment: { countries: ['ZZ'] } }, /ZZ[\s\S]+segment\.countries/],
    ['no such language', { segment: { locales: ['fr'] } }, /fr[\s\S]+segment\.locales/],
    ['no such level', { segment: { level: { to: 6 } } }, /0 to 5[\s\S]+segment\.level/],
    ['levels the wrong way', { segment: { level: { from: 3, to: 2 } } }, /segment\.level/],
    [
      'a visit that is both',
      { segment: { visited: { withinDays: 3, notWithinDays: 30 } } },
      /nobody[\s\S]+segment\.visited/,
    ],
    [
      'no time to register in',
      { segment: { registered: { from: '2026-02-01', before: '2026-02-01' } } },
      /segment\.registered/,
    ],
    ['no day', { segment: { registered: { from: '2026-02-30' } } }, /segment\.registered\.from/],
    ['another site', { path: 'https://example.com/' }, /no page[\s\S]+path/],
    ['another site, hidden', { path: '//example.com' }, /no page[\s\S]+path/],
    ['out of a folder', { path: '/games/../profile' }, /no page[\s\S]+path/],
    ['over already', { validUntil: '2026-11-25T12:00:00Z' }, /over[\s\S]+validUntil/],
    ['an id with spaces', { id: 'Winter lights' }, /id/],
    ['a word beside', { channel: 'mail' }, /"channel"/],
    ['no channel', { channels: [] }, /channels/],
    ['a channel that is none of its', { channels: ['push'] }, /channels/],
    ['a channel twice', { channels: ['mail', 'mail'] }, /named once[\s\S]+channels/],
  ])('%s', async (_, says, reason) => {
    await expect(read(says)).rejects.toThrow(reason);
  });

  test('no JSON', async () => {
    writeFileSync(file, '{');
    await expect(readCampaignFile(file, known)).rejects.toThrow(/could not be read/);
  });
});
