import { backOnSite, cards, confirmDeposit, goAndPay, payByCard, startDeposit } from './paying.ts';
import { ask, balanceOf, signedIn, playerTest as test } from './player.ts';
import { type Locale, pathIn, plainPage, text, textPattern } from './texts.ts';
import { byTurns, expect, inLanguages, look, newcomer, takenOver, visit } from './visitor.ts';

inLanguages(['en', 'de'], (locale) => {
  const words = (key: string) => text(locale, `global-components.${key}`);

  test(`going back from the payment page, the wallet names the unfinished deposit, in ${locale} [2.2-07]`, async ({
    page,
    context,
    player,
  }) => {
    await goAndPay(page, locale, '40');
    await page.goBack();
    await takenOver(page);
    await expect(page).toHaveURL(`${pathIn(locale, plainPage)}?wallet=deposit`);
    const wallet = page.getByRole('dialog');
    const unfinished = wallet.getByRole('region', { name: words('invoices.deposits.title') });
    await expect(unfinished.getByRole('listitem')).toHaveCount(1);
    await expect(unfinished).toContainText('40');
    // It is no wall: the ways to pay are there as before.
    await expect(wallet.getByRole('button', { name: words('methods.names.card') })).toBeVisible();
    await look(page, `wallet-deposit-under-way-${locale}`);

    await expect(unfinished.getByRole('link', { name: words('invoices.finish') })).toHaveAttribute(
      'href',
      /\/pay\//,
    );
    await unfinished.getByRole('link', { name: words('invoices.cancel') }).click();
    const question = page.getByRole('dialog', { name: words('invoice.unfinished.title') });
    await expect(
      question.getByRole('link', { name: words('invoice.unfinished.continue') }),
    ).toHaveAttribute('href', /\/pay\//);
    await question.getByRole('button', { name: words('invoice.unfinished.cancel') }).click();
    await question
      .or(page.getByRole('dialog', { name: words('invoice.cancelled.title') }))
      .getByRole('link', { name: words('invoice.cancelled.again') })
      .click();
    await expect(wallet.getByRole('button', { name: words('methods.names.card') })).toBeVisible();
    await expect(unfinished).toHaveCount(0);
    const [ended] = await ask<{ status: number }[]>(context.request, player, '/payment/invoices');
    expect(ended).toMatchObject({ status: 3 });
  });
});

const awaited = (locale: Locale) => textPattern(locale, 'global-components.invoice.awaited.title');

for (const [turn, [locale, typed]] of (
  [
    ['en', '40.13'],
    ['de', '40,13'],
  ] as const
).entries()) {
  test(`a provider that is slow to answer is waited for, and the page goes on by itself, in ${locale} [7c-04] [P-42]`, async ({
    page,
    context,
    player,
  }) => {
    byTurns(turn);
    await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
    await startDeposit(page, locale, typed);
    await confirmDeposit(page, locale);
    // On a busy machine the payment page comes before this one could be looked at whole.
    await expect(page.getByRole('dialog', { name: awaited(locale) })).toBeVisible();
    await page.waitForURL(/\/pay\//);
    await payByCard(page, cards.success);
    await backOnSite(page, locale);
    const success = textPattern(locale, 'global-components.invoice.success.title');
    await expect(page.getByRole('dialog', { name: success })).toBeVisible();
    expect(await balanceOf(context.request, player)).toBe(40_13);
  });
}

test('a deposit that waits for its provider can be left, and is found again [7c-04] [2.2-07]', async ({
  page,
  player: _,
}) => {
  byTurns(0);
  const words = (key: string) => text('en', `global-components.${key}`);
  await visit(page, `${plainPage}?wallet=deposit`);
  await startDeposit(page, 'en', '41.13');
  await confirmDeposit(page, 'en');
  const waiting = page.getByRole('dialog', { name: awaited('en') });
  await waiting.getByRole('button', { name: words('invoice.awaited.close') }).click();
  await expect(waiting).toHaveCount(0);
  await visit(page, `${plainPage}?wallet=deposit`);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: words('invoices.cancel') })
    .click();
  const question = page.getByRole('dialog', { name: words('invoice.unfinished.title') });
  await expect(question).toBeVisible();
  await look(page, 'deposit-awaited-left');
  // What was not known yet comes by itself, here as well.
  await question.getByRole('link', { name: words('invoice.unfinished.continue') }).click();
  await page.waitForURL(/\/pay\//);
});

test('an address for coins that arrives late is shown as soon as it is there [7c-04] [P-42]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(1);
  await signedIn(context, baseURL ?? '', newcomer(), { country: 'AT', currency: 'BTC' });
  await visit(page, `${plainPage}?wallet=deposit`);
  await startDeposit(page, 'en', '0.00150013', 'crypto');
  await confirmDeposit(page, 'en');
  await expect(page.getByRole('dialog', { name: awaited('en') })).toBeVisible();
  const address = text('en', 'global-components.invoice.transfer.address');
  await expect(page.getByRole('textbox', { name: address })).toHaveValue(/^tb1q/);
});

test('a provider that is slow and refuses in the end leaves a way on [7c-04] [P-42]', async ({
  page,
  context,
  player,
}) => {
  const words = (key: string) => textPattern('en', `global-components.invoice.${key}`);
  await visit(page, `${plainPage}?wallet=deposit`);
  await startDeposit(page, 'en', '40.17');
  await confirmDeposit(page, 'en');
  await expect(page.getByRole('dialog', { name: awaited('en') })).toBeVisible();
  const failed = page.getByRole('dialog', { name: words('failed.title') });
  await expect(failed).toBeVisible();
  expect(await balanceOf(context.request, player)).toBe(0);
  await failed.getByRole('link', { name: words('failed.again') }).click();
  await expect(page).toHaveURL(/\?wallet=deposit$/);
});

test('a page that comes back as it was left asks what is under way by now', async ({
  page,
  player: _,
}) => {
  byTurns(0);
  await goAndPay(page, 'en', '40');
  await page.goBack();
  await takenOver(page);
  const wallet = page.getByRole('dialog');
  const card = wallet.getByRole('button', {
    name: text('en', 'global-components.methods.names.card'),
  });
  const unfinished = wallet.getByRole('region', {
    name: text('en', 'global-components.invoices.deposits.title'),
  });
  await expect(unfinished).toBeVisible();
  await card.click();
  await expect(unfinished).toHaveCount(0);
  const asked = page.waitForRequest((request) => request.url().includes('/payment/invoices?'));
  // This browser keeps no page: the event it would send is sent in its place.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await asked;
  await expect(card).toBeVisible();
  await expect(unfinished).toBeVisible();
});
