import type { FrameLocator, Page } from '@playwright/test';
import { baccaratTexts } from '../apps/sandbox/src/studio/frame/baccarat/texts.ts';
import { tableTexts } from '../apps/sandbox/src/studio/frame/table/texts.ts';
import { en } from '../apps/sandbox/src/studio/frame/texts/en.ts';
import { nearestTexts } from '../apps/sandbox/src/studio/frame/texts/say.ts';
import { driverOf } from './games/drivers.ts';
import { type Hand, playOne, seated, type Table, tableOf } from './games/table.ts';
import { funded } from './paying.ts';
import { ask, signedIn } from './player.ts';
import { type Locale, pathIn, text } from './texts.ts';
import { byTurns, expect, inLanguages, isPhone, look, newcomer, test, visit } from './visitor.ts';

const salon = { id: 'salon-21', name: 'Salon 21', kind: 'blackjack' } as const;
const rose = { id: 'baccarat-rose', name: 'Baccarat Rose', kind: 'baccarat' } as const;

async function open(page: Page, id: string, locale: Locale, mode: 'demo' | 'play'): Promise<void> {
  await visit(page, pathIn(locale, `/games/${id}`));
  const name = text(locale, `game.page.${mode}`);
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

/** What the page around the frame calls the game. */
async function shownBySite(page: Page, name: string): Promise<void> {
  await expect(page).toHaveTitle(`${name} · Pierlight`);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveAttribute('title', name);
}

const change = (frame: FrameLocator, label: string = en.changeTable) =>
  frame.getByRole('button', { name: label, exact: true });

/** Asks for another table and reads why it is none. */
async function refused({ frame, press }: Table, title: string): Promise<void> {
  await press(change(frame));
  const notice = frame.getByRole('alertdialog', { name: title });
  await expect(notice).toBeVisible();
  await press(notice.getByRole('button', { name: en.ok }));
  await expect(notice).toHaveCount(0);
}

async function move({ page, frame, press }: Table, to: string): Promise<void> {
  await press(change(frame));
  const sheet = frame.getByRole('dialog', { name: en.tablesTitle });
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  const choice = sheet.getByRole('button', { name: to });
  await expect(choice).toContainText(/Bets: €\d/);
  await look(page, 'tables-sheet');
  await press(choice);
}

interface Spin {
  readonly game: { readonly id: string };
  readonly sessionId?: string;
}

test('a player moves to another table within the session, and both rounds are in the history [7f-03]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  test.setTimeout(180_000);
  const hand: Hand = isPhone() ? 'pointer' : 'keyboard';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await funded(context.request, baseURL ?? '', player, 200_00);
  const launches: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/game\/games\/[^/]+\/play$/.test(request.url())) launches.push(request.url());
  });
  const table = tableOf(page, hand);
  await open(page, salon.id, 'en', 'play');
  const blackjack = driverOf(salon.kind);
  await seated(table, blackjack);
  await shownBySite(page, salon.name);
  const begun = launches.length;

  await table.press(table.button);
  await refused(table, en.stayRoundTitle);
  await expect(async () => {
    await blackjack.next?.(table);
    expect(table.round()?.state).toBe('closed');
  }).toPass({ intervals: [100, 150, 250], timeout: 60_000 });
  await seated(table, blackjack);
  const balance = table.balance();

  await move(table, rose.name);
  const baccarat = driverOf(rose.kind);
  await seated(table, baccarat);
  await shownBySite(page, rose.name);
  await expect(change(table.frame), 'the keyboard goes on where it was').toBeFocused();
  await look(page, 'tables-moved');
  expect(await table.reading(en.balance)).toBe(`€${(balance / 100).toFixed(2)}`);
  await baccarat.choose?.(table);
  await refused(table, en.stayBetsTitle);
  await table.press(table.frame.getByRole('button', { name: tableTexts.en.clear }));
  await playOne(table, baccarat);
  expect(launches.length, 'no game was launched again').toBe(begun);

  const spins = await ask<Spin[]>(context.request, player, '/game/spins?perPage=5');
  expect(spins.map(({ game }) => game.id)).toEqual([rose.id, salon.id]);
  await visit(page, '/profile/history?tab=spins');
  for (const { name } of [rose, salon])
    await expect(
      page.getByRole('main').getByText(name, { exact: true }).locator('visible=true').first(),
    ).toBeVisible();
  await look(page, 'tables-history');
});

inLanguages(['ar', 'de'], (locale) => {
  test(`a guest changes tables in the demo, told in ${locale}, and goes back to the first`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const texts = await nearestTexts(locale).load();
    const frame = page.frameLocator('iframe');
    await open(page, rose.id, locale, 'demo');
    const chip = frame.getByRole('button', {
      name: new RegExp(`^${baccaratTexts[locale].side.player}`),
    });
    const to = async (name: string) => {
      await change(frame, texts.changeTable).click();
      const sheet = frame.getByRole('dialog', { name: texts.tablesTitle });
      await expect(sheet).toBeVisible();
      await look(page, `tables-sheet-${locale}`);
      await sheet.getByRole('button', { name }).click();
      await shownBySite(page, name);
    };
    await expect(chip.first()).toBeVisible({ timeout: 60_000 });
    await expect(frame.locator('button.go')).toHaveAttribute('aria-disabled', 'false');
    await look(page, `tables-first-${locale}`);
    await to(salon.name);
    await expect(frame.locator('button.go')).toHaveAttribute('aria-disabled', 'false');
    await to(rose.name);
    await expect(chip.first()).toBeVisible();
  });
});
