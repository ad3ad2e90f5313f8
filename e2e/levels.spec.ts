import type { Page } from '@playwright/test';
import { funded } from './paying.ts';
import { ask, follows, playerTest as test } from './player.ts';
import { inDatabase } from './product-database.ts';
import { seated } from './staking.ts';
import { pathIn, text } from './texts.ts';
import { byTurns, expect, inLanguages, look, settled, takenOver, visit } from './visitor.ts';

/** Has earned points, over a million rounds that no test can wait for, and they are counted now. */
const earned = ({ email }: { readonly email: string }, points: number) =>
  inDatabase(async (client) => {
    await client.query(
      `insert into loyalty.account as known (player_id, earned)
       select id, $2::bigint * 1000000 from player.profile where email = $1
       on conflict (player_id) do update set earned = excluded.earned`,
      [email, points],
    );
    await client.query("select graphile_worker.add_job('loyalty.count-points', '{}')");
  });

const countNow = () =>
  inDatabase((client) =>
    client
      .query("select graphile_worker.add_job('loyalty.count-points', '{}')")
      .then(() => undefined),
  );

/** Milliseconds for which a notification is there, once it has gone. */
const shownFor = (page: Page, words: string) =>
  page.evaluate(
    (said) =>
      new Promise<number>((gone) => {
        let since: number | undefined;
        const follow = (frame: number) => {
          const isThere = [...document.querySelectorAll('[role="status"]')].some((one) =>
            one.textContent?.includes(said),
          );
          if (isThere) since ??= frame;
          else if (since !== undefined) return gone(frame - since);
          requestAnimationFrame(follow);
        };
        requestAnimationFrame(follow);
      }),
    words,
  );

/** Resolves once so much time has passed for the page. */
async function later(page: Page, milliseconds: number): Promise<void> {
  const now = () => page.evaluate(() => performance.now());
  const start = await now();
  await expect.poll(async () => (await now()) - start).toBeGreaterThan(milliseconds);
}

test('a higher level opens its modal, and on the page of a game a notification that goes by itself [4-21] [2.3-03] [9-06]', async ({
  page,
  player,
}) => {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  const asked = page.waitForResponse('**/api/retention/account');
  const followed = follows(page, 'retention:accounts');
  await visit(page, '/categories/slots');
  await asked;
  await followed;
  const dialogs = page.getByRole('dialog');
  await earned(player, 400);
  const modal = page.getByRole('dialog', { name: text('en', 'modals.loyalty.level.title') });
  await expect(modal.getByRole('heading', { name: 'Boardwalk' })).toBeVisible({ timeout: 20_000 });
  await expect(modal.getByText('You have 400 points.')).toBeVisible();
  await expect(modal.getByText('1,100 more points to Lantern.')).toBeVisible();
  await expect(page).toHaveURL('/categories/slots?loyalty-level=true');
  await expect(modal.getByRole('button', { name: /^Take €5/ })).toBeVisible();
  await look(page, 'level-modal');
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
  await expect(page).toHaveURL('/categories/slots');

  // Points that reach no level tell of none, nor does a page that learns where the player stands.
  await earned(player, 500);
  await expect.poll(() => heard.some((frame) => /"points":500\b/.test(frame))).toBe(true);
  await settled(page);
  await expect(dialogs).toHaveCount(0);
  await page.reload();
  await takenOver(page);
  await settled(page);
  await expect(dialogs).toHaveCount(0);
  await expect(page).toHaveURL('/categories/slots');

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Koi Lantern/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/games\/koi-lantern/);
  const notification = page.getByRole('status').filter({ hasText: 'A new lamp: Lantern' });
  const lasted = shownFor(page, 'A new lamp: Lantern');
  await earned(player, 1_500);
  await expect(notification).toBeVisible({ timeout: 20_000 });
  await expect(notification).toContainText('You have 1,500 points.');
  await expect(dialogs).toHaveCount(0);
  // Three seconds, and as much as a busy machine takes beside.
  const milliseconds = await lasted;
  expect(milliseconds).toBeGreaterThan(2_900);
  expect(milliseconds).toBeLessThan(5_000);
  await expect(dialogs).toHaveCount(0);

  const next = page.getByRole('status').filter({ hasText: 'A new lamp: Bandstand' });
  await earned(player, 4_000);
  // It waits while its button has the focus, which a phone without a pointer can give it too.
  await next.getByRole('button').focus({ timeout: 20_000 });
  await later(page, 4_000);
  await look(page, 'level-notification', { animations: 'allow' });
  await next.getByRole('button').click();
  await expect(next).toBeHidden();
  await expect(dialogs).toHaveCount(0);
});

