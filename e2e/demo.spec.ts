import type { FrameLocator, Page } from '@playwright/test';
import { en } from '../apps/sandbox/src/studio/frame/texts/en.ts';
import { ask, balanceOf, signedIn, statementOf } from './player.ts';
import { text } from './texts.ts';
import { expect, isPhone, look, newcomer, test, visit } from './visitor.ts';

/** What the site's bar says all the time; short on a phone, where the frame says the rest. */
const tag = (page: Page) =>
  page.getByText(text('en', `pages.game.toolbar.${isPhone() ? 'demoShort' : 'demo'}`), {
    exact: true,
  });

/** Opens a game's demo; what the browser asks of the platform's money is noted. */
async function openDemo(page: Page, id: string): Promise<{ game: FrameLocator; asked: string[] }> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(wallet|payment|aggregator)\b/.test(request.url())) asked.push(request.url());
  });
  await visit(page, `/games/${id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('en', 'pages.game.demo'), exact: true })
    .click();
  await expect(tag(page).first()).toBeVisible();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  const source = new URL((await frame.getAttribute('src')) ?? '');
  expect(source.origin, 'the game is of another origin [P-32]').not.toBe(
    new URL(page.url()).origin,
  );
  return { game: page.frameLocator('iframe'), asked };
}

const ready = (game: FrameLocator, name: string) =>
  expect(game.getByRole('button', { name, exact: true })).toHaveAttribute(
    'aria-disabled',
    'false',
    { timeout: 40_000 },
  );

test('a guest plays a slot’s demo by the keyboard, and no wallet is asked [P-32]', async ({
  page,
}) => {
  const { game, asked } = await openDemo(page, 'koi-lantern');
  await ready(game, en.spin);
  await expect(game.getByText(en.demoTag).first()).toBeAttached();
  await look(page, 'demo-slot');
  await game.getByRole('button', { name: en.spin, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(game.getByRole('button', { name: en.spin, exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(tag(page).first()).toBeVisible();
  await ready(game, en.spin);
  expect(asked).toEqual([]);
});

test('a guest plays roulette’s demo: a chip by the keyboard, then a spin', async ({ page }) => {
  const { game, asked } = await openDemo(page, 'riviera-wheel');
  await ready(game, en.spin);
  const red = game.getByRole('button', { name: new RegExp(`^${en.spot.red}\\b`) });
  await red.focus();
  await page.keyboard.press('Enter');
  await look(page, 'demo-roulette');
  await game.getByRole('button', { name: en.spin, exact: true }).click();
  await expect(game.getByText(/\d+ (red|black)|\b0\b/).first()).toBeAttached();
  await ready(game, en.spin);
  expect(asked).toEqual([]);
});

test('a guest plays the dice’ demo', async ({ page }) => {
  const { game, asked } = await openDemo(page, 'dice-deck');
  await ready(game, en.roll);
  await look(page, 'demo-dice');
  await game.getByRole('button', { name: en.roll, exact: true }).click();
  await ready(game, en.roll);
  await expect(game.getByText(en.noRolls)).toBeHidden();
  expect(asked).toEqual([]);
});

test('a player’s demo leaves the ledger and the history alone', async ({
  page,
  context,
  baseURL,
}) => {
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await visit(page, '/games/seven-lamps');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('en', 'pages.game.demo'), exact: true })
    .click();
  const game = page.frameLocator('iframe');
  await ready(game, en.spin);
  await game.getByRole('button', { name: en.spin, exact: true }).click();
  await ready(game, en.spin);
  expect(await balanceOf(context.request, player)).toBe(0);
  expect(await statementOf(context.request, player)).toEqual([]);
  expect(await ask(context.request, player, '/game/spins')).toEqual([]);
});
