import type { Page } from '@playwright/test';
import type { Player } from './player.ts';
import { type Locale, text, textStart } from './texts.ts';
import { expect } from './visitor.ts';

/** Leaves through the account's menu. */
export async function signOut(page: Page, locale: Locale): Promise<void> {
  const menu = textStart(locale, 'layout.account.menu');
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: text(locale, 'layout.account.signOut') }).click();
  // Until the server has answered, the page is still the player's.
  const offer = text(locale, 'layout.header.signIn');
  await expect(page.getByRole('banner').getByRole('link', { name: offer })).toBeVisible();
}

/** Signs in by the modal. */
export async function signIn(
  page: Page,
  locale: Locale,
  { email, password }: Pick<Player, 'email' | 'password'>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: text(locale, 'global-components.signIn.title') });
  await dialog
    .getByRole('textbox', { name: text(locale, 'fields-settings.fields.email.label') })
    .fill(email);
  await dialog.locator('input[type="password"]').fill(password);
  await dialog
    .getByRole('button', { name: text(locale, 'global-components.signIn.submit'), exact: true })
    .click();
}
