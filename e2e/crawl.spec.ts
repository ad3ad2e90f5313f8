/**
 * Every page in every language, for guests and players; `every-modal.spec.ts` opens the modals.
 *
 * The server's answer is held for all of them. In the browser each page opens once, with
 * sizes, languages, themes and audiences taking turns. `CRAWL=whole npm test -- --only=journeys` opens
 * it on both sizes, in every language and for everybody, with every other language in the light theme.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { clippedSideways } from './clipped.ts';
import { signedIn } from './player.ts';
import { type Audience, audiences, stops } from './stops.ts';
import { locales, pathIn } from './texts.ts';
import {
  byTurns,
  expect,
  isPhone,
  isWholeCrawl,
  look,
  newcomer,
  takenOver,
  test,
} from './visitor.ts';

type Theme = 'dark' | 'light';

/** What is off by default, leads on, or is no page; tests of their domains hold what they do. */
const passages = [
  '__root',
  'auth.autologin',
  'auth.callback',
  'manifest[.]webmanifest',
  'offline',
  'password-reset.$resetCode',
  'profile',
  'tournaments.$identity',
  'unsubscribe.$token',
  'verify.$confirmCode',
];

/** One of them by turns, or all of them in a whole crawl. */
const taking = <T>(all: readonly T[], turn: number): readonly T[] =>
  isWholeCrawl ? all : all.slice(turn % all.length, (turn % all.length) + 1);

test('no page is left out of the crawl', async () => {
  const folder = path.resolve(import.meta.dirname, '../apps/web/src/app/routes');
  const routes = (await readdir(folder)).map((file) => file.replace(/\.tsx$/, ''));
  expect(routes.toSorted()).toEqual([...stops.map(({ route }) => route), ...passages].toSorted());
});

for (const stop of stops)
  test(`the server answers ${stop.address} in every language, to guests and players [2.1-01] [2.1-41]`, async ({
    request,
    context,
    baseURL,
  }) => {
    byTurns(1);
    const player = await signedIn(context, baseURL ?? '', newcomer());
    for (const locale of locales)
      for (const audience of audiences) {
        const address = pathIn(locale, stop.address);
        const answer = await request.get(address, {
          maxRedirects: 0,
          headers: audience === 'player' ? { cookie: `access_token=${player.accessToken}` } : {},
        });
        const what = `${address} for a ${audience}`;
        const isSentToSignIn = stop.isPersonal === true && audience === 'guest';
        if (isSentToSignIn || stop.leadsTo !== undefined) {
          expect(answer.status(), what).toBe(307);
          expect(answer.headers().location, what).toContain(
            isSentToSignIn
              ? `${pathIn(locale, '/')}?sign-in=true`
              : pathIn(locale, stop.leadsTo ?? ''),
          );
          continue;
        }
        expect(answer.status(), what).toBe(stop.status);
        const html = await answer.text();
        const root = /<html[^>]*>/.exec(html)?.[0] ?? '';
        expect(root.toLowerCase(), what).toContain(`lang="${locale}"`);
        expect(root.includes('dir="rtl"'), what).toBe(locale === 'ar');
        const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
        expect(title, what).toMatch(/\S.*Pierlight|Pierlight.*\S/);
        if (stop.status === 200 && !stop.isPersonal) {
          const alternates = html.match(/<link[^>]*hreflang=[^>]*>/gi) ?? [];
          expect(alternates.length, what).toBe(locales.length + 1);
        }
        if (audience === 'player')
          expect(answer.headers()['cache-control'], what).toContain('no-store');
      }
  });

for (const [turn, stop] of stops.entries())
  test(`${stop.address} stands whole in the browser`, async ({ browser, baseURL }) => {
    byTurns(turn);
    const allowed: readonly Audience[] = stop.isPersonal ? ['player'] : audiences;
    test.setTimeout(isWholeCrawl ? 600_000 : 60_000);
    // Each takes turns at a pace of its own, so that no size keeps to one theme or to guests.
    for (const locale of taking(locales, turn))
      for (const audience of taking(allowed, Math.floor(turn / 4))) {
        const isLight = (Math.floor(turn / 2) + locales.indexOf(locale)) % 2 === 1;
        const theme: Theme = isLight ? 'light' : 'dark';
        const page = await newPage(browser, baseURL ?? '', audience, theme, stop.status);
        const response = await page.goto(pathIn(locale, stop.address));
        expect(response?.status()).toBe(stop.status);
        await takenOver(page);
        await expect(page.locator('main h1')).toHaveCount(1);
        const name = stop.route.replaceAll(/[$.]+/g, '-');
        await look(page, `page-${name}-${locale}-${audience}-${theme}`);
        if (isPhone()) {
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await page.evaluate(clippedSideways), 'on the smallest phone').toEqual([]);
        }
        await page.context().close();
      }
  });

/** A browser of its own, whose complaints fail the test, signed in for a player. */
async function newPage(
  browser: Browser,
  baseURL: string,
  audience: Audience,
  theme: Theme,
  status: number,
): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'theme', value: theme, url: baseURL }]);
  if (audience === 'player') await signedIn(context, baseURL, newcomer());
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.soft(String(error), 'an error of the page').toBe(''));
  page.on('console', (message) => {
    // The browser notes a page that is not there, as it should.
    const isTheAnswer = status !== 200 && message.text().includes(`status of ${status} `);
    if (message.type() === 'error' && !isTheAnswer)
      expect.soft(message.text(), 'a complaint of the browser').toBe('');
  });
  return page;
}
