/**
 * Lighthouse's marks for the home, a category and a game page on its phone profile (a mid-range phone
 * on slow 4G, simulated), beside the mark that each must reach. The middle of five looks counts, after
 * one that does not: a browser and a server that have just started are busy with themselves.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import lighthouse from 'lighthouse';
import { startChromiumOnPort } from './chromium.ts';
import { measuredPages, pageNames } from './measured-pages.ts';
import { median } from './median.ts';
import { startPlatform, stop } from './platform.ts';
import type { BenchResult } from './result.ts';

const LOOKS = 5;
/** Lighthouse's word for a recording without the page's beginning, which it asks to repeat. */
const UNRECORDED = 'NO_NAVSTART';
const BAR = 95;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Marks = Record<(typeof categories)[number], number>;

/** Takes about five minutes. */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lighthouse-'));
  const platform = await startPlatform(path.join(folder, 'data'));
  const browser = await startChromiumOnPort();
  try {
    const results: BenchResult[] = [];
    for (const page of pageNames) {
      const url = `${platform.origin}${measuredPages[page]}`;
      await lookAt(url, browser.port);
      const looks: Marks[] = [];
      for (let look = 0; look < LOOKS; look += 1) looks.push(await lookAt(url, browser.port));
      for (const category of categories)
        results.push(compare(`${page} page: ${category}`, median(looks.map((of) => of[category]))));
    }
    return results;
  } finally {
    browser.kill();
    await stop(platform.process);
    await rm(folder, { recursive: true, force: true });
  }
}

async function lookAt(url: string, port: number, tries = 3): Promise<Marks> {
  const looked = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (looked?.lhr.runtimeError?.code === UNRECORDED && tries > 1)
    return lookAt(url, port, tries - 1);
  if (!looked || looked.lhr.runtimeError)
    throw new Error(`Lighthouse saw nothing of ${url}: ${looked?.lhr.runtimeError?.message}`);
  const { lhr } = looked;
  if (process.env.BENCH_EXPLAIN)
    for (const { id, title, score, scoreDisplayMode, displayValue } of Object.values(lhr.audits))
      if (score !== null && score < 0.95 && scoreDisplayMode !== 'informative')
        console.error(`  ${url}: ${id} ${score} (${title}) ${displayValue ?? ''}`);
  const mark = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return Object.fromEntries(categories.map((name) => [name, mark(name)])) as Marks;
}

function compare(what: string, ours: number): BenchResult {
  const ratio = ours / BAR;
  return {
    subject: `Lighthouse, ${what}: mark of 100 on the phone profile, beside the bar`,
    ours,
    peer: BAR,
    ratio: Math.round(ratio * 100) / 100,
    bar: 'ratio at least 1',
    meets: ratio >= 1,
  };
}

if (import.meta.main) for (const result of await run()) console.log(JSON.stringify(result));
