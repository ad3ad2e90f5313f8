import type { APIRequestContext, Page } from '@playwright/test';
import { fundedWithBonus } from './paying.ts';
import { ask, type Player, playerTest as test } from './player.ts';
import { publishing } from './publishing.ts';
import { stakedForBonus } from './staking.ts';
import { type Locale, pathIn, text } from './texts.ts';
import { byTurns, expect, isPhone, look, settled, visit } from './visitor.ts';

const bonuses = (key: string, locale: Locale = 'en') => text(locale, `account.bonuses.${key}`);
const modals = (key: string) => text('en', `modals.bonuses.${key}`);

interface Given {
  readonly id: string;
  readonly offerId: string;
  readonly status: number;
  readonly wagered: number;
}

const given = (request: APIRequestContext, player: Player) =>
  ask<Given[]>(request, player, '/game/player-bonuses');

/** The ticket of a bonus by its name, on the page of tickets. */
const ticket = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

const told = (page: Page, event: string) =>
  expect(
    page.getByText(text('en', `alerts.bonuses.${event}.title`), { exact: true }),
  ).toBeVisible();

test('a player sees a bonus fill its lamps, changes it for another, and cancels one for what it says [4-01] [4-02] [4-03] [4-06]', async ({
  page,
  player,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await fundedWithBonus(request, baseURL ?? '', player, 50_00, 'lamplighter');
  await visit(page, '/profile/bonuses');
  const first = ticket(page, 'Lamplighter');
  const meter = first.getByRole('meter', { name: bonuses('wagering') });
  await expect(meter).toHaveAttribute('aria-valuetext', '€0 of €1,250 wagered, €1,250 to go');
  await expect(first.getByText(bonuses('status.active'), { exact: true })).toBeVisible();
  await expect(first.getByText('in games with a return of')).toBeVisible();
  await settled(page);
  await look(page, 'bonuses-active');

  await test.step('the lamps follow the stakes without a reload [4-04]', async () => {
    await stakedForBonus(request, player, 34);
    await expect(meter).toHaveAttribute('aria-valuetext', '€34 of €1,250 wagered, €1,216 to go');
    await expect(first.getByText('€1,216 to go')).toBeVisible();
    await look(page, 'bonuses-wagered');
  });

  await test.step('its details say what was agreed and what it costs', async () => {
    await first.getByRole('link', { name: `${bonuses('details')}: Lamplighter` }).click();
    const details = page.getByRole('dialog', { name: 'Lamplighter' });
    await expect(details.getByText('25 × bonus = €1,250')).toBeVisible();
    await expect(details.getByText('€1.00 per round')).toBeVisible();
    await expect(details.getByText('If you cancel,')).toBeVisible();
    await look(page, 'bonus-details');
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
  });

  await test.step('a second one waits, and is told of', async () => {
    await fundedWithBonus(request, baseURL ?? '', player, 60_00, 'second-lamp');
    await told(page, 'bonusIssued');
    await expect(
      ticket(page, 'Second lamp').getByText(bonuses('status.waiting'), { exact: true }),
    ).toBeVisible();
  });

  await test.step('activated, the first waits with its money', async () => {
    await ticket(page, 'Second lamp')
      .getByRole('link', { name: `${bonuses('activate')}: Second lamp` })
      .click();
    const ask = page.getByRole('dialog', { name: modals('titles.changeActive') });
    await expect(ask.getByText('Lamplighter is put on hold')).toBeVisible();
    await look(page, 'bonus-change');
    await ask.getByRole('button', { name: modals('activate'), exact: true }).click();
    await expect(ask).toHaveCount(0);
    await told(page, 'bonusActivated');
    await expect(
      ticket(page, 'Second lamp').getByText(bonuses('status.active'), { exact: true }),
    ).toBeVisible();
    await expect(first.getByText(bonuses('status.waiting'), { exact: true })).toBeVisible();
    await expect(meter).toHaveAttribute('aria-valuetext', '€34 of €1,250 wagered, €1,216 to go');
    await look(page, 'bonuses-two');
  });

  await test.step('canceled, the figures that were said go and stay', async () => {
    await ticket(page, 'Second lamp')
      .getByRole('link', { name: `${bonuses('cancel')}: Second lamp` })
      .click();
    const ask = page.getByRole('dialog', { name: modals('titles.cancelActive') });
    await expect(ask.getByText('€12.00')).toBeVisible();
    const [account] = await accountsOf(request, player);
    const own = account?.withdrawalBalance ?? 0;
    await expect(ask.getByText(`€${(own / 100).toFixed(2)}`)).toBeVisible();
    await look(page, 'bonus-cancel');
    await ask.getByRole('button', { name: modals('cancel'), exact: true }).click();
    await expect(ask).toHaveCount(0);
    await told(page, 'bonusCanceled');
    await expect(page.getByRole('heading', { name: bonuses('over.title') })).toBeVisible();
    const [left] = await accountsOf(request, player);
    expect(left).toMatchObject({ balance: own, withdrawalBalance: own });
  });

  await test.step('history has both, and how the one ended', async () => {
    await page.getByRole('link', { name: bonuses('history') }).click();
    const rows = page.getByRole(isPhone() ? 'listitem' : 'row').filter({ hasText: 'lamp' });
    await expect(rows.filter({ hasText: bonuses('status.canceled') })).toBeVisible();
    await expect(
      page.getByText(bonuses('status.waiting'), { exact: true }).filter({ visible: true }),
    ).toBeVisible();
    await settled(page);
    await look(page, 'bonuses-history');
  });
  expect((await given(request, player)).map(({ offerId, status }) => [offerId, status])).toEqual([
    ['lamplighter', 1],
    ['second-lamp', 3],
  ]);
});

interface Sums {
  readonly balance: number;
  readonly withdrawalBalance: number;
}

const accountsOf = (request: APIRequestContext, player: Player) =>
  ask<Sums[]>(request, player, '/wallet/accounts');

test('the menu counts what is open, and a page without tickets says what is offered with a deposit [4-05] [4-39]', async ({
  page,
  player,
  request,
  baseURL,
}) => {
  byTurns(1);
  await visit(page, '/profile/bonuses');
  await expect(page.getByRole('heading', { name: bonuses('heading') })).toBeVisible();
  await expect(page.getByRole('heading', { name: bonuses('offers.title') })).toBeVisible();
  await look(page, 'bonuses-offered');
  await page.getByRole('link', { name: `${bonuses('offers.take')}: Lamplighter` }).click();
  await expect(page).toHaveURL('/profile/bonuses?wallet=deposit');
  await page.keyboard.press('Escape');

  await fundedWithBonus(request, baseURL ?? '', player, 50_00, 'lamplighter');
  await visit(page, '/categories/slots');
  if (isPhone())
    await page
      .getByRole('navigation', { name: text('en', 'layout.bar.label') })
      .getByRole('button', { name: text('en', 'layout.bar.menu') })
      .click();
  const entry = page
    .getByRole('navigation', { name: text('en', 'layout.nav.label') })
    .getByRole('link', { name: text('en', 'layout.nav.bonuses') });
  await expect(entry).toHaveText(`${text('en', 'layout.nav.bonuses')}1`);
});

test('a bonus that is ending says why it is still there, and its end is told of once [4-03] [4-04] [4-06]', async ({
  page,
  player,
  request,
  baseURL,
}) => {
  byTurns(0);
  await fundedWithBonus(request, baseURL ?? '', player, 50_00, 'lamplighter');
  const [bonus] = await given(request, player);
  const { followed, tell } = await publishing(page, player.accessToken, 'bonus:player-bonuses');
  await visit(page, '/profile/bonuses');
  await followed;
  const lamplighter = ticket(page, 'Lamplighter');
  await expect(lamplighter.getByText(bonuses('status.active'), { exact: true })).toBeVisible();
  tell({ playerBonus: { ...bonus, isEnding: true, version: 1_000 } });
  await expect(lamplighter.getByText(bonuses('status.ending'), { exact: true })).toBeVisible();
  await expect(lamplighter.getByText('It can’t be staked any more')).toBeVisible();
  await look(page, 'bonuses-ending');
  await lamplighter.getByRole('link', { name: `${bonuses('why')}: Lamplighter` }).click();
  const lock = page.getByRole('dialog', { name: modals('titles.cancelLock') });
  await expect(lock.getByText('You cancelled it while a round')).toBeVisible();
  await expect(lock.getByRole('link', { name: modals('lock.rounds') })).toBeVisible();
  await look(page, 'bonus-cancel-lock-ending');
  await page.keyboard.press('Escape');
  await expect(lock).toHaveCount(0);

  // An older state changes nothing; the newest of each is what counts.
  tell({ playerBonus: { ...bonus, status: 1, version: 999 } });
  tell({ playerBonus: { ...bonus, status: 3, result: 3, balance: 0, version: 1_001 } });
  await told(page, 'bonusCanceled');
  await expect(lamplighter).toHaveCount(0);
});

for (const locale of ['de', 'ar'] as const) {
  test(`tickets, details and what canceling means hold in ${locale}`, async ({
    page,
    player,
    request,
    baseURL,
  }) => {
    await fundedWithBonus(request, baseURL ?? '', player, 50_00, 'lamplighter');
    await stakedForBonus(request, player, 10);
    const [bonus] = await given(request, player);
    await visit(page, pathIn(locale, '/profile/bonuses'));
    await expect(
      page.getByRole('main').getByText(bonuses('status.active', locale), { exact: true }),
    ).toBeVisible();
    await settled(page);
    await look(page, `bonuses-${locale}`);
    for (const modal of ['bonus-details', 'cancel-active-bonus', 'cancel-unsettled-bonus']) {
      await visit(page, pathIn(locale, `/profile/bonuses?${modal}=${bonus?.id}`));
      await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
      await look(page, `${modal}-${locale}`);
    }
  });
}
