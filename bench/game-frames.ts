/**
 * The time from one frame to the next while the reels of three slots turn, on a phone whose processor is
 * four times slower, beside an empty page in the same browser. Demos, opened as the site opens them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startChromium } from './chromium.ts';
import { framesOf, SLOWER, slowed } from './frames.ts';
import { median } from './median.ts';
import { startPlatform, stop } from './platform.ts';
import type { BenchResult } from './result.ts';

/** Lines, ways, and wins that fall. */
const SLOTS = ['night-ferris', 'koi-lantern', 'azulejo'];
const SPINS = 5;
/** Milliseconds of a spin that are watched. */
const WATCHED = 1500;
/** Milliseconds of a frame in the middle. */
const BAR = 17;

/** Takes about two minutes. */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'game-frames-'));
  const platform = await startPlatform(path.join(folder, 'data'));
  const browser = await startChromium();
  try {
    const peer = median(await framesOf(await slowed(browser, 'about:blank'), WATCHED));
    const results: BenchResult[] = [];
    for (const slot of SLOTS)
      results.push(compare(slot, median(await spun(browser, platform.origin, slot)), peer));
    return results;
  } finally {
    await browser.close();
    await stop(platform.process);
    await rm(folder, { recursive: true, force: true });
  }
}

async function demoOf(origin: string, slot: string): Promise<string> {
  const answer = await fetch(`${origin}/api/game/games/${slot}/play`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'demo', currency: 'EUR', platform: 'mobile' }),
  });
  if (!answer.ok) throw new Error(`${slot} was not opened: ${answer.status}`);
  return ((await answer.json()) as { data: { url: string } }).data.url;
}

/** Milliseconds between the frames of some spins. */
async function spun(browser: Browser, origin: string, slot: string): Promise<number[]> {
  const frames: number[] = [];
  for (let spin = 0; spin < SPINS; spin += 1) {
    // A demo each: one that is opened again goes on with its round, and free spins take minutes here.
    const page = await slowed(browser, await demoOf(origin, slot));
    const button = page.locator('button.go[aria-disabled="false"]');
    await button.click();
    frames.push(...(await framesOf(page, WATCHED)));
    await page.context().close();
  }
  return frames;
}

function compare(slot: string, ours: number, peer: number): BenchResult {
  const round = (figure: number): number => Math.round(figure * 100) / 100;
  return {
    subject: `${slot}: ms from frame to frame while the reels turn, ${SLOWER}× slower, beside an empty page`,
    ours: round(ours),
    peer: round(peer),
    ratio: round(ours / peer),
    bar: `at most ${BAR} ms in the middle`,
    meets: ours <= BAR,
  };
}
