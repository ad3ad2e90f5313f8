import type { Page } from '@playwright/test';
import { slotTexts } from '../apps/sandbox/src/studio/frame/slot/texts.ts';
import { de } from '../apps/sandbox/src/studio/frame/texts/de.ts';
import { en } from '../apps/sandbox/src/studio/frame/texts/en.ts';
import { playRound } from './game.ts';
import { backOnSite, cards, confirmDeposit, payByCard, startDeposit } from './paying.ts';
import { ask, balanceOf, balancePill, statementOf, tokenOf } from './player.ts';
import { signOut } from './sign-in-and-out.ts';
import { fillAccess, fillPerson, pressInSignUp, signUpDialog } from './sign-up-form.ts';
import { type Locale, pathIn, text, textWith } from './texts.ts';
import { expect, inLanguages, look, newcomer, takenOver, test, visit } from './visitor.ts';

const frameTexts = {
  en: { ...en, ...slotTexts.en },
  de: { ...de, ...slotTexts.de },
};

interface Spin {
  readonly stake: number;
  readonly payout: number;
}

async function signUp(page: Page, locale: Locale): Promise<void> {
  const person = newcomer();
  await page.getByRole('link', { name: text(locale, 'pages.home.hero.join') }).click();
  await expect(page).toHaveURL(/\?sign-up=true$/);
  const dialog = signUpDialog(page, locale);
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  await look(page, `sign-up-access-${locale}`);
  await fillAccess(page, locale, person);
  await pressInSignUp(page, locale, 'continue');
  await look(page, `sign-up-person-${locale}`);
  await fillPerson(page, locale, person);
  await look(page, `sign-up-person-filled-${locale}`);
  await pressInSignUp(page, locale, 'continue');
  const agreement = text(locale, 'fields-settings.fields.agreements.label');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: agreement }).check();
  await look(page, `sign-up-consent-${locale}`);
  await pressInSignUp(page, locale, 'submit');
}

async function deposit(page: Page, locale: Locale): Promise<void> {
  await startDeposit(page, locale, '25');
  await look(page, `wallet-amount-${locale}`);
  await confirmDeposit(page, locale);
  await page.waitForURL(/\/pay\//);
  expect(new URL(page.url()).origin).not.toBe(test.info().project.use.baseURL);
  await look(page, `card-page-${locale}`);
  await payByCard(page, cards.challenge);
  await page.locator('#code').fill('123456');
  await look(page, `card-challenge-${locale}`);
  await page.locator('form .primary').click();
  await backOnSite(page, locale);
  await expect(page).toHaveURL(/success=/);
}

inLanguages(['en', 'de'], (locale) => {
  test(`a guest becomes a player, deposits, plays and sees every cent move, in ${locale} [4-28] [4-31] [4-32] [2.1-12] [2.1-15] [2.1-18]`, async ({
    page,
    context,
  }) => {
    test.setTimeout(480_000);
    const at = (path: string) => pathIn(locale, path);
    const texts = frameTexts[locale];

    await visit(page, at('/'));
    await signUp(page, locale);
    await expect(page.getByText(text(locale, 'alerts.account.opened.title'))).toBeVisible();
    // Without the clock of the alert, which is a motion.
    await look(page, `signed-up-${locale}`, { animations: 'allow' });
    await expect(page).toHaveURL(/\?wallet=deposit$/);
    const card = text(locale, 'global-components.methods.names.card');
    await expect(page.getByRole('dialog').getByRole('button', { name: card })).toBeVisible();
    await look(page, `wallet-methods-${locale}`);
    const player = { accessToken: await tokenOf(context) };

    const other = await context.newPage();
    await visit(other, at('/'));
    await expect(balancePill(other, locale)).toContainText(/0[.,]00/);

    await deposit(page, locale);
    await expect(page.getByRole('dialog').getByRole('heading', { name: /25[.,]00/ })).toBeVisible();
    await look(page, `deposit-success-${locale}`);
    expect(await balanceOf(context.request, player)).toBe(2500);
    await expect(balancePill(other, locale), 'moved by the websocket').toContainText(/25[.,]00/);
    const done = text(locale, 'global-components.invoice.done');
    await page.getByRole('dialog').getByRole('button', { name: done }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(balancePill(page, locale)).toContainText(/25[.,]00/);
    await look(page, `lobby-player-${locale}`);

    await visit(page, at('/games/seven-lamps'));
    const heart = page
      .getByRole('button', {
        name: textWith(locale, 'layout.card.favorite', { name: 'Seven Lamps' }),
      })
      .first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const play = text(locale, 'game.page.play');
    await page.getByRole('main').getByRole('button', { name: play, exact: true }).click();
    // A browser draws nothing in a tab behind another.
    await page.bringToFront();
    await playRound(page, texts);
    await look(page, `game-playing-${locale}`);
    await playRound(page, texts);

    const spins = await ask<Spin[]>(context.request, player, '/game/spins');
    expect(spins).toHaveLength(2);
    const expected = spins.reduce((sum, { stake, payout }) => sum - stake + payout, 2500);
    expect(await balanceOf(context.request, player)).toBe(expected);
    const [latest] = await statementOf(context.request, player);
    expect(latest?.balanceAfter).toBe(expected);
    const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
      expected / 100,
    );
    await expect(balancePill(other, locale)).toContainText(shown);

    await page.getByRole('button', { name: text(locale, 'game.page.toolbar.close') }).click();
    // Only the newest wins of everybody are shown.
    if (spins.some(({ stake, payout }) => payout > stake)) {
      await visit(page, at('/'));
      const winners = page.getByRole('region', { name: text(locale, 'pages.home.winners.title') });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await winners.scrollIntoViewIfNeeded();
      await expect(winners.getByText('Seven Lamps').first()).toBeVisible();
      await look(page, `winners-${locale}`);
    }
    await visit(page, at('/profile/history'));
    const rounds = page.getByRole('main').getByText('Seven Lamps');
    await expect(rounds.filter({ visible: true })).toHaveCount(2);
    await look(page, `history-spins-${locale}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: text(locale, 'account.history.tabs.transactions') })
      .click();
    await expect(page).toHaveURL(/tab=transactions/);
    await expect(
      page
        .getByRole('main')
        .getByText(new RegExp(`^${text(locale, 'global-components.statement.kinds.bet')}`))
        .filter({ visible: true }),
    ).not.toHaveCount(0);
    await look(page, `history-transactions-${locale}`);

    for (const [path, name] of [
      ['/recently-played', 'recentlyPlayed'],
      ['/favorites', 'favorites'],
    ] as const) {
      await visit(page, at(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        text(locale, `pages.${name}.title`),
      );
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      await look(page, `${name}-${locale}`);
    }
    for (const path of ['info', 'wallet']) {
      await visit(page, at(`/profile/${path}`));
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await look(page, `profile-${path}-${locale}`);
    }

    await balancePill(page, locale).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, `currencies-${locale}`);
    await page.keyboard.press('Escape');
    await signOut(page, locale);
    const way = page
      .getByRole('banner')
      .getByRole('link', { name: text(locale, 'layout.header.signIn') });
    await expect(way).toBeVisible();
    await expect(page).toHaveURL(at('/'));
    await takenOver(other);
    await expect(
      other.getByRole('banner').getByRole('link', { name: text(locale, 'layout.header.signIn') }),
    ).toBeVisible();
    await expect(other).toHaveURL(at('/'));
  });
});
