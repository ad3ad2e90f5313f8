/**
 * The list of live events on a phone whose processor is four times slower, in the site's page with the sandbox's book:
 * the time from frame to frame while prices move and the list is scrolled, and the slowest interaction while somebody
 * chooses prices, changes the sport and opens the slip. Beside an empty page in the same browser, and the bars.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startChromium } from './chromium.ts';
import { framesOf, slowed } from './frames.ts';
import { median } from './median.ts';
import { startPlatform, stop } from './platform.ts';
import type { BenchResult } from './result.ts';
import { visitOnPhone } from './web-vitals/phone.ts';

/** Milliseconds that are watched. */
const WATCHED = 12_000;
const VISITS = 3;
/** Milliseconds from the first event to the watching. */
const SETTLING = 4000;
/** Milliseconds between two presses of a hand that is quick: what the first one set off has been drawn by then. */
const BETWEEN_PRESSES = 300;
/** Milliseconds: a frame in the middle, the slowest hundredth, and an interaction. */
const BARS = { middle: 20, slowest: 50, inp: 150 };

/** Takes about two minutes. */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'betting-frames-'));
  // Prices of all sports move with play at this speed.
  const platform = await startPlatform(path.join(folder, 'data'), { SPORTSBOOK_SPEED: '8' });
  const browser = await startChromium();
  try {
    const address = `${platform.origin}/betting`;
    const empty = await framesOf(await slowed(browser, 'about:blank'), 2000);
    const frames: number[] = [];
    const inps: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const page = await slowed(browser, address);
      await standing(page);
      const watched = framesOf(page, WATCHED);
      await scroll(page);
      frames.push(...(await watched));
      await page.context().close();
      inps.push(await slowestPress(browser, address));
    }
    const ordered = frames.toSorted((one, other) => one - other);
    const slowest = ordered[Math.floor(ordered.length * 0.99)] ?? 0;
    return [
      compare('ms from frame to frame in the middle', median(frames), median(empty), BARS.middle),
      compare('ms of the slowest hundredth of frames', slowest, median(empty), BARS.slowest),
      compare('ms of the slowest interaction', median(inps), BARS.inp, BARS.inp),
    ];
  } finally {
    await browser.close();
    await stop(platform.process);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until the list is there, and what the site and the book fetch after it. */
async function standing(page: Page): Promise<void> {
  await page.locator('.evt').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(SETTLING);
}

/** Down the list by wheel, as long as half of the watching. */
async function scroll(page: Page): Promise<void> {
  for (let turn = 0; turn < WATCHED / 2 / 200; turn += 1) {
    await page.mouse.wheel(0, turn % 20 < 10 ? 120 : -120);
    await page.waitForTimeout(200);
  }
}

async function slowestPress(
  browser: Awaited<ReturnType<typeof startChromium>>,
  address: string,
): Promise<number> {
  const visit = await visitOnPhone(browser, address, null);
  const { page } = visit;
  const press = async (selector: string, at: number, shows: string): Promise<void> => {
    const pressed = page.locator(selector).nth(at);
    // In the middle, where no bar lies over it: the tap would scroll once more, and hit within that frame.
    await pressed.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(BETWEEN_PRESSES);
    await pressed.tap();
    await page.locator(shows).first().waitFor();
    if (process.env.BENCH_EXPLAIN)
      console.error(`  ${selector} ${at}: at most ${(await visit.vitals()).inp} ms by now`);
  };
  await standing(page);
  for (const at of [0, 4, 8]) await press('.evt button.odd', at, '.evt button.odd.on');
  await press('.slipbar', 0, 'dialog.sheet .sliph');
  await page.locator('.stake input').fill('12');
  await press('dialog.sheet .sliph .iconbutton', 0, '.slipbar');
  await press('.chips a', 1, '.evt');
  await press('.evt a.who', 0, '.match');
  await page.waitForTimeout(BETWEEN_PRESSES);
  const { inp } = await visit.vitals();
  await visit.close();
  return inp;
}

function compare(what: string, ours: number, peer: number, bar: number): BenchResult {
  const round = (figure: number): number => Math.round(figure * 100) / 100;
  return {
    subject: `betting page on a phone: ${what}`,
    ours: round(ours),
    peer: round(peer),
    ratio: round(ours / peer),
    bar: `at most ${bar} ms`,
    meets: ours <= bar,
  };
}

if (import.meta.main) for (const result of await run()) console.log(JSON.stringify(result));
