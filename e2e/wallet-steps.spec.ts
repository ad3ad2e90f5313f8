import { fundedWithBonus, ordered } from './paying.ts';
import { playerTest as test } from './player.ts';
import { plainPage, text, textStart } from './texts.ts';
import { byTurns, expect, takenOver, visit } from './visitor.ts';

const words = (key: string) => text('en', `global-components.${key}`);

test('the steps of a deposit are addresses: back, forward and a reload lose nothing [2.2-09]', async ({
  page,
  player: _,
}) => {
  byTurns(1);
  await visit(page, '/');
  await page.evaluate(() => history.pushState({}, '', '/categories/slots'));
  await expect(page).toHaveURL('/categories/slots');
  await page.evaluate(() => history.pushState({}, '', '/categories/slots?wallet=deposit'));
  const wallet = page.getByRole('dialog');
  const card = wallet.getByRole('button', { name: words('methods.names.card') });
  const amount = wallet.getByRole('textbox', { name: words('deposit.amount.label') });
  await card.click();
  await amount.fill('37');
  await expect(page).toHaveURL('/categories/slots?wallet=deposit&method=card&amount=37');
  await page.goBack();
  await expect(card).toBeVisible();
  await expect(page).toHaveURL('/categories/slots?wallet=deposit');
  await page.goForward();
  await expect(amount).toHaveValue('37');
  await page.goBack();
  await page.goBack();
  await expect(wallet).toHaveCount(0);
  await page.goForward();
  await page.goForward();
  await expect(amount).toHaveValue('37');
  await page.reload();
  await takenOver(page);
  await expect(amount).toHaveValue('37');
});

test('closing the wallet at its second step leaves it whole [2.2-09]', async ({
  page,
  player: _,
}) => {
  byTurns(1);
  await visit(page, '/categories/slots');
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('en', 'layout.header.deposit') })
    .click();
  const wallet = page.getByRole('dialog');
  await wallet.getByRole('button', { name: words('methods.names.card') }).click();
  await wallet.getByRole('button', { name: text('en', 'layout.ui.back'), exact: true }).click();
  await wallet.getByRole('button', { name: words('methods.names.card') }).click();
  await expect(page).toHaveURL(/method=card/);
  await wallet.getByRole('button', { name: text('en', 'layout.ui.close') }).click();
  await expect(wallet).toHaveCount(0);
  await expect(page).toHaveURL('/categories/slots');
  await page.waitForTimeout(500);
  await expect(wallet).toHaveCount(0);
});

test('a deposit under way can be gone on with or cancelled where both are spoken of [2.2-07]', async ({
  page,
  context,
  baseURL,
  player,
}) => {
  byTurns(0);
  await ordered(context.request, baseURL ?? '', player, 40_00);
  await visit(page, `${plainPage}?wallet=deposit`);
  const unfinished = page.getByRole('region', { name: words('invoices.deposits.title') });
  await expect(unfinished.getByRole('link', { name: words('invoices.finish') })).toBeVisible();
  await unfinished.getByRole('link', { name: words('invoices.cancel') }).click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: words('invoice.unfinished.cancel') }),
  ).toBeVisible();
});

test('where a balance is told without its bonus, it is called own money [3-05]', async ({
  page,
  context,
  baseURL,
  player,
}) => {
  byTurns(0);
  await fundedWithBonus(context.request, baseURL ?? '', player, 50_00, 'lamplighter');
  await visit(page, '/profile/history?tab=transactions');
  const main = page.getByRole('main');
  await expect(
    main
      .getByText(words('statement.ownMoney'))
      .or(main.getByText(words('statement.columns.balance')))
      .locator('visible=true'),
  ).toHaveCount(1);
  await visit(page, `${plainPage}?wallet=withdraw`);
  await expect(page.getByText(textStart('en', 'modals.wallet.turnOver.stays'))).toContainText(
    '€50.00',
  );
  expect(text('en', 'modals.wallet.turnOver.stays')).toContain('own money');
});
