import type { Locator, Page } from '@playwright/test';
import { startDeposit } from './paying.ts';
import { playerTest as test } from './player.ts';
import { pathIn, text } from './texts.ts';
import { byTurns, expect, inLanguages, look, settled, visit } from './visitor.ts';

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
    await expect(page.getByText(text(locale, 'layout.ui.noMatches'))).toBeVisible();
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

test('what of a forecast fails says so, can be tried again, and takes nothing else along [7d-05]', async ({
  page,
  player,
  complaints,
}) => {
  byTurns(0);
  expect(player).toBeDefined();
  const words = (key: string) => text('en', `modals.bonusForecast.${key}`);
  const ticket = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Lamplighter', exact: true }) });
  const retry = ticket.getByRole('button', { name: words('retry') });
  const chance = ticket.getByText(words('chance'), { exact: true });
  /** Has every call there fail until the function it returns is called. */
  const failing = async (address: string) => {
    await page.route(address, (route) => route.abort());
    return async () => {
      await page.unroute(address);
      for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
    };
  };
  await visit(page, '/profile/bonuses');

  const mendGames = await failing('**/api/game/games?*');
  await ticket
    .getByText(text('en', 'global-components.bonusOffers.forecast'), { exact: true })
    .click();
  await expect(ticket.getByText(words('failed'))).toBeVisible();
  await look(page, 'bonus-forecast-failed');
  await mendGames();
  const mendPays = await failing('**/api/game/games/*/pays');
  await retry.click();
  await expect(ticket.getByRole('combobox', { name: words('game') })).not.toHaveValue('');
  await expect(ticket.getByText(words('failed'))).toBeVisible();
  await mendPays();
  const mendThread = await failing('**/forecast.worker*');
  await retry.click();
  await expect(ticket.getByText(words('notComputed'))).toBeVisible();
  await mendThread();
  await retry.click();
  await expect(chance).toBeVisible();

  // A game may say that it does not tell what it pays.
  await page.route('**/api/game/games/azulejo/pays', (route) =>
    route.fulfill({ json: { data: { pays: null } } }),
  );
  await ticket.getByRole('combobox', { name: words('game') }).fill('azul');
  await page.getByRole('option', { name: /^Azulejo/ }).click();
  await expect(ticket.getByText('There is no forecast for Azulejo')).toBeVisible();
  await expect(retry).toBeHidden();
  await look(page, 'bonus-forecast-none');
});
