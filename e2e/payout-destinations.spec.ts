import type { APIRequestContext } from '@playwright/test';
import { question as questionIn } from './factors.ts';
import { linkIn, mailTo } from './mails.ts';
import { savedDestination } from './money.ts';
import { ask, type Player, signedIn } from './player.ts';
import { type Locale, pathIn, plainPage, text, textStart } from './texts.ts';
import { byTurns, expect, isPhone, look, newcomer, test, visit } from './visitor.ts';

/** Each size shows one left-to-right and one right-to-left language. */
const locale = (): Locale => (isPhone() ? 'ar' : 'de');
const words = (key: string) => text(locale(), `global-components.destinations.${key}`);

/** Opens an account in ETH and makes it the one in use. */
async function useEther(request: APIRequestContext, { accessToken }: Player): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const opened = await request.post('/api/wallet/accounts', { headers, data: { currency: 'ETH' } });
  expect(opened.ok(), await opened.text()).toBe(true);
  const accounts = (await opened.json()).data as { id: string; currency: string }[];
  const ether = accounts.find(({ currency }) => currency === 'ETH');
  const used = await request.put(`/api/wallet/accounts/${ether?.id}/switch`, { headers });
  expect(used.ok()).toBe(true);
}

test('an address for coins is added, has a cool-down, and is announced by mail', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  byTurns(1);
  const person = newcomer();
  const player = await signedIn(context, baseURL ?? '', person);
  await useEther(context.request, player);
  await visit(page, `${pathIn(locale(), plainPage)}?wallet=withdraw`);
  const dialog = page.getByRole('dialog');
  // There are no coins to send, which is said; an address for some that may come is taken all the same.
  const nothing = text(locale(), 'global-components.wallet.withdraw.nothing.title');
  await expect(dialog.getByRole('heading', { name: nothing })).toBeVisible();
  const way = text(locale(), 'global-components.methods.names.crypto');
  await expect(dialog.getByRole('button', { name: way })).toHaveCount(0);
  await dialog.getByText(words('new')).click();
  const field = (name: string) => dialog.locator(`[data-field="${name}"] input`);
  await field('payoutNetwork').first().check();
  await field('payoutAddress').fill('0x1234');
  await field('payoutLabel').fill('Ledger');
  await dialog.getByRole('button', { name: words('save'), exact: true }).click();
  const question = questionIn(page, locale());
  await question.locator('input[name="password"]').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(text(locale(), 'fields-settings.messages.address'))).toBeVisible();
  // The refusal is what was wanted; the browser notes it.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('422')));
  await field('payoutAddress').fill('0x52908400098527886E0F7030069857D2E4169EE7');
  await look(page, `address-new-${locale()}`);
  await dialog.getByRole('button', { name: words('save'), exact: true }).click();
  // Nobody is asked twice for what was proven once.
  await expect(
    dialog.getByText(textStart(locale(), 'global-components.destinations.savedRests')),
  ).toBeVisible();
  await expect(
    dialog.getByText(textStart(locale(), 'global-components.destinations.rests')).last(),
  ).toBeVisible();
  await look(page, `address-rests-${locale()}`);
  const told = await mailTo(context.request, person.email, 'Ethereum');
  expect(`${told.subject}${told.text}${told.html}`).not.toContain('Ledger');
  await dialog
    .getByRole('button', {
      name: text(locale(), 'global-components.destinations.removeNamed').replace(
        '{label}',
        'Ledger',
      ),
    })
    .click();
  await expect(dialog.getByText('Ledger')).toHaveCount(0);
});

test('the mail about a new destination stops it, and gives back what waits to go there', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  const person = newcomer();
  const player = await signedIn(context, baseURL ?? '', person);
  const { request } = context;
  const fields = { iban: 'DE85 5001 0517 9999 0000 01' };
  await savedDestination(request, player, {
    ...{ methodId: 'bank', currency: 'EUR', label: 'Savings', fields },
  });
  await visit(page, pathIn(locale(), '/profile/wallet'));
  await expect(page.getByText('Savings')).toBeVisible();
  await page.getByText('Savings').scrollIntoViewIfNeeded();
  await look(page, `destinations-known-${locale()}`);
  const told = await mailTo(request, person.email, '•• 0001');
  expect(`${told.text}${told.html}`).not.toContain('DE85');
  // In whichever browser the mail is read.
  await context.clearCookies();
  await visit(page, linkIn(told, 'stop-payout').replace(/^\//, pathIn(locale(), '/')));
  const stop = (key: string) => text(locale(), `modals.stopPayout.${key}`);
  const dialog = page.getByRole('dialog', { name: stop('title') });
  await expect(dialog.getByText(stop('ask.heading'))).toBeVisible();
  expect(page.url()).not.toContain('confirmCode');
  await look(page, `stop-payout-${locale()}`);
  await dialog.getByRole('button', { name: stop('ask.press'), exact: true }).click();
  await expect(dialog.getByText(stop('done.heading'))).toBeVisible();
  await look(page, `stop-payout-done-${locale()}`);
  expect(await ask<unknown[]>(request, player, '/payment/destinations')).toEqual([]);
});
