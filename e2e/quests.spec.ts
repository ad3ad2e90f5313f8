import { funded } from './paying.ts';
import { ask, playerTest as test } from './player.ts';
import { inDatabase } from './product-database.ts';
import { seated } from './staking.ts';
import { pathIn, text, textWith } from './texts.ts';
import { expect, inLanguages, isPhone, look, visit } from './visitor.ts';

/** Has what the job counts every minute counted now. */
const countNow = () =>
  inDatabase((client) =>
    client.query("select graphile_worker.add_job('quests.follow', '{}')").then(() => undefined),
  );

inLanguages(['en', 'ar', 'de', 'es', 'pt-br'], (locale) => {
  const words = (key: string) => text(locale, `modals.quests.${key}`);

  test(`a quest from the hub to its reward by playing, in ${locale} [1-09] [4-14] [4-15] [4-16] [4-17] [4-39] [7e-01] [7e-02] [7i-02] [7i-03]`, async ({
    page,
    player,
    request,
    baseURL,
  }) => {
    await funded(request, baseURL ?? '', player, 20_00);
    await visit(page, pathIn(locale, '/?quests-hub=true'));
    const hub = page.getByRole('dialog', { name: words('hub.title') });
    const card = hub
      .getByRole('listitem')
      .filter({ hasText: words('all.first-lamp.name') })
      .first();
    await expect(card).toBeVisible();
    await look(page, `quests-start-${locale}`);
    await card.getByRole('button', { name: words('start') }).click();
    const alert = (key: string) =>
      page.getByText(
        textWith(locale, `alerts.quests.${key}.text`, { name: words('all.first-lamp.name') }),
      );
    if (isPhone())
      await hub
        .getByText(new RegExp(`^${words('hub.on')}`))
        .first()
        .click();
    await expect(hub.getByRole('link', { name: words('tasksAction') })).toBeVisible();
    await look(page, `quests-on-${locale}`);

    await hub.getByRole('link', { name: words('tasksAction') }).click();
    const tasks = page.getByRole('dialog', { name: words('all.first-lamp.name') });
    await expect(tasks.getByText(words('counts'))).toBeVisible();
    await look(page, `quest-tasks-${locale}`);
    await tasks.getByRole('listitem').getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /Koi Lantern/ })).toBeVisible();
    await look(page, `quest-task-games-${locale}`);
    await page.goBack();
    await expect(tasks.getByText(words('counts'))).toBeVisible();
    await tasks.getByRole('listitem').getByRole('link').click();
    const games = page.getByRole('dialog', { name: words('all.first-lamp.name') });
    await expect(games.getByRole('link', { name: /Koi Lantern/ })).toBeVisible();
    await games.getByRole('button', { name: text(locale, 'layout.ui.back') }).click();
    await expect(tasks.getByText(words('counts'))).toBeVisible();
    const [started] = await ask<{ id: string }[]>(request, player, '/retention/player-quests');
    await visit(page, pathIn(locale, `/?quest-tasks=${started?.id}`));
    await expect(tasks.getByText(words('counts'))).toBeVisible();

    const stake = await seated(request, player, 'EUR', 'pearl-diver');
    const play = async (rounds: number) => {
      for (let played = 0; played < rounds; played += 1)
        await expect.poll(() => stake(1_00), { intervals: [1000] }).toBe('closed');
    };
    await play(4);
    await countNow();
    const progress = async () => {
      const own = await ask<{ tasks: { progress: number }[] }[]>(
        request,
        player,
        '/retention/player-quests',
      );
      return own[0]?.tasks[0]?.progress;
    };
    await expect.poll(progress, { timeout: 70_000 }).toBe(4);
    await expect(tasks.getByText(/4 \/ 10|٤/)).toBeVisible({ timeout: 30_000 });
    await look(page, `quest-tasks-some-${locale}`);
    await play(6);
    await countNow();
    // Each goes by itself, in whichever order they come.
    await Promise.all(
      ['taskCompleted', 'questCompleted'].map((key) =>
        expect(alert(key)).toBeVisible({ timeout: 60_000 }),
      ),
    );

    await tasks.getByRole('link', { name: words('reward.action') }).click();
    const rewards = page.getByRole('dialog').getByRole('listitem');
    await expect(rewards).toHaveCount(2);
    await look(page, `quest-rewards-${locale}`);
    await rewards.first().getByRole('button').click();
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: words('reward.taken') }),
    ).toBeVisible();
    await look(page, `quest-rewards-taken-${locale}`);
    const bonuses = await ask<{ offerId: string }[]>(request, player, '/game/player-bonuses');
    expect(bonuses.map(({ offerId }) => offerId)).toEqual(['quest-shell']);
    await visit(page, pathIn(locale, '/?quests-hub=true'));
    if (isPhone())
      await hub
        .getByText(new RegExp(`^${words('hub.over')}`))
        .first()
        .click();
    await expect(hub.getByText(words('state.completed'))).toBeVisible();
    await look(page, `quests-over-${locale}`);
  });
});

inLanguages(['de'], (locale) => {
  const words = (key: string) => text(locale, `modals.quests.${key}`);

  test(`a quest is left, which costs nothing, in ${locale} [4-14] [4-17]`, async ({
    page,
    player,
    request,
    complaints,
  }) => {
    const id = 'high-tide';
    const name = words(`all.${id}.name`);
    await visit(page, pathIn(locale, `/?quest-tasks=${id}`));
    const tasks = page.getByRole('dialog', { name });
    await tasks.getByRole('button', { name: words('start') }).click();
    await tasks.getByRole('button', { name: words('leave') }).click();
    await expect(tasks.getByText(words('leaving.question'))).toBeVisible();
    await look(page, `quest-leaving-${locale}`);
    await expect(tasks.getByRole('button', { name: words('leaving.no') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tasks.getByRole('button', { name: words('leave') })).toBeFocused();
    await tasks.getByRole('button', { name: words('leave') }).click();
    // Lost on its way back, it is not told as a refusal, and the list shows what came of it.
    await page.route('**/api/retention/player-quests/*/cancel', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await tasks.getByRole('button', { name: words('leaving.yes') }).click();
    await expect(tasks.getByText(words('state.cancelled'))).toBeVisible();
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
    await expect(
      page.getByText(textWith(locale, 'alerts.quests.questCancelled.text', { name })),
    ).toBeVisible({ timeout: 20_000 });
    await look(page, `quest-left-${locale}`);
    const own = await ask<{ state: number }[]>(request, player, '/retention/player-quests');
    expect(own.map(({ state }) => state)).toEqual([4]);
  });
});

test('the way to quests stands beside the others, and a guest signs in first [2.2-06] [9-11]', async ({
  page,
  player,
  browser,
  baseURL,
}) => {
  expect(player.email).toBeDefined();
  await visit(page, '/');
  if (isPhone()) await page.getByRole('button', { name: text('en', 'layout.nav.menu') }).click();
  await page.getByRole('link', { name: text('en', 'layout.nav.quests') }).click();
  await expect(page).toHaveURL(/quests-hub=true/);
  await expect(page.getByRole('dialog', { name: 'Quests' })).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const guest = await context.newPage();
  await visit(guest, '/');
  if (isPhone()) await guest.getByRole('button', { name: text('en', 'layout.nav.menu') }).click();
  await guest.getByRole('link', { name: text('en', 'layout.nav.quests') }).click();
  await expect(guest).toHaveURL(/sign-in=true/);
  await context.close();
});
