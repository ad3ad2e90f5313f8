import { funded } from './paying.ts';
import { playerTest as test } from './player.ts';
import { stakeRefused } from './staking.ts';
import { type Locale, pathIn, plainPage, text, textStart } from './texts.ts';
import { expect, inLanguages, look, visit } from './visitor.ts';

const words = (locale: Locale) => ({
  limits: (key: string) => text(locale, `global-components.limits.${key}`),
  modal: (key: string) => text(locale, `modals.limits.${key}`),
  harbour: (key: string) => text(locale, `account.limits.${key}`),
});

inLanguages(['en', 'ar'], (locale) => {
  test(`a limit is offered before the first deposit, holds it, and rises only a day later, in ${locale} [4-18] [4-19] [7a-11] [8-01] [P-21]`, async ({
    page,
    player: _player,
    complaints,
  }) => {
    const { limits, modal, harbour } = words(locale);
    await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
    const wallet = page.getByRole('dialog').first();
    await expect(wallet.getByText(limits('offer.title'))).toBeVisible();
    await look(page, `limit-offer-${locale}`);

    await wallet.getByRole('button', { name: limits('offer.action') }).click();
    const adding = page.getByRole('dialog', { name: modal('add.title') });
    await adding.getByText(modal('periods.weekly'), { exact: true }).click();
    // Free text: nothing is suggested, and nothing is set without an amount.
    await expect(adding.locator('input[name="amount"]')).toHaveValue('');
    await adding.getByRole('button', { name: modal('add.submit.empty') }).click();
    await expect(adding.getByText(modal('amount.problems.empty'))).toBeVisible();
    await adding.locator('input[name="amount"]').fill('50');
    await look(page, `limit-add-${locale}`);
    await adding.locator('button[type="submit"]').click();
    await expect(adding).toBeHidden();

    await expect(wallet.getByText(limits('offer.title'))).toBeHidden();
    const meter = wallet.getByRole('meter');
    await expect(meter).toHaveCount(1);
    await wallet
      .getByRole('button', { name: text(locale, 'global-components.methods.names.card') })
      .click();
    const amount = wallet.locator('input[name="amount"]');
    await amount.fill('60');
    await amount.blur();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await look(page, `limit-passed-${locale}`);
    await amount.fill('40');
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
    await look(page, `limit-meter-${locale}`);

    await visit(page, pathIn(locale, '/profile/limits'));
    await expect(page.getByRole('heading', { name: harbour('periods.weekly') })).toBeVisible();
    await page.getByRole('button', { name: harbour('change') }).click();
    const editing = page.getByRole('dialog', { name: modal('edit.title') });
    await editing.locator('input[name="amount"]').fill('80');
    await expect(editing.getByText(modal('edit.higher'))).toBeVisible();
    await look(page, `limit-raise-${locale}`);
    await editing.locator('button[type="submit"]').click();
    await expect(editing).toBeHidden();
    const keep = page.getByRole('button', {
      name: textStart(locale, 'account.limits.keep'),
    });
    await expect(keep).toBeVisible();
    await look(page, `harbour-${locale}`);
    await keep.click();
    await expect(keep).toBeHidden();

    // Less than any method takes: the wallet says so, and when it begins anew.
    await page.getByRole('button', { name: harbour('change') }).click();
    await editing.locator('input[name="amount"]').fill('3');
    await expect(editing.getByText(modal('edit.lower'))).toBeVisible();
    await editing.locator('button[type="submit"]').click();
    await expect(editing).toBeHidden();
    await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
    await expect(
      wallet.getByText(text(locale, 'global-components.wallet.limitReached.title')),
    ).toBeVisible();
    await expect(meter).toHaveCount(1);
    await look(page, `limit-reached-${locale}`);
    // The browser notes the refused call, which is what is shown here.
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
  });
});

inLanguages(['de', 'ar'], (locale) => {
  test(`a limit of losses is set beside the others and stops the stake that would pass it, over the game, in ${locale} [4-18] [2.2-06]`, async ({
    page,
    request,
    baseURL,
    player,
  }) => {
    const { modal, harbour } = words(locale);
    await funded(request, baseURL ?? '', player, 60_00);
    await visit(page, pathIn(locale, '/profile/limits'));
    await page.getByRole('button', { name: harbour('add') }).click();
    const adding = page.getByRole('dialog', { name: modal('add.title') });
    await adding.getByText(modal('kinds.loss.title'), { exact: true }).click();
    await adding.locator('input[name="amount"]').fill('5');
    await look(page, `limit-add-loss-${locale}`);
    await adding.locator('button[type="submit"]').click();
    await expect(adding).toBeHidden();
    const losses = page.locator('section').filter({
      has: page.getByRole('heading', { name: harbour('kinds.loss'), exact: true }),
    });
    await expect(losses.getByRole('heading', { name: harbour('periods.daily') })).toBeVisible();
    await look(page, `harbour-losses-${locale}`);
    // The tile that is free offers the next period of the same kind.
    await losses.getByRole('button', { name: harbour('addAnother.loss.weekly') }).click();
    await expect(adding.getByRole('radio', { name: modal('kinds.loss.title') })).toBeChecked();
    await expect(adding.getByRole('radio', { name: modal('periods.weekly') })).toBeChecked();
    await page.keyboard.press('Escape');

    await visit(page, pathIn(locale, '/games/dice-deck'));
    await stakeRefused(request, player, 10_00);
    const reached = page.getByRole('dialog', { name: modal('reached.title') });
    await expect(reached.getByText(modal('reached.loss.heading'))).toBeVisible();
    await expect(reached.getByText(modal('reached.limit.daily'))).toBeVisible();
    await look(page, `limit-reached-loss-${locale}`);
    await reached.getByRole('button', { name: modal('reached.back') }).click();
    await expect(page).toHaveURL(pathIn(locale, '/games/dice-deck'));
  });
});
