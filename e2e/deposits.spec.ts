import { backOnSite, cards, goAndPay, payByCard } from './paying.ts';
import { ask, balanceOf, playerTest as test } from './player.ts';
import { type Locale, pathIn, plainPage, text } from './texts.ts';
import { byTurns, expect, inLanguages, look, visit } from './visitor.ts';

const invoice = (locale: Locale, key: string) => text(locale, `global-components.invoice.${key}`);

interface Invoice {
  readonly status: number;
  readonly failureReason: string | null;
}

inLanguages(['en', 'de'], (locale) => {
  test.describe(`a deposit in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
    });

    test('declined: says why, takes nothing, and offers another try [2.2-06] [4-11]', async ({
      page,
      context,
      player,
    }) => {
      await goAndPay(page, locale, '40');
      await payByCard(page, cards.declined);
      await backOnSite(page, locale);
      await expect(page).toHaveURL(/deposit-error=/);
      const dialog = page.getByRole('dialog', { name: invoice(locale, 'failed.title') });
      await expect(dialog.getByText(invoice(locale, 'reasons.declined'))).toBeVisible();
      await look(page, `deposit-error-${locale}`);
      expect(await balanceOf(context.request, player)).toBe(0);
      await dialog.getByRole('link', { name: invoice(locale, 'failed.again') }).click();
      await expect(page).toHaveURL(/\?wallet=deposit$/);
    });

    test('left half-way: can be gone on with or cancelled [2.2-07] [4-12]', async ({
      page,
      context,
      player,
    }) => {
      await goAndPay(page, locale, '40');
      const [open] = await ask<(Invoice & { id: string })[]>(
        context.request,
        player,
        '/payment/invoices',
      );
      await visit(page, `${pathIn(locale, plainPage)}?cancel-deposit=${open?.id}`);
      const dialog = page.getByRole('dialog', { name: invoice(locale, 'unfinished.title') });
      await expect(
        dialog.getByRole('link', { name: invoice(locale, 'unfinished.continue') }),
      ).toHaveAttribute('href', /\/pay\//);
      await look(page, `cancel-deposit-${locale}`);
      await dialog.getByRole('button', { name: invoice(locale, 'unfinished.cancel') }).click();
      await expect(
        page.getByRole('dialog', { name: invoice(locale, 'cancelled.title') }),
      ).toBeVisible();
      await look(page, `deposit-cancelled-${locale}`);
      const [ended] = await ask<Invoice[]>(context.request, player, '/payment/invoices');
      expect(ended).toMatchObject({ status: 3, failureReason: 'cancelled' });
    });

    test('abandoned on the payment page: comes back to what can be done [2.2-07]', async ({
      page,
      context,
      player,
    }) => {
      await goAndPay(page, locale, '40');
      await page.locator('.back button').click();
      await backOnSite(page, locale);
      await expect(page).toHaveURL(/cancel-deposit=/);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(invoice(locale, 'failed.nothingTaken'))).toBeVisible();
      await look(page, `deposit-abandoned-${locale}`);
      expect(await balanceOf(context.request, player)).toBe(0);
    });
  });
});

test('another player’s payment is not found [P-36]', async ({ page, player: _ }) => {
  byTurns(1);
  await visit(page, `/?success=${crypto.randomUUID()}`);
  await expect(page.getByRole('dialog', { name: invoice('en', 'unknown.title') })).toBeVisible();
  await look(page, 'payment-unknown');
});
