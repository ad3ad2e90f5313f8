import { signedIn } from './player.ts';
import { pathIn, text } from './texts.ts';
import { byTurns, expect, inLanguages, look, newcomer, test, visit } from './visitor.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const tagManager = 'https://www.googletagmanager.com/**';

inLanguages(['en', 'de'], (locale) => {
  test(`asks a new visitor about cookies, with three equal answers (${locale}) [2.3-01]`, async ({
    page,
  }) => {
    await visit(page, pathIn(locale, '/'));
    const popup = page.getByRole('region', { name: text(locale, 'layout.consent.title') });
    const widths = await Promise.all(
      ['all', 'necessary', 'choose'].map(async (key) => {
        const role = key === 'choose' ? 'link' : 'button';
        const button = popup.getByRole(role, { name: text(locale, `layout.consent.${key}`) });
        const box = await button.boundingBox();
        return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)].join(' x ');
      }),
    );
    expect(new Set(widths).size).toBe(1);
    await look(page, `cookies-${locale}`);
    await popup.getByRole('button', { name: text(locale, 'layout.consent.necessary') }).click();
    await expect(popup).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(popup).toHaveCount(0);
  });
});

test('asks about cookies before it offers to be installed, one at a time', async ({ page }) => {
  byTurns(0);
  await page.addInitScript(() => localStorage.setItem('visits', '2'));
  await visit(page, '/');
  const cookies = page.getByRole('region', { name: text('en', 'layout.consent.title') });
  const offer = page.getByRole('complementary', { name: text('en', 'layout.install.title') });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  await expect(cookies).toBeVisible();
  await expect(offer).toHaveCount(0);
  await cookies.getByRole('button', { name: text('en', 'layout.consent.necessary') }).click();
  await expect(cookies).toHaveCount(0);
  await expect(offer).toBeVisible();
  await look(page, 'install-offer');
});

test('loads the tag manager only with consent, and lets go of it again [5c-03]', async ({
  page,
}) => {
  byTurns(1);
  const asked: string[] = [];
  await page.route(tagManager, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await visit(page, '/');
  const popup = page.getByRole('region', { name: text('en', 'layout.consent.title') });
  expect(asked).toEqual([]);
  await popup.getByRole('button', { name: text('en', 'layout.consent.all') }).click();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-E2E1']);
  const layer = () =>
    page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.map((entry) => entry));
  expect(JSON.stringify((await layer())?.[0])).toContain('"ad_storage":"denied"');

  await page.getByRole('link', { name: text('en', 'layout.consent.open') }).click();
  const sheet = page.getByRole('dialog', { name: text('en', 'layout.consent.title') });
  await look(page, 'cookie-settings');
  for (const category of ['statistics', 'marketing'])
    await sheet
      .getByRole('checkbox', { name: text('en', `layout.consent.categories.${category}.title`) })
      .uncheck();
  const reloaded = page.waitForEvent('load');
  await sheet.getByRole('button', { name: text('en', 'layout.consent.save') }).click();
  await reloaded;
  expect(asked).toHaveLength(1);
  expect(await layer()).toBeUndefined();
});

test('tells a visitor who agreed how long the wallet took to open [4-26] [9-12]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  await page.route(tagManager, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await signedIn(context, baseURL ?? '', newcomer());
  await context.addCookies([{ name: 'consent', value: '1.statistics', url: baseURL ?? '' }]);
  await visit(page, '/?wallet=deposit');
  const opened = () =>
    page.evaluate(() =>
      (window as { dataLayer?: { event?: string; loadTime?: number; way?: string }[] }).dataLayer
        ?.filter(({ event }) => event === 'walletOpen')
        .map(({ way, loadTime }) => [way, typeof loadTime === 'number' && loadTime > 0]),
    );
  await expect.poll(opened).toEqual([['deposit', true]]);
});
