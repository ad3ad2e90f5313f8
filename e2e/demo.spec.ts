import type { FrameLocator, Page } from '@playwright/test';
import { baccaratTexts } from '../apps/sandbox/src/studio/frame/baccarat/texts.ts';
import { diceTexts } from '../apps/sandbox/src/studio/frame/dice/texts.ts';
import { kenoTexts } from '../apps/sandbox/src/studio/frame/keno/texts.ts';
import { minesTexts } from '../apps/sandbox/src/studio/frame/mines/texts.ts';
import { rouletteTexts } from '../apps/sandbox/src/studio/frame/roulette/texts.ts';
import { slotTexts } from '../apps/sandbox/src/studio/frame/slot/texts.ts';
import { en as frameTexts } from '../apps/sandbox/src/studio/frame/texts/en.ts';

import { goButton, inGame, playedOut, ready, startRound } from './game.ts';
import { ask, balanceOf, signedIn, statementOf } from './player.ts';
import { pathIn, text, textWith } from './texts.ts';
import { byTurns, expect, inLanguages, isPhone, look, newcomer, test, visit } from './visitor.ts';

const en = {
  ...frameTexts,
  ...slotTexts.en,
  ...rouletteTexts.en,
  ...diceTexts.en,
  ...minesTexts.en,
};

const textOf = (words: string, row: number, column: number): string =>
  words.replace('{row}', String(row)).replace('{column}', String(column));

/** What the site's bar says all the time; short on a phone, where the frame says the rest. */
const tag = (page: Page) =>
  page.getByText(text('en', `game.page.toolbar.${isPhone() ? 'demoShort' : 'demo'}`), {
    exact: true,
  });

