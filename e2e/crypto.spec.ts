import type { BrowserContext, Page } from '@playwright/test';
import { deepwater, makeDueUntil } from './money.ts';
import { confirmDeposit, startDeposit } from './paying.ts';
import { balanceOf, type Home, type Player, signedIn } from './player.ts';
import { type Locale, pathIn, plainPage, text, textPattern, textStart } from './texts.ts';
import { byTurns, expect, look, newcomer, test, visit } from './visitor.ts';

const invoice = (locale: Locale, key: string) => text(locale, `global-components.invoice.${key}`);
const bitcoin: Home = { country: 'AT', currency: 'BTC' };
const ether: Home = { country: 'AT', currency: 'ETH' };
const tether: Home = { country: 'AT', currency: 'USDT' };
const ripple: Home = { country: 'AT', currency: 'XRP' };

interface DepositOptions {
  readonly locale: Locale;
  readonly home: Home;
  readonly amount: string;
  /** Where there is more than one. */
  readonly network?: string;
}

/** A new player before the address that an order was lent. */
async function ordered(
  page: Page,
  context: BrowserContext,
  baseURL: string,
  options: DepositOptions,
) {
  const { locale, home, amount, network } = options;
  const player = await signedIn(context, baseURL, newcomer(), home);
  await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
  await startDeposit(page, locale, amount, 'crypto');
  if (network) await page.getByRole('radio', { name: network }).check();
  await confirmDeposit(page, locale);
  await expect(addressOf(page, locale)).toBeVisible();
  return player;
}

const addressOf = (page: Page, locale: Locale) =>
  page.getByRole('textbox', { name: invoice(locale, 'transfer.address') });

/** The customer's wallet, opened from the site in a page of its own. */
async function walletOf(page: Page, context: BrowserContext, locale: Locale): Promise<Page> {
  const link = page.getByRole('link', { name: invoice(locale, 'transfer.open') });
  const wallet = await context.newPage();
  await wallet.goto((await link.getAttribute('href')) ?? '');
  await expect(wallet.locator('#address')).toHaveValue(await addressOf(page, locale).inputValue());
  return wallet;
}

/** Of these journeys each size takes every other. */

const send = (wallet: Page) => wallet.locator('main button').click();
const isCredited = (context: BrowserContext, player: Player, subunits: number) =>
  expect.poll(() => balanceOf(context.request, player), { timeout: 60_000 }).toBe(subunits);

test('bitcoin: address, code, confirmations that grow, and the money [7c-04] [4-11]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  const options = { locale: 'en', home: bitcoin, amount: '0.0015' } as const;
  const player = await ordered(page, context, baseURL ?? '', options);
  await expect(addressOf(page, 'en')).toHaveValue(/^tb1q/);
  await look(page, 'coins-address-en');
  const wallet = await walletOf(page, context, 'en');
  await look(wallet, 'coins-wallet-en');
  await send(wallet);
  await expect(wallet.getByRole('status')).toBeVisible();
  await expect(page.getByText(/Detected on the network: .*0\.0015/).first()).toBeVisible();
  await expect(page.getByText(/[12] of 3 confirmations/).first()).toBeVisible();
  await look(page, 'coins-confirmations-en');
  await isCredited(context, player, 150_000);
  await expect(page.getByRole('dialog', { name: /0\.0015.* is in your wallet/ })).toBeVisible();
  await wallet.close();
});

test('bitcoin in German: less than asked is credited as it came', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(1);
  const options = { locale: 'de', home: bitcoin, amount: '0,0015' } as const;
  const player = await ordered(page, context, baseURL ?? '', options);
  const wallet = await walletOf(page, context, 'de');
  await wallet.locator('#amount').fill('0.0004');
  await send(wallet);
  await makeDueUntil(context.request, player, 2, deepwater);
  await isCredited(context, player, 40_000);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(invoice('de', 'asked'), { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await look(page, 'coins-less-de');
  await wallet.close();
});

test('tether: the network first; the wrong one is warned of, and a lie credits what came [P-13]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(1);
  const options = { locale: 'en', home: tether, amount: '25', network: 'Tron (TRC-20)' } as const;
  const player = await ordered(page, context, baseURL ?? '', options);
  await expect(addressOf(page, 'en')).toHaveValue(/^TSandboxDoNotSend/);
  await expect(page.getByText(/Send only Tether \(USDT\) on Tron \(TRC-20\)/)).toBeVisible();
  await look(page, 'coins-tether-en');
  const wallet = await walletOf(page, context, 'en');
  await wallet.locator('#network').selectOption('erc20');
  await send(wallet);
  await expect(wallet.getByRole('alert')).toContainText('another network');
  await wallet.locator('#network').selectOption('trc20');
  await wallet.locator('#fate').selectOption('lie');
  await send(wallet);
  await makeDueUntil(context.request, player, 2, deepwater);
  await expect(page.getByRole('dialog', { name: /USDT.*25.* is in your wallet/ })).toBeVisible();
  expect(await balanceOf(context.request, player)).toBe(25_000_000);
  await wallet.close();
});

