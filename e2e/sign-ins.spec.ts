import type { APIRequestContext, Page } from '@playwright/test';
import { comeAs, named } from './lantern.ts';
import { mailTo } from './mails.ts';
import { ask, balancePill, keepToken, registered, signedIn, tokenOf } from './player.ts';
import { signIn, signOut } from './sign-in-and-out.ts';
import { codeIn, latestSms, newNumber } from './sms.ts';
import { type Locale, pathIn, plainPage, text } from './texts.ts';
import { byTurns, expect, isPhone, look, newcomer, takenOver, test, visit } from './visitor.ts';

/** Each size shows another language. */
const locale = (): Locale => (isPhone() ? 'ar' : 'en');
const words = (key: string) => text(locale(), key);

/** Enters the password that adding a way to sign in requires. */
async function provePassword(page: Page, password: string): Promise<void> {
  const question = page.getByRole('dialog', { name: words('modals.secondFactor.title') });
  await question.locator('input[type="password"]').fill(password);
  await question
    .getByRole('button', { name: words('modals.secondFactor.confirm'), exact: true })
    .click();
}

const connect = (page: Page) =>
  page.getByRole('button', {
    name: named(locale(), 'account.social.linked.connectOf'),
    exact: true,
  });

/** From the security page to the provider's. */
async function toProvider(page: Page, password: string): Promise<void> {
  await visit(page, pathIn(locale(), '/profile/security'));
  await connect(page).click();
  await provePassword(page, password);
  await page.waitForURL(/\/sign-in\//);
}

test.describe('an account elsewhere is linked from the security page [1-12] [P-28]', () => {
  test('it opens the account from then on, is told of, and can be unlinked', async ({
    page,
    context,
    baseURL,
  }) => {
    byTurns(0);
    const player = await signedIn(context, baseURL ?? '', newcomer());
    await visit(page, pathIn(locale(), '/profile/security'));
    await expect(connect(page)).toBeVisible();
    await look(page, `linked-none-${locale()}`);
    await toProvider(page, player.password);
    const elsewhere = `elsewhere-${player.email}`;
    await comeAs(page, elsewhere);
    await page.waitForURL(/\/profile\/security$/);
    await takenOver(page);
    await expect(page.getByText(named(locale(), 'alerts.account.linked.title'))).toBeVisible();
    await expect(page.getByText(elsewhere)).toBeVisible();
    await expect(connect(page)).toHaveCount(0);
    await look(page, `linked-one-${locale()}`);
    await mailTo(page.request, player.email, 'Lantern ID linked to your account');

    await page
      .getByRole('button', { name: named(locale(), 'account.social.linked.unlinkOf') })
      .click();
    await expect(page.getByText(named(locale(), 'account.social.linked.gone'))).toBeVisible();
    await expect(connect(page)).toBeVisible();
    await mailTo(page.request, player.email, 'Lantern ID unlinked from your account');
  });

  test('what opens another account is refused, and going back is said', async ({
    page,
    context,
    baseURL,
    complaints,
  }) => {
    byTurns(1);
    const taken = `taken-${newcomer().email}`;
    const first = await signedIn(context, baseURL ?? '', newcomer());
    await toProvider(page, first.password);
    await comeAs(page, taken);
    await page.waitForURL(/\/profile\/security$/);

    const player = await signedIn(context, baseURL ?? '', newcomer());
    await toProvider(page, player.password);
    await comeAs(page, taken);
    await expect(
      page.getByRole('heading', { name: words('account.social.linking.taken.heading') }),
    ).toBeVisible();
    await expect(page.getByText(first.email)).toHaveCount(0);
    await look(page, `link-taken-${locale()}`);
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('409');

    await toProvider(page, player.password);
    await page.locator('form .quiet').click();
    await expect(
      page.getByRole('heading', { name: words('account.social.linking.cancelled.heading') }),
    ).toBeVisible();
    await page.getByRole('link', { name: words('account.social.linking.back') }).click();
    await expect(connect(page)).toBeVisible();
    expect(await tokenOf(context), 'the session goes on').toBe(player.accessToken);
  });

  test('an answer that comes back to another player links nothing', async ({
    page,
    context,
    baseURL,
    complaints,
  }) => {
    byTurns(0);
    const player = await signedIn(context, baseURL ?? '', newcomer());
    await toProvider(page, player.password);
    const other = await registered(page.request, newcomer());
    await keepToken(context, baseURL ?? '', other.accessToken);
    await comeAs(page, `elsewhere-${player.email}`);
    await expect(
      page.getByRole('heading', { name: words('account.social.linking.mismatch.heading') }),
    ).toBeVisible();
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
    for (const one of [player, other])
      expect(await ask(page.request, one, '/player/social/accounts')).toMatchObject({
        accounts: [],
      });
  });
});

/** An account that is known by its number alone. */
async function openedByPhone(request: APIRequestContext, person: ReturnType<typeof newcomer>) {
  const phone = newNumber();
  const post = async <T>(path: string, data: object) => {
    const answer = await request.post(`/api/player${path}`, { data });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return ((await answer.json()) as { data: T }).data;
  };
  const { requestId } = await post<{ requestId: string }>('/otp/send', { phone, locale: 'en' });
  const code = codeIn(await latestSms(request, phone));
  const { otp } = await post<{ otp: string }>('/otp/verify', { requestId, code });
  const { accessToken } = await post<{ accessToken: string }>('/register/phone', {
    ...{ phone, otp, password: person.password, country: 'AT', currency: 'EUR', locale: 'en' },
    birthdate: `${person.birthdate.year}-${person.birthdate.month}-${person.birthdate.day}`,
    agreements: true,
    fingerprint: { visitorId: crypto.randomUUID(), confidence: 0.5 },
  });
  return { phone, accessToken };
}

test('[1-12] [P-25] an account opened by phone adds an e-mail, and signs in with it', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  byTurns(1);
  const person = newcomer();
  const { phone, accessToken } = await openedByPhone(page.request, person);
  await keepToken(context, baseURL ?? '', accessToken);
  await visit(page, pathIn(locale(), '/profile/info'));
  await page.getByRole('link', { name: words('account.info.addEmail') }).click();
  const panel = page.locator('#email');
  await expect(panel.getByText(words('account.security.email.text'))).toBeVisible();
  await expect(panel).toBeInViewport();

  const field = panel.locator('input[type="email"]');
  const submit = panel.getByRole('button', { name: words('account.security.email.submit') });
  await field.fill('no address');
  await submit.click();
  await expect(panel.getByText(words('fields-settings.fields.email.messages.email'))).toBeVisible();
  await look(page, `email-to-add-${locale()}`);
  await field.fill(person.email);
  await submit.click();
  await provePassword(page, person.password);

  const code = panel.getByRole('textbox', { name: words('account.security.email.code') });
  await expect(code).toBeFocused();
  await look(page, `email-code-${locale()}`);
  const mail = await mailTo(
    page.request,
    person.email,
    locale() === 'ar' ? 'Pierlight' : 'wants to use this address',
  );
  const right = /\b\d{8}\b/.exec(mail.text)?.[0] ?? '';
  await code.fill(right === '00000000' ? '00000001' : '00000000');
  await expect(panel.getByText(words('fields-settings.problems.11010'))).toBeVisible();
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
  await code.fill(right);
  await expect(panel.getByRole('status').getByText(person.email)).toBeVisible();
  await expect(
    panel.getByRole('heading', { name: words('account.security.email.done') }),
  ).toBeFocused();
  await look(page, `email-added-${locale()}`);
  expect(await latestSms(page.request, phone, 2)).toContain('Pierlight');

  await signOut(page, locale());
  await visit(page, `${pathIn(locale(), plainPage)}?sign-in=true`);
  await signIn(page, locale(), person);
  await expect(balancePill(page, locale())).toBeVisible();
});
