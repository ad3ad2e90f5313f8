import { inGame } from './game.ts';
import { funded } from './paying.ts';
import { balancePill, playerTest as test } from './player.ts';
import { staked } from './staking.ts';
import { text } from './texts.ts';
import { byTurns, expect, visit } from './visitor.ts';

test('a game left open shows what was staked in another tab [P-40]', async ({
  page,
  context,
  baseURL,
  player,
}) => {
  byTurns(1);
  await funded(context.request, baseURL ?? '', player, 100_00);
  await visit(page, '/games/koi-lantern');
  const play = page.getByRole('button', { name: text('en', 'game.page.play'), exact: true });
  await play.click();
  // The button is gone: reading goes on with the game.
  await expect(play).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await expect(inGame(page).getByText('€100.00').first()).toBeVisible();
  await staked(context.request, player, [100_00]);
  // The header may still show the moment between stake and payout.
  await expect(async () => {
    const shown = (await balancePill(page, 'en').textContent())?.trim() ?? '';
    expect(shown).not.toContain('€100.00');
    await expect(inGame(page).getByText(shown).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
});
