import type { Locator, Page } from '@playwright/test';
import { startDeposit } from './paying.ts';
import { playerTest as test } from './player.ts';
import { pathIn, text } from './texts.ts';
import { expect, inLanguages, look, settled, visit } from './visitor.ts';

inLanguages(['en', 'ar'], (locale) => {
  const words = (key: string) => text(locale, `modals.bonusForecast.${key}`);
  const title = text(locale, 'global-components.bonusOffers.forecast');
  const name = text(locale, 'global-components.bonuses.names.lamplighter');

  /** A figure of the forecast, by what it is called. */
  const figure = (place: Locator, key: string) =>
    place
      .locator('dl > div')
      .filter({ has: place.page().getByText(words(key), { exact: true }) })
      .locator('dd');

  const chosen = (page: Page) => page.getByRole('combobox', { name: words('game') });

  test(`an offer says what it comes to at a game of the player's choice, before it is taken, in ${locale} [7d-05]`, async ({
    page,
    player,
  }) => {
    expect(player).toBeDefined();
    await visit(page, pathIn(locale, '/profile/bonuses'));
    const ticket = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await ticket.getByText(title, { exact: true }).click();
    await expect(figure(ticket, 'chance')).toContainText(/[\d٠-٩]/);
    await expect(figure(ticket, 'toStake')).toContainText(/500|٥٠٠/);
    await expect(figure(ticket, 'cost')).toContainText(/[\d٠-٩]/);
    await settled(page);
    await look(page, `bonus-forecast-${locale}`);

    // A higher stake ends more often with nothing.
    const stake = ticket.getByRole('combobox', { name: words('stake') });
    const before = await figure(ticket, 'chance').textContent();
    await stake.selectOption({ index: 2 });
    await expect(figure(ticket, 'chance')).not.toHaveText(before ?? '');
    await expect(ticket.locator('[aria-busy="true"]')).toHaveCount(0);

    // Another game is found by a part of its name; one the bonus is closed to is not offered.
    await chosen(page).fill('azul');
    await page.getByRole('option', { name: /^Azulejo/ }).click();
    await expect(ticket.getByText(/Azulejo/)).toBeVisible();
    await chosen(page).fill('roulette');
    await expect(page.getByText(text(locale, 'global-components.ui.noMatches'))).toBeVisible();
  });

  test(`a deposit on the page of a game says what its bonus comes to there, in ${locale} [7d-05]`, async ({
    page,
    player,
  }) => {
    expect(player).toBeDefined();
    await visit(page, `${pathIn(locale, '/games/azulejo')}?wallet=deposit`);
    await startDeposit(page, locale, '50');
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(title, { exact: true }).click();
    await expect(chosen(page)).toHaveValue('Azulejo');
    await expect(figure(dialog, 'toStake')).toContainText(/1,250|1\.250|١٬٢٥٠/);
    await expect(figure(dialog, 'chance')).toContainText(/[\d٠-٩]/);
    await figure(dialog, 'best').scrollIntoViewIfNeeded();
    await settled(page);
    await look(page, `deposit-forecast-${locale}`);
  });
});
