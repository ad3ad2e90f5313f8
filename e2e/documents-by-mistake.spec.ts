import type { Page } from '@playwright/test';
import { cardPhoto, fill } from './document-photos.ts';
import { ask, playerTest as test } from './player.ts';
import { text } from './texts.ts';
import { byTurns, expect, look, visit } from './visitor.ts';

const words = (key: string) => text('en', `account.documents.${key}`);

/** Chooses the passport and takes its picture. */
async function filled(page: Page): Promise<void> {
  await page.getByRole('button', { name: words('kinds.passport.title') }).click();
  const slot = page.getByRole('group', { name: words('kinds.passport.title') });
  await fill(page, slot, await cardPhoto(page));
  await expect(slot.getByText(words('page.good'))).toBeVisible();
}

const send = (page: Page) => page.getByRole('button', { name: words('send.submit'), exact: true });

test('a document is sent twice, left half-way, removed in two tabs and sent at a zoom of 400 %, and stands once [1-11] [7a-10]', async ({
  page,
  player,
  context,
  request,
  complaints,
}) => {
  byTurns(1);
  const documents = () => ask<{ id: string }[]>(request, player, '/player/documents');
  const other = await context.newPage();
  for (const tab of [other, page]) await visit(tab, '/profile/documents');

  // Two presses are one document, and the other tab hears of it.
  await filled(page);
  await send(page).dblclick();
  await expect(page.getByText(words('send.done'))).toBeVisible();
  await expect(page.getByText(words('status.1'))).toHaveCount(1);
  expect(await documents()).toHaveLength(1);
  await other.bringToFront();
  await expect(other.getByText(words('status.1'))).toHaveCount(1);

  // Removed in one tab, and again in one that has not heard of it.
  const removal = (tab: Page) => tab.getByRole('button', { name: words('card.remove') });
  const sure = (tab: Page) => tab.getByRole('button', { name: words('card.yes'), exact: true });
  await removal(other).click();
  await expect(sure(other)).toBeVisible();
  await page.bringToFront();
  await removal(page).click();
  await sure(page).click();
  await expect(page.getByText(words('status.1'))).toHaveCount(0);
  await other.bringToFront();
  await expect(async () => {
    // It may hear of it at any moment.
    if (await sure(other).isVisible()) await sure(other).click({ timeout: 1000 });
    await expect(other.getByText(words('status.1'))).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  expect(await documents()).toEqual([]);
  await other.close();
  // A document that has gone is refused, which the browser notes.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('404');

  // Left while it is on its way: there is no half a document, and the next one goes through.
  await filled(page);
  let isHeld = true;
  await page.route('**/api/player/documents', async (route) => {
    if (route.request().method() !== 'POST' || !isHeld) return route.continue();
    isHeld = false;
    await page.goto('/profile/verification');
  });
  await send(page).click();
  await expect(page).toHaveURL('/profile/verification');
  await page.unroute('**/api/player/documents');
  await page.goBack();
  await expect(page.getByRole('button', { name: words('kinds.passport.title') })).toBeVisible();
  expect(await documents()).toEqual([]);
  complaints.splice(0);

  // At 400 % on a screen of 1280 by 900 everything is reached by scrolling one way.
  await page.setViewportSize({ width: 320, height: 225 });
  await filled(page);
  await send(page).scrollIntoViewIfNeeded();
  await look(page, 'documents-at-400-percent');
  await send(page).click();
  await expect(page.getByText(words('status.1'))).toHaveCount(1);
  expect(await documents()).toHaveLength(1);
});