test('ether in Spanish: a transfer the chain drops can be sent again, and one that is slow is waited for', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  const options = { locale: 'es', home: ether, amount: '0,05', network: 'Arbitrum One' } as const;
  const player = await ordered(page, context, baseURL ?? '', options);
  const wallet = await walletOf(page, context, 'es');
  await wallet.locator('#fate').selectOption('dropped');
  await send(wallet);
  await expect(
    page.getByText(textStart('es', 'global-components.invoice.transfer.steps.seenAmount')).first(),
  ).toBeVisible();
  expect(await balanceOf(context.request, player)).toBe(0);
  await wallet.locator('#fate').selectOption('slow');
  await send(wallet);
  await makeDueUntil(context.request, player, 2, deepwater);
  await isCredited(context, player, 50_000_000);
  await wallet.close();
});

test('XRP in Arabic: nothing without the tag', async ({ page, context, baseURL }) => {
  byTurns(1);
  const options = { locale: 'ar', home: ripple, amount: '25' } as const;
  const player = await ordered(page, context, baseURL ?? '', options);
  const tag = page.getByRole('textbox', { name: invoice('ar', 'transfer.tag') });
  await expect(tag).toHaveValue(/^\d{6,9}$/);
  await look(page, 'coins-tag-ar');
  const wallet = await walletOf(page, context, 'ar');
  const given = await wallet.locator('#tag').inputValue();
  await wallet.locator('#tag').fill('');
  await send(wallet);
  await expect(wallet.getByRole('alert')).toBeVisible();
  await wallet.locator('#tag').fill(given);
  await send(wallet);
  await isCredited(context, player, 25_000_000);
  await wallet.close();
});

test('coins that come after the deposit was cancelled are credited all the same [P-14] [4-12]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  const options = { locale: 'en', home: ripple, amount: '30' } as const;
  const player = await ordered(page, context, baseURL ?? '', options);
  const wallet = await walletOf(page, context, 'en');
  await page.getByRole('link', { name: invoice('en', 'pay.cancel') }).click();
  await page.getByRole('button', { name: invoice('en', 'unfinished.cancel') }).click();
  await expect(page.getByRole('dialog', { name: invoice('en', 'cancelled.title') })).toBeVisible();
  await send(wallet);
  await isCredited(context, player, 30_000_000);
  await visit(page, '/profile/wallet');
  await look(page, 'coins-late-en');
  await wallet.close();
});

const tetherNetworks = [
  { locale: 'de', network: 'Ethereum (ERC-20)' },
  { locale: 'pt-br', network: 'BNB Smart Chain (BEP-20)' },
] as const;
for (const [turn, { locale, network }] of tetherNetworks.entries()) {
  test(`tether on ${network} in ${locale}: the address, the warning and the money`, async ({
    page,
    context,
    baseURL,
  }) => {
    byTurns(turn);
    const options = { locale, home: tether, amount: '25', network };
    const player = await ordered(page, context, baseURL ?? '', options);
    await expect(addressOf(page, locale)).toHaveValue(/^0x5A4dB0c5/);
    await expect(page.getByRole('dialog').getByText(network).first()).toBeVisible();
    const wallet = await walletOf(page, context, locale);
    await send(wallet);
    await makeDueUntil(context.request, player, 2, deepwater);
    const title = textPattern(locale, 'global-components.invoice.success.title');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await look(page, `coins-credited-${locale}`);
    expect(await balanceOf(context.request, player)).toBe(25_000_000);
    await wallet.close();
  });
}

test('the choice of a network is measured [9-12]', async ({ page, context, baseURL }) => {
  byTurns(1);
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await context.addCookies([{ name: 'consent', value: '1.statistics', url: baseURL ?? '' }]);
  await signedIn(context, baseURL ?? '', newcomer(), ether);
  await visit(page, `${plainPage}?wallet=deposit`);
  await startDeposit(page, 'en', '0.05', 'crypto');
  await page.getByRole('radio', { name: 'Ethereum' }).check();
  await page.getByRole('radio', { name: 'Arbitrum One' }).check();
  const chosen = () =>
    page.evaluate(() =>
      (window as { dataLayer?: { event?: string; network?: string }[] }).dataLayer
        ?.filter(({ event }) => event === 'walletNetwork')
        .map(({ network }) => network),
    );
  await expect.poll(chosen).toEqual(['ethereum', 'arbitrum']);
  await look(page, 'coins-networks-en');
});
