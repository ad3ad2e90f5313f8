/** Free spins whose wins become a bonus: announced as such wherever they are shown, and played to the bonus. */
import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { freespinStatus } from '@pierlight/contract/freespins/statuses';
import { slotTexts } from '../apps/sandbox/src/studio/frame/slot/texts.ts';
import { en } from '../apps/sandbox/src/studio/frame/texts/en.ts';
import { named, playedFreely } from './free-spins.ts';
import { inGame } from './game.ts';
import { operate } from './operator.ts';
import { ask, balanceOf, playerTest } from './player.ts';
import { pathIn, text } from './texts.ts';
import { expect, inLanguages, look, settled, test, visit } from './visitor.ts';

const game = 'night-ferris';

inLanguages(['en', 'ar'], (locale) => {
  playerTest(
    `[3-10] [4-02] free spins that win for a bonus say so, and those over stand in the history, in ${locale}`,
    async ({ page, player }) => {
      const says = (key: string) => text(locale, `account.freespins.${key}`);
      const history = (key: string) => text(locale, `account.history.${key}`);
      const main = page.getByRole('main');
      const ofFreespins = async () => {
        await visit(page, `${pathIn(locale, '/profile/history')}?tab=bonuses`);
        await main.getByRole('link', { name: history('kinds.freespins') }).click();
        await expect(page).toHaveURL(/of=freespins/);
      };
      await ofFreespins();
      await expect(main.getByRole('heading', { name: history('freespins.heading') })).toBeVisible();
      await look(page, `free-spins-history-empty-${locale}`);

      const terms = ['--wager', '30', '--days', '7', '--most', '100.00', '--max-bet', '5.00'];
      await operate('free-rounds', 'give', player.email, game, '2', 'EUR', '0.20', ...terms);
      await visit(page, pathIn(locale, '/profile/bonuses'));
      const ticket = main.getByRole('listitem').filter({ hasText: says('kind') });
      await expect(ticket).toContainText(/30|٣٠/);
      await expect(ticket).toContainText(/100|١٠٠/);
      await expect(ticket).not.toContainText(says('winnings.own'));
      await settled(page);
      await look(page, `free-spins-for-bonus-${locale}`);
      await ticket.getByRole('button', { name: named(says('activate')) }).click();
      await expect(ticket.getByRole('link', { name: named(says('play')) })).toBeVisible();
      await visit(page, pathIn(locale, '/categories/slots'));
      const poster = main
        .getByRole('article')
        .filter({ has: page.locator(`a[href$="/games/${game}"]`) });
      await expect(poster).toContainText(
        locale === 'ar' ? 'لفّتان مجانيتان، أرباحهما مكافأة' : '2 free spins, paid as bonus',
      );
      await poster.scrollIntoViewIfNeeded();
      await look(page, `free-spins-for-bonus-poster-${locale}`);

      await visit(page, pathIn(locale, '/profile/bonuses'));
      await ticket.getByRole('button', { name: named(says('cancel')) }).click();
      await expect(ticket.getByText(says('confirm.questionBonus'))).toBeVisible();
      await ticket.getByRole('button', { name: named(says('confirm.yes')) }).click();
      await main.getByRole('link', { name: says('over.history') }).click();
      await expect(page).toHaveURL(/of=freespins/);
      await expect(
        main.getByRole('combobox', { name: history('freespins.currency') }),
      ).toBeVisible();
      for (const shown of ['Night Ferris', says('status.canceled')])
        await expect(main.getByText(shown).filter({ visible: true })).toHaveCount(1);
      await look(page, `free-spins-history-${locale}`);
      await main.getByRole('combobox', { name: history('freespins.currency') }).selectOption('USD');
      await expect(
        main.getByRole('heading', { name: history('freespins.none.heading') }),
      ).toBeVisible();
    },
  );
});

playerTest(
  '[3-10] free spins are played for a bonus: the bar says so all along, and what they won is one, not money',
  async ({ page, player, context }) => {
    test.setTimeout(300_000);
    const says = { ...en, ...slotTexts.en };
    const spins = 5;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const terms = ['--wager', '30', '--days', '7', '--most', '100.00'];
    await operate(
      'free-rounds',
      'give',
      player.email,
      game,
      String(spins),
      'EUR',
      '0.20',
      ...terms,
    );
    await visit(page, '/profile/bonuses');
    const ticket = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: text('en', 'account.freespins.kind') });
    await ticket
      .getByRole('button', { name: named(text('en', 'account.freespins.activate')) })
      .click();
    await ticket
      .getByRole('link', { name: named(text('en', 'account.freespins.play')) })
      .click({ timeout: 30_000 });
    const said = page.getByText(/free spins?, paid as bonus$/).filter({ visible: true });
    await expect(said).toHaveText(`${spins} free spins, paid as bonus`);
    const frame = inGame(page);
    await frame.getByRole('button', { name: says.freeStart }).click();
    const before = await balanceOf(context.request, player);
    const won = await playedFreely(page, says, spins, () =>
      look(page, 'free-spins-for-bonus-game'),
    );
    await frame
      .getByRole('alertdialog', { name: says.freeDoneTitle })
      .getByRole('button', { name: says.ok })
      .click();
    const standing = async () => ({
      spins: (await ask<PlayerFreespin[]>(context.request, player, '/game/player-freespins')).map(
        ({ status, played, won }) => ({ status, played, won }),
      ),
      bonuses: (await ask<PlayerBonus[]>(context.request, player, '/game/player-bonuses')).map(
        ({ amount, wagerTotal }) => ({ amount, wagerTotal }),
      ),
    });
    await expect.poll(standing).toEqual({
      spins: [{ status: freespinStatus.finished, played: spins, won }],
      bonuses: won > 0 ? [{ amount: won, wagerTotal: 30 * won }] : [],
    });
    expect(await balanceOf(context.request, player), 'own money and the bonus').toBe(before + won);
    await expect(said).toHaveCount(0);
    await visit(page, '/profile/bonuses');
    await look(page, 'free-spins-become-bonus');
  },
);
