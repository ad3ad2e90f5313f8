import { inGame } from './game.ts';
import { funded } from './paying.ts';
import { playedFor } from './play-clock.ts';
import { playerTest as test } from './player.ts';
import { staked, stakeRefused } from './staking.ts';
import { type Locale, pathIn, text, textStart } from './texts.ts';
import { expect, inLanguages, look, pick, visit } from './visitor.ts';

const words = (locale: Locale) => ({
  harbour: (key: string) => text(locale, `account.limits.${key}`),
  check: (key: string) => text(locale, `modals.realityCheck.${key}`),
  modal: (key: string) => text(locale, `modals.limits.${key}`),
});

inLanguages(['en', 'ar', 'de', 'pt-br', 'es'], (locale) => {
  test(`time at play is limited, a reality check stands over the game, and the limit ends play, in ${locale} [1-10] [2.2-06] [P-20]`, async ({
    page,
    request,
    baseURL,
    player,
  }) => {
    const { harbour, check, modal } = words(locale);
    await funded(request, baseURL ?? '', player, 60_00);
    await visit(page, pathIn(locale, '/profile/limits'));
    const time = page.locator('section').filter({
      has: page.getByRole('heading', { name: harbour('time.title'), exact: true }),
    });
    await pick(time.getByRole('radio', { name: /15/ }));
    const most = time.getByRole('combobox');
    await most.selectOption('30');
    await expect(time.getByText(harbour('time.atOnce'))).toBeVisible();
    await time.getByRole('button', { name: harbour('time.set') }).click();
    await expect(most).toHaveValue('30');
    await most.selectOption('60');
    await expect(time.getByText(harbour('time.later'))).toBeVisible();
    await time.getByRole('button', { name: harbour('time.set') }).click();
    await expect(
      time.getByRole('button', { name: textStart(locale, 'account.limits.keep') }),
    ).toBeVisible();
    await expect(page.getByText(harbour('rules.because.setting'))).toBeVisible();
    await look(page, `play-time-${locale}`);

    // Elsewhere it would come too: the bets of every device count.
    await staked(request, player, [1_00]);
    await playedFor(player, 15);
    await visit(page, pathIn(locale, '/games/dice-deck'));
    await page.getByRole('button', { name: text(locale, 'game.page.play'), exact: true }).click();
    await expect(inGame(page).getByRole('button').first()).toBeVisible();
    await staked(request, player, [1_00]);
    const standing = page.getByRole('dialog');
    const go = standing.getByRole('button', { name: check('continue'), exact: true });
    await expect(go).toBeVisible();
    await expect(standing.getByText(check('staked'), { exact: true })).toBeVisible();
    await look(page, `reality-check-${locale}`);
    // Neither a key nor a new page gets round it.
    await page.keyboard.press('Escape');
    await expect(go).toBeVisible();
    await page.reload();
    await expect(go).toBeVisible();
    await go.click();
    await expect(standing).toBeHidden();
    await staked(request, player, [1_00]);

    await playedFor(player, 15);
    await stakeRefused(request, player, 1_00, 'limit-reached');
    const reached = page.getByRole('dialog', { name: modal('reached.title') });
    await expect(reached.getByText(modal('reached.time.heading'))).toBeVisible();
    await look(page, `time-reached-${locale}`);
  });
});