/** Opens a game's demo; what the browser asks of the platform's money is noted. */
async function openDemo(page: Page, id: string): Promise<{ game: FrameLocator; asked: string[] }> {
  const asked: string[] = [];
  const launches: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/game\/games\/[^/]+\/play$/.test(request.url())) launches.push(request.url());
    if (/\/api\/(wallet|payment|aggregator)\b/.test(request.url())) asked.push(request.url());
  });
  await visit(page, `/games/${id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('en', 'game.page.demo'), exact: true })
    .click();
  await expect(tag(page).first()).toBeVisible();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  const source = new URL((await frame.getAttribute('src')) ?? '');
  expect(source.origin, 'the game is of another origin [P-32]').not.toBe(
    new URL(page.url()).origin,
  );
  expect(launches, 'a game is opened once').toHaveLength(1);
  return { game: inGame(page), asked };
}

test('a guest plays a slot’s demo by the keyboard, and no wallet is asked [P-32]', async ({
  page,
}) => {
  byTurns(0);
  const { game, asked } = await openDemo(page, 'koi-lantern');
  await ready(page, en.spin);
  await expect(game.getByText(en.demoTag).first()).toBeAttached();
  await look(page, 'demo-slot');
  await goButton(page, en.spin).focus();
  await startRound(page, en.spin, () => page.keyboard.press('Space'));
  await expect(tag(page).first()).toBeVisible();
  await playedOut(page, en);
  expect(asked).toEqual([]);
});

test('a guest plays roulette’s demo: a chip by the keyboard, then a spin', async ({ page }) => {
  byTurns(1);
  const [id, zeros] = isPhone() ? ['boardwalk-double', 2] : ['riviera-wheel', 1];
  const { game, asked } = await openDemo(page, id);
  await ready(page, en.spin);
  await expect(game.getByRole('button', { name: /^Number 00?,/ })).toHaveCount(zeros);
  const red = game.getByRole('button', { name: new RegExp(`^${en.spot.red}\\b`) });
  await red.focus();
  await page.keyboard.press('Enter');
  await look(page, 'demo-roulette');
  await startRound(page, en.spin);
  await expect(game.getByText(/\d+ (red|black)|\b00?\b/).first()).toBeAttached();
  await ready(page, en.spin);
  expect(asked).toEqual([]);
});

test('a guest bets on the banker by the keyboard, and hears both hands', async ({ page }) => {
  byTurns(1);
  const { game, asked } = await openDemo(page, 'baccarat-rose');
  await ready(page, en.deal);
  await game
    .getByRole('button', { name: new RegExp(`^${baccaratTexts.en.side.banker}, pays`) })
    .press('Enter');
  await startRound(page, en.deal);
  await expect(game.getByText(/^Player: .+ Total \d\. Banker: .+ Total \d\. /)).toBeAttached({
    timeout: 20_000,
  });
  await look(page, 'demo-baccarat');
  await ready(page, en.deal);
  expect(asked).toEqual([]);
});

test('a guest doubles a hand of blackjack by the keyboard', async ({ page }) => {
  byTurns(0);
  const { game, asked } = await openDemo(page, 'salon-21');
  const double = game.getByRole('button', { name: /^Double, stakes \d/ });
  /** Some hands are over as they are dealt. */
  await expect(async () => {
    await startRound(page, en.deal);
    await expect(double).toHaveAttribute('aria-disabled', 'false', { timeout: 15_000 });
  }).toPass({ timeout: 120_000 });
  await look(page, 'demo-blackjack');
  await double.press('Enter');
  await expect(game.getByText(/^Your hand: .+ Dealer: .+ Round finished\./)).toBeAttached();
  await ready(page, en.deal);
  expect(asked).toEqual([]);
});

test('a guest plays the dice’ demo', async ({ page }) => {
  byTurns(0);
  const { game, asked } = await openDemo(page, 'dice-deck');
  await ready(page, en.roll);
  await look(page, 'demo-dice');
  await startRound(page, en.roll);
  await ready(page, en.roll);
  await expect(game.getByText(en.noRolls)).toBeHidden();
  expect(asked).toEqual([]);
});

test('a guest opens fields of a minefield by the keyboard and cashes out', async ({ page }) => {
  byTurns(1);
  const { game, asked } = await openDemo(page, 'depth-charge');
  await ready(page, en.play);
  await game.getByRole('slider', { name: en.mines }).press('Home');
  const paid = game.getByRole('button', { name: /^Cash out \d/ });
  const over = game.getByText(en.saidStruck, { exact: true });
  /** One of 25 fields is mined. */
  await expect(async () => {
    await startRound(page, en.play);
    const first = game.getByRole('button', { name: textOf(en.closedField, 1, 1) });
    await expect(first).toHaveAttribute('aria-disabled', 'false');
    await first.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(paid.or(over).first()).toBeVisible();
    if (!(await paid.isVisible())) throw new Error('it was mined');
  }).toPass({ timeout: 60_000 });
  await expect(game.getByRole('button', { name: textOf(en.safeField, 2, 1) })).toBeVisible();
  await look(page, 'demo-mines');
  await paid.click();
  await expect(game.getByText(/^Cashed out\. Safe fields: 1\./)).toBeAttached();
  await ready(page, en.play);
  expect(asked).toEqual([]);
});

const instant = [
  { id: 'plinko-pier', action: en.drop, told: /The ball landed in pocket \d+ of 13/ },
  { id: 'golden-helm', action: en.spin, told: /The wheel stopped at times/ },
  { id: 'forty-kites', action: en.draw, told: /Drawn: (\d+, ){9}\d+\. Hits: \d of 5/ },
] as const;

for (const [turn, { id, action, told }] of instant.entries()) {
  test(`a guest plays the demo of ${id} and hears what came of it`, async ({ page }) => {
    byTurns(turn);
    const { game, asked } = await openDemo(page, id);
    await ready(page, action);
    if (id === 'forty-kites')
      await game.getByRole('button', { name: kenoTexts.en.pickAny }).click();
    await look(page, `demo-${id}`);
    await startRound(page, action);
    await expect(game.getByText(told)).toBeAttached();
    await ready(page, action);
    expect(asked).toEqual([]);
  });
}

test('a player’s demo leaves the ledger and the history alone', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await visit(page, '/games/seven-lamps');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('en', 'game.page.demo'), exact: true })
    .click();
  await ready(page, en.spin);
  await startRound(page, en.spin);
  await ready(page, en.spin);
  expect(await balanceOf(context.request, player)).toBe(0);
  expect(await statementOf(context.request, player)).toEqual([]);
  expect(await ask(context.request, player, '/game/spins')).toEqual([]);
});

test('a game the visitor’s country does not allow says which one it is, and opens nothing', async ({
  page,
  complaints,
}) => {
  byTurns(1);
  await page.route('**/api/game/games/dice-deck/play', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'ip-country': 'PL' } }),
  );
  await visit(page, '/games/dice-deck');
  const demo = page
    .getByRole('main')
    .getByRole('button', { name: text('en', 'game.page.demo'), exact: true });
  const refused = page.waitForResponse(/\/games\/dice-deck\/play$/);
  await demo.click();
  expect((await refused).status()).toBe(451);
  const named = textWith('en', 'game.page.restricted.named', { name: 'Dice Deck' });
  const dialog = page.getByRole('dialog', { name: named });
  await expect(dialog).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await look(page, 'game-restricted');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('451')]);
  await dialog.getByRole('button', { name: text('en', 'game.page.problems.back') }).click();
  await expect(page).toHaveURL('/games/dice-deck');
  await expect(demo).toBeVisible();
});

inLanguages(['en', 'ar'], (locale) => {
  test(`a phone held sideways shows the way to play beside the picture, last of what is known of the game, in ${locale}`, async ({
    page,
  }) => {
    const words = (key: string) => text(locale, `game.page.${key}`);
    await page.setViewportSize({ width: 844, height: 390 });
    await visit(page, pathIn(locale, '/games/koi-lantern'));
    const play = page.getByRole('button', { name: words('play'), exact: true });
    await expect(play).toBeInViewport({ ratio: 1 });
    await play.click({ trial: true });
    await expect(page.getByRole('heading', { name: words('before') })).toBeInViewport();
    await look(page, `game-sideways-${locale}`);

    // What comes before it by the keyboard is seen above it.
    const studio = page.locator('dl').getByRole('link');
    await studio.focus();
    const [above, below] = [await studio.boundingBox(), await play.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await page.keyboard.press('Tab');
    await expect(play).toBeFocused();
  });
});
