import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { NodeResult, Result, RunOptions } from 'axe-core';

/** Less than half as long as `axe.source`, which every page looked at has to take in. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * A and AA of WCAG 2.2 with all that it holds of earlier versions, and what is good practice beyond.
 * Said by name: a run that names no tags leaves out every rule of 2.2, the size of targets among them.
 */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What a bar that stays or an alert covers in part counts as too small, though it is whole once it is
 * scrolled or the alert has gone.
 */
const TARGET_SIZE = 'target-size';

/** What lies behind an open modal, where nothing reads or presses it; looks at the page itself look at it. */
const BEHIND_A_MODAL = '[data-base-ui-inert][aria-hidden="true"]';

/**
 * What axe finds against a page, its frames and what lies behind an open modal left out.
 *
 * It runs in the page itself and is brought there once: `@axe-core/playwright` brings it twice for every
 * look and may gather the results in a page that it opens for that alone.
 */
export async function violationsOf(page: Page): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await run(page, TAGS);
  if (!found.some(({ id }) => id === TARGET_SIZE)) return found;
  const elsewhere = await uncovered(page, () => run(page, [TARGET_SIZE]));
  const lasting = new Set(elsewhere.flatMap(({ nodes }) => nodes.map(placeOf)));
  return found
    .map((violation) =>
      violation.id === TARGET_SIZE
        ? { ...violation, nodes: violation.nodes.filter((node) => lasting.has(placeOf(node))) }
        : violation,
    )
    .filter(({ nodes }) => nodes.length > 0);
}

const placeOf = ({ target }: NodeResult): string => JSON.stringify(target);

async function run(page: Page, runOnly: string[]): Promise<Result[]> {
  const options: RunOptions = {
    ...{ resultTypes: ['violations'], runOnly },
    // No rule of these reads stylesheets; a copy of one from another origin would be an inline style of the page.
    preload: { assets: ['media'] },
  };
  return page.evaluate(
    async ([chosen, behind]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run({ exclude: ['iframe', behind] }, chosen);
      return violations;
    },
    [options, BEHIND_A_MODAL] as const,
  );
}

/** Does something while no alert is seen and the page is scrolled by half a window, to where it was not. */
async function uncovered<Answer>(page: Page, task: () => Promise<Answer>): Promise<Answer> {
  const showAlerts = (visibility: '' | 'hidden') =>
    page.evaluate((shown) => {
      const alerts = document.querySelector<HTMLElement>('[data-toasts]');
      if (alerts) alerts.style.visibility = shown;
    }, visibility);
  const before = await page.evaluate(() => window.scrollY);
  const scroll = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  const half = await page.evaluate(() => window.innerHeight / 2);
  await showAlerts('hidden');
  await scroll(before > half ? before - half : before + half);
  const answer = await task();
  await scroll(before);
  await showAlerts('');
  return answer;
}
