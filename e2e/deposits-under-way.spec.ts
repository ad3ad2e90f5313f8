import { goAndPay } from './paying.ts';
import { ask, playerTest as test } from './player.ts';
import { pathIn, text } from './texts.ts';
import { expect, inLanguages, look, takenOver } from './visitor.ts';

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
    await expect(page).toHaveURL(`${pathIn(locale, '/')}?wallet=deposit`);
    const wallet = page.getByRole('dialog');
    const unfinished = wallet.getByRole('region', { name: words('invoices.deposits.title') });
    await expect(unfinished.getByRole('listitem')).toHaveCount(1);
    await expect(unfinished).toContainText('40');
    // It is no wall: the ways to pay are there as before.
    await expect(wallet.getByRole('button', { name: words('methods.names.card') })).toBeVisible();
    await look(page, `wallet-deposit-under-way-${locale}`);

    await unfinished.getByRole('button', { name: words('invoices.finish') }).click();
    const question = page.getByRole('dialog', { name: words('invoice.unfinished.title') });
    await expect(
      question.getByRole('link', { name: words('invoice.unfinished.continue') }),
    ).toHaveAttribute('href', /\/pay\//);
    await question.getByRole('button', { name: words('invoice.unfinished.cancel') }).click();
    await question
      .or(page.getByRole('dialog', { name: words('invoice.cancelled.title') }))
      .getByRole('button', { name: words('invoice.cancelled.again') })
      .click();
    await expect(wallet.getByRole('button', { name: words('methods.names.card') })).toBeVisible();
    await expect(unfinished).toHaveCount(0);
    const [ended] = await ask<{ status: number }[]>(context.request, player, '/payment/invoices');
    expect(ended).toMatchObject({ status: 3 });
  });
});

test('a page that comes back as it was left asks what is under way by now', async ({
  page,
  player: _,
}) => {
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
