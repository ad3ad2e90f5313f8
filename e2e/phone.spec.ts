import type { APIRequestContext, Page } from '@playwright/test';
import { fillPerson, pressInSignUp, signOut, signUpDialog } from './player.ts';
import { type Locale, pathIn, text } from './texts.ts';
import { expect, isPhone, look, newcomer, test, visit } from './visitor.ts';

const outbox = `http://127.0.0.1:${Number(process.env.E2E_SANDBOX_PORT ?? '20091') + 6}/api/messages`;

let made = 0;
/** A German number nobody has. */
const newNumber = () => {
  made += 1;
  const unique = (Date.now() * 10 + test.info().workerIndex + made) % 10_000_000;
  return `+49151${isPhone() ? 1 : 2}${String(unique).padStart(7, '0')}`;
};

interface Sms {
  readonly text: string;
}

/** The latest message to a number that the SMS sandbox has taken, once there are so many. */
async function latestSms(request: APIRequestContext, number: string, count = 1): Promise<string> {
  let messages: Sms[] = [];
  await expect
    .poll(async () => {
      const response = await request.get(`${outbox}?to=${encodeURIComponent(number)}`);
      ({ messages } = (await response.json()) as { messages: Sms[] });
      return messages.length;
    })
    .toBe(count);
  return messages[0]?.text ?? '';
}

const codeIn = (sms: string) => /#(\d{6})$/.exec(sms)?.[1] ?? '';

const label = (locale: Locale, key: string) => text(locale, `global-components.signUp.${key}`);

/** Opens the sign-up by phone and fills in its first step. */
async function fillPhone(page: Page, locale: Locale, number: string, password: string) {
  await visit(page, `${pathIn(locale, '/')}?sign-up=true`);
  const dialog = signUpDialog(page, locale);
  await dialog.getByRole('radio', { name: label(locale, 'way.phone') }).check({ force: true });
  await dialog.locator('[data-field="phone"] input[type="tel"]').fill(number);
  await dialog.locator('input[type="password"]').fill(password);
  await pressInSignUp(page, locale, 'continue');
  return dialog;
}

for (const locale of ['en', 'ar'] as const)
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
    await visit(page, `${pathIn(locale, '/')}?sign-in=true`);
    const signIn = page.getByRole('dialog', {
      name: text(locale, 'global-components.signIn.title'),
    });
    await signIn.getByRole('radio', { name: label(locale, 'way.phone') }).check({ force: true });
    await signIn.locator('[data-field="phone"] input[type="tel"]').fill(number);
    await signIn.locator('input[type="password"]').fill(person.password);
    await look(page, `sign-in-phone-${locale}`);
    await signIn
      .getByRole('button', { name: text(locale, 'global-components.signIn.submit'), exact: true })
      .click();
    await expect(signIn).toBeHidden();
    await expect(
      page.getByRole('banner').getByRole('button', { name: text(locale, 'layout.header.signIn') }),
    ).toBeHidden();
  });

test('[P-25] going back and on again sends no second code, another number does', async ({
  page,
  request,
  complaints,
}) => {
  const person = newcomer();
  const [number, other] = [newNumber(), newNumber()];
  const dialog = await fillPhone(page, 'en', number, person.password);
  await expect(dialog.getByText(number)).toBeVisible();
  const code = codeIn(await latestSms(request, number));
  const back = dialog.getByRole('button', { name: text('en', 'global-components.ui.back') });

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
