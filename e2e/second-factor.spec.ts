import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import {
  codeOf,
  question as questionIn,
  answerByRecoveryCode as recover,
  withTotp,
} from './factors.ts';
import { type Player, playerTest as test } from './player.ts';
import { signIn, signOut } from './sign-in-and-out.ts';
import { type Locale, pathIn, plainPage, text } from './texts.ts';
import { byTurns, expect, isPhone, look, settled, visit } from './visitor.ts';

/** Each size shows one left-to-right and one right-to-left language. */
const locale = (): Locale => (isPhone() ? 'ar' : 'de');

const dialog = (page: Page, key: string) =>
  page.getByRole('dialog', { name: text(locale(), key), exact: true });
const question = (page: Page) => questionIn(page, locale());
const press = (within: ReturnType<typeof dialog> | Page, key: string) =>
  within.getByRole('button', { name: text(locale(), key), exact: true }).click();

const typeCode = (within: ReturnType<typeof dialog>, code: string) =>
  within.locator('input[name="totp"]').fill(code);

/** Refused answers are what some of these show; the browser notes each. */
function forgive(complaints: string[], status: number): void {
  const others = complaints.splice(0).filter((complaint) => !complaint.includes(`${status}`));
  complaints.push(...others);
}

async function openSecurity(page: Page): Promise<void> {
  await visit(page, pathIn(locale(), '/profile/security'));
  await expect(
    page.getByRole('heading', { name: text(locale(), 'account.factors.totp.title') }),
  ).toBeVisible();
}

/** Enters the password a first factor is added with. */
async function provePassword(page: Page, password: string): Promise<void> {
  await question(page).locator('input[type="password"]').fill(password);
  await press(question(page), 'modals.secondFactor.confirm');
}

/** The recovery codes as they are shown, once; they are kept by the button. */
async function keepCodes(page: Page): Promise<string[]> {
  const codes = dialog(page, 'account.factors.recovery.title');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const kept = await codes.getByRole('listitem').allTextContents();
  await look(page, `recovery-codes-${locale()}`);
  await press(codes, 'account.factors.recovery.kept');
  await expect(codes).toBeHidden();
  return kept.map((code) => code.trim());
}

/** Sets an authenticator app up; answers its secret and the recovery codes. */
async function setUpTotp(page: Page, password: string) {
  await openSecurity(page);
  await press(page, 'account.factors.totp.setUpLabel');
  await provePassword(page, password);
  const setup = dialog(page, 'account.factors.totp.title');
  await expect(
    setup.getByRole('img', { name: text(locale(), 'account.factors.totp.qr') }),
  ).toBeVisible();
  await look(page, `totp-setup-${locale()}`);
  const secret = ((await setup.locator('[data-secret]').textContent()) ?? '').replace(/ /g, '');
  await typeCode(setup, codeOf(secret));
  const recoveryCodes = await keepCodes(page);
  return { secret, recoveryCodes };
}

test('an authenticator app is set up, requested at the next sign-in, and answered once', async ({
  page,
  context,
  player,
  complaints,
}) => {
  byTurns(0);
  const { secret } = await setUpTotp(page, player.password);
  await settled(page);
  await look(page, `security-with-totp-${locale()}`);

  await signOut(page, locale());
  await enterPassword(page, player);
  await look(page, `second-factor-${locale()}`);
  await typeCode(question(page), '000000');
  await expect(question(page).getByRole('alert')).toBeVisible();
  forgive(complaints, 422);
  await typeCode(question(page), codeOf(secret, 30));
  await expect(question(page)).toBeHidden();
  await expectSignedIn(page, context);
});

