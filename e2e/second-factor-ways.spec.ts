import type { Page } from '@playwright/test';
import { answerByRecoveryCode, codeOf, question, withTotp } from './factors.ts';
import { linkFor } from './operator.ts';
import { balancePill, registered, signedIn, tokenOf } from './player.ts';
import { signIn } from './sign-in-and-out.ts';
import { type Locale, pathIn, plainPage, text } from './texts.ts';
import { byTurns, expect, isPhone, look, newcomer, test, visit } from './visitor.ts';

/** Each size shows one left-to-right and one right-to-left language. */
const locale = (): Locale => (isPhone() ? 'ar' : 'de');
const named = (key: string) => text(locale(), key).replace('{provider}', 'Lantern ID');

/** Types the app's next code into the question: the present one was used to set the app up. */
const typeCode = (page: Page, secret: string) =>
  question(page, locale()).locator('input[name="totp"]').fill(codeOf(secret, 30));

test("an operator's link asks a player for the second factor before it leads on [7b-02] [3-22]", async ({
  page,
  request,
  context,
  complaints,
}) => {
  byTurns(0);
  const player = await registered(request, newcomer());
  const { secret } = await withTotp(request, player);
  const address = pathIn(locale(), await linkFor(player.email, '/categories/slots'));
  await visit(page, address);
  await page.getByRole('button', { name: text(locale(), 'account.links.ready.action') }).click();
  await expect(question(page, locale())).toBeVisible();
  await look(page, `auto-login-second-factor-${locale()}`);
  expect((await context.cookies()).some(({ name }) => name === 'access_token')).toBe(false);

  await question(page, locale()).locator('input[name="totp"]').fill('000000');
  await expect(question(page, locale()).getByRole('alert')).toBeVisible();
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
  await typeCode(page, secret);
  await expect(question(page, locale())).toBeHidden();
  await expect(page).toHaveURL(pathIn(locale(), '/categories/slots'));
  await expect(balancePill(page, locale())).toBeVisible();
});

test('an account elsewhere is unlinked only with the second factor', async ({ page, context }) => {
  byTurns(1);
  const owner = await registered(page.request, newcomer());
  await visit(page, `${pathIn(locale(), plainPage)}?sign-in=true`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: named('global-components.social.continueWith') })
    .click();
  await page.waitForURL(/\/sign-in\//);
  await page.locator('#email').fill(owner.email);
  await page.locator('form .primary').click();
  await page
    .getByRole('main')
    .getByRole('button', { name: text(locale(), 'account.social.signIn') })
    .click();
  await signIn(page, locale(), owner);
  await expect(page.getByText(named('alerts.account.linked.title'))).toBeVisible();
  const accessToken = await tokenOf(context);
  const { secret } = await withTotp(page.request, { ...owner, accessToken });

  await visit(page, pathIn(locale(), '/profile/security'));
  const unlink = page.getByRole('button', { name: named('account.social.linked.unlinkOf') });
  const gone = page.getByText(named('account.social.linked.gone'));
  await unlink.click();
  await expect(question(page, locale())).toBeVisible();
  await look(page, `unlink-second-factor-${locale()}`);
  await question(page, locale())
    .getByRole('button', { name: text(locale(), 'layout.ui.close'), exact: true })
    .click();
  await expect(question(page, locale())).toBeHidden();
  await expect(gone).toHaveCount(0);
  await unlink.click();
  await typeCode(page, secret);
  await expect(gone).toBeVisible();
  await expect(unlink).toHaveCount(0);
  await look(page, `unlinked-${locale()}`);
});

test('an account goes only with the second factor, and comes back with it [P-44]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  const person = newcomer();
  const player = await signedIn(context, baseURL ?? '', person);
  const { secret, recoveryCodes } = await withTotp(page.request, player);
  const words = (key: string) => text(locale(), `account.privacy.${key}`);
  await visit(page, pathIn(locale(), '/profile/security'));
  await page.getByRole('button', { name: words('deletion.open') }).click();
  await page.locator('input[name="deletionPassword"]').fill(person.password);
  await page.getByRole('button', { name: words('deletion.submit') }).click();
  await expect(question(page, locale())).toBeVisible();
  await expect(
    question(page, locale()).getByText(text(locale(), 'modals.secondFactor.reasons.deleteAccount')),
  ).toBeVisible();
  await look(page, `deletion-second-factor-${locale()}`);
  await question(page, locale())
    .getByRole('button', { name: text(locale(), 'layout.ui.close'), exact: true })
    .click();
  await expect(question(page, locale())).toBeHidden();
  await expect(page.locator('input[name="deletionPassword"]')).toHaveValue(person.password);
  await page.getByRole('button', { name: words('deletion.submit') }).click();
  await answerByRecoveryCode(page, locale(), recoveryCodes[0] ?? '');
  await expect(page.getByText(text(locale(), 'alerts.account.deletionAsked.title'))).toBeVisible();
  await expect(balancePill(page, locale())).toHaveCount(0);

  await visit(page, `${pathIn(locale(), plainPage)}?sign-in=true`);
  await signIn(page, locale(), person);
  await typeCode(page, secret);
  await expect(balancePill(page, locale())).toBeVisible();
  await visit(page, pathIn(locale(), '/profile/security'));
  await expect(page.getByRole('button', { name: words('deletion.open') })).toBeVisible();
  await look(page, `deletion-called-off-${locale()}`);
});
