/**
 * What a person on a mid-range phone feels: largest contentful paint, layout shift and the slowest
 * interaction of the home, a category and a game page, beside the bars of the design. Every visit is
 * a new browser; paint and shift are those of a guest, presses also those of a player.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startChromium } from './chromium.ts';
import { type MeasuredPage, measuredPages, pageNames } from './measured-pages.ts';
import { median } from './median.ts';
import { startPlatform, stop } from './platform.ts';
import type { BenchResult } from './result.ts';
import { type Interaction, interactionsOf } from './web-vitals/interactions.ts';
import { type Vitals, visitOnPhone } from './web-vitals/phone.ts';
import { registerPlayer } from './web-vitals/player.ts';

const LOADS = 5;
const VISITS_WITH_PRESSES = 3;
const BARS = { lcp: 1500, inp: 150, cls: 0.05 };

/** Takes about three minutes. */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'web-vitals-'));
  // All its visitors have one address.
  const platform = await startPlatform(path.join(folder, 'data'), {
    FREE_OPENINGS_PER_HOUR: '1000',
  });
  const browser = await startChromium();
  try {
    const results: BenchResult[] = [];
    for (const name of pageNames) results.push(...(await measure(browser, platform.origin, name)));
    return results;
  } finally {
    await browser.close();
    await stop(platform.process);
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  browser: Browser,
  origin: string,
  name: MeasuredPage,
): Promise<BenchResult[]> {
  const url = `${origin}${measuredPages[name]}`;
  const loads: Vitals[] = [];
  // The first one warms the server.
  for (let load = 0; load <= LOADS; load += 1) {
    const visit = await visitOnPhone(browser, url, null);
    if (load > 0) loads.push(await visit.vitals());
    await visit.close();
  }
  explain(name, loads);
  const slowest: number[] = [];
  for (let visit = 0; visit < VISITS_WITH_PRESSES; visit += 1) {
    const pressed: number[] = [];
    for (const interaction of interactionsOf[name])
      pressed.push(await press(browser, origin, url, interaction));
    slowest.push(Math.max(...pressed));
  }
  return [
    compare(
      `${name} page: largest contentful paint, ms`,
      median(loads.map(({ lcp }) => lcp)),
      BARS.lcp,
    ),
    compare(`${name} page: cumulative layout shift`, median(loads.map(({ cls }) => cls)), BARS.cls),
    compare(
      `${name} page: slowest interaction until the next paint, ms`,
      median(slowest),
      BARS.inp,
    ),
  ];
}

/** Milliseconds of the slowest interaction of a way of using the page. */
async function press(
  browser: Browser,
  origin: string,
  url: string,
  { title, audience, use }: Interaction,
): Promise<number> {
  const accessToken = audience === 'player' ? await registerPlayer(origin) : null;
  const visit = await visitOnPhone(browser, url, accessToken);
  await use(visit.page);
  const { inp } = await visit.vitals();
  await visit.close();
  if (process.env.BENCH_EXPLAIN) console.error(`  ${title}: ${inp} ms`);
  return inp;
}

/** With BENCH_EXPLAIN set: what was painted last and what shifted, to find what to mend. */
function explain(name: string, loads: readonly Vitals[]): void {
  if (!process.env.BENCH_EXPLAIN) return;
  for (const { lcp, lcpElement, cls, shifted } of loads)
    console.error(`  ${name}: ${Math.round(lcp)} ms ${lcpElement}, ${cls.toFixed(3)} ${shifted}`);
}

function compare(what: string, ours: number, peer: number): BenchResult {
  const ratio = ours / peer;
  return {
    subject: `${what}, beside the bar on a mid-range phone on slow 4G`,
    ours: Math.round(ours * 1000) / 1000,
    peer,
    ratio: Math.round(ratio * 100) / 100,
    bar: 'ratio at most 1',
    meets: ratio <= 1,
  };
}

if (import.meta.main) for (const result of await run()) console.log(JSON.stringify(result));
