import type { APIRequestContext } from '@playwright/test';
import { inGame } from './game.ts';
import { rulesData, test } from './jurisdictions.ts';
import { confirmDeposit, funded, startDeposit } from './paying.ts';
import { pauseEndsIn, playedFor } from './play-clock.ts';
import { ask, follows, type Player, signedIn } from './player.ts';
import { seated, staked, stakeRefused } from './staking.ts';
import { type Locale, pathIn, plainPage, text, textPattern } from './texts.ts';
import { expect, look, newcomer, visit } from './visitor.ts';

const words = (locale: Locale) => ({
  rule: (key: string) => textPattern(locale, `account.limits.rules.${key}`),
  poster: (key: string) => text(locale, `game.page.rules.${key}`),
  alert: (key: string) => textPattern(locale, `alerts.games.${key}`),
});
const slot = 'koi-lantern';
const taken = ['open', 'closed'];
const german = { country: 'DE', currency: 'EUR' };

async function posted(
  request: APIRequestContext,
  { accessToken }: Player,
  path: string,
  data: object,
): Promise<void> {
  const answer = await request.post(`/api/player/${path}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
const limitMonth = (request: APIRequestContext, player: Player) =>
  posted(request, player, 'limits', {
    ...{ definition: 3, period: 'monthly', amount: 100_00, currency: 'EUR' },
  });

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('in Germany no deposit comes before a monthly limit, and a round of a slot costs a euro at most [1-10] [P-20]', async ({
    page,
    context,
    origin,
    complaints,
  }) => {
    const locale = 'de';
    const { rule, poster, alert } = words(locale);
    const player = await signedIn(context, origin, newcomer(), german);
    await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
    await startDeposit(page, locale, '20');
    await confirmDeposit(page, locale);
    const wallet = page.getByRole('dialog');
    const first = wallet.getByText(text(locale, 'global-components.deposit.problems.13101'));
    await expect(first).toBeVisible();
    await first.scrollIntoViewIfNeeded();
    await look(page, `rules-de-limit-first-${locale}`);
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');

    await visit(page, pathIn(locale, '/profile/limits'));
    for (const key of ['because.country', 'pause', 'stake', 'pace', 'deposits', 'limitFirst'])
      await expect(page.getByText(rule(key))).toBeVisible();
    await page.getByText(rule('limitFirst')).scrollIntoViewIfNeeded();
    await look(page, `rules-de-${locale}`);
    await limitMonth(context.request, player);
    await funded(context.request, origin, player, 20_00);

    const followed = follows(page, 'game:bets');
    await visit(page, pathIn(locale, `/games/${slot}`));
    await expect(page.getByText(poster('maxStake'))).toBeVisible();
    await expect(page.getByText(poster('pace.name'))).toBeVisible();
    await followed;
    const stake = await seated(context.request, player, 'EUR', slot);
    expect(await stake(2_00)).toBe('stake-too-high');
    await expect(page.getByText(alert('stakeAboveRule.text'))).toBeVisible();
    await look(page, `rules-de-stake-${locale}`);
    expect(taken).toContain(await stake(1_00));
  });

  test('in Germany an hour of play without a break is followed by a pause of five minutes [1-10] [2.2-06] [P-20]', async ({
    page,
    context,
    origin,
  }) => {
    const locale = 'de';
    const { request } = context;
    const check = (key: string) => text(locale, `modals.realityCheck.${key}`);
    const player = await signedIn(context, origin, newcomer(), german);
    await limitMonth(request, player);
    await funded(request, origin, player, 20_00);
    await staked(request, player, [1_00]);
    await playedFor(player, 60, rulesData);
    await visit(page, pathIn(locale, '/games/dice-deck'));
    await page.getByRole('button', { name: text(locale, 'game.page.play'), exact: true }).click();
    await expect(inGame(page).getByRole('button').first()).toBeVisible();

    // The hour asks for a reality check as well, which cannot be answered before the pause is over.
    await staked(request, player, [1_00]);
    const standing = page.getByRole('dialog');
    await expect(
      standing.getByText(textPattern(locale, 'modals.realityCheck.pause.text')),
    ).toBeVisible();
    await expect(standing.getByText(check('staked'), { exact: true })).toBeVisible();
    const go = standing.getByRole('button', { name: check('continue'), exact: true });
    await expect(go).toBeDisabled();
    await look(page, `pause-with-check-${locale}`);

    // Answered from elsewhere, it leaves the pause.
    const { check: stands } = await ask<{ check: { since: string } }>(
      request,
      player,
      '/player/play-time',
    );
    await posted(request, player, 'play-time/continue', { since: stands.since });
    await stakeRefused(request, player, 1_00, 'limit-reached');
    await expect(
      page.getByRole('dialog', { name: check('pause.title'), exact: true }),
    ).toBeVisible();
    await expect(go).toBeDisabled();
    await look(page, `pause-${locale}`);
    await page.keyboard.press('Escape');
    await expect(standing).toBeVisible();

    // A page that is loaded within it lets go by itself.
    await pauseEndsIn(player, 8, rulesData);
    await page.reload();
    await expect(inGame(page).getByRole('button').first()).toBeVisible();
    const stake = await seated(request, player, 'EUR');
    await expect.poll(() => stake(1_00)).not.toBe('limit-reached');
    await expect(standing).toBeHidden();
  });
});

test.describe(() => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('under rules like those of Great Britain young players stake less, and rounds keep a pace [1-10] [P-20]', async ({
    page,
    context,
    origin,
  }) => {
    const locale = 'en';
    const { rule, poster, alert } = words(locale);
    const { request } = context;
    const birthdate = { day: '01', month: '01', year: String(new Date().getFullYear() - 20) };
    const home = { country: 'IE', currency: 'EUR' };
    const young = await signedIn(context, origin, { ...newcomer(), birthdate }, home);
    await funded(request, origin, young, 20_00);
    await visit(page, '/profile/limits');
    await expect(page.getByText(rule('because.country'))).toContainText('Ireland');
    await expect(page.getByText(rule('stake'))).toContainText('€2.36');
    // Rules that are other countries’ are not told of.
    for (const key of ['pause', 'deposits', 'limitFirst'])
      await expect(page.getByText(rule(key))).toHaveCount(0);
    await page.getByText(rule('pace')).scrollIntoViewIfNeeded();
    await look(page, `rules-ukgc-like-${locale}`);

    const followed = follows(page, 'game:bets');
    await visit(page, `/games/${slot}`);
    await expect(page.getByText(poster('maxStake'))).toBeVisible();
    await followed;
    // The pace is that of all slots together: of two at once one begins its round.
    const seats = [
      await seated(request, young, 'EUR', slot),
      await seated(request, young, 'EUR', 'owl-post'),
    ];
    expect(await seats[0]?.(5_00)).toBe('stake-too-high');
    await expect(page.getByText(alert('stakeAboveRule.text'))).toContainText('€2.36');
    const rounds = await Promise.all(seats.map((stake) => stake(1_00)));
    expect(rounds.filter((state) => taken.includes(state))).toHaveLength(1);
    expect(rounds).toContain('limit-reached');
    await expect(page.getByText(alert('tooSoon.text'))).toBeVisible();
    await look(page, `rules-ukgc-like-pace-${locale}`);
  });
});
