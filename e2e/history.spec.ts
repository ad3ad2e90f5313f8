import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { funded } from './paying.ts';
import { signedIn } from './player.ts';
import { type Locale, pathIn, text, textWith } from './texts.ts';
import { expect, inLanguages, look, newcomer, settled, test, visit } from './visitor.ts';

const statement = (locale: Locale, key: string) =>
  text(locale, `global-components.statement.${key}`);
const check = (locale: Locale, key: string) => text(locale, `account.historyCheck.${key}`);

/** The history as a file, by the menu of the statement. */
async function exported(page: Page, locale: Locale, form: 'csv' | 'json'): Promise<string> {
  await page.getByRole('button', { name: statement(locale, 'export.action') }).click();
  const coming = page.waitForEvent('download');
  await page
    .getByRole('menuitem', {
      name: new RegExp(`^${statement(locale, `export.forms.${form}.name`)}`),
    })
    .click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^pierlight-history-\\d{4}-\\d\\d-\\d\\d\\.${form}$`),
  );
  return readFile(await download.path(), 'utf8');
}

const fileOf = (content: string) => ({
  name: 'history.json',
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});

inLanguages(['en', 'ar'], (locale) => {
  test(`the own history is totalled, exported and checked without a call in ${locale} [2.1-29]`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const player = await signedIn(context, baseURL ?? '', newcomer());
    await funded(context.request, baseURL ?? '', player, 60_00);
    // A page past the end is the last one.
    await visit(page, pathIn(locale, '/profile/history?tab=transactions&page=9'));
    await expect(page).toHaveURL(pathIn(locale, '/profile/history?tab=transactions'));
    await expect(page.getByText(statement(locale, 'totals.net'))).toBeVisible();
    const tabs = page.getByRole('navigation', { name: text(locale, 'pages.profileHistory.title') });
    const current = tabs.locator('[aria-current="page"]');
    await expect(current).toHaveText([text(locale, 'pages.profileHistory.tabs.transactions')]);
    await expect(current).toBeInViewport({ ratio: 0.9 });
    await page.getByText(statement(locale, 'activity.title')).click();
    await expect(page.getByText(statement(locale, 'activity.netDeposited'))).toBeVisible();
    await look(page, `history-activity-${locale}`);

    const csv = await exported(page, locale, 'csv');
    expect(csv.split('\r\n')[1]).toMatch(/,1,.*,deposit,60\.00,60\.00,EUR,/);
    const json = await exported(page, locale, 'json');

    await page.getByRole('link', { name: statement(locale, 'export.check') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: text(locale, 'pages.historyCheck.title') }),
    ).toBeVisible();
    await settled(page);
    const asked: string[] = [];
    // The visitor's fingerprint comes five seconds after any page, whatever is done on it.
    page.on('request', (request) => {
      if (!/\/assets\/fingerprint-/.test(request.url())) asked.push(request.url());
    });
    const first = page.locator('input[type="file"]').first();
    await first.setInputFiles(fileOf(json));
    await expect(page.getByRole('heading', { name: check(locale, 'whole.title') })).toBeVisible();
    await page.locator('input[type="file"]').last().setInputFiles(fileOf(json));
    await expect(page.getByText(check(locale, 'continued'))).toBeVisible();
    await look(page, `history-check-whole-${locale}`);

    await first.setInputFiles(fileOf(json.replace('"amount": 6000', '"amount": 9000')));
    await expect(page.getByRole('heading', { name: check(locale, 'broken.title') })).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({
        hasText: textWith(locale, 'account.historyCheck.faults.hash', {
          currency: 'EUR',
          position: '1',
        }),
      }),
    ).toBeVisible();
    await look(page, `history-check-broken-${locale}`);
    await first.setInputFiles(fileOf('{"format":'));
    await expect(
      page.getByRole('heading', { name: check(locale, 'notAnExport.title') }),
    ).toBeVisible();
    expect(asked, 'nothing is asked of anybody').toEqual([]);
  });
});
