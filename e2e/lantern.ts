import type { Page } from '@playwright/test';
import { type Locale, text } from './texts.ts';

/** The text of a key whose provider is the sandbox's, Lantern ID. */
export const named = (locale: Locale, key: string) =>
  text(locale, key).replaceAll('{provider}', 'Lantern ID');

/** Signs in there as somebody of this test alone. */
export async function comeAs(page: Page, email: string, isConfirmed = true): Promise<void> {
  await page.locator('#email').fill(email);
  if (!isConfirmed) await page.locator('input[name="verified"]').uncheck();
  await page.locator('form .primary').click();
}
