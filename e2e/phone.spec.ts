import type { APIRequestContext, Page } from '@playwright/test';
import { balancePill } from './player.ts';
import { signOut } from './sign-in-and-out.ts';
import { fillPerson, pressInSignUp, signUpDialog } from './sign-up-form.ts';
import { codeIn, latestSms, newNumber } from './sms.ts';
import { type Locale, pathIn, plainPage, text } from './texts.ts';
import { byTurns, expect, inLanguages, look, newcomer, pick, test, visit } from './visitor.ts';

const label = (locale: Locale, key: string) => text(locale, `global-components.signUp.${key}`);

/** Opens the sign-up by phone and fills in its first step. */
async function fillPhone(page: Page, locale: Locale, number: string, password: string) {
  await visit(page, `${pathIn(locale, plainPage)}?sign-up=true`);
  const dialog = signUpDialog(page, locale);
  await pick(dialog.getByRole('radio', { name: label(locale, 'way.phone') }));
  await dialog.locator('[data-field="phone"] input[type="tel"]').fill(number);
  await dialog.locator('input[type="password"]').fill(password);
  await pressInSignUp(page, locale, 'continue');
  return dialog;
}

inLanguages(['en', 'ar'], (locale) => {
  test(`[7b-03] [1-12] an account is opened by phone, left and signed into again, in ${locale}`, async ({
    page,
    request,
    complaints,
  }) => {
    const person = newcomer();
    const number = newNumber();
    const dialog = await fillPhone(page, locale, number, person.password);
    const code = dialog.getByRole('textbox', { name: label(locale, 'code.label') });
    await expect(code).toBeFocused();
    await look(page, `sign-up-code-${locale}`);

    const right = codeIn(await latestSms(request, number));
    await code.fill(right === '000000' ? '000001' : '000000');
    await expect(dialog.getByText(text(locale, 'fields-settings.problems.11010'))).toBeVisible();
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
    await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);

    await fillPerson(page, locale, person);
    await pressInSignUp(page, locale, 'continue');
    await dialog.getByRole('checkbox').first().check();
    await pressInSignUp(page, locale, 'submit');
    await expect(
      page.getByRole('dialog', { name: text(locale, 'global-components.wallet.title') }),
    ).toBeVisible();

    await visit(page, pathIn(locale, '/profile/info'));
    await expect(page.locator('[data-field="phone"] input')).toHaveValue(number);
    await signOut(page, locale);
    await visit(page, `${pathIn(locale, plainPage)}?sign-in=true`);
    const signIn = page.getByRole('dialog', {
      name: text(locale, 'global-components.signIn.title'),
    });
    await pick(signIn.getByRole('radio', { name: label(locale, 'way.phone') }));
    await signIn.locator('[data-field="phone"] input[type="tel"]').fill(number);
    await signIn.locator('input[type="password"]').fill(person.password);
    await look(page, `sign-in-phone-${locale}`);
    await signIn
      .getByRole('button', { name: text(locale, 'global-components.signIn.submit'), exact: true })
      .click();
    await expect(signIn).toBeHidden();
    await expect(
      page.getByRole('banner').getByRole('link', { name: text(locale, 'layout.header.signIn') }),
    ).toBeHidden();
  });
});

test('[P-25] going back and on again sends no second code, another number does', async ({
  page,
  request,
  complaints,
}) => {
  byTurns(0);
  const person = newcomer();
  const [number, other] = [newNumber(), newNumber()];
  const dialog = await fillPhone(page, 'en', number, person.password);
  await expect(dialog.getByText(number)).toBeVisible();
  const code = codeIn(await latestSms(request, number));
  const back = dialog.getByRole('button', { name: text('en', 'layout.ui.back') });

  await back.click();
  await pressInSignUp(page, 'en', 'continue');
  await expect(dialog.getByText(number)).toBeVisible();
  await back.click();
  await dialog.locator('[data-field="phone"] input[type="tel"]').fill(other);
  await pressInSignUp(page, 'en', 'continue');
  await expect(dialog.getByText(other)).toBeVisible();

  // The code of the first number proves nothing of the second.
  const entered = dialog.getByRole('textbox', { name: label('en', 'code.label') });
  const right = codeIn(await latestSms(request, other));
  if (code !== right) {
    await entered.fill(code);
    await expect(dialog.getByText(text('en', 'fields-settings.problems.11010'))).toBeVisible();
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
  }
  await entered.fill(right);
  await expect(page.getByRole('combobox', { name: /./ }).first()).toBeVisible();
  await latestSms(request, number, 1);
});

