/** A mid-range phone on a slow mobile network, played by Chromium. */
import type { Browser, Page } from '@playwright/test';

/** The figures Lighthouse takes for a mid-range phone on "slow 4G". */
const CPU_SLOWDOWN = 4;
const ROUND_TRIP_MS = 150;
const DOWN_BITS_PER_SECOND = 1_638_400;
const UP_BITS_PER_SECOND = 750_000;
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** A visit to one page, in a browser that has never been here. */
export interface Visit {
  readonly page: Page;
  /** What the page has shown so far. */
  vitals(): Promise<Vitals>;
  close(): Promise<void>;
}

export interface Vitals {
  /** Largest contentful paint, milliseconds from the start of the navigation. */
  readonly lcp: number;
  /** What was painted then, for people. */
  readonly lcpElement: string;
  /** Cumulative layout shift: the worst session window. */
  readonly cls: number;
  /** What shifted, for people. */
  readonly shifted: readonly string[];
  /** The slowest interaction until its next paint, milliseconds; 0 without one. */
  readonly inp: number;
}

interface Seen {
  lcp: number;
  lcpElement: string;
  cls: number;
  shifted: string[];
  interactions: Record<number, number>;
}

declare global {
  var seenVitals: Seen;
}

/** Runs in the page before anything of its own; counts as the web-vitals library does. */
function observe(): void {
  const seen: Seen = { lcp: 0, lcpElement: '', cls: 0, shifted: [], interactions: {} };
  globalThis.seenVitals = seen;
  const name = (node: unknown) => {
    const { nodeName, className } = (node ?? {}) as { nodeName?: string; className?: string };
    return `${nodeName}.${String(className).slice(0, 40)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.lcp = entry.startTime;
      seen.lcpElement = name((entry as PerformanceEntry & { element?: unknown }).element);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  let first = 0;
  let last = 0;
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: unknown }[];
      };
      if (shift.hadRecentInput) continue;
      if (shift.startTime - last >= 1000 || shift.startTime - first >= 5000) {
        first = shift.startTime;
        sum = 0;
      }
      last = shift.startTime;
      sum += shift.value;
      seen.cls = Math.max(seen.cls, sum);
      seen.shifted.push(...shift.sources.map(({ node }) => name(node)));
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId === 0) continue;
      const known = seen.interactions[interactionId] ?? 0;
      seen.interactions[interactionId] = Math.max(known, entry.duration);
    }
  }).observe(options);
}

/** Opens a page on the phone and waits until nothing more of it is on its way. */
export async function visitOnPhone(
  browser: Browser,
  url: string,
  accessToken: string | null,
): Promise<Visit> {
  const context = await browser.newContext({ ...screen, isMobile: true, hasTouch: true });
  if (accessToken !== null)
    await context.addCookies([
      { name: 'access_token', value: accessToken, url, sameSite: 'Lax' as const },
    ]);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: DOWN_BITS_PER_SECOND / 8,
    uploadThroughput: UP_BITS_PER_SECOND / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  return {
    page,
    async vitals() {
      const { interactions, ...rest } = await page.evaluate(() => globalThis.seenVitals);
      return { ...rest, inp: Math.max(0, ...Object.values(interactions)) };
    },
    close: () => context.close(),
  };
}
