/**
 * The layout of every page in Firefox at three widths. Playwright drives only a Firefox of its own making;
 * this is the one people have, over WebDriver BiDi.
 */
import puppeteer, { type Browser } from 'puppeteer-core';
import { findFirefox } from '../scripts/checks/firefox.ts';
import { clippedSideways } from './clipped.ts';
import { registered } from './player.ts';
import { stops } from './stops.ts';
import { pathIn } from './texts.ts';
import { byTurns, expect, newcomer, test } from './visitor.ts';

const widths = [320, 390, 1280] as const;
const height = 800;

let firefox: Browser;

/** A Firefox of long support knows no orientation of the screen, which comes with the size and is not needed here. */
function sizedAllTheSame(error: Error): void {
  if (!error.message.includes('unknown command emulation.setScreenOrientationOverride'))
    throw error;
}

test.beforeAll(async () => {
  firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
  });
});
test.afterAll(() => firefox?.close());

test('nothing is clipped or scrolls sideways in Firefox, on any page', async ({
  request,
  baseURL,
}) => {
  byTurns(1);
  const origin = baseURL ?? '';
  const { accessToken } = await registered(request, newcomer());
  const page = await firefox.newPage();
  const cookie = { domain: 'localhost', path: '/' };
  await page.setCookie({ ...cookie, name: 'consent', value: '1' });
  const failures: string[] = [];
  for (const [turn, stop] of stops.entries()) {
    const isPlayer = stop.isPersonal === true || turn % 2 === 0;
    if (isPlayer) await page.setCookie({ ...cookie, name: 'access_token', value: accessToken });
    else await page.deleteCookie({ ...cookie, name: 'access_token' });
    const address = pathIn(turn % 3 === 2 ? 'de' : 'en', stop.address);
    await page.goto(`${origin}${address}`, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('html[data-live] main h1');
    for (const width of widths) {
      await page.setViewport({ width, height }).catch(sizedAllTheSame);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      for (const found of await page.evaluate(clippedSideways))
        failures.push(`${address} at ${width} px: ${found}`);
    }
  }
  await page.close();
  expect(failures).toEqual([]);
});
