import type { BrowserContext, Page } from '@playwright/test';
import { comeAs, named } from './lantern.ts';
import { ask, registered, tokenOf } from './player.ts';
import { signIn, signOut } from './sign-in-and-out.ts';
import { fillPerson, pressInSignUp, signUpDialog } from './sign-up-form.ts';
import { type Locale, locales, pathIn, plainPage, text } from './texts.ts';
import {
  byTurns,
  expect,
  isWholeCrawl,
  look,
  newcomer,
  takenOver,
  test,
  visit,
} from './visitor.ts';

const signInDialog = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: text(locale, 'global-components.signIn.title') });

/** Presses the provider's button and waits for its page. */
async function toProvider(page: Page, locale: Locale): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: named(locale, 'global-components.social.continueWith') })
    .click();
  await page.waitForURL(/\/sign-in\//);
}

const choose = (page: Page, person: 'Mara' | 'Theo' | 'Inês' | 'Noor') =>
  page.getByRole('button', { name: new RegExp(`${person} `) }).click();

/** What of the page's addresses ever held the provider's answer. */
async function addressesSeen(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeBinding('seen', (_source, address: string) => void seen.push(address));
  await context.addInitScript(() => {
    const told = window as never as { seen(address: string): void };
    if (location.pathname.endsWith('/auth/callback')) told.seen(location.href);
  });
  return seen;
}

/** The rest of a registration, from the second step. */
async function finishSignUp(page: Page, locale: Locale, person: ReturnType<typeof newcomer>) {
  await fillPerson(page, locale, person);
  await pressInSignUp(page, locale, 'continue');
  await signUpDialog(page, locale).getByRole('checkbox').first().check();
  await pressInSignUp(page, locale, 'submit');
}

/** One language of each direction; a whole crawl goes the same way in every one. */
const spoken: readonly Locale[] = isWholeCrawl ? locales : ['en', 'ar'];

for (const [turn, locale] of spoken.entries()) {
  test(`a new person comes by another account and opens one [4-32] [2.1-07] (${locale})`, async ({
    page,
    context,
  }) => {
    byTurns(turn);
    const person = newcomer();
    const seen = await addressesSeen(context);
    await visit(page, `${pathIn(locale, plainPage)}?sign-up=true`);
    await signUpDialog(page, locale)
      .getByText(text(locale, 'global-components.social.ways.social'), { exact: true })
      .click();
    await expect(
      page.getByRole('button', { name: named(locale, 'global-components.social.continueWith') }),
    ).toBeVisible();
    await look(page, `social-sign-up-${locale}`);
    await toProvider(page, locale);
    await look(page, `social-provider-${locale}`);
    await comeAs(page, person.email);

    await expect(signUpDialog(page, locale)).toBeVisible();
    await expect(page).toHaveURL(`${pathIn(locale, '/')}?sign-up=true`);
    await expect(page.getByText(person.email)).toBeVisible();
    await expect(page.locator('input[type="password"]')).toHaveCount(0);
    await look(page, `social-sign-up-rest-${locale}`);
    await page.reload();
    await takenOver(page);
    await expect(page.getByText(person.email), 'a reload loses nothing').toBeVisible();
    await finishSignUp(page, locale, person);
    await expect(page.getByText(text(locale, 'alerts.account.opened.title'))).toBeVisible();
    await expect(
      page.getByRole('dialog', { name: text(locale, 'global-components.wallet.title') }),
    ).toBeVisible();
    for (const address of seen) expect(new URL(address).search).toBe('');
    expect(seen.length).toBeGreaterThan(0);
  });
}

test('a player who returns is led to the requested page; going back does no harm [4-28] [2.1-37]', async ({
  page,
  context,
}) => {
  byTurns(0);
  const person = newcomer();
  await visit(page, `${plainPage}?sign-up=true`);
  await signUpDialog(page, 'en')
    .getByText(text('en', 'global-components.social.ways.social'), { exact: true })
    .click();
  await toProvider(page, 'en');
  await comeAs(page, person.email);
  await expect(signUpDialog(page, 'en')).toBeVisible();
  await finishSignUp(page, 'en', person);
  await expect(page.getByText(text('en', 'alerts.account.opened.title'))).toBeVisible();
  await page.goto('/');
  await takenOver(page);
  await signOut(page, 'en');
  await expect(
    page.getByRole('banner').getByText(text('en', 'global-components.signIn.title')).first(),
  ).toBeVisible();

  await visit(page, '/profile/history');
  await expect(signInDialog(page, 'en')).toBeVisible();
  await look(page, 'social-sign-in');
  await toProvider(page, 'en');
  await comeAs(page, person.email);
  await page.waitForURL(/\/profile\/history$/);
  const token = await tokenOf(context);
  expect(await ask(page.request, { accessToken: token }, '/player/profile')).toMatchObject({
    email: person.email,
  });
  await page.goto('/auth/callback');
  await expect(page.getByText(text('en', 'account.links.already.heading'))).toBeVisible();
  expect(await tokenOf(context), 'the session goes on').toBe(token);
});

