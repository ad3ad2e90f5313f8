import process from 'node:process';
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { violationsOf } from '../scripts/checks/axe.ts';
import { skipReasons } from '../scripts/checks/skips.ts';
import { keepPicture } from './pictures.ts';
import type { Locale } from './texts.ts';

/** Notes whatever the browser complains about: errors, failed scripts, refused by the page's policy. */
export function noteComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push(`${message.text()} (${message.location().url})`);
  });
}

interface Traffic {
  readonly underWay: Set<Request>;
  last: number;
}
const traffic = new WeakMap<Page, Traffic>();

function noteTraffic(page: Page): void {
  const noted: Traffic = { underWay: new Set(), last: Date.now() };
  traffic.set(page, noted);
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    noted.last = Date.now();
  };
  page.on(
    'request',
    note((request) => noted.underWay.add(request)),
  );
  page.on(
    'requestfinished',
    note((request) => noted.underWay.delete(request)),
  );
  page.on(
    'requestfailed',
    note((request) => noted.underWay.delete(request)),
  );
}

/** Waits until the page has requested nothing for a second: all its late parts have come. */
export async function settled(page: Page): Promise<void> {
  await expect
    .poll(() => {
      const noted = traffic.get(page);
      return noted?.underWay.size === 0 && Date.now() - noted.last > 1000;
    })
    .toBe(true);
}

/**
 * Presses what tries again until what had failed is there. The realtime connection has the page request once more
 * when it is made, which may be first, and takes the button away.
 */
export const triedAgain = (button: Locator, shown: Locator): Promise<void> =>
  expect(async () => {
    if (!(await shown.isVisible())) await button.click({ timeout: 2000 });
    await expect(shown).toBeVisible({ timeout: 2000 });
  }).toPass();

/** A visitor whose browser must not complain about anything while the test runs. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => {
        noteComplaints(page, complaints);
        noteTraffic(page);
      });
      await use(complaints);
      expect(complaints, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Opens a page and waits until the browser has taken over what the server rendered. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
}

/**
 * Until React has taken the page over a press is only kept for later, and a change of the address that
 * no link makes draws the document anew: the frame comes first, the page within it later. Runs in the page.
 */
export const isTakenOver = (): boolean =>
  document.querySelector('html[data-live] main') !== null &&
  document.querySelector('main > [data-late-part]:not([data-live])') === null;

/** Waits until React has taken the page over. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
}

/** Phones have the bottom bar and sheets, desktops the drawer. */
export const isPhone = () => test.info().project.name === 'phone';

/** `CRAWL=whole` opens every page and modal on both sizes, in every language and for everybody. */
export const isWholeCrawl = process.env.CRAWL === 'whole';

/** Of what there is one of for each page or modal, phone and desktop take every other by turns. */
export const takesTurn = (turn: number) => isWholeCrawl || (turn % 2 === 0) === isPhone();

/** In a test whose journey is the same on both sizes: only one of them makes it. */
export const byTurns = (turn: number) => test.skip(!takesTurn(turn), skipReasons.otherSize);

/** Notes that another test opens the same in English and in Arabic, so that both directions are looked at by axe. */
const FURTHER_LANGUAGE = 'a further language';

/** Whether axe would see nothing new here: elements and colours are those of the languages before. */
const isFurtherLanguage = () =>
  !isWholeCrawl && test.info().annotations.some(({ type }) => type === FURTHER_LANGUAGE);

/**
 * Declares tests for several languages. The sizes take them by turns; a whole crawl takes all on both. From the third
 * one on, words are what is new.
 */
export function inLanguages<Language extends Locale>(
  languages: readonly Language[],
  declare: (locale: Language) => void,
): void {
  for (const [turn, locale] of languages.entries())
    test.describe(() => {
      test.skip(() => !takesTurn(turn), skipReasons.otherSize);
      test.beforeEach(() => {
        if (turn > 1) test.info().annotations.push({ type: FURTHER_LANGUAGE });
      });
      declare(locale);
    });
}

/** Presses what a hidden radio button or checkbox is seen by. */
export const pick = (option: Locator): Promise<void> =>
  option.locator('xpath=ancestor::label').click();

/** Waits until every picture in view is there, and no skeleton is left. */
async function everythingCame(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isOutOfView = (box: Element) => {
      const { top, bottom, width } = box.getBoundingClientRect();
      return width === 0 || bottom <= 0 || top >= innerHeight;
    };
    // A lazy one may be out of view sideways, where it never comes.
    const isThere = (picture: HTMLImageElement) => picture.complete || picture.loading === 'lazy';
    return (
      [...document.querySelectorAll('[data-skeleton]')].every(isOutOfView) &&
      [...document.images].every((picture) => isThere(picture) || isOutOfView(picture))
    );
  });
}

/** Brings to its end what moves: colours half-way there are nobody's. */
const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
  });

/** Words that stand out of the box they belong to, over what is beside it or past the screen's edge. */
const wordsOutOfTheirBox = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = document.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, dd, td, th, label');
    const standsOut = (box: HTMLElement) =>
      // A box of a pixel is there to be heard.
      box.clientWidth > 1 &&
      box.scrollWidth > box.clientWidth + 1 &&
      getComputedStyle(box).overflowX === 'visible' &&
      box.checkVisibility({ opacityProperty: true });
    return [...boxes].filter(standsOut).map((box) => box.outerHTML.slice(0, 300));
  });

/** Names in the letters of another direction that are cut where they begin. */
const cutAtTheirStart = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.dir !== 'rtl') return [];
    const isLatin = (text: string) =>
      /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}/u.test(text);
    return [...document.querySelectorAll<HTMLElement>('.truncate')]
      .filter((box) => isLatin(box.textContent ?? '') && getComputedStyle(box).direction === 'rtl')
      .map((box) => box.outerHTML.slice(0, 200));
  });

/**
 * What must hold of every page and modal: no accessibility violation, no words out of their box,
 * nothing that scrolls sideways. A picture of it is kept under `screenshots/` where they are wanted.
 */
export async function look(
  page: Page,
  name: string,
  { animations = 'disabled' }: { animations?: 'allow' | 'disabled' } = {},
): Promise<void> {
  await everythingCame(page);
  if (animations === 'disabled') await endAnimations(page);
  await keepPicture(page, name, { animations });
  const violations = isFurtherLanguage() ? [] : await violationsOf(page);
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    `accessibility of ${name}`,
  ).toEqual([]);
  expect(await wordsOutOfTheirBox(page), `words of ${name} out of their box`).toEqual([]);
  expect(await cutAtTheirStart(page), `names of ${name} cut at their start`).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `sideways scroll of ${name}`).toBe(0);
}

let made = 0;

/** Details of somebody who is not registered yet. */
export function newcomer() {
  made += 1;
  const { project, workerIndex } = test.info();
  return {
    email: `${project.name}-${workerIndex}-${Date.now()}-${made}@example.com`,
    password: 'a long enough secret',
    birthdate: { day: '12', month: '04', year: '1990' },
  };
}
