import type { CDPSession, Page } from '@playwright/test';
import { skipReasons } from '../scripts/checks/skips.ts';
import { named } from './lantern.ts';
import { signedIn } from './player.ts';
import { type Locale, pathIn, plainPage, text, textWith } from './texts.ts';
import { byTurns, expect, inLanguages, isPhone, look, newcomer, test, visit } from './visitor.ts';

const dialog = (
  page: Page,
  locale: Locale,
  name: 'signIn' | 'signUp' | 'signUpCancel' | 'wallet',
) => page.getByRole('dialog', { name: text(locale, `global-components.${name}.title`) });

const headerLink = (page: Page, key: 'signIn' | 'join') =>
  page.getByRole('banner').getByRole('link', { name: text('en', `layout.header.${key}`) });

inLanguages(['en', 'de'], (locale) => {
  test(`an address opens its modal on any page in ${locale} [2.2-01] [2.2-03] [2.2-05]`, async ({
    page,
  }) => {
    await visit(page, `${pathIn(locale, '/categories/slots')}?utm=x&sign-in=true&sign-up=true`);
    await expect(dialog(page, locale, 'signIn')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(dialog(page, locale, 'signIn').getByRole('textbox').first()).toBeVisible();
    await look(page, `sign-in-${locale}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`${pathIn(locale, '/categories/slots')}?utm=x`);
  });

  test(`leaving a half-filled sign-up asks first, one layer up, in ${locale} [2.2-07] [2.2-11]`, async ({
    page,
  }) => {
    await visit(page, `${pathIn(locale, '/')}?sign-up=true`);
    const signUp = dialog(page, locale, 'signUp');
    await signUp.getByRole('textbox').first().fill('ada@example.com');
    await page.keyboard.press('Escape');
    const question = dialog(page, locale, 'signUpCancel');
    await expect(question).toBeVisible();
    const layer = (of: typeof question) =>
      of.evaluate((element) => Number(getComputedStyle(element.parentElement ?? element).zIndex));
    expect(await layer(question)).toBe(1003);
    await look(page, `sign-up-cancel-${locale}`);
    await question
      .getByRole('button', { name: text(locale, 'global-components.signUpCancel.keepGoing') })
      .click();
    await expect(question).toBeHidden();
    await expect(signUp.getByRole('textbox').first()).toHaveValue('ada@example.com');
    await page.keyboard.press('Escape');
    await question
      .getByRole('button', { name: text(locale, 'global-components.signUpCancel.leave') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(pathIn(locale, '/'));
  });
});

test('opening one closes another and keeps the rest of the query [2.2-02]', async ({ page }) => {
  byTurns(0);
  await visit(page, '/categories/slots?sort=rtp');
  await headerLink(page, 'signIn').click();
  await expect(page).toHaveURL('/categories/slots?sort=rtp&sign-in=true');
  await dialog(page, 'en', 'signIn')
    .getByRole('link', { name: text('en', 'global-components.signIn.signUp') })
    .click();
  await expect(dialog(page, 'en', 'signUp')).toBeVisible();
  await expect(dialog(page, 'en', 'signIn')).toBeHidden();
  await expect(page).toHaveURL('/categories/slots?sort=rtp&sign-up=true');
});

test('an opener is a link, the same before and after the page is taken over [2.2-01]', async ({
  page,
  context,
}) => {
  byTurns(1);
  const address = '/categories/slots?sort=rtp&utm_source=a';
  const html = await (await page.request.get(address)).text();
  expect(html).toContain('href="?sort=rtp&amp;sign-in=true"');
  await visit(page, address);
  await expect(headerLink(page, 'signIn')).toHaveAttribute('href', '?sort=rtp&sign-in=true');
  const opened = context.waitForEvent('page');
  await headerLink(page, 'signIn').click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect.poll(() => other.url()).toContain('/categories/slots?sort=rtp&sign-in=true');
  // A request that went out before Playwright attached to the new tab counts as under way for good, and
  // everything looked for on the page waits for it; a navigation of our own ends that.
  await other.reload();
  await expect(dialog(other, 'en', 'signIn')).toBeVisible();
  await other.close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await headerLink(page, 'signIn').click();
  await expect(page).toHaveURL(`${address}&sign-in=true`);
});

test('going back closes a modal, going forward opens it again [2.2-01]', async ({ page }) => {
  byTurns(1);
  await visit(page, '/categories/wheels');
  await headerLink(page, 'signIn').click();
  await expect(dialog(page, 'en', 'signIn')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/categories/wheels');
  await page.goForward();
  await expect(dialog(page, 'en', 'signIn')).toBeVisible();
});

test('focus goes to the heading, stays inside, and returns to the opener', async ({ page }) => {
  test.skip(isPhone(), skipReasons.desktopOnly);
  await visit(page, '/');
  await headerLink(page, 'signIn').focus();
  await page.keyboard.press('Enter');
  const signIn = dialog(page, 'en', 'signIn');
  await expect(signIn.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(signIn.getByRole('textbox').first()).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    // In one look: a guard that has the focus hands it on inside in a moment of its own.
    const isHeld = await signIn.evaluate(
      (element) =>
        element.contains(document.activeElement) ||
        document.activeElement?.hasAttribute('data-base-ui-focus-guard'),
    );
    expect(isHeld).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(headerLink(page, 'signIn')).toBeFocused();
});

test('what a visitor may not see is ignored and leaves the address [2.2-04] [2.2-06] [6-02]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  for (const name of ['wallet=deposit', 'success=x', 'deposit-error=x']) {
    await visit(page, `/categories/slots?sort=rtp&${name}`);
    await expect(page).toHaveURL('/categories/slots?sort=rtp');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await signedIn(context, baseURL ?? '', newcomer());
  for (const name of ['sign-in=true', 'sign-up=true']) {
    await visit(page, `/categories/slots?sort=rtp&${name}`);
    await expect(page).toHaveURL('/categories/slots?sort=rtp');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await visit(page, `${plainPage}?wallet=nonsense`);
  await expect(dialog(page, 'en', 'wallet')).toBeVisible();
  await visit(page, `${plainPage}?wallet=withdraw`);
  await expect(
    page.getByRole('radio', { name: text('en', 'global-components.wallet.tabs.withdraw') }),
  ).toBeChecked();
  await expect(
    page.getByText(text('en', 'global-components.wallet.withdraw.available')),
  ).toBeVisible();
  await look(page, 'wallet-withdraw');
});

test('further parameters leave with their modal [2.2-07] [2.2-10]', async ({ page }) => {
  byTurns(1);
  await visit(page, '/?sort=rtp&geo-restricted-game=true&game=koi-lantern');
  const title = textWith('en', 'game.page.restricted.named', { name: 'Koi Lantern' });
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await look(page, 'geo-restricted-game');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/?sort=rtp');
});

interface Swipe {
  readonly from: { x: number; y: number };
  readonly by: number;
  readonly steps: number;
  /** Milliseconds between two moves. */
  readonly pause: number;
}

/** A finger on the glass, by the browser's own events. */
async function swipe(client: CDPSession, { from, by, steps, pause }: Swipe): Promise<void> {
  let timestamp = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) => {
    timestamp += pause / 1000;
    return client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      timestamp,
    });
  };
  await touch('touchStart', from.y);
  for (let step = 1; step <= steps; step += 1)
    await touch('touchMove', from.y + (by * step) / steps);
  await touch('touchEnd');
}

test('a sheet closes when it is swiped far enough, and springs back otherwise [2.2-11]', async ({
  page,
  context,
}) => {
  test.skip(!isPhone(), skipReasons.phoneOnly);
  await visit(page, `${plainPage}?sign-in=true`);
  const sheet = dialog(page, 'en', 'signIn');
  // The providers come last; the sheet is as high as it will be then.
  const provider = named('en', 'global-components.social.continueWith');
  await expect(sheet.getByRole('button', { name: provider }).first()).toBeVisible();
  const client = await context.newCDPSession(page);
  const settled = () =>
    sheet.evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
  await settled();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('The sheet has no box');
  const from = { x: 120, y: box.y + 20 };
  await swipe(client, { from, by: box.height * 0.05, steps: 8, pause: 100 });
  await settled();
  await expect(sheet).toBeVisible();
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBeCloseTo(box.y, 0);
  await swipe(client, { from, by: box.height * 0.3, steps: 8, pause: 100 });
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(plainPage);
});

test('another path hides the alert that is shown [2.1-33]', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  byTurns(0);
  await signedIn(context, baseURL ?? '', newcomer());
  await page.route('**/api/game/games/*/favorite', (route) => route.abort());
  await visit(page, '/games/koi-lantern');
  await page
    .getByRole('button', { name: /Favourite: Koi Lantern/ })
    .first()
    .click();
  const alert = page.getByText(text('en', 'alerts.favorites.failed.title'));
  await expect(alert).toBeVisible();
  await look(page, 'alert-error');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('favorite')]);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Northlight', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/providers/);
  await expect(alert).toBeHidden();
});
