import type { Page } from '@playwright/test';
import { signedIn } from './player.ts';
import { keyNames, type Locale, locales, pathIn, text } from './texts.ts';
import { byTurns, expect, look, newcomer, test, visit } from './visitor.ts';

/** A text that is missing is shown by the last part of its key. */
async function expectNoMissingText(page: Page, locale: Locale): Promise<void> {
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const isShown = walker.currentNode.parentElement?.closest('script, style') === null;
      if (isShown) texts.push(walker.currentNode.textContent?.trim() ?? '');
    }
    return texts;
  });
  const keys = keyNames(locale);
  expect(shown.filter((one) => keys.has(one))).toEqual([]);
}

for (const [turn, locale] of locales.entries()) {
  test(`the site speaks ${locale} from the lobby to the wallet [2.1-01] [2.1-02] [3-02]`, async ({
    page,
    context,
    baseURL,
  }) => {
    byTurns(turn);
    const steps = [
      ['lobby', pathIn(locale, '/')],
      ['category', pathIn(locale, '/categories/slots')],
      ['game', pathIn(locale, '/games/koi-lantern')],
      ['sign-up', `${pathIn(locale, '/')}?sign-up=true`],
    ] as const;
    for (const [name, address] of steps) {
      await visit(page, address);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        locale === 'pt-br' ? 'pt-BR' : locale,
      );
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      if (name === 'sign-up')
        await expect(
          page.getByRole('textbox', { name: text(locale, 'fields-settings.fields.email.label') }),
        ).toBeVisible();
      await expectNoMissingText(page, locale);
      await look(page, `languages-${name}-${locale}`);
    }

    await signedIn(context, baseURL ?? '', newcomer());
    await visit(page, `${pathIn(locale, '/')}?wallet=deposit`);
    await expect(
      page
        .getByRole('dialog')
        .getByRole('button', { name: text(locale, 'global-components.methods.names.card') }),
    ).toBeVisible();
    await expectNoMissingText(page, locale);
    await look(page, `languages-wallet-${locale}`);
  });
}
