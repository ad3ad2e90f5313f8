/**
 * What ten thousand games cost beside sixty, on one platform that offers the ones and the others by
 * turns: the category page's server time and bytes, and what its grid holds in the browser after
 * scrolling to the end.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import autocannon from 'autocannon';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { startChromium } from './chromium.ts';
import { median } from './median.ts';
import { startPlatform, stop } from './platform.ts';
import type { BenchResult } from './result.ts';

const FEW = 60;
const MANY = 10_000;
const CATEGORY = '/categories/slots';
const ROUNDS = 5;
const SECONDS_PER_ROUND = 3;
const CONNECTIONS = 4;
const TENTH = 1.1;
/** Games in the grid when its first button appears. */
const EARLY = 3 * 36;
/** What the browser may keep of each game that was scrolled past: its data, and nothing drawn. */
const BYTES_PER_GAME = 1_000;

/** Takes about four minutes. */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'catalogue-size-'));
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log });
  try {
    const settings = {
      DATABASE_URL: postgres.url,
      // One browser asks for every page of ten thousand games.
      REQUESTS_PER_MINUTE: '1000000',
      RENDERS_PER_MINUTE: '1000000',
    };
    const copying = await startPlatform(path.join(folder, 'data'), settings);
    await untilOffered(copying.origin, (total) => total > 0);
    await stop(copying.process);
    // Without jobs nobody takes back what the studio does not list.
    const platform = await startPlatform(path.join(folder, 'data'), {
      ...settings,
      ROLES: 'web,api',
    });
    const database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
    try {
      const offer = await withGenerated(database, platform.origin);
      return [
        ...(await compareServers(platform.origin, offer)),
        ...(await compareGrids(platform.origin)),
      ];
    } finally {
      await database.end();
      await stop(platform.process);
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Adds generated games to the studio's own.
 * @returns what makes the platform offer so many of them
 */
async function withGenerated(database: pg.Client, origin: string) {
  await database.query(`
    insert into catalogue.provider
    select 'generated-' || i, 'Studio ' || i from generate_series(0, 39) i`);
  await database.query(
    `insert into catalogue.game
     select 'generated-' || i, 'Generated ' || i, 'generated-' || i % 40, 'slots', 9400 + i % 300,
       (array['low', 'medium', 'high'])[1 + i % 3], stakes, facts, true, '{}',
       date '2020-01-01' + i % 2000, thumb_vertical, thumb_square, backdrop, false, now()
     from generate_series(1, $1::int) i
     cross join lateral (
       select * from catalogue.game where is_enabled order by id offset i % 10 limit 1
     ) pattern`,
    [MANY],
  );
  return async (count: number): Promise<void> => {
    const { rows } = await database.query<{ own: number }>(
      `select count(*)::int as own from catalogue.game where id not like 'generated-%'`,
    );
    const wanted = count - (rows[0]?.own ?? 0);
    await database.query(
      `update catalogue.game
       set is_enabled = substr(id, 11)::int <= $1, updated_at = now()
       where id like 'generated-%'`,
      [wanted],
    );
    await untilOffered(origin, (total) => total === count);
  };
}

async function untilOffered(origin: string, is: (total: number) => boolean): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/api/game/games?perPage=1`);
    const { meta } = (await answer.json()) as { meta?: { total: number } };
    if (meta && is(meta.total)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function compareServers(
  origin: string,
  offer: (count: number) => Promise<void>,
): Promise<BenchResult[]> {
  const times = { [FEW]: [] as number[], [MANY]: [] as number[] };
  const bytes = { [FEW]: 0, [MANY]: 0 };
  let request = 0;
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const count of [FEW, MANY] as const) {
      await offer(count);
      const result = await autocannon({
        url: origin,
        connections: CONNECTIONS,
        duration: SECONDS_PER_ROUND,
        requests: [
          { setupRequest: (asked) => ({ ...asked, path: `${CATEGORY}?bench=${request++}` }) },
        ],
      });
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${result.non2xx} bad answers, ${result.errors} errors`);
      // The first round warms up.
      if (round > 0) times[count].push((1000 * CONNECTIONS * result.duration) / result['2xx']);
      const page = await (await fetch(`${origin}${CATEGORY}`)).arrayBuffer();
      bytes[count] = brotliCompressSync(new Uint8Array(page)).length;
    }
  return [
    atMost('server time of the category page, ms', median(times[MANY]), median(times[FEW]), TENTH),
    atMost('HTML of the category page, bytes by brotli', bytes[MANY], bytes[FEW], TENTH),
  ];
}

/** The platform offers ten thousand games when this begins. */
async function compareGrids(origin: string): Promise<BenchResult[]> {
  const browser = await startChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(origin + CATEGORY);
    const devTools = await page.context().newCDPSession(page);
    await goDown(page, EARLY);
    const early = await weigh(page, devTools);
    await goDown(page, Number.POSITIVE_INFINITY);
    const late = await weigh(page, devTools);
    return [
      atMost(
        'elements in the page at the end of the grid, beside those at 108 games',
        late.elements,
        early.elements,
        TENTH,
      ),
      atMost(
        'memory for each game scrolled past, bytes, beside the most there may be',
        (late.bytes - early.bytes) / (MANY - EARLY),
        BYTES_PER_GAME,
        1,
      ),
    ];
  } finally {
    await browser.close();
  }
}

/** Goes down and presses the button, as a person does, until so many games are there or all are. */
async function goDown(page: Page, wanted: number): Promise<void> {
  const reached = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const cards = document.querySelectorAll('main ul > li[aria-setsize]');
      const last = cards[cards.length - 1];
      const button = [...document.querySelectorAll('main button')].find(
        ({ textContent }) => textContent === 'Show more games',
      );
      if (button instanceof HTMLElement && !button.ariaBusy) button.click();
      const [place, all] = ['aria-posinset', 'aria-setsize'].map((name) =>
        Number(last?.getAttribute(name)),
      );
      return { place: place ?? 0, all: all ?? 0 };
    });
  for (;;) {
    const { place, all } = await reached();
    if (place >= Math.min(wanted, all)) return;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

async function weigh(page: Page, devTools: CDPSession) {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { elements, bytes: usedSize };
}

function atMost(what: string, ours: number, peer: number, bar: number): BenchResult {
  const ratio = ours / peer;
  const rounded = (figure: number) => Math.round(figure * 100) / 100;
  return {
    subject: `${MANY} games beside ${FEW}: ${what}`,
    ours: rounded(ours),
    peer: rounded(peer),
    ratio: rounded(ratio),
    bar: `ratio at most ${bar}`,
    meets: ratio <= bar,
  };
}

if (import.meta.main) for (const result of await run()) console.log(JSON.stringify(result));
