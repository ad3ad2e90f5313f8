import type { Page } from '@playwright/test';
import { expired } from './expired-token.ts';
import { codeOf, withTotp } from './factors.ts';
import { linkIn, mailTo } from './mails.ts';
import { keepToken, registered, tokenOf } from './player.ts';
import { type Locale, pathIn, text, textWith } from './texts.ts';
import { byTurns, expect, inLanguages, isPhone, look, newcomer, test } from './visitor.ts';

test.describe('what stands in for scripts', () => {
  inLanguages(['de', 'ar'], (locale) => {
    test(`a form for a visitor without scripts reads well (${locale})`, async ({ page }) => {
      // A browser looks at a page by scripts: it is given the form as one without them sees it.
      await page.route('**/questions?*', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/<script.*?<\/script>|<\/?noscript>/gs, '');
        await route.fulfill({ response, body });
      });
      for (const modal of ['sign-in', 'sign-up', 'forgot-pass', 'reset-pass']) {
        await page.goto(pathIn(locale, `/questions?${modal}=true`));
        await expect(page.locator('form')).toBeVisible();
        await expect(page.locator('form')).not.toContainText('undefined');
        await look(page, `no-scripts-${modal}-${locale}`);
      }
    });
  });
});

// What follows has none.
test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test.describe('before the question about cookies is answered', () => {
    test.use({ storageState: { cookies: [], origins: [] } });

    inLanguages(['en', 'ar'], (locale) => {
      const words = (key: string) => text(locale, `layout.consent.${key}`);

      test(`without scripts the question about cookies is answered on the page it is asked on (${locale}) [2.3-01]`, async ({
        page,
        context,
      }) => {
        const address = pathIn(locale, '/providers?provider=northlight');
        await page.goto(address);
        const popup = page.getByRole('region', { name: words('title') });
        await popup.getByRole('button', { name: words('all') }).click();
        await expect(popup).toHaveCount(0);
        await expect(page).toHaveURL(address);
        const [kept] = (await context.cookies()).filter(({ name }) => name === 'consent');
        expect(kept?.value).toBe('1.statistics.marketing');
        expect((kept?.expires ?? 0) * 1000).toBeGreaterThan(Date.now() + 170 * 86_400_000);
      });

      test(`without scripts cookies are chosen one by one, and chosen anew (${locale}) [2.3-01]`, async ({
        page,
        context,
      }) => {
        await page.goto(pathIn(locale, '/'));
        const popup = page.getByRole('region', { name: words('title') });
        await popup.getByRole('link', { name: words('choose') }).click();
        await expect(page).toHaveURL(pathIn(locale, '/cookie-settings'));
        await expect(popup).toHaveCount(0);
        const box = (category: string) =>
          page.getByRole('checkbox', { name: words(`categories.${category}.title`) });
        const saved = page.getByText(text(locale, 'pages.cookieSettings.saved'));
        await expect(box('statistics')).not.toBeChecked();
        await expect(saved).toHaveCount(0);
        await box('statistics').check();
        await page.getByRole('button', { name: words('save') }).click();
        await expect(saved).toBeVisible();
        await expect(box('statistics')).toBeChecked();
        await expect(box('marketing')).not.toBeChecked();

        await page.goto(pathIn(locale, '/'));
        await expect(popup).toHaveCount(0);
        await page.getByRole('link', { name: words('open') }).click();
        await box('statistics').uncheck();
        await page.getByRole('button', { name: words('save') }).click();
        await expect(saved).toBeVisible();
        await expect(box('statistics')).not.toBeChecked();
        const [kept] = (await context.cookies()).filter(({ name }) => name === 'consent');
        expect(kept?.value).toBe('1');
      });
    });
  });

  inLanguages(['en', 'ar'], (locale) => {
    test(`without scripts the search is a page that the server answers (${locale}) [1-05]`, async ({
      page,
    }) => {
      const words = (key: string) => text(locale, `layout.search.${key}`);
      await page.goto(pathIn(locale, '/providers'));
      const opener = isPhone() ? 'layout.bar.search' : 'layout.header.search';
      await page.getByRole('link', { name: text(locale, opener) }).click();
      await expect(page).toHaveURL(pathIn(locale, '/search'));
      const field = page.getByRole('textbox', { name: words('label') });
      await field.fill('koi lantrn');
      await page.getByRole('button', { name: words('title') }).click();
      await expect(page).toHaveURL(pathIn(locale, '/search?search=koi+lantrn'));
      await expect(field).toHaveValue('koi lantrn');
      await expect(
        page.getByRole('search').getByRole('heading', { name: words('games') }),
      ).toBeVisible();
      await page.getByRole('search').getByRole('link', { name: 'Koi Lantern' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Koi Lantern' })).toBeVisible();

      await page.goto(pathIn(locale, '/search?search=zzzzqqqq'));
      await expect(
        page.getByText(textWith(locale, 'layout.search.none.title', { search: 'zzzzqqqq' })),
      ).toBeVisible();
    });
  });

  /** The form that stands for the sign-in where there are no scripts. */
  const signInForm = (page: Page, locale: Locale) =>
    page.getByRole('region', { name: text(locale, 'global-components.signIn.title') });

  async function fillSignIn(page: Page, locale: Locale, email: string, password: string) {
    const form = signInForm(page, locale);
    const label = (field: string) => text(locale, `fields-settings.fields.${field}.label`);
    await form.getByRole('textbox', { name: label('email') }).fill(email);
    await form.getByLabel(label('password')).fill(password);
    await form
      .getByRole('button', { name: text(locale, 'global-components.signIn.submit') })
      .click();
  }

  /** What stands in for the account's menu. */
  const accountLinks = (page: Page, locale: Locale) =>
    page.getByRole('navigation', {
      name: textWith(locale, 'layout.account.menu', { name: '' }).trim(),
    });

  inLanguages(['en', 'ar'], (locale) => {
    test(`without scripts a player signs in where they are, and out again (${locale}) [7b-02]`, async ({
      page,
      request,
      context,
    }) => {
      const person = newcomer();
      await registered(request, person);
      const address = pathIn(locale, '/providers?provider=northlight');
      await page.goto(address);
      await page
        .getByRole('banner')
        .getByRole('link', { name: text(locale, 'layout.header.signIn') })
        .click();
      const form = signInForm(page, locale);
      await expect(form).toBeVisible();

      await fillSignIn(page, locale, person.email, 'not the password');
      await expect(form.getByRole('alert')).toHaveText(
        text(locale, 'fields-settings.problems.11003'),
      );
      await expect(form.getByRole('textbox').first()).toHaveValue(person.email);
      await expect(form.locator('input[type="password"]')).toHaveValue('');
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('posted-form');

      await fillSignIn(page, locale, person.email, person.password);
      await expect(page).toHaveURL(address);
      await expect(form).toHaveCount(0);
      const links = accountLinks(page, locale);
      await expect(links).toBeVisible();
      await links.getByRole('link', { name: text(locale, 'layout.account.wallet') }).click();
      await expect(page).toHaveURL(pathIn(locale, '/profile/wallet'));
      await expect(links).toBeVisible();

      await links.getByRole('button', { name: text(locale, 'layout.account.signOut') }).click();
      await expect(page).toHaveURL(pathIn(locale, '/'));
      await expect(links).toHaveCount(0);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('access_token');
    });
  });

  inLanguages(['es', 'pt-br'], (locale) => {
    const words = (key: string) => text(locale, `global-components.signUp.${key}`);
    const label = (field: string) => text(locale, `fields-settings.fields.${field}.label`);

    test(`without scripts an account is opened, with all that is wrong told at its field (${locale}) [7b-01]`, async ({
      page,
      request,
    }) => {
      const taken = newcomer();
      await registered(request, taken);
      const person = newcomer();
      const address = pathIn(locale, '/providers');
      await page.goto(address);
      await page
        .getByRole('banner')
        .getByRole('link', { name: text(locale, 'layout.header.join') })
        .click();
      const form = page.getByRole('region', { name: words('title') });
      const field = (name: string) => form.locator(`[name="${name}"]`);
      const send = () => form.getByRole('button', { name: words('submit') }).click();
      await field('email').fill(taken.email);
      await field('password').fill('password');
      await field('country').selectOption('AT');
      await field('currency').selectOption('EUR');
      await field('birthdate').fill('2020-01-31');
      await field('agreements').check();
      await send();
      await expect(page).toHaveURL(`${address}?sign-up=true`);
      await expect(form.getByRole('alert')).toHaveCount(2);
      await expect(form.getByLabel(label('birthdate'))).toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByLabel(label('password'))).toHaveAttribute('aria-invalid', 'true');
      await expect(field('email')).toHaveValue(taken.email);
      await expect(field('country')).toHaveValue('AT');
      await expect(field('birthdate')).toHaveValue('2020-01-31');
      await expect(field('agreements')).toBeChecked();
      await expect(field('password')).toHaveValue('');

      // With its own password the account that is there would be signed in to.
      await field('password').fill(`${person.password} of another`);
      await field('birthdate').fill('1990-04-12');
      await send();
      await expect(form.getByRole('alert')).toHaveText(
        text(locale, 'fields-settings.problems.11005'),
      );

      await field('email').fill(person.email);
      await field('password').fill(person.password);
      await field('bonusCode').fill('springtide');
      await send();
      await expect(page).toHaveURL(address);
      await expect(accountLinks(page, locale)).toBeVisible();
      await accountLinks(page, locale).getByRole('button').click();
      await page.goto(pathIn(locale, '/providers?sign-in=true'));
      await fillSignIn(page, locale, person.email, person.password);
      await expect(accountLinks(page, locale)).toBeVisible();
    });
  });

  inLanguages(['en', 'ar'], (locale) => {
    const words = (key: string) => text(locale, `modals.account.${key}`);
    const subjects = { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' };

    test(`without scripts a forgotten password is replaced by the mailed link (${locale}) [7a-07] [2.2-10]`, async ({
      page,
      request,
    }) => {
      const person = newcomer();
      await registered(request, person);
      await page.goto(pathIn(locale, '/providers?sign-in=true'));
      await page
        .getByRole('region', { name: text(locale, 'global-components.signIn.title') })
        .getByRole('link', { name: text(locale, 'global-components.signIn.forgot') })
        .click();
      const forgot = page.getByRole('region', { name: words('forgot.title') });
      await forgot.locator('[name="email"]').fill(person.email);
      await forgot.getByRole('button', { name: words('forgot.submit') }).click();

      const reset = page.getByRole('region', { name: words('reset.title') });
      const choose = async (password: string, again = password) => {
        await reset.locator('[name="newPassword"]').fill(password);
        await reset.locator('[name="repeatNewPassword"]').fill(again);
        await reset.getByRole('button', { name: words('reset.submit') }).click();
      };
      await expect(reset.getByText(words('reset.sent.title'))).toBeVisible();
      await expect(reset.getByText(person.email)).toBeVisible();
      const mail = await mailTo(request, person.email, subjects[locale]);
      const code = /\b\d{8}\b/.exec(mail.text)?.[0] ?? '';
      await reset.locator('[name="code"]').fill(code);
      await choose('a wholly new secret', 'another one');
      await expect(
        reset.getByLabel(text(locale, 'fields-settings.fields.repeatNewPassword.label')),
      ).toHaveAttribute('aria-invalid', 'true');
      // The mail is still to be read: its code and its link are as good as before.
      await expect(reset.getByText(person.email)).toBeVisible();

      await page.goto(linkIn(mail, '/password-reset/'));
      expect(await page.content()).not.toContain(new URL(page.url()).searchParams.get('resetCode'));
      await expect(reset.locator('[name="code"]')).toHaveCount(0);
      await choose('a wholly new secret');
      const signIn = page.getByRole('region', {
        name: text(locale, 'global-components.signIn.title'),
      });
      await expect(
        signIn.getByText(text(locale, 'fields-settings.posted.passwordIsNew')),
      ).toBeVisible();
      await fillSignIn(page, locale, person.email, 'a wholly new secret');
      await expect(accountLinks(page, locale)).toBeVisible();
    });
  });

  test('without scripts a page that needs a player leads back to itself after the sign-in', async ({
    page,
    request,
  }) => {
    const person = newcomer();
    await registered(request, person);
    await page.goto('/profile/wallet');
    await fillSignIn(page, 'en', person.email, person.password);
    await expect(page).toHaveURL('/profile/wallet');
  });

  test('without scripts a second factor is requested, and the token renewed by the server [3-22] [5c-02]', async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    const player = await registered(request, newcomer());
    const { secret, recoveryCodes } = await withTotp(request, player);
    const code = page.getByRole('textbox', {
      name: text('en', 'fields-settings.posted.factor.label'),
    });
    const confirm = page.getByRole('button', {
      name: text('en', 'fields-settings.posted.factor.submit'),
    });
    await page.goto('/providers?sign-in=true');
    await fillSignIn(page, 'en', player.email, player.password);
    await code.fill('000 000');
    await confirm.click();
    await expect(page.getByRole('alert')).toHaveText(text('en', 'fields-settings.problems.11041'));
    await code.fill(codeOf(secret, 30));
    await confirm.click();
    await expect(page).toHaveURL('/providers');
    await expect(accountLinks(page, 'en')).toBeVisible();

    const token = await tokenOf(context);
    await page.goto('/api/player/sessions/forms/renewal?page=/profile/history?tab=sessions');
    await expect(page).toHaveURL('/profile/history?tab=sessions');
    await expect(accountLinks(page, 'en')).toBeVisible();
    expect(await tokenOf(context)).not.toBe(token);

    // One that has run out and cannot be renewed ends the session, after the page has requested that.
    await keepToken(context, baseURL ?? '', expired(token));
    await page.goto('/profile/history');
    await expect(page).toHaveURL('/?sign-in=true');
    await expect(accountLinks(page, 'en')).toHaveCount(0);

    await page.goto('/providers?sign-in=true');
    await fillSignIn(page, 'en', player.email, player.password);
    await code.fill(recoveryCodes[0] ?? '');
    await confirm.click();
    // Before that somebody had requested the history.
    await expect(page).toHaveURL('/profile/history');
    await expect(accountLinks(page, 'en')).toBeVisible();
  });

  test('without scripts nobody is signed in by a form of another origin [P-28]', async ({
    page,
    request,
    context,
    baseURL,
    complaints,
  }) => {
    byTurns(1);
    const player = await registered(request, newcomer());
    const action = `${baseURL}/api/player/sessions/forms/sign-in`;
    await page.route('https://elsewhere.test/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${action}"><input name="email" value="${player.email}"><input name="password" value="${player.password}"><button>Go</button></form>`,
      }),
    );
    await page.goto('https://elsewhere.test/');
    const answered = page.waitForResponse(action);
    await page.getByRole('button').click();
    expect((await answered).status()).toBe(403);
    await expect.poll(() => complaints.splice(0).join()).toContain('403 (Forbidden)');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('access_token');
  });
});
