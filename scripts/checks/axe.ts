import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/**
 * What axe finds against a page, its frames left out: by the rules with these tags, or by all that are
 * on unless somebody turns them off.
 *
 * It runs in the page itself and is brought there once: `@axe-core/playwright` brings it twice for every
 * look and may gather the results in a page that it opens for that alone.
 */
export async function violationsOf(page: Page, tags?: string[]): Promise<Result[]> {
  const options: RunOptions = { resultTypes: ['violations'], ...(tags && { runOnly: tags }) };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (chosen) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run({ exclude: ['iframe'] }, chosen);
    return violations;
  }, options);
}
