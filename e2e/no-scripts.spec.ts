import { pathIn, text, textWith } from './texts.ts';
import { expect, inLanguages, isPhone, test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

test.describe('before the question about cookies is answered', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  inLanguages(['en', 'ar'], (locale) => {
    const words = (key: string) => text(locale, `layout.consent.${key}`);

    test(`without scripts the question about cookies is answered on the page it is asked on (${locale}) [2.3-01]`, async ({
      page,
      context,
    }) => {
      const address = pathIn(locale, '/providers?provider=northlight');
      await page.goto(address);
      const popup = page.getByRole('region', { name: words('title') });
      await popup.getByRole('button', { name: words('all') }).click();
      await expect(popup).toHaveCount(0);
      await expect(page).toHaveURL(address);
      const [kept] = (await context.cookies()).filter(({ name }) => name === 'consent');
      expect(kept?.value).toBe('1.statistics.marketing');
      expect((kept?.expires ?? 0) * 1000).toBeGreaterThan(Date.now() + 170 * 86_400_000);
    });

    test(`without scripts cookies are chosen one by one, and chosen anew (${locale}) [2.3-01]`, async ({
      page,
      context,
    }) => {
      await page.goto(pathIn(locale, '/'));
      const popup = page.getByRole('region', { name: words('title') });
      await popup.getByRole('link', { name: words('choose') }).click();
      await expect(page).toHaveURL(pathIn(locale, '/cookie-settings'));
      await expect(popup).toHaveCount(0);
      const box = (category: string) =>
        page.getByRole('checkbox', { name: words(`categories.${category}.title`) });
      const saved = page.getByText(text(locale, 'pages.cookieSettings.saved'));
      await expect(box('statistics')).not.toBeChecked();
      await expect(saved).toHaveCount(0);
      await box('statistics').check();
      await page.getByRole('button', { name: words('save') }).click();
      await expect(saved).toBeVisible();
      await expect(box('statistics')).toBeChecked();
      await expect(box('marketing')).not.toBeChecked();

      await page.goto(pathIn(locale, '/'));
      await expect(popup).toHaveCount(0);
      await page.getByRole('link', { name: words('open') }).click();
      await box('statistics').uncheck();
      await page.getByRole('button', { name: words('save') }).click();
      await expect(saved).toBeVisible();
      await expect(box('statistics')).not.toBeChecked();
      const [kept] = (await context.cookies()).filter(({ name }) => name === 'consent');
      expect(kept?.value).toBe('1');
    });
  });
});

inLanguages(['en', 'ar'], (locale) => {
  test(`without scripts the search is a page that the server answers (${locale}) [1-05]`, async ({
    page,
  }) => {
    const words = (key: string) => text(locale, `layout.search.${key}`);
    await page.goto(pathIn(locale, '/providers'));
    const opener = isPhone() ? 'layout.bar.search' : 'layout.header.search';
    await page.getByRole('link', { name: text(locale, opener) }).click();
    await expect(page).toHaveURL(pathIn(locale, '/search'));
    const field = page.getByRole('textbox', { name: words('label') });
    await field.fill('koi lantrn');
    await page.getByRole('button', { name: words('title') }).click();
    await expect(page).toHaveURL(pathIn(locale, '/search?search=koi+lantrn'));
    await expect(field).toHaveValue('koi lantrn');
    await expect(
      page.getByRole('search').getByRole('heading', { name: words('games') }),
    ).toBeVisible();
    await page.getByRole('search').getByRole('link', { name: 'Koi Lantern' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Koi Lantern' })).toBeVisible();

    await page.goto(pathIn(locale, '/search?search=zzzzqqqq'));
    await expect(
      page.getByText(textWith(locale, 'layout.search.none.title', { search: 'zzzzqqqq' })),
    ).toBeVisible();
  });
});