inLanguages(['en', 'ar', 'de', 'es', 'pt-br'], (locale) => {
  const words = (key: string) => text(locale, `account.loyalty.${key}`);
  const level = (id: string) => text(locale, `modals.loyalty.levels.${id}`);

  test(`a level is won by playing, and its reward is taken once, in ${locale} [3-16] [4-21] [7e-03] [2.1-14]`, async ({
    page,
    player,
    request,
    baseURL,
  }) => {
    await funded(request, baseURL ?? '', player, 40_00);
    await earned(player, 399);
    await visit(page, pathIn(locale, '/loyalty'));
    const pier = page.getByRole('main').getByRole('listitem');
    await expect(pier).toHaveCount(5);
    await expect(pier.filter({ hasText: words('here') })).toContainText(level('slipway'));
    await look(page, `loyalty-start-${locale}`);

    // A point is earned by every ten euros at this game.
    const stake = await seated(request, player, 'EUR', 'koi-lantern');
    for (let played = 0; played < 3; played += 1)
      await expect.poll(() => stake(10_00), { intervals: [1000] }).toBe('closed');
    await countNow();
    // A level that was reached is told of on any page.
    const modal = page.getByRole('dialog');
    await expect(modal).toContainText(level('boardwalk'), { timeout: 90_000 });
    await look(page, `level-won-${locale}`);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(pier.filter({ hasText: words('here') })).toContainText(level('boardwalk'));

    await page.getByRole('link', { name: words('action') }).click();
    await expect(modal).toContainText('96');
    await look(page, `loyalty-earn-${locale}`);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await look(page, `loyalty-${locale}`);

    const rewards = page.getByRole('region', { name: text(locale, 'modals.loyalty.reward.title') });
    await rewards.getByRole('button').click();
    await expect(rewards.getByRole('button')).toHaveCount(0);
    const bonuses = () => ask<{ offerId: string }[]>(request, player, '/game/player-bonuses');
    await expect
      .poll(async () => (await bonuses()).map(({ offerId }) => offerId))
      .toEqual(['level-boardwalk']);
  });
});

test('a reward whose answer is lost is said to be unsure and given once, and other tabs hear of it [P-19] [P-45]', async ({
  page,
  player,
  request,
  context,
  complaints,
}) => {
  byTurns(1);
  await earned(player, 1_500);
  const title = text('en', 'modals.loyalty.reward.title');
  const buttonsOf = (tab: typeof page) =>
    tab.getByRole('main').getByRole('region', { name: title }).getByRole('button');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await expect(async () => {
      await visit(tab, '/loyalty');
      await expect(buttonsOf(tab)).toHaveCount(2, { timeout: 3000 });
    }).toPass({ timeout: 30_000 });
  }
  await page.route('**/api/retention/rewards', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await buttonsOf(page).first().click();
  await expect(page.getByRole('main')).toContainText(
    text('en', 'modals.loyalty.reward.unanswered'),
  );
  for (const tab of [page, other]) await expect(buttonsOf(tab)).toHaveCount(1);
  const bonuses = await ask<{ offerId: string }[]>(request, player, '/game/player-bonuses');
  expect(bonuses.map(({ offerId }) => offerId)).toEqual(['level-boardwalk']);
  // The answer that was lost.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test.describe('a guest', () => {
  test('sees the levels and what they cost [2.1-14]', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/loyalty');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
    await expect(
      page.getByRole('heading', { name: text('en', 'account.loyalty.guest.title') }),
    ).toBeVisible();
    await context.close();
  });
});
