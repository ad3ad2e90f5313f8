/** The layout of every page in Firefox at three widths. */
import { clippedSideways } from './clipped.ts';
import { test } from './firefox.ts';
import { registered } from './player.ts';
import { type Audience, audiences, type Stop, stops } from './stops.ts';
import { pathIn } from './texts.ts';
import { byTurns, expect, newcomer } from './visitor.ts';

const widths = [320, 390, 1280] as const;
const height = 800;

/** Guests and players take the pages that both may see by turns. */
const audienceOf = (stop: Stop, turn: number): Audience =>
  stop.isPersonal || turn % 2 === 0 ? 'player' : 'guest';

/** A Firefox of long support knows no orientation of the screen, which comes with the size and is not needed here. */
function sizedAllTheSame(error: Error): void {
  if (!error.message.includes('unknown command emulation.setScreenOrientationOverride'))
    throw error;
}

test('nothing is clipped or scrolls sideways in Firefox, on any page', async ({
  request,
  baseURL,
  visitor,
}) => {
  byTurns(1);
  const origin = baseURL ?? '';
  const { accessToken } = await registered(request, newcomer());
  const token = { name: 'access_token', value: accessToken, domain: 'localhost', path: '/' };
  const page = await visitor.openTab();
  const failures: string[] = [];
  for (const audience of audiences) {
    if (audience === 'player') await visitor.context.setCookie(token);
    for (const [turn, stop] of stops.entries()) {
      if (audienceOf(stop, turn) !== audience) continue;
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
  }
  expect(failures).toEqual([]);
});
