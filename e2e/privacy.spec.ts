import { readFile } from 'node:fs/promises';
import { funded, ordered } from './paying.ts';
import { balancePill, playerTest as test } from './player.ts';
import { signIn } from './sign-in-and-out.ts';
import { plainPage, text } from './texts.ts';
import { byTurns, expect, look, settled, visit } from './visitor.ts';

const words = (key: string) => text('en', `account.privacy.${key}`);

test('a player takes the own data along as a zip, and again from a new link [P-44]', async ({
  page,
  player,
}) => {
  byTurns(1);
  const dialog = page.getByRole('dialog', { name: text('en', 'modals.secondFactor.title') });
  const confirm = async () => {
    await dialog.locator('input[type="password"]').fill(player.password);
    await dialog.getByRole('button', { name: text('en', 'modals.secondFactor.confirm') }).click();
  };
  await visit(page, '/profile/security');
  await page.getByRole('button', { name: words('export.request') }).click();
  await expect(
    dialog.getByText(text('en', 'modals.secondFactor.reasons.exportData')),
  ).toBeVisible();
  await look(page, 'privacy-export-confirm');
  await confirm();
  const download = page.getByRole('button', { name: words('export.download') });
  await expect(download).toBeVisible();
  await look(page, 'privacy-export');
  for (let time = 0; time < 2; time += 1) {
    await download.click();
    const [file] = await Promise.all([page.waitForEvent('download'), confirm()]);
    expect(file.suggestedFilename()).toBe('pierlight-data.zip');
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    // What the link was good for is over.
    expect((await page.request.get(file.url())).status()).toBe(404);
  }
});

test('a player asks for the deletion of the account, and calls it off by signing in [P-44]', async ({
  page,
  player,
  complaints,
}) => {
  byTurns(0);
  await visit(page, '/profile/security');
  await page.getByRole('button', { name: words('deletion.open') }).click();
  await expect(page.getByRole('heading', { name: words('deletion.meansTitle') })).toBeFocused();
  await look(page, 'privacy-deletion');
  await page.getByRole('button', { name: words('deletion.keep') }).click();
  await expect(page.getByRole('button', { name: words('deletion.open') })).toBeFocused();
  await page.getByRole('button', { name: words('deletion.open') }).click();

  const submit = page.getByRole('button', { name: words('deletion.submit') });
  await submit.click();
  await expect(
    page.getByText(text('en', 'fields-settings.fields.currentPassword.messages.required')),
  ).toBeVisible();
  const password = page.locator('input[name="deletionPassword"]');
  await expect(password).toBeFocused();
  await password.fill('not the password');
  await submit.click();
  await expect(page.getByText(text('en', 'fields-settings.messages.wrong'))).toBeVisible();
  // The browser notes the refused call, which is what is shown here.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
  await password.fill(player.password);
  await submit.click();
  await expect(page.getByText(text('en', 'alerts.account.deletionAsked.title'))).toBeVisible();
  await expect(balancePill(page, 'en')).toHaveCount(0);

  await visit(page, `${plainPage}?sign-in=true`);
  await signIn(page, 'en', player);
  await expect(balancePill(page, 'en')).toBeVisible();
  await visit(page, '/profile/security');
  await expect(page.getByText(/was cancelled when you signed in/)).toBeVisible();
  await look(page, 'privacy-called-off');
});

test('while money is under way the payments are listed, and the request can be made once they end [P-44]', async ({
  page,
  context,
  baseURL,
  player,
  complaints,
}) => {
  byTurns(1);
  const invoice = await ordered(context.request, baseURL ?? '', player, 40_00);
  await visit(page, '/profile/security');
  await page.getByRole('button', { name: words('deletion.open') }).click();
  await expect(page.getByText(words('deletion.underWay'))).toBeVisible();
  const payment = page
    .getByRole('list', { name: text('en', 'global-components.invoices.underWay') })
    .getByRole('listitem');
  await expect(payment).toHaveText(/Deposit · Card.*€40/);
  const password = page.locator('input[name="deletionPassword"]');
  await expect(password).toHaveCount(0);
  await look(page, 'privacy-under-way');

  // Another payment has the list requested again, which fails: what is known stays.
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/payment/invoices?'),
  );
  await page.route('**/api/payment/invoices?*', (route) => route.abort());
  await funded(context.request, baseURL ?? '', player, 15_00);
  await refused;
  await settled(page);
  await expect(payment).toHaveText(/Deposit · Card.*€40/);
  await page.unroute('**/api/payment/invoices?*');
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');

  await payment
    .getByRole('link', { name: text('en', 'global-components.invoices.cancel') })
    .click();
  await expect(page).toHaveURL(new RegExp(`cancel-deposit=${invoice.id}`));
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: text('en', 'global-components.invoice.unfinished.cancel') })
    .click();
  await expect(password).toBeAttached();
  await expect(payment).toHaveCount(0);
});

test('a request that is refused for money under way says so, also where the list of it does not come [P-44]', async ({
  page,
  context,
  baseURL,
  player,
  complaints,
}) => {
  byTurns(1);
  await visit(page, '/profile/security');
  await page.getByRole('button', { name: words('deletion.open') }).click();
  await page.locator('input[name="deletionPassword"]').fill(player.password);
  await page.route('**/api/player/deletion', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await ordered(context.request, baseURL ?? '', player, 40_00);
  await page.getByRole('button', { name: words('deletion.submit') }).click();
  await expect(page.getByText(text('en', 'fields-settings.problems.11084'))).toBeVisible();
  await look(page, 'privacy-refused');

  await page.unroute('**/api/player/deletion');
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_FAILED|409/);
});
