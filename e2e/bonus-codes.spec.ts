import type { Locator, Page } from '@playwright/test';
import { backOnSite, cards, confirmDeposit, payByCard } from './paying.ts';
import { ask, playerTest as test } from './player.ts';
import { fillAccess, fillPerson, pressInSignUp, signUpDialog } from './sign-up-form.ts';
import { type Locale, pathIn, plainPage, text } from './texts.ts';
import {
  byTurns,
  expect,
  inLanguages,
  look,
  newcomer,
  settled,
  visit,
  test as visitorTest,
} from './visitor.ts';

interface PlayerBonus {
  readonly status: number;
  readonly amount: number;
  readonly offerId: string;
}

/** What is shown of codes, within a place. */
function codesIn(place: Page | Locator, locale: Locale) {
  const words = (key: string) => text(locale, `global-components.bonusCodes.${key}`);
  const field = place.getByRole('textbox', { name: words('label') });
  return {
    words,
    field,
    open: () => place.getByRole('button', { name: words('open') }).click(),
    async enter(code: string): Promise<void> {
      await field.fill(code);
      await place.getByRole('button', { name: words('enter'), exact: true }).click();
    },
    kept: (code: string) => place.getByRole('listitem').filter({ hasText: code }),
    takeBack: (code: string) =>
      place.getByRole('button', { name: words('takeBackOf').replace('{code}', code) }).click(),
  };
}

inLanguages(['en', 'ar'], (locale) => {
  test(`a code is entered on the page of bonuses, in vain, to wait, back again, and for a bonus at once, in ${locale} [4-07] [7d-03]`, async ({
    page,
    context,
    player,
    complaints,
  }) => {
    await visit(page, pathIn(locale, '/profile/bonuses'));
    const codes = codesIn(page.getByRole('main'), locale);
    await codes.open();
    await expect(codes.field).toBeFocused();
    await codes.enter('lost lamp');
    await expect(page.getByText(codes.words('problems.13008'))).toBeVisible();
    await expect(codes.field).toBeFocused();
    await settled(page);
    await look(page, `code-incorrect-${locale}`);

    await codes.field.fill('springtide');
    await codes.field.press('Enter');
    await expect(codes.kept('SPRINGTIDE')).toContainText(codes.words('status.1'));
    await expect(codes.field).toHaveValue('');
    const told = page.getByText(text(locale, 'alerts.bonuses.codeKept.title'), { exact: true });
    await expect(told).toBeVisible();
    await settled(page);
    await look(page, `code-waits-${locale}`);
    const other = await context.newPage();
    await visit(other, pathIn(locale, '/profile/bonuses'));
    const there = codesIn(other.getByRole('main'), locale).kept('SPRINGTIDE');
    await expect(there).toHaveCount(1);
    await settled(other);
    await codes.takeBack('SPRINGTIDE');
    await expect(codes.kept('SPRINGTIDE')).toHaveCount(0);
    await expect(there).toHaveCount(0);
    await other.close();

    await codes.enter('LANTERN');
    const name = text(locale, 'global-components.bonuses.names.pocket-lamp');
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await settled(page);
    await look(page, `code-gave-bonus-${locale}`);
    const given = await ask<PlayerBonus[]>(context.request, player, '/game/player-bonuses');
    expect(given).toMatchObject([{ status: 2, amount: 5_00, offerId: 'pocket-lamp' }]);
    await codes.enter('LANTERN');
    await expect(page.getByText(codes.words('problems.13009'))).toBeVisible();
    // The refusals themselves.
    expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
  });
});

inLanguages(['en', 'ar'], (locale) => {
  visitorTest(
    `a code typed in at the registration is there when the wallet opens (${locale}) [3-25] [4-08]`,
    async ({ page }) => {
      const person = newcomer();
      await visit(page, pathIn(locale, `${plainPage}?sign-up=true`));
      await fillAccess(page, locale, person);
      await pressInSignUp(page, locale, 'continue');
      await fillPerson(page, locale, person);
      await pressInSignUp(page, locale, 'continue');
      const form = signUpDialog(page, locale);
      await form.locator('input[name="agreements"]').check();
      await form.locator('input[name="bonusCode"]').fill('springtide');
      await settled(page);
      await look(page, `sign-up-with-code-${locale}`);
      await pressInSignUp(page, locale, 'submit');
      const wallet = page.getByRole('dialog');
      const words = (key: string) => text(locale, `global-components.${key}`);
      await wallet.getByRole('button', { name: words('methods.names.card') }).click();
      await wallet.getByRole('textbox', { name: words('deposit.amount.label') }).fill('40');
      const name = words('bonuses.names.spring-tide');
      await expect(wallet.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();
    },
  );
});

test('a code entered in the wallet brings its bonus with the deposit, and with no other that the player chooses [4-08] [4-23]', async ({
  page,
  context,
  player,
}) => {
  byTurns(0);
  await visit(page, `${plainPage}?wallet=deposit`);
  const wallet = page.getByRole('dialog');
  const words = (key: string) => text('en', `global-components.${key}`);
  await wallet.getByRole('button', { name: words('methods.names.card') }).click();
  const amount = wallet.getByRole('textbox', { name: words('deposit.amount.label') });
  await amount.fill('40');
  const none = wallet.getByRole('radio', { name: words('deposit.bonus.none') });
  await expect(none).toBeChecked();
  const codes = codesIn(wallet, 'en');
  await codes.open();
  await codes.enter('springtide');
  const tide = wallet.getByRole('radio', { name: /^Spring tide/ });
  await expect(tide).toBeChecked();
  await expect(wallet.locator('label').filter({ hasText: 'Spring tide' })).toContainText('+€30');
  await expect(codes.kept('SPRINGTIDE')).toContainText(codes.words('status.1'));
  await settled(page);
  await look(page, 'wallet-with-code');

  // The choice is the player's: without the bonus the code waits on, and is chosen again another time.
  await none.check();
  await confirmDeposit(page, 'en');
  await page.waitForURL(/\/pay\//);
  await payByCard(page, cards.success);
  await backOnSite(page, 'en');
  expect(await ask(context.request, player, '/game/player-bonuses')).toEqual([]);

  await visit(page, `${plainPage}?wallet=deposit`);
  await wallet.getByRole('button', { name: words('methods.names.card') }).click();
  await amount.fill('10');
  await expect(none).toBeChecked();
  await amount.fill('40');
  await expect(tide).toBeChecked();
  await confirmDeposit(page, 'en');
  await page.waitForURL(/\/pay\//);
  await payByCard(page, cards.success);
  await backOnSite(page, 'en');
  await expect(page.getByRole('dialog')).toContainText('+€30');
  const given = await ask<PlayerBonus[]>(context.request, player, '/game/player-bonuses');
  expect(given).toMatchObject([{ status: 2, amount: 30_00, offerId: 'spring-tide' }]);
});
