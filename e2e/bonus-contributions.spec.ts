/** A bonus for which stakes at tables count in part: shown where games are, counted, and kept to its maximum bet. */

import { blackjackTexts } from '../apps/sandbox/src/studio/frame/blackjack/texts.ts';
import { createMoney } from '../apps/sandbox/src/studio/frame/money.ts';
import { ar } from '../apps/sandbox/src/studio/frame/texts/ar.ts';
import { de } from '../apps/sandbox/src/studio/frame/texts/de.ts';
import { fillIn } from '../apps/sandbox/src/studio/frame/texts/say.ts';
import type { PlayerBonus } from '../packages/contract/src/bonuses/schemas.ts';
import { goButton, inGame, ready, startRound } from './game.ts';
import { funded } from './paying.ts';
import { ask, signedIn } from './player.ts';
import { pathIn, text } from './texts.ts';
import { byTurns, expect, isPhone, look, newcomer, settled, test, visit } from './visitor.ts';

const game = 'salon-21';

test('[1-08] [3-20] [4-06] a table says how much of a stake counts, keeps to the maximum bet, and is free without the bonus', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(1);
  test.setTimeout(240_000);
  const locale = isPhone() ? 'ar' : 'de';
  const says = { ...(isPhone() ? ar : de), ...blackjackTexts[locale] };
  const money = createMoney({ currency: 'EUR', subunitToUnit: 100, lang: locale, demo: false });
  const { request } = context;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await funded(request, baseURL ?? '', player, 50_00);
  const headers = { authorization: `Bearer ${player.accessToken}` };
  const bonus = async () => {
    const [given] = await ask<PlayerBonus[]>(request, player, '/game/player-bonuses');
    if (!given) throw new Error('there is no bonus');
    return given;
  };
  /** What a text says of a tenth. */
  const tenth = (key: string) =>
    new RegExp(`^${text(locale, key).replace('{share}', '.{0,2}10.{0,3}')}$`);

  await test.step('without a bonus nothing is said', async () => {
    await visit(page, pathIn(locale, `/games/${game}`));
    await expect(page.getByText(tenth('game.page.bonus.counts'))).toHaveCount(0);
  });

  const entered = await request.post('/api/game/bonuses/bonuscodes', {
    headers,
    data: { bonusCode: 'salon' },
  });
  expect(entered.status(), await entered.text()).toBe(200);

  await test.step('the terms name the games, the lobby marks them, and the page of the game says it', async () => {
    await visit(page, pathIn(locale, `/profile/bonuses?bonus-details=${(await bonus()).id}`));
    const part = page.getByRole('dialog').getByRole('paragraph').filter({ hasText: 'Salon 21' });
    await expect(part).toContainText('10');
    await settled(page);
    await look(page, `bonus-parts-${locale}`);
    await visit(page, pathIn(locale, '/categories/tables'));
    const poster = page.getByRole('article').filter({ has: page.locator(`a[href*="${game}"]`) });
    await expect(poster.getByText(tenth('layout.card.counts'))).toBeVisible();
    await settled(page);
    await look(page, `bonus-parts-lobby-${locale}`);
    await visit(page, pathIn(locale, `/games/${game}`));
    await expect(page.getByText(tenth('game.page.bonus.counts'))).toBeVisible();
    await settled(page);
    await look(page, `bonus-parts-game-${locale}`);
  });

  const choose = async (stake: number) => {
    await inGame(page).locator('.bet-amount').click();
    await inGame(page)
      .getByRole('button', { name: money.format(stake), exact: true })
      .click();
  };
  const placed: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && new URL(sent.url()).pathname === '/api/rounds')
      placed.push(sent.url());
  });

  await test.step('a stake above the maximum is stopped before it is placed, with the reason', async () => {
    const play = page
      .getByRole('main')
      .getByRole('button', { name: text(locale, 'game.page.play') });
    await play.click();
    await ready(page, says.deal);
    await choose(5_00);
    await goButton(page, says.deal).click();
    const why = inGame(page).getByRole('alertdialog', { name: says.titles['stake-too-high'] });
    await expect(why).toContainText(fillIn(says.maxStake, { amount: money.format(2_00) }));
    await look(page, `stake-stopped-${locale}`);
    expect(placed).toEqual([]);
    await why
      .getByRole('button', { name: fillIn(says.lowerStake, { amount: money.format(2_00) }) })
      .click();
    await expect(why).toHaveCount(0);
  });

  await test.step('what is staked counts a tenth', async () => {
    await startRound(page, says.deal);
    await expect.poll(async () => (await bonus()).wagered).toBe(20);
    await look(page, `bonus-parts-playing-${locale}`);
  });

  await test.step('without the bonus the game is free again, with nothing to reload', async () => {
    const { id } = await bonus();
    const canceled = await request.put(`/api/game/player-bonuses/${id}/cancel`, { headers });
    expect(canceled.status()).toBe(200);
    const stand = inGame(page).getByRole('button', { name: says.move.stand, exact: true });
    await expect(async () => {
      if (await stand.isEnabled({ timeout: 2000 })) await stand.click({ timeout: 2000 });
      const deal = goButton(page, says.deal);
      expect(await deal.getAttribute('aria-disabled', { timeout: 2000 })).toBe('false');
    }).toPass({ timeout: 60_000 });
    await expect(page.getByText(tenth('game.page.bonus.counts'))).toHaveCount(0);
    await choose(5_00);
    await startRound(page, says.deal);
    expect(placed).toHaveLength(2);
  });
});
