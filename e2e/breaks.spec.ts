import type { Page } from '@playwright/test';
import { skipReasons } from '../scripts/checks/skips.ts';
import { codeOf, question, withTotp } from './factors.ts';
import { tidewater } from './money.ts';
import { funded } from './paying.ts';
import { registered, signedIn } from './player.ts';
import { signIn } from './sign-in-and-out.ts';
import { type Locale, pathIn, text, textPattern, textStart } from './texts.ts';
import { byTurns, expect, inLanguages, isPhone, look, newcomer, test, visit } from './visitor.ts';

const words = (locale: Locale) => ({
  modal: (key: string) => text(locale, `modals.timeLimits.${key}`),
  away: (key: string) => text(locale, `away.page.${key}`),
});

/** Somebody of an age that nobody else has here: who leaves is known again by it. */
const leaver = () => ({ ...newcomer(), birthdate: { day: '29', month: '02', year: '1972' } });

const awayForm = (page: Page) => page.locator('#away-sign-in');

inLanguages(['de', 'en'], (locale) => {
  const { modal, away } = words(locale);

  test(`a break from a game holds at once and leads to the money, in ${locale} [1-10] [2.2-06] [4-18] [P-22]`, async ({
    page,
    context,
    baseURL,
    complaints,
  }) => {
    const player = await signedIn(context, baseURL ?? '', leaver());
    await funded(context.request, baseURL ?? '', player, 2000);
    await visit(page, pathIn(locale, '/games/koi-lantern'));
    await page
      .getByRole('button', { name: text(locale, 'game.page.play'), exact: true })
      .first()
      .click();
    await expect(page.locator('iframe')).toBeVisible();
    const button = page.getByRole('link', { name: text(locale, 'game.page.toolbar.break') });
    await button.click();
    const asked = page.getByRole('dialog');
    await expect(asked.getByText(modal('holds.money'))).toBeVisible();
    await look(page, `break-confirm-${locale}`);
    await asked
      .getByRole('button', { name: textStart(locale, 'modals.timeLimits.start.coolingOff') })
      .click();

    await expect(page).toHaveURL(pathIn(locale, '/away'));
    await expect(page.getByText(away('left.break'))).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await look(page, `away-${locale}`);
    const refused = await context.request.get('/api/player/profile', {
      headers: { authorization: `Bearer ${player.accessToken}` },
    });
    expect(refused.status()).toBe(401);

    await visit(page, `${pathIn(locale, '/questions')}?sign-in=true`);
    await signIn(page, locale, player);
    const told = page
      .getByRole('dialog')
      .getByText(textPattern(locale, 'global-components.signIn.excludedUntil'));
    await expect(told).toBeVisible();
    await look(page, `away-sign-in-${locale}`);
    await page.getByRole('link', { name: text(locale, 'global-components.signIn.toAway') }).click();
    await expect(awayForm(page)).toBeVisible();
    // The refused sign-in and profile are what is shown here.
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/401|422/);
  });
});

inLanguages(['en', 'ar'], (locale) => {
  const { modal, away } = words(locale);

  test(`self-exclusion from the Harbour, and a withdrawal while excluded, in ${locale} [1-10] [2.2-06] [5c-05] [7a-11] [P-22]`, async ({
    page,
    context,
    baseURL,
    complaints,
  }) => {
    const player = await signedIn(context, baseURL ?? '', leaver());
    await funded(context.request, baseURL ?? '', player, 5000);
    await visit(page, pathIn(locale, '/profile/limits'));
    const ways = page.getByRole('heading', { name: text(locale, 'account.limits.stop.title') });
    await ways.scrollIntoViewIfNeeded();
    await look(page, `harbour-stop-${locale}`);
    await page
      .getByRole('link', { name: text(locale, 'account.limits.stop.self-exclusion.action') })
      .click();
    const asked = page.getByRole('dialog');
    const periods = asked.getByRole('radiogroup', { name: modal('period') });
    await expect(periods.getByRole('radio')).toHaveCount(6);
    await asked.getByText(modal('periods.P6M'), { exact: true }).click();
    await look(page, `self-exclusion-${locale}`);
    await asked.getByRole('button', { name: modal('continue') }).click();
    await expect(asked.getByText(modal('holds.undo.selfExclusion'))).toBeVisible();
    await look(page, `self-exclusion-confirm-${locale}`);
    await asked
      .getByRole('button', { name: textStart(locale, 'modals.timeLimits.start.selfExclusion') })
      .click();
    await expect(page).toHaveURL(pathIn(locale, '/away'));

    await awayForm(page).locator('[name="email"]').fill(player.email);
    await awayForm(page).locator('[name="password"]').fill(player.password);
    await page.getByRole('button', { name: away('money.submit') }).click();
    await expect(page.getByText(textPattern(locale, 'away.page.until')).first()).toBeVisible();
    await look(page, `away-money-${locale}`);
    // What came by card goes back to it, unstaked or not; then it is reviewed.
    await page
      .getByRole('button', { name: text(locale, 'global-components.methods.names.card') })
      .first()
      .click();
    const amount = page.locator('#away-withdrawal input[name="amount"]');
    await amount.fill('20');
    await page.locator('button[type="submit"][form="away-withdrawal"]').click();
    await expect(page.getByText(textPattern(locale, 'away.page.money.sent'))).toBeVisible();
    await look(page, `away-withdrawn-${locale}`);
    await page.getByRole('button', { name: away('money.leave') }).click();
    await expect(awayForm(page)).toBeVisible();
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/401/);
  });
});

test('whoever is away and has an authenticator app comes to their money by its code alone [P-22]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  const { away } = words('en');
  const player = await signedIn(context, baseURL ?? '', leaver());
  await funded(context.request, baseURL ?? '', player, 2000);
  const { secret } = await withTotp(context.request, player);
  const left = await context.request.post('/api/player/limits', {
    headers: { authorization: `Bearer ${player.accessToken}` },
    data: { definition: 5, period: 'P1D' },
  });
  expect(left.ok()).toBe(true);
  await context.clearCookies({ name: 'access_token' });

  await visit(page, '/away');
  await awayForm(page).locator('[name="email"]').fill(player.email);
  await awayForm(page).locator('[name="password"]').fill(player.password);
  await page.getByRole('button', { name: away('money.submit') }).click();
  const asked = question(page, 'en');
  await expect(asked.locator('input[name="totp"]')).toBeVisible();
  await expect(page.getByText(textPattern('en', 'away.page.until'))).toBeHidden();
  await look(page, 'away-factor-en');
  await asked.locator('input[name="totp"]').fill(codeOf(secret, 30));
  await expect(page.getByText(textPattern('en', 'away.page.until')).first()).toBeVisible();
  // The form is gone that had the focus; the money begins at its heading.
  await expect(page.getByRole('heading', { name: away('money.title') })).toBeFocused();
  await expect(page.getByText('€20.00').first()).toBeVisible();
  await look(page, 'away-factor-money-en');
});

test('a person on the exclusion register cannot open an account', async ({ request }) => {
  test.skip(isPhone(), skipReasons.otherSize);
  const person = { ...newcomer(), birthdate: { day: '01', month: '03', year: '1971' } };
  const register = tidewater.replace(/\d+$/, (port) => String(Number(port) + 10));
  const entered = await request.post(`${register}/persons`, {
    form: { firstName: 'Nora', lastName: 'Quay', birthdate: '1971-03-01', email: person.email },
  });
  expect(entered.ok()).toBe(true);
  await expect(registered(request, person)).rejects.toThrow(/11005/);
});