inLanguages(['en', 'ar'], (locale) => {
  test(`[7a-07] [7b-02] a forgotten password is set anew with a code by SMS, in ${locale}`, async ({
    page,
    request,
    complaints,
  }) => {
    const person = newcomer();
    const number = newNumber();
    await registeredByPhone(request, number, person);
    const words = (key: string) => text(locale, `modals.account.${key}`);
    const dialog = (key: string) => page.getByRole('dialog', { name: text(locale, key) });
    await visit(page, `${pathIn(locale, plainPage)}?sign-in=true`);
    await dialog('global-components.signIn.title')
      .getByRole('link', { name: text(locale, 'global-components.signIn.forgot') })
      .click();
    const forgot = dialog('modals.account.forgot.title');
    await pick(forgot.getByRole('radio', { name: label(locale, 'way.phone') }));
    await forgot.locator('[data-field="phone"] input[type="tel"]').fill(number);
    await look(page, `forgot-phone-${locale}`);
    await forgot.getByRole('button', { name: words('forgot.submitPhone') }).click();

    const reset = dialog('modals.account.reset.title');
    const code = codeIn(await latestSms(request, number, 2));
    expect(code).not.toBe('');
    const wrong = String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
    const choose = async (entered: string, password: string) => {
      await reset.locator('input[name="code"]').fill(entered);
      await reset.locator('input[name="newPassword"]').fill(password);
      await reset.locator('input[name="repeatNewPassword"]').fill(password);
      await reset.getByRole('button', { name: words('reset.submit') }).click();
    };
    await choose(wrong, 'a wholly new secret');
    await expect(reset.getByText(text(locale, 'fields-settings.problems.11010'))).toBeVisible();
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
    await look(page, `reset-phone-${locale}`);
    await choose(code, 'a wholly new secret');
    await expect(page.getByText(text(locale, 'alerts.account.passwordReset.title'))).toBeVisible();
    const signIn = dialog('global-components.signIn.title');
    await pick(signIn.getByRole('radio', { name: label(locale, 'way.phone') }));
    await signIn.locator('[data-field="phone"] input[type="tel"]').fill(number);
    await signIn.locator('input[type="password"]').fill('a wholly new secret');
    await signIn
      .getByRole('button', { name: text(locale, 'global-components.signIn.submit'), exact: true })
      .click();
    await expect(balancePill(page, locale)).toBeVisible();
    // The owner is told by SMS too, having no e-mail.
    await latestSms(request, number, 3);
  });
});

inLanguages(['de', 'ar'], (locale) => {
  test(`[5b-03] a number that costs gets no code, and its field says why, in ${locale}`, async ({
    page,
    request,
    complaints,
  }) => {
    const premium = '+499001234567';
    const why = text(locale, 'fields-settings.messages.phoneKind');
    const dialog = await fillPhone(page, locale, premium, newcomer().password);
    await expect(dialog.getByText(why)).toBeVisible();
    await look(page, `sign-up-number-that-costs-${locale}`);

    await visit(page, `${pathIn(locale, plainPage)}?forgot-pass=true`);
    const forgot = page.getByRole('dialog', { name: text(locale, 'modals.account.forgot.title') });
    await pick(forgot.getByRole('radio', { name: label(locale, 'way.phone') }));
    await forgot.locator('[data-field="phone"] input[type="tel"]').fill(premium);
    await forgot
      .getByRole('button', { name: text(locale, 'modals.account.forgot.submitPhone') })
      .click();
    await expect(forgot.getByText(why)).toBeVisible();
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
    await latestSms(request, premium, 0);
  });
});

/** A player known by a number alone, without going through the form. */
async function registeredByPhone(
  request: APIRequestContext,
  phone: string,
  { password, birthdate }: ReturnType<typeof newcomer>,
): Promise<void> {
  async function post(path: string, data: object): Promise<Record<string, string>> {
    const response = await request.post(`/api/player/${path}`, { data });
    expect(response.ok(), await response.text()).toBe(true);
    return ((await response.json()) as { data: Record<string, string> }).data;
  }
  const { requestId } = await post('otp/send', { phone, locale: 'en' });
  const code = codeIn(await latestSms(request, phone));
  const { otp } = await post('otp/verify', { requestId, code });
  await post('register/phone', {
    phone,
    otp,
    password,
    country: 'AT',
    currency: 'EUR',
    locale: 'en',
    birthdate: `${birthdate.year}-${birthdate.month}-${birthdate.day}`,
    agreements: true,
    fingerprint: { visitorId: crypto.randomUUID(), confidence: 0.5 },
  });
}
