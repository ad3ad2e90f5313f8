import type { Page } from '@playwright/test';
import { skipReasons } from '../scripts/checks/skips.ts';
import { linkIn, mailTo } from './mails.ts';
import { registered, signedIn } from './player.ts';
import { type Locale, pathIn, text } from './texts.ts';
import { byTurns, expect, inLanguages, isPhone, look, newcomer, test, visit } from './visitor.ts';

const words = (locale: Locale, key: string) => text(locale, `modals.account.${key}`);
const dialog = (page: Page, locale: Locale, title: string) =>
  page.getByRole('dialog', { name: text(locale, title) });
const forgot = (page: Page, locale: Locale) => dialog(page, locale, 'modals.account.forgot.title');
const reset = (page: Page, locale: Locale) => dialog(page, locale, 'modals.account.reset.title');
const signIn = (page: Page, locale: Locale) =>
  dialog(page, locale, 'global-components.signIn.title');

/** From the sign-in to the mail that was requested. */
async function askForMail(page: Page, locale: Locale, email: string): Promise<void> {
  await visit(page, pathIn(locale, '/?sign-in=true'));
  await signIn(page, locale)
    .getByRole('link', { name: text(locale, 'global-components.signIn.forgot') })
    .click();
  await forgot(page, locale)
    .getByRole('textbox', { name: text(locale, 'fields-settings.fields.email.label') })
    .fill(email);
  await forgot(page, locale)
    .getByRole('button', { name: words(locale, 'forgot.submit') })
    .click();
}

async function choose(page: Page, locale: Locale, password: string, again = password) {
  const modal = reset(page, locale);
  await modal.locator('input[name="newPassword"]').fill(password);
  await modal.locator('input[name="repeatNewPassword"]').fill(again);
  await modal.getByRole('button', { name: words(locale, 'reset.submit') }).click();
}

/** The sign-in follows, and takes the new password. */
async function signInAnew(page: Page, locale: Locale, email: string, password: string) {
  await expect(page.getByText(text(locale, 'alerts.account.passwordReset.title'))).toBeVisible();
  const modal = signIn(page, locale);
  await modal.locator('input[name="email"]').fill(email);
  await modal.locator('input[name="password"]').fill(password);
  await modal
    .getByRole('button', { name: text(locale, 'global-components.signIn.submit'), exact: true })
    .click();
  await expect(modal).toHaveCount(0);
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'access_token'))
    .toBe(true);
}

const subjects = { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' } as const;

inLanguages(['en', 'ar'], (locale) => {
  test(`a forgotten password is replaced by the mailed link (${locale}) [7a-07] [5a-01] [2.2-10] [P-27] [P-28]`, async ({
    page,
    request,
    context,
  }) => {
    const person = newcomer();
    const player = await registered(request, person);
    await askForMail(page, locale, person.email);
    await expect(reset(page, locale).getByText(words(locale, 'reset.sent.title'))).toBeVisible();
    await look(page, `reset-sent-${locale}`);
    const link = linkIn(await mailTo(request, person.email, subjects[locale]), '/password-reset/');
    expect(link).toContain(pathIn(locale, '/password-reset/'));

    // The mail is read on another device, which knows nothing of the request.
    const other = await context.browser()?.newContext(test.info().project.use as object);
    if (!other) throw new Error('There is no browser');
    const phone = await other.newPage();
    await visit(phone, link);
    await expect(phone).toHaveURL(`${pathIn(locale, '/')}?reset-pass=true`);
    await expect(reset(phone, locale).getByRole('heading', { level: 2 })).toBeFocused();
    await phone.reload();
    const newPassword = reset(phone, locale).locator('input[name="newPassword"]');
    for (const [weak, why] of [
      ['abcdabcd', 'messages.repeats'],
      ['qwertzui', 'messages.keyboard'],
      ['a wholly new secret', 'inputs.password.strong'],
    ] as const) {
      await newPassword.fill(weak);
      await expect(
        reset(phone, locale).getByText(text(locale, `fields-settings.${why}`)),
      ).toBeVisible();
    }
    await choose(phone, locale, 'abcdabcd');
    await expect(newPassword).toHaveAttribute('aria-invalid', 'true');
    await choose(phone, locale, 'a wholly new secret', 'another one');
    await expect(
      phone.getByText(text(locale, 'fields-settings.fields.repeatNewPassword.messages.same')),
    ).toBeVisible();
    await look(phone, `reset-link-${locale}`);
    await choose(phone, locale, 'a wholly new secret');
    await signInAnew(phone, locale, person.email, 'a wholly new secret');
    await other.close();
    const before = await request.get('/api/player/profile', {
      headers: { authorization: `Bearer ${player.accessToken}` },
    });
    expect(before.status()).toBe(401);
  });
});

test('the mailed code does as well, and a wrong one is told at its field [7a-07] [P-25]', async ({
  page,
  request,
  complaints,
}) => {
  byTurns(0);
  const person = newcomer();
  await registered(request, person);
  await askForMail(page, 'en', person.email);
  const mail = await mailTo(request, person.email, subjects.en);
  const code = /\b\d{8}\b/.exec(mail.text)?.[0] ?? '';
  const modal = reset(page, 'en');
  const field = modal.locator('input[name="code"]');
  // Looking into one's mails and coming back loses nothing.
  await page.reload();
  await field.fill(String((Number(code) + 1) % 1e8).padStart(8, '0'));
  await choose(page, 'en', 'a wholly new secret');
  await expect(modal.getByText(text('en', 'fields-settings.problems.11010'))).toBeVisible();
  await look(page, 'reset-wrong-code');
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
  await field.fill(code);
  await modal.getByRole('button', { name: words('en', 'reset.submit') }).click();
  await signInAnew(page, 'en', person.email, 'a wholly new secret');
});

test('an address without an account is told the same, and a link that is none says so [P-26] [2.2-05]', async ({
  page,
  complaints,
}) => {
  byTurns(1);
  await askForMail(page, 'en', newcomer().email);
  await expect(reset(page, 'en').getByText(words('en', 'reset.sent.title'))).toBeVisible();
  await visit(page, '/de/password-reset/never-sent');
  const modal = reset(page, 'de');
  await expect(modal.getByText(words('de', 'reset.problem.heading'))).toBeVisible();
  await expect(modal.getByText(text('de', 'fields-settings.problems.11010'))).toBeVisible();
  await look(page, 'reset-bad-link');
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
  await modal.getByRole('button', { name: words('de', 'reset.problem.action') }).click();
  await expect(forgot(page, 'de')).toBeVisible();
});

test('a player who opens a link is told to sign out first [2.2-04] [P-28]', async ({
  page,
  context,
  baseURL,
}) => {
  test.skip(isPhone(), skipReasons.otherSize);
  await signedIn(context, baseURL ?? '', newcomer());
  await visit(page, '/password-reset/some-code');
  await expect(page.getByText(text('en', 'alerts.account.signOutFirst.title'))).toBeVisible();
  await expect(page).toHaveURL('/');
});
