import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { funded } from './paying.ts';
import { signedIn } from './player.ts';
import { staked } from './staking.ts';
import { type Locale, pathIn, text, textWith } from './texts.ts';
import { expect, inLanguages, look, newcomer, settled, test, visit } from './visitor.ts';

const statement = (locale: Locale, key: string) =>
  text(locale, `global-components.statement.${key}`);
const check = (locale: Locale, key: string) => text(locale, `account.historyCheck.${key}`);

const own = (locale: Locale, key: string) => text(locale, `account.history.${key}`);

/** A download that is started by a choice of the menu in sight. */
async function downloaded(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
  return readFile(await (await coming).path(), 'utf8');
}

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
    await staked(context.request, player, [1_00, 2_00]);
    // The rounds are counted with the bets that end them.
    await visit(page, pathIn(locale, '/profile/history?period=all'));
    await page.getByText(own(locale, 'rounds.returns.title')).click();
    await expect(page.getByText(own(locale, 'rounds.returns.intro'))).toBeVisible();
    await expect(page.getByText(own(locale, 'rounds.net'))).toBeVisible();
    await look(page, `history-rounds-${locale}`);
    await page.getByRole('button', { name: own(locale, 'export.action') }).click();
    const rounds = (await downloaded(page, own(locale, 'export.csv.name'))).split('\r\n');
    expect(rounds).toHaveLength(4);
    expect(rounds[1]).toMatch(/,settled,no,2\.00,/);

    await visit(page, pathIn(locale, '/profile/history?tab=transactions'));
    await page.getByRole('link', { name: own(locale, 'views.year') }).click();
    await expect(page).toHaveURL(/year=\d{4}/);
    await page.getByRole('button', { name: own(locale, 'export.action') }).click();
    const year = JSON.parse(await downloaded(page, own(locale, 'export.json.name')));
    expect(year.at(-1)).toMatchObject({ currency: 'EUR', deposited: '60.00', staked: '3.00' });
    await look(page, `history-year-${locale}`);
    // A page past the end is the last one.
    await visit(page, pathIn(locale, '/profile/history?tab=transactions&page=9'));
    await expect(page).toHaveURL(pathIn(locale, '/profile/history?tab=transactions'));
    await expect(page.getByText(statement(locale, 'totals.net'))).toBeVisible();
    const tabs = page.getByRole('navigation', { name: text(locale, 'pages.profileHistory.title') });
    const current = tabs.locator('[aria-current="page"]');
    await expect(current).toHaveText([text(locale, 'account.history.tabs.transactions')]);
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
    // The visitor's fingerprint and how fast the page was come after any page, whatever is done on it.
    page.on('request', (request) => {
      if (!/\/assets\/fingerprint-|\/api\/analytics\/reports$/.test(request.url()))
        asked.push(request.url());
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
