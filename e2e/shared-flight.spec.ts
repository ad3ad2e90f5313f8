import { crashTexts } from '../apps/sandbox/src/studio/frame/crash/texts.ts';
import { en as frameTexts } from '../apps/sandbox/src/studio/frame/texts/en.ts';
import { skipReasons } from '../scripts/checks/skips.ts';
import { goButton, inGame, ready, startRound } from './game.ts';
import { text } from './texts.ts';
import { expect, look, takesTurn, test, visit } from './visitor.ts';

const en = { ...frameTexts, ...crashTexts.en };

test('a guest flies along in the demo of a shared round, by the keyboard [P-16]', async ({
  page,
}) => {
  test.skip(!takesTurn(1), skipReasons.otherSize);
  await visit(page, '/games/skylark');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('en', 'game.page.demo'), exact: true })
    .click();
  const game = inGame(page);
  await ready(page, en.betOn);
  await goButton(page, en.betOn).focus();
  await startRound(page, en.betOn, () => page.keyboard.press('Space'));
  await expect(game.getByText(en.aboard)).toBeVisible();
  // Others may fly along from another journey.
  const count = new RegExp(`^${en.players.replace('{count}', '[1-9]\\d*')}$`);
  await expect(game.getByText(count)).toBeVisible();
  await look(page, 'demo-flight');
  /** The flight may end first: then the round is over without a press. */
  const paid = game.locator('.last dd');
  const out = goButton(page, en.cashOut);
  await expect(async () => {
    if ((await paid.textContent()) === '–') await out.press('Enter', { timeout: 1000 });
    expect(await paid.textContent()).not.toBe('–');
  }).toPass({ timeout: 60_000 });
  await game.getByRole('button', { name: en.rules }).click();
  await expect(game.getByText(en.terminal)).toBeVisible();
});
