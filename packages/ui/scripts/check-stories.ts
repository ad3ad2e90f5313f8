/**
 * Builds the stories and opens each in Chromium: both themes, a desktop and a phone, once from right
 * to left. Fails on an accessibility violation, a console error, a page wider than its
 * window, or a behaviour that is not kept. `--no-build` takes the last build, `--behaviours` leaves
 * out the stories; other arguments pick stories by the beginning of their ids.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { violationsOf } from '../../../scripts/checks/axe.ts';
import { behaviours } from './behaviours.ts';
import { serveDirectory } from './serve-directory.ts';

const home = fileURLToPath(new URL('..', import.meta.url));
const output = `${home}storybook-static`;
const options = process.argv.slice(2);
const picked = options.filter((option) => !option.startsWith('--'));

const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const views = [
  { theme: 'dark', direction: 'ltr', size: 'desktop' },
  { theme: 'light', direction: 'ltr', size: 'desktop' },
  { theme: 'dark', direction: 'ltr', size: 'phone' },
  { theme: 'light', direction: 'ltr', size: 'phone' },
  { theme: 'dark', direction: 'rtl', size: 'phone' },
] as const;

/** Pages open at once: axe keeps a core busy. */
const LANES = 2;

type View = (typeof views)[number];
type Story = { id: string; type: string };

function storyUrl(origin: string, id: string, view: View): string {
  // The panel's own axe run would collide with ours.
  const globals = `theme:${view.theme};direction:${view.direction};a11y.manual:!true`;
  return `${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`;
}

/** Where Storybook's parts speak to each other, in the page of the stories. */
type Channel = {
  emit(event: string, what: object): void;
  on(event: string, heard: (what: unknown) => void): void;
};

/** Leaves one story for another in the same page, as its panel does. */
async function changeStory(page: Page, id: string): Promise<void> {
  await page.evaluate(async (storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error(`${storyId} was not rendered within 15 s`)), 15_000);
      channel.on('storyRendered', (rendered) => rendered === storyId && resolve());
      for (const event of ['storyMissing', 'storyErrored', 'storyThrewException'])
        channel.on(event, (what) => reject(new Error(`${event}: ${JSON.stringify(what)}`)));
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, id);
  await atRest(page);
}

async function openStory(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await atRest(page);
}

/** The story stands and nothing that ends by itself moves any more. */
async function atRest(page: Page): Promise<void> {
  await page.locator('#storybook-root main').waitFor({ state: 'attached', timeout: 15_000 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) < 5000);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

async function checkStory(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) complaints.push(`is ${overflow} px wider than the window`);
  for (const violation of await violationsOf(page)) {
    const where = violation.nodes.map((node) => node.target.join(' ')).slice(0, 3);
    const why = violation.nodes[0]?.failureSummary?.split('\n').at(1)?.trim() ?? '';
    complaints.push(`axe ${violation.id}: ${violation.help} at ${where.join(', ')} (${why})`);
  }
  return complaints;
}

type Watched = { page: Page; said: string[]; close: () => Promise<void> };

async function openView(browser: Browser, view: View): Promise<Watched> {
  const context = await browser.newContext({
    viewport: sizes[view.size],
    hasTouch: view.size === 'phone',
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => said.push(`page error: ${error.message}`));
  return { page, said, close: () => context.close() };
}

async function complaintsOf(
  { page, said }: Watched,
  task: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  said.length = 0;
  try {
    return [...(await task(page)), ...said];
  } catch (error) {
    return [...said, error instanceof Error ? error.message : String(error)];
  }
}

if (!options.includes('--no-build')) {
  const built = spawnSync('npm', ['run', '--silent', 'stories:build'], {
    cwd: home,
    encoding: 'utf8',
  });
  if (built.status !== 0) {
    process.stderr.write(`${built.stdout}\n${built.stderr}\nThe stories do not build.\n`);
    process.exit(1);
  }
}

const index = JSON.parse(readFileSync(`${output}/index.json`, 'utf8')) as {
  entries: Record<string, Story>;
};
const stories = Object.values(index.entries)
  .filter((entry) => entry.type === 'story')
  .filter((entry) => picked.length === 0 || picked.some((start) => entry.id.startsWith(start)));

const { origin, server } = await serveDirectory(output);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});

let passed = 0;
let failed = 0;
const record = (name: string, complaints: string[]) => {
  if (complaints.length === 0) {
    passed += 1;
    return;
  }
  failed += 1;
  process.stdout.write(`✗ ${name}\n${complaints.map((line) => `    ${line}\n`).join('')}`);
};

async function checkView(view: View): Promise<void> {
  const watched = await openView(browser, view);
  let isOpen = false;
  for (const { id } of stories) {
    const complaints = await complaintsOf(watched, async (page) => {
      if (isOpen) await changeStory(page, id);
      else await openStory(page, storyUrl(origin, id, view));
      isOpen = true;
      const shown = await page.evaluate(() => {
        const { dataset, dir } = document.documentElement;
        return `${dataset.theme} ${dir}`;
      });
      const found = await checkStory(page);
      return shown === `${view.theme} ${view.direction}` ? found : [`is ${shown}`, ...found];
    });
    // What broke would stand in the way of the next one.
    if (complaints.length > 0) isOpen = false;
    record(`${id} ${view.theme} ${view.direction} ${view.size}`, complaints);
  }
  await watched.close();
}

async function checkBehaviours(): Promise<void> {
  for (const behaviour of behaviours) {
    const view = views.find((candidate) => candidate.size === behaviour.size) ?? views[0];
    const watched = await openView(browser, view);
    const complaints = await complaintsOf(watched, async (page) => {
      await openStory(page, storyUrl(origin, behaviour.story, view));
      await behaviour.check(page);
      return [];
    });
    record(behaviour.name, complaints);
    await watched.close();
  }
}

const parts = [
  ...(picked.length === 0 ? [checkBehaviours] : []),
  ...(options.includes('--behaviours') ? [] : views.map((view) => () => checkView(view))),
];

/** Takes one part after another, beside the other lanes. */
async function takeTurns(): Promise<void> {
  for (let part = parts.shift(); part; part = parts.shift()) await part();
}

try {
  await Promise.all(Array.from({ length: LANES }, takeTurns));
} finally {
  await browser.close();
  server.close();
}

process.stdout.write(`stories: ${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && stories.length > 0 ? 0 : 1;
