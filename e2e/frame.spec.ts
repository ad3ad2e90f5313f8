import type { Page } from '@playwright/test';
import { skipReasons } from '../scripts/checks/skips.ts';
import { text } from './texts.ts';
import { byTurns, expect, isPhone, look, pick, takenOver, test, visit } from './visitor.ts';

const html = (page: Page) => page.locator('html');
const header = (key: string) => text('en', `layout.header.${key}`);

/** Opens what holds language and appearance: the phone's menu, or the panel of the drawer. */
async function openSettings(page: Page): Promise<void> {
  const name = isPhone() ? text('en', 'layout.bar.menu') : text('en', 'layout.settings.open');
  await page.getByRole('button', { name }).click();
}

/** The document as the server sends it to this browser. */
const served = async (page: Page) => (await page.request.get('/')).text();

test('the drawer stays as it was left, also in what the server renders [2.3-01]', async ({
  page,
}) => {
  test.skip(isPhone(), skipReasons.desktopOnly);
  await visit(page, '/');
  await expect(html(page)).toHaveAttribute('data-drawer', 'open');
  await page.getByRole('button', { name: header('compactDrawer') }).click();
  await expect(html(page)).toHaveAttribute('data-drawer', 'compact');
  await look(page, 'drawer-compact');
  expect(await served(page)).toMatch(/<html[^>]*data-drawer="compact"/);
  await page.reload();
  await takenOver(page);
  await page.getByRole('button', { name: header('openDrawer') }).click();
  await expect(html(page)).toHaveAttribute('data-drawer', 'open');
  expect(await served(page)).toMatch(/<html[^>]*data-drawer="open"/);
});

test('night, day, or what the device says, remembered and rendered by the server', async ({
  page,
}) => {
  await visit(page, '/');
  await openSettings(page);
  const day = page.getByRole('radio', { name: text('en', 'layout.settings.theme.light') });
  await pick(day);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  const bars = page.locator('meta[name="theme-color"]');
  await expect(bars).toHaveAttribute('content', '#f9f6f1');
  await look(page, 'settings-light');
  expect(await served(page)).toMatch(/<html[^>]*data-theme="light"/);
  await visit(page, '/');
  await look(page, 'lobby-light');
  await visit(page, '/games/koi-lantern');
  await look(page, 'game-light');
  await visit(page, '/categories/slots');
  await look(page, 'category-light');
});

test('the key of the search can be switched off by anybody, which the server remembers', async ({
  page,
}) => {
  byTurns(0);
  await visit(page, '/');
  const shortcuts = page.locator('[aria-keyshortcuts]');
  const search = page.getByRole('textbox', { name: text('en', 'layout.search.label') });
  await expect(shortcuts).toHaveAttribute('aria-keyshortcuts', '/');
  await openSettings(page);
  const key = page
    .getByRole('dialog')
    .getByRole('switch', { name: text('en', 'layout.settings.searchKey.label') });
  await key.click();
  await expect(key).not.toBeChecked();
  await look(page, 'search-key-off');
  await expect(shortcuts).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');

  expect(await served(page)).not.toContain('aria-keyshortcuts="/"');
  await expect(search).toHaveCount(0);
  await visit(page, '/');
  await page.keyboard.press('/');
  await openSettings(page);
  await expect(search).toHaveCount(0);
  await key.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
});

test('another language keeps the page and its query, and is remembered', async ({ page }) => {
  byTurns(1);
  await visit(page, '/categories/slots?sort=rtp');
  await openSettings(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/categories/slots?sort=rtp');
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await page.goto('/games/koi-lantern');
  await expect(page).toHaveURL('/de/games/koi-lantern');
});

test('a new page starts at its top, going back returns to the place [2.1-32]', async ({ page }) => {
  await visit(page, '/');
  const studio = page.getByRole('main').getByRole('link', { name: /^Saltworks, / });
  // Brings it to where it can be pressed, and presses later.
  await studio.click({ trial: true });
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await studio.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saltworks' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(40);
});

test('an address with a mark goes to what it marks [2.1-32]', async ({ page }) => {
  byTurns(0);
  await visit(page, '/#games');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(page.locator('#games')).toBeInViewport();
});

test('the menu of a phone closes when the address changes [2.1-33]', async ({ page }) => {
  test.skip(!isPhone(), skipReasons.phoneOnly);
  await visit(page, '/');
  await page.getByRole('button', { name: text('en', 'layout.bar.menu') }).click();
  const menu = page.getByRole('dialog', { name: text('en', 'layout.nav.menu') });
  await expect(menu).toBeVisible();
  await look(page, 'menu');
  await menu.getByRole('link', { name: text('en', 'categories.names.wheels') }).click();
  await expect(page).toHaveURL('/categories/wheels');
  await expect(menu).toBeHidden();
});

test('everything is reached by the keyboard, the content first', async ({ page }) => {
  test.skip(isPhone(), skipReasons.desktopOnly);
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: header('skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('without scripts the lobby can be read, games opened and openers followed [2.2-01]', async ({
  browser,
  baseURL,
}) => {
  byTurns(1);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Koi Lantern, Northlight' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Koi Lantern' })).toBeVisible();
  // What opens a modal leads to an address, which the server answers.
  await page
    .getByRole('banner')
    .getByRole('link', { name: header('signIn') })
    .click();
  await expect(page).toHaveURL('/games/koi-lantern?sign-in=true');
  await expect(page.getByRole('heading', { level: 1, name: 'Koi Lantern' })).toBeVisible();
  await context.close();
});
