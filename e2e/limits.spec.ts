import type { APIRequestContext } from '@playwright/test';
import type { Limit } from '../packages/contract/src/limits/schemas.ts';
import { limitPeriods } from '../packages/contract/src/limits/statuses.ts';
import { inGame } from './game.ts';
import { funded } from './paying.ts';
import { ask, follows, type Player, playerTest as test } from './player.ts';
import { stakeRefused } from './staking.ts';
import { type Locale, pathIn, plainPage, text, textStart } from './texts.ts';
import { expect, inLanguages, look, visit } from './visitor.ts';

const words = (locale: Locale) => ({
  limits: (key: string) => text(locale, `global-components.limits.${key}`),
  modal: (key: string) => text(locale, `modals.limits.${key}`),
  harbour: (key: string) => text(locale, `account.limits.${key}`),
  table: (key: string) => text(locale, `account.limitTable.${key}`),
});

inLanguages(['en', 'ar'], (locale) => {
  test(`a limit is offered before the first deposit, holds it, and rises only a day later, in ${locale} [4-18] [4-19] [7a-11] [8-01] [P-21]`, async ({
    page,
    player: _player,
    complaints,
  }) => {
    const { limits, modal, harbour } = words(locale);
    await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
    const wallet = page.getByRole('dialog').first();
    await expect(wallet.getByText(limits('offer.title'))).toBeVisible();
    await look(page, `limit-offer-${locale}`);

    await wallet.getByRole('button', { name: limits('offer.action') }).click();
    const adding = page.getByRole('dialog', { name: modal('add.title') });
    await adding.getByText(modal('periods.weekly'), { exact: true }).click();
    // Free text: nothing is suggested, and nothing is set without an amount.
    await expect(adding.locator('input[name="amount"]')).toHaveValue('');
    await adding.getByRole('button', { name: modal('add.submit.empty') }).click();
    await expect(adding.getByText(modal('amount.problems.empty'))).toBeVisible();
    await adding.locator('input[name="amount"]').fill('50');
    await look(page, `limit-add-${locale}`);
    await adding.locator('button[type="submit"]').click();
    await expect(adding).toBeHidden();

    await expect(wallet.getByText(limits('offer.title'))).toBeHidden();
    const meter = wallet.getByRole('meter');
    await expect(meter).toHaveCount(1);
    await wallet
      .getByRole('button', { name: text(locale, 'global-components.methods.names.card') })
      .click();
    const amount = wallet.locator('input[name="amount"]');
    await amount.fill('60');
    await amount.blur();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await look(page, `limit-passed-${locale}`);
    await amount.fill('40');
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
    await look(page, `limit-meter-${locale}`);

    await visit(page, pathIn(locale, '/profile/limits'));
    await expect(page.getByRole('heading', { name: harbour('periods.weekly') })).toBeVisible();
    await page.getByRole('link', { name: harbour('change') }).click();
    const editing = page.getByRole('dialog', { name: modal('edit.title') });
    await editing.locator('input[name="amount"]').fill('80');
    await expect(editing.getByText(modal('edit.higher'))).toBeVisible();
    await look(page, `limit-raise-${locale}`);
    await editing.locator('button[type="submit"]').click();
    await expect(editing).toBeHidden();
    const keep = page.getByRole('button', {
      name: textStart(locale, 'account.limits.keep'),
    });
    await expect(keep).toBeVisible();
    await look(page, `harbour-${locale}`);
    await keep.click();
    await expect(keep).toBeHidden();

    // Less than any method takes: the wallet says so, and when it begins anew.
    await page.getByRole('link', { name: harbour('change') }).click();
    await editing.locator('input[name="amount"]').fill('3');
    await expect(editing.getByText(modal('edit.lower'))).toBeVisible();
    await editing.locator('button[type="submit"]').click();
    await expect(editing).toBeHidden();
    await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
    await expect(
      wallet.getByText(text(locale, 'global-components.wallet.limitReached.title')),
    ).toBeVisible();
    await expect(meter).toHaveCount(1);
    await look(page, `limit-reached-${locale}`);
    // The browser notes the refused call, which is what is shown here.
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
  });
});

