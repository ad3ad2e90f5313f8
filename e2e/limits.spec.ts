import { playerTest as test } from './player.ts';
import { type Locale, pathIn, text, textStart } from './texts.ts';
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
    await visit(page, `${pathIn(locale, '/')}?wallet=deposit`);
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
    await visit(page, `${pathIn(locale, '/')}?wallet=deposit`);
    await expect(
      wallet.getByText(text(locale, 'global-components.wallet.limitReached.title')),
    ).toBeVisible();
    await expect(meter).toHaveCount(1);
    await look(page, `limit-reached-${locale}`);
    // The browser notes the refused call, which is what is shown here.
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
  });
});
