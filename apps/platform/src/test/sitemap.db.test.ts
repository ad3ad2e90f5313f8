import { expect, test } from 'vitest';
import { site, usePlatform } from './platform-fixture.ts';

const plain = usePlatform({ settings: { LOYALTY_ENABLED: 'false' } });
const whole = usePlatform({
  settings: {
    LOYALTY_ENABLED: 'true',
    BETTING_CLIENT_HOST: 'https://betting.test',
    BETTING_CLIENT_ID: 'pier',
  },
});

/** Paths of the pages a file names, in the default language. */
async function pathsOf({ app }: typeof plain, kind: string): Promise<string[]> {
  const { body } = await app.http.inject(`/sitemaps/${kind}-1.xml`);
  return [...body.matchAll(/hreflang="x-default" href="([^"]*)"/g)]
    .map(([, address = '']) => address.replace(site, ''))
    .filter((path, index, all) => all.indexOf(path) === index);
}

test('[2.1-24] [2.1-25] [2.1-27] [2.1-41] the sitemap names the pages the settings have, and no others', async () => {
  const always = ['/', '/providers', '/tournaments', '/questions', '/contact', '/history-check'];
  expect(await pathsOf(plain, 'pages')).toEqual(always);
  expect(await pathsOf(whole, 'pages')).toEqual([...always, '/loyalty', '/betting']);
  const { body } = await whole.app.http.inject('/sitemaps/pages-1.xml');
  expect(body, 'below the code of a locale').toContain(`"${site}/de/betting"`);
});

test('[2.1-41] the sitemap names the documents', async () => {
  const { body } = await plain.app.http.inject('/sitemap.xml');
  for (const kind of ['static', 'questions', 'bonus', 'welcome'])
    expect(body).toContain(`${site}/sitemaps/${kind}-1.xml`);
  expect(await pathsOf(plain, 'static')).toContain('/static/terms');
  expect(await pathsOf(plain, 'questions')).toContain('/questions/payments');
  expect(await pathsOf(plain, 'bonus')).toContain('/bonus/how-bonuses-work');
  expect(await pathsOf(plain, 'welcome')).toEqual(['/welcome-package']);
});