inLanguages(['de', 'ar'], (locale) => {
  test(`a limit of losses is set beside the others and stops the stake that would pass it, over the running game, in ${locale} [4-18] [2.2-06] [P-20]`, async ({
    page,
    request,
    baseURL,
    player,
  }) => {
    const { modal, harbour } = words(locale);
    await funded(request, baseURL ?? '', player, 60_00);
    await visit(page, pathIn(locale, '/profile/limits'));
    await page.getByRole('link', { name: harbour('add') }).click();
    const adding = page.getByRole('dialog', { name: modal('add.title') });
    await adding.getByText(modal('kinds.loss.title'), { exact: true }).click();
    await adding.locator('input[name="amount"]').fill('5');
    await look(page, `limit-add-loss-${locale}`);
    await adding.locator('button[type="submit"]').click();
    await expect(adding).toBeHidden();
    const losses = page.locator('section').filter({
      has: page.getByRole('heading', { name: harbour('kinds.loss'), exact: true }),
    });
    await expect(losses.getByRole('heading', { name: harbour('periods.daily') })).toBeVisible();
    await look(page, `harbour-losses-${locale}`);
    // The tile that is free offers the next period of the same kind.
    await losses.getByRole('link', { name: harbour('addAnother.loss.weekly') }).click();
    await expect(adding.getByRole('radio', { name: modal('kinds.loss.title') })).toBeChecked();
    await expect(adding.getByRole('radio', { name: modal('periods.weekly') })).toBeChecked();
    await page.keyboard.press('Escape');

    const followed = follows(page, 'game:bets');
    await visit(page, pathIn(locale, '/games/dice-deck'));
    await page
      .getByRole('main')
      .getByRole('button', { name: text(locale, 'game.page.play'), exact: true })
      .click();
    const frame = page.locator('iframe');
    // A game that opens while a bet is on its way asks what became of it.
    await expect(inGame(page).getByRole('button').first()).toBeVisible();
    await followed;
    await stakeRefused(request, player, 10_00);
    const reached = page.getByRole('dialog', { name: modal('reached.title') });
    await expect(reached.getByText(modal('reached.loss.heading'))).toBeVisible();
    for (const key of ['limit.daily', 'left', 'anew'])
      await expect(reached.getByText(modal(`reached.${key}`), { exact: true })).toBeVisible();
    await look(page, `limit-reached-loss-${locale}`);
    await reached.getByRole('button', { name: modal('reached.back') }).click();
    await expect(page).toHaveURL(pathIn(locale, '/games/dice-deck'));
    await expect(frame, 'the game goes on').toBeVisible();
  });
});

/** A limit of deposits of 100 in every period of both currencies. */
async function limited(request: APIRequestContext, { accessToken }: Player): Promise<void> {
  const limits = limitPeriods.flatMap((period) =>
    ['EUR', 'USD'].map((currency) => ({ definition: 3, period, currency, amount: 100_00 })),
  );
  const answer = await request.put('/api/player/limits', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { limits },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

inLanguages(['de', 'ar'], (locale) => {
  test(`limits in every period and currency are changed in a table, saved together or not at all, in ${locale} [4-20] [P-21]`, async ({
    page,
    request,
    player,
    complaints,
  }) => {
    const { table } = words(locale);
    await limited(request, player);
    await visit(page, pathIn(locale, '/profile/limits'));
    const form = page.getByRole('form', { name: table('titles.deposit') });
    const cell = (period: string, currency: string) =>
      form.getByRole('textbox', { name: `${table(`periods.${period}`)}, ${currency}` });
    await expect(cell('daily', 'EUR')).toHaveValue('100');
    await look(page, `limit-table-${locale}`);

    await cell('daily', 'EUR').fill('40');
    await cell('weekly', 'USD').fill('250');
    await cell('monthly', 'USD').fill('');
    await cell('monthly', 'EUR').fill('viel');
    await expect(form.getByText(table('effects.lowered'))).toBeVisible();
    await expect(form.getByText(table('effects.raised'))).toBeVisible();
    await expect(form.getByText(table('effects.removed'))).toBeVisible();
    const save = form.locator('button[type="submit"]');
    await save.click();
    // What is not understood gets the focus, and nothing is sent.
    await expect(cell('monthly', 'EUR')).toBeFocused();
    await expect(form.getByText(table('problems.notANumber'))).toBeVisible();
    await look(page, `limit-table-errors-${locale}`);
    await cell('monthly', 'EUR').fill('100');

    await page.route('**/api/player/limits', (route) => route.abort(), { times: 1 });
    await save.click();
    await expect(form.getByText(table('problems.0'))).toBeVisible();
    await expect(cell('daily', 'EUR'), 'what was typed stays').toHaveValue('40');
    await save.click();
    await expect(form.getByText(table('saved')).first()).toBeVisible();
    await expect(save).toBeHidden();
    await look(page, `limit-table-saved-${locale}`);
    const saved = (await ask<Limit[]>(request, player, '/player/limits')).map(
      ({ currency, period, amount, change }) =>
        `${currency} ${period} ${amount} ${change ? (change.amount ?? 'end') : ''}`.trim(),
    );
    expect(saved).toContain('EUR daily 4000');
    expect(saved).toContain('EUR monthly 10000');
    expect(saved).toContain('USD weekly 10000 25000');
    expect(saved).toContain('USD monthly 10000 end');
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
  });
});
