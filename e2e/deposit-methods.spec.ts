import type { BrowserContext, Page } from '@playwright/test';
import { backOnSite, confirmDeposit, startDeposit } from './paying.ts';
import { balanceOf, type Home, type Player, signedIn } from './player.ts';
import { decide, signInToWallet } from './provider-pages.ts';
import { type Locale, pathIn, plainPage, text } from './texts.ts';
import { byTurns, expect, inLanguages, isPhone, look, newcomer, test, visit } from './visitor.ts';

const invoice = (locale: Locale, key: string) => text(locale, `global-components.invoice.${key}`);
const austria: Home = { country: 'AT', currency: 'EUR' };
const germany: Home = { country: 'DE', currency: 'USD' };
const brazil: Home = { country: 'BR', currency: 'BRL' };

interface Way {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly baseURL: string | undefined;
  readonly locale: Locale;
  readonly home: Home;
  readonly method: string;
  readonly amount: string;
}

/** A new player with the wallet open at a method and an amount. */
async function begun({ page, context, baseURL, locale, home, method, amount }: Way) {
  const player = await signedIn(context, baseURL ?? '', newcomer(), home);
  await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
  await startDeposit(page, locale, amount, method);
  return player;
}

/** The same, with the order sent and the provider's page before the player. */
async function onPage(way: Way): Promise<Player> {
  const player = await begun(way);
  await confirmDeposit(way.page, way.locale);
  await way.page.waitForURL(/\/pay\//);
  return player;
}

const dialogOf = (page: Page, locale: Locale, key: string) =>
  page.getByRole('dialog', { name: invoice(locale, key) });

/** Buys a voucher where the sandbox sells them; its sixteen digits. */
async function voucher(page: Page, value: string, currency: string): Promise<string> {
  const kiosk = `http://127.0.0.1:${process.env.E2E_SANDBOX_PORT ?? '20091'}/vouchers`;
  const answer = await page.request.post(kiosk, { form: { value, currency } });
  return /class="voucher"[^>]*>([\d ]{19})</.exec(await answer.text())?.[1] ?? '';
}

/** From a payment that failed to the provider's page again. */
async function again(page: Page, { locale, amount, method }: Way): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('link', { name: invoice(locale, 'failed.again') })
    .click();
  await startDeposit(page, locale, amount, method);
  await confirmDeposit(page, locale);
  await page.waitForURL(/\/pay\//);
}

inLanguages(['en', 'de'], (locale) => {
  test(`an instant bank transfer in ${locale}: refused, it says why; then approved [4-11] [7c-03] [7c-04]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const way = { page, context, baseURL, locale, home: austria, method: 'bank', amount: '50' };
    const player = await onPage(way);
    await look(page, `bank-choice-${locale}`);
    await page.getByRole('button', { name: 'Banco del Faro' }).click();
    await decide(page, 'deny');
    await backOnSite(page, locale);
    const dialog = dialogOf(page, locale, 'failed.title');
    await expect(dialog.getByText(invoice(locale, 'reasons.declined'))).toBeVisible();
    expect(await balanceOf(context.request, player)).toBe(0);
    await again(page, way);
    await page.getByRole('button', { name: 'Nordkai Bank' }).click();
    await look(page, `bank-approval-${locale}`);
    await decide(page, 'approve');
    await backOnSite(page, locale);
    await expect.poll(() => balanceOf(context.request, player)).toBe(5000);
  });
});

const wallets = [
  { locale: 'en', home: germany },
  { locale: 'pt-br', home: brazil },
] as const;
for (const [turn, { locale, home }] of wallets.entries()) {
  test(`the e-wallet with ${home.currency} in ${locale}: a wrong PIN, no money, then paid [4-11] [7c-03]`, async ({
    page,
    context,
    baseURL,
  }) => {
    byTurns(turn);
    const way = { page, context, baseURL, locale, home, method: 'eWallet', amount: '60' };
    const player = await onPage(way);
    await signInToWallet(page, '0000');
    await expect(page.locator('#pin-problem')).toBeVisible();
    await look(page, `wallet-sign-in-${locale}`);
    await signInToWallet(page, '2468');
    await decide(page, 'empty');
    await backOnSite(page, locale);
    const dialog = dialogOf(page, locale, 'failed.title');
    await expect(dialog.getByText(invoice(locale, 'reasons.insufficientFunds'))).toBeVisible();
    expect(await balanceOf(context.request, player)).toBe(0);
    await again(page, way);
    await signInToWallet(page, '2468');
    await decide(page, 'approve');
    await backOnSite(page, locale);
    await expect.poll(() => balanceOf(context.request, player)).toBe(6000);
  });
}

const vouchers = [
  { locale: 'en', home: austria },
  { locale: 'es', home: germany },
] as const;
for (const [turn, { locale, home }] of vouchers.entries()) {
  test(`a voucher in ${home.currency}: wrong, of another worth, good, and used [5a-06] [4-11]`, async ({
    page,
    context,
    baseURL,
  }) => {
    byTurns(turn);
    const player = await begun({
      page,
      context,
      baseURL,
      locale,
      home,
      method: 'voucher',
      amount: '25',
    });
    const code = page.getByRole('textbox', {
      name: text(locale, 'fields-settings.fields.voucherCode.label'),
    });
    await code.fill('1234');
    await confirmDeposit(page, locale);
    const wrong = text(locale, 'fields-settings.fields.voucherCode.messages.regex');
    await expect(page.getByText(wrong)).toBeVisible();
    await expect(code).toBeFocused();
    await look(page, `voucher-wrong-${locale}`);

    const retry = async (digits: string) => {
      await page
        .getByRole('dialog')
        .getByRole('link', { name: invoice(locale, 'failed.again') })
        .click();
      await startDeposit(page, locale, '25', 'voucher');
      await code.fill(digits);
      await confirmDeposit(page, locale);
    };
    const dearer = await voucher(page, '30', home.currency);
    await code.fill(dearer);
    await confirmDeposit(page, locale);
    await expect(page.getByText(invoice(locale, 'reasons.voucherValue'))).toBeVisible();
    await look(page, `voucher-value-${locale}`);

    const good = await voucher(page, '25', home.currency);
    await retry(good);
    await expect.poll(() => balanceOf(context.request, player)).toBe(2500);
    await page.goto(`${pathIn(locale, plainPage)}?wallet=deposit`);
    await startDeposit(page, locale, '25', 'voucher');
    await code.fill(good);
    await confirmDeposit(page, locale);
    await expect(page.getByText(invoice(locale, 'reasons.voucherUsed'))).toBeVisible();
    expect(await balanceOf(context.request, player)).toBe(2500);
  });
}

inLanguages(['en', 'ar', 'pt-br'], (locale) => {
  test(`Pix in ${locale}: the code comes to the open screen and turns it when it is paid [4-11] [5a-05]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const player = await begun({
      page,
      context,
      baseURL,
      locale,
      home: brazil,
      method: 'pix',
      amount: '80',
    });
    const cpf = page.getByRole('textbox', {
      name: text(locale, 'fields-settings.fields.cpf_number.label'),
    });
    await cpf.fill('52998224726');
    await confirmDeposit(page, locale);
    await expect(page.getByText(text(locale, 'fields-settings.messages.cpf'))).toBeVisible();
    await cpf.fill('52998224725');
    await confirmDeposit(page, locale);
    const code = page.getByRole('textbox', { name: invoice(locale, 'pay.copyLabel') });
    await expect(code).toHaveValue(/^000201.*br\.gov\.bcb\.pix/);
    await look(page, `pix-code-${locale}`);

    // The bank's app, elsewhere, reads the code and pays it.
    const app = await context.newPage();
    const { href } = new URL(
      (await page.getByRole('link', { name: invoice(locale, 'pay.open') }).getAttribute('href')) ??
        '',
    );
    await app.goto(new URL('/pix', href).href);
    await app.locator('#code').fill(await code.inputValue());
    await app.locator('form .primary').click();
    await app.waitForURL(/\/pay\//);
    await look(app, `pix-app-${locale}`);
    await decide(app, 'approve');
    await expect(code).toBeHidden({ timeout: 30_000 });
    await expect.poll(() => balanceOf(context.request, player)).toBe(8000);
    await app.close();
    if (isPhone()) await look(page, `pix-paid-${locale}`);
  });
});
