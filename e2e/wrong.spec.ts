import type { Page } from '@playwright/test';
import { confirmDeposit, goAndPay, startDeposit } from './paying.ts';
import { ask, registered, signedIn } from './player.ts';
import { signIn } from './sign-in-and-out.ts';
import { fillAccess, fillPerson, pressInSignUp, signUpDialog } from './sign-up-form.ts';
import { type Locale, pathIn, plainPage, text, textStart, textWith } from './texts.ts';
import { byTurns, expect, inLanguages, look, newcomer, takenOver, test, visit } from './visitor.ts';

const problem = (locale: Locale, code: string) => text(locale, `fields-settings.problems.${code}`);
const message = (locale: Locale, field: string, rule: string) =>
  text(locale, `fields-settings.fields.${field}.messages.${rule}`);

async function agreeAndSubmit(page: Page, locale: Locale): Promise<void> {
  await signUpDialog(page, locale)
    .getByRole('checkbox', { name: text(locale, 'fields-settings.fields.agreements.label') })
    .check();
  await pressInSignUp(page, locale, 'submit');
}

inLanguages(['en', 'de'], (locale) => {
  test(`the sign-up says at each field what is wrong, in ${locale} [5a-04] [5a-06]`, async ({
    page,
  }) => {
    const dialog = signUpDialog(page, locale);
    const person = newcomer();
    await visit(page, `${pathIn(locale, plainPage)}?sign-up=true`);
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    await pressInSignUp(page, locale, 'continue');
    await expect(dialog.getByText(message(locale, 'email', 'required'))).toBeVisible();
    await expect(dialog.getByText(message(locale, 'password', 'required'))).toBeVisible();
    await expect(dialog.getByRole('textbox').first()).toBeFocused();
    await fillAccess(page, locale, { ...person, email: 'ada@', password: 'short' });
    await pressInSignUp(page, locale, 'continue');
    await expect(dialog.getByText(message(locale, 'email', 'email'))).toBeVisible();
    await expect(
      dialog.getByText(
        textWith(locale, 'fields-settings.fields.password.messages.min', { min: '8' }),
      ),
    ).toBeVisible();
    await look(page, `sign-up-errors-${locale}`);
    await fillAccess(page, locale, person);
    await pressInSignUp(page, locale, 'continue');

    const child = { ...person, birthdate: { day: '01', month: '01', year: '2015' } };
    await pressInSignUp(page, locale, 'continue');
    await expect(dialog.getByText(message(locale, 'country', 'required'))).toBeVisible();
    await fillPerson(page, locale, child);
    await pressInSignUp(page, locale, 'continue');
    await expect(
      dialog.getByText(
        textWith(locale, 'fields-settings.fields.birthdate.messages.minAge', { min: '18' }),
      ),
    ).toBeVisible();
    await fillPerson(page, locale, {
      ...person,
      birthdate: { day: '31', month: '02', year: '1990' },
    });
    await pressInSignUp(page, locale, 'continue');
    await expect(dialog.getByText(text(locale, 'fields-settings.messages.date'))).toBeVisible();
    await look(page, `sign-up-person-errors-${locale}`);
    await fillPerson(page, locale, person);
    await pressInSignUp(page, locale, 'continue');
    await pressInSignUp(page, locale, 'submit');
    await expect(dialog.getByText(message(locale, 'agreements', 'accepted'))).toBeVisible();
  });

  test(`a wrong password tells no more than that, in ${locale}`, async ({
    page,
    request,
    complaints,
  }) => {
    const player = await registered(request, newcomer());
    await visit(page, `${pathIn(locale, plainPage)}?sign-in=true`);
    for (const email of [player.email, newcomer().email]) {
      const answered = page.waitForResponse(/\/api\/player\/sessions$/);
      await signIn(page, locale, { email, password: 'not the password' });
      await answered;
      await expect(page.getByText(problem(locale, '11003'))).toBeVisible();
    }
    await look(page, `sign-in-wrong-${locale}`);
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('/player/sessions');
  });

  test(`an amount the method does not take is told at once, in ${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const player = await signedIn(context, baseURL ?? '', newcomer());
    const problemStart = (key: string) =>
      textStart(locale, `global-components.deposit.amount.problems.${key}`);
    await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
    for (const [typed, key] of [
      ['', 'empty'],
      ['ten', 'notANumber'],
      [locale === 'en' ? '10.999' : '10,999', 'tooManyDecimals'],
      ['1', 'belowMin'],
      ['5001', 'aboveMax'],
    ] as const) {
      if (typed === '') await startDeposit(page, locale, typed);
      else await page.getByRole('dialog').getByRole('textbox').fill(typed);
      await confirmDeposit(page, locale);
      await expect(page.getByRole('dialog').getByText(problemStart(key))).toBeVisible();
    }
    await look(page, `wallet-amount-error-${locale}`);
    expect(await ask<unknown[]>(context.request, player, '/payment/invoices')).toEqual([]);
  });
});

test('an address that has an account is not given away by the sign-up', async ({
  page,
  request,
  complaints,
}) => {
  byTurns(0);
  const person = newcomer();
  await registered(request, person);
  await visit(page, `${plainPage}?sign-up=true`);
  await fillAccess(page, 'en', person);
  await pressInSignUp(page, 'en', 'continue');
  await fillPerson(page, 'en', person);
  await pressInSignUp(page, 'en', 'continue');
  await agreeAndSubmit(page, 'en');
  await expect(signUpDialog(page, 'en').getByRole('alert')).toBeVisible();
  await look(page, 'sign-up-refused');
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('/player/register');
});

test('going back in the middle of a sign-up closes it and loses nothing', async ({ page }) => {
  byTurns(1);
  const person = newcomer();
  await visit(page, '/');
  await page.getByRole('link', { name: text('en', 'pages.home.hero.join') }).click();
  await fillAccess(page, 'en', person);
  await pressInSignUp(page, 'en', 'continue');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.goForward();
  const dialog = signUpDialog(page, 'en');
  await expect(
    dialog.getByRole('combobox', { name: text('en', 'fields-settings.fields.country.label') }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: text('en', 'layout.ui.back') }).click();
  await expect(dialog.getByRole('textbox').first()).toHaveValue(person.email);
});

test('a sign-up sent while offline says so and goes through later', async ({
  page,
  context,
  complaints,
}) => {
  byTurns(0);
  const person = newcomer();
  await visit(page, `${plainPage}?sign-up=true`);
  await fillAccess(page, 'en', person);
  await pressInSignUp(page, 'en', 'continue');
  await fillPerson(page, 'en', person);
  await pressInSignUp(page, 'en', 'continue');
  await context.setOffline(true);
  await agreeAndSubmit(page, 'en');
  await expect(page.getByText(problem('en', '0'))).toBeVisible();
  await context.setOffline(false);
  await pressInSignUp(page, 'en', 'submit');
  await expect(page).toHaveURL(/wallet=deposit/);
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_INTERNET');
});

test('pressing Deposit twice makes one invoice, also while the server is slow [P-05]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(1);
  const player = await signedIn(context, baseURL ?? '', newcomer());
  const held = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/api/payment/invoices/deposit', async (route) => {
    calls += 1;
    await held.promise;
    await route.continue();
  });
  await visit(page, `${plainPage}?wallet=deposit`);
  await startDeposit(page, 'en', '40');
  const press = page.getByRole('dialog').getByRole('button', { name: /^Deposit / });
  await press.dblclick();
  await expect(press).toHaveAttribute('aria-busy', 'true');
  await look(page, 'wallet-sending');
  await press.click({ force: true });
  held.resolve();
  await page.waitForURL(/\/pay\//);
  expect(calls).toBe(1);
  expect(await ask<unknown[]>(context.request, player, '/payment/invoices')).toHaveLength(1);
});

test('the wallet stands and keeps the focus while the texts of its fields come', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  await signedIn(context, baseURL ?? '', newcomer());
  const held = Promise.withResolvers<void>();
  await page.route('**/api/content/*/fields-settings', async (route) => {
    await held.promise;
    await route.continue();
  });
  await visit(page, `${plainPage}?wallet=deposit`);
  const wallet = page.getByRole('dialog');
  await wallet
    .getByRole('button', { name: text('en', 'global-components.methods.names.card') })
    .click();
  await expect(wallet.locator('[data-skeleton]').first()).toBeVisible();
  const holdsFocus = () => wallet.evaluate((dialog) => dialog.contains(document.activeElement));
  expect(await holdsFocus()).toBe(true);
  held.resolve();
  await expect(
    wallet.getByRole('textbox', { name: text('en', 'global-components.deposit.amount.label') }),
  ).toBeVisible();
  expect(await holdsFocus()).toBe(true);
});

test('back from the payment page leads to a wallet that works', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await goAndPay(page, 'en', '40');
  await page.goBack();
  await takenOver(page);
  await expect(page).toHaveURL(`${plainPage}?wallet=deposit`);
  const wallet = page.getByRole('dialog');
  const change = wallet.getByRole('button', {
    name: text('en', 'global-components.deposit.changeMethod'),
  });
  // A page kept by the browser still stands at the amount and leads on to the same payment.
  if (await change.isVisible()) await change.click();
  await startDeposit(page, 'en', '50');
  const onwards = wallet.getByRole('link', {
    name: text('en', 'global-components.deposit.continue'),
  });
  if (await onwards.isVisible()) await onwards.click();
  else await confirmDeposit(page, 'en');
  await page.waitForURL(/\/pay\//);
  const invoices = await ask<{ amount: number }[]>(context.request, player, '/payment/invoices');
  expect(invoices.map(({ amount }) => amount)).toContain(4000);
});

inLanguages(['en', 'ar'], (locale) => {
  test(`a category that does not come says so, and comes when it is tried again, in ${locale} [P-42]`, async ({
    page,
    complaints,
  }) => {
    await visit(page, pathIn(locale, '/'));
    await page.route('**/api/game/games?*', (route) => route.abort());
    await page
      .locator(`a[href="${pathIn(locale, '/categories/slots')}"]:visible`)
      .first()
      .click();
    await expect(
      page.getByRole('heading', { name: text(locale, 'pages.error.failed.title') }),
    ).toBeVisible();
    await expect(page).toHaveURL(pathIn(locale, '/categories/slots'));
    await look(page, `page-failed-${locale}`);
    complaints.splice(0);
    await page.unroute('**/api/game/games?*');
    await page.getByRole('link', { name: text(locale, 'pages.error.retry') }).click();
    await takenOver(page);
    await expect(page.locator('a[href*="/games/"]').first()).toBeVisible();
  });
});