test.describe('what goes wrong is said, with a way on [8-18]', () => {
  for (const locale of ['en', 'ar'] as const) {
    test(`cancelled (${locale})`, async ({ page }) => {
      byTurns(1);
      await visit(page, `${pathIn(locale, plainPage)}?sign-in=true`);
      await toProvider(page, locale);
      await page.locator('form .quiet').click();
      await expect(page).toHaveURL(pathIn(locale, '/auth/callback'));
      await expect(
        page.getByRole('heading', { name: text(locale, 'account.social.cancelled.heading') }),
      ).toBeVisible();
      await look(page, `social-cancelled-${locale}`);
      await page.getByRole('button', { name: text(locale, 'account.social.otherWay') }).click();
      await expect(signInDialog(page, locale)).toBeVisible();
    });
  }

  test('too slow, and once more', async ({ page, complaints }) => {
    byTurns(0);
    await visit(page, `${plainPage}?sign-in=true`);
    await toProvider(page, 'en');
    await choose(page, 'Noor');
    await expect(
      page.getByRole('heading', { name: text('en', 'account.social.timeout.heading') }),
    ).toBeVisible();
    await look(page, 'social-timeout');
    await page.getByRole('button', { name: named('en', 'account.social.again') }).click();
    await page.waitForURL(/\/sign-in\//);
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('503');
  });

  test('an answer that belongs to no sign-in of this browser', async ({ page, complaints }) => {
    byTurns(1);
    await page.goto(`/auth/callback?code=stolen&state=en.${'x'.repeat(43)}`);
    await expect(
      page.getByRole('heading', { name: text('en', 'account.social.mismatch.heading') }),
    ).toBeVisible();
    await expect(page).toHaveURL('/auth/callback');
    await look(page, 'social-mismatch');
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
  });

  test('an answer without a session', async ({ page }) => {
    byTurns(0);
    await page.route('**/api/player/sessions/social', (route) =>
      route.fulfill({ json: { data: { outcome: 'signedIn' } } }),
    );
    await page.goto(`/auth/callback?code=code&state=en.${'x'.repeat(43)}`);
    await expect(
      page.getByText(text('en', 'account.social.noSession.heading'), { exact: true }),
    ).toBeVisible();
  });

  test('nothing at all', async ({ page }) => {
    byTurns(1);
    await page.goto('/auth/callback');
    await expect(
      page.getByRole('heading', { name: text('en', 'account.social.nothing.heading') }),
    ).toBeVisible();
  });
});

test('an address that has an account is linked once its owner has signed in', async ({
  page,
  context,
}) => {
  byTurns(0);
  const owner = await registered(page.request, newcomer());
  await context.clearCookies({ name: 'access_token' });
  await visit(page, `${plainPage}?sign-in=true`);
  await toProvider(page, 'en');
  await comeAs(page, owner.email);
  await expect(
    page.getByRole('heading', { name: text('en', 'account.social.link.heading') }),
  ).toBeVisible();
  await look(page, 'social-link');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('en', 'account.social.signIn') })
    .click();
  await expect(signInDialog(page, 'en').locator('input[type="email"]')).toHaveValue(owner.email);
  await signIn(page, 'en', owner);
  await expect(page.getByText(named('en', 'alerts.account.linked.title'))).toBeVisible();
  await expect(page).toHaveURL(plainPage);

  await visit(page, '/profile/security');
  const panel = page.getByRole('heading', { name: text('en', 'account.social.linked.title') });
  await expect(panel).toBeVisible();
  await look(page, 'social-linked');
  await page.getByRole('button', { name: named('en', 'account.social.linked.unlinkOf') }).click();
  await expect(page.getByText(named('en', 'account.social.linked.gone'))).toBeVisible();
});

test('who came without a password sees how to set one, and cannot lock themselves out', async ({
  page,
}) => {
  byTurns(1);
  const person = newcomer();
  await visit(page, `${plainPage}?sign-up=true`);
  await signUpDialog(page, 'en')
    .getByText(text('en', 'global-components.social.ways.social'), { exact: true })
    .click();
  await toProvider(page, 'en');
  await comeAs(page, person.email, false);
  await expect(signUpDialog(page, 'en').locator('input[type="email"]')).toHaveValue(person.email);
  await look(page, 'social-sign-up-address');
  await pressInSignUp(page, 'en', 'continue');
  await finishSignUp(page, 'en', person);
  await expect(page.getByText(text('en', 'alerts.account.opened.title'))).toBeVisible();
  await visit(page, '/profile/security');
  await expect(page.getByText(text('en', 'account.social.linked.onlyWay'))).toBeVisible();
  await page.getByRole('button', { name: text('en', 'account.social.password.submit') }).click();
  await expect(
    page.getByRole('button', { name: text('en', 'account.social.password.goOn') }),
  ).toBeVisible();
  await look(page, 'social-password');
  await page.getByRole('button', { name: text('en', 'account.social.password.goOn') }).click();
  await page.waitForURL('/?reset-pass=true');
});
