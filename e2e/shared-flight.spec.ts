import { crashTexts } from '../apps/sandbox/src/studio/frame/crash/texts.ts';
import { en as frameTexts } from '../apps/sandbox/src/studio/frame/texts/en.ts';
import { goButton, inGame, ready, startRound } from './game.ts';
import { text } from './texts.ts';
import { expect, look, takesTurn, test, visit } from './visitor.ts';

const en = { ...frameTexts, ...crashTexts.en };

test('a guest flies along in the demo of a shared round, by the keyboard [P-16]', async ({
  page,
}) => {
  test.skip(!takesTurn(1), 'The other size flies');
  await visit(page, '/games/skylark');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('en', 'pages.game.demo'), exact: true })
    .click();
  const game = inGame(page);
  await ready(page, en.betOn);
  await goButton(page, en.betOn).focus();
  await startRound(page, en.betOn, () => page.keyboard.press('Space'));
  await expect(game.getByText(en.aboard)).toBeVisible();
  await expect(game.getByText(en.players.replace('{count}', '1'))).toBeVisible();
  /** A flight in fifty ends before there is anything to cash out; then that is what is said. */
  const over = game.getByText(/Round finished\./);
  const out = goButton(page, en.cashOut);
  await expect(async () => {
    if ((await over.count()) === 0)
      expect(await out.getAttribute('aria-disabled', { timeout: 1000 })).toBe('false');
  }).toPass({ timeout: 30_000 });
  if ((await over.count()) === 0) {
    await look(page, 'demo-flight');
    await out.press('Enter');
  }
  await expect(over).toBeAttached({ timeout: 30_000 });
  await game.getByRole('button', { name: en.rules }).click();
  await expect(game.getByText(en.terminal)).toBeVisible();
});