test('a recovery code opens once, and a question can be left without losing anything', async ({
  page,
  context,
  player,
  complaints,
}) => {
  byTurns(1);
  const { recoveryCodes } = await setUpTotp(page, player.password);
  const [code = ''] = recoveryCodes;
  await signOut(page, locale());

  await enterPassword(page, player);
  await press(question(page), 'layout.ui.close');
  await expect(question(page)).toBeHidden();
  const form = dialog(page, 'global-components.signIn.title');
  await expect(form.locator('input[type="email"]')).toHaveValue(player.email);
  await form
    .getByRole('button', { name: text(locale(), 'global-components.signIn.submit'), exact: true })
    .click();
  await answerByRecoveryCode(page, code.toLowerCase());
  await expect(question(page)).toBeHidden();
  await expectSignedIn(page, context);

  await signOut(page, locale());
  await enterPassword(page, player);
  await answerByRecoveryCode(page, code);
  await expect(question(page).getByRole('alert')).toBeVisible();
  forgive(complaints, 422);
});

test('a passkey is made, named, requested at the next sign-in, and removed by itself', async ({
  page,
  context,
  player,
}) => {
  byTurns(0);
  await virtualAuthenticator(context, page);
  await openSecurity(page);
  await press(page, 'account.factors.passkeys.addLabel');
  await provePassword(page, player.password);
  await keepCodes(page);
  const words = text(locale(), 'account.factors.passkeys.rename').replace('{name}', '').trim();
  const rename = page.locator('main').getByRole('button', { name: words });
  await rename.click();
  const name = page.locator('input[name="passkeyName"]');
  await expect(name).toBeFocused();
  await name.fill('Lantern');
  await press(page, 'account.factors.passkeys.save');
  await expect(page.getByText('Lantern', { exact: true })).toBeVisible();
  await settled(page);
  await look(page, `security-with-passkey-${locale()}`);

  await signOut(page, locale());
  await enterPassword(page, player);
  await look(page, `second-factor-passkey-${locale()}`);
  await press(question(page), 'modals.secondFactor.usePasskey');
  await expect(question(page)).toBeHidden();
  await expectSignedIn(page, context);

  await openSecurity(page);
  await page
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: 'Lantern' })
    .getByRole('button')
    .last()
    .click();
  await press(question(page), 'modals.secondFactor.usePasskey');
  await expect(page.getByText('Lantern', { exact: true })).toBeHidden();
});

test('being asked less takes a factor, and so does changing the password', async ({
  page,
  context,
  player,
}) => {
  byTurns(1);
  const { recoveryCodes } = await withTotp(context.request, player);
  await openSecurity(page);
  const withdrawal = page.getByRole('switch', {
    name: text(locale(), 'account.factors.asked.withdrawal.label'),
  });
  await expect(withdrawal).toBeChecked();
  await withdrawal.click();
  await press(question(page), 'layout.ui.close');
  await expect(withdrawal).toBeChecked();
  await withdrawal.click();
  await answerByRecoveryCode(page, recoveryCodes[0] ?? '');
  await expect(withdrawal).not.toBeChecked();
  await withdrawal.click();
  await expect(withdrawal, 'to be asked more takes none').toBeChecked();

  const newPassword = `${player.password} and more`;
  await page.locator('input[name="currentPassword"]').fill(player.password);
  await page.locator('input[name="newPassword"]').fill(newPassword);
  await page.locator('input[name="repeatNewPassword"]').fill(newPassword);
  await press(page, 'account.security.password.submit');
  await answerByRecoveryCode(page, recoveryCodes[1] ?? '');
  await expect(question(page)).toBeHidden();
  await expect(page.locator('input[name="currentPassword"]')).toHaveValue('');
});

/** Signs in as far as the question. */
async function enterPassword(
  page: Page,
  player: Pick<Player, 'email' | 'password'>,
): Promise<void> {
  await visit(page, `${pathIn(locale(), plainPage)}?sign-in=true`);
  await signIn(page, locale(), player);
  await expect(question(page)).toBeVisible();
}

const answerByRecoveryCode = (page: Page, code: string) => recover(page, locale(), code);

async function expectSignedIn(page: Page, context: BrowserContext): Promise<void> {
  await expect(dialog(page, 'global-components.signIn.title')).toBeHidden();
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'access_token'))
    .toBe(true);
}

/** An authenticator that the browser drives by itself: its owner is always there and verified. */
async function virtualAuthenticator(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}
