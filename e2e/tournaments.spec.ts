import type { Page } from '@playwright/test';
import { operate } from './operator.ts';
import { funded } from './paying.ts';
import { ask, signedIn, playerTest as test } from './player.ts';
import { inDatabase } from './product-database.ts';
import { stakedSafely } from './staking.ts';
import { pathIn, text, textWith } from './texts.ts';
import { byTurns, expect, inLanguages, look, newcomer, visit } from './visitor.ts';

/** A tournament that runs, of which only the test knows. @returns its identity */
async function opened(): Promise<string> {
  const identity = `moonlit-regatta-${crypto.randomUUID().slice(0, 8)}`;
  const terms = {
    ...{
      scoring: { by: 'multiplier', rounds: 10 },
      minimumStake: { EUR: 20 },
      games: ['baccarat-rose', 'koi-lantern'],
    },
    prizes: [
      { from: 1, to: 1, gift: 'tournament-first' },
      { from: 2, to: 10, gift: 'tournament-place' },
    ],
  };
  await inDatabase((client) =>
    client.query(
      `insert into tournaments.tournament (id, identity, definition, terms, starts_at, ends_at, settles_at)
       values ($1, $2, 'moonlit-regatta', $3, now() - interval '1 hour', now() + interval '1 hour',
         now() + interval '2 hours')`,
      [crypto.randomUUID(), identity, JSON.stringify(terms)],
    ),
  );
  return identity;
}

/** Its end has come, and its grace is over, which no test can wait for. */
const over = (identity: string) =>
  inDatabase(async (client) => {
    await client.query(
      'update tournaments.tournament set ends_at = now(), settles_at = now() where identity = $1',
      [identity],
    );
    await client.query("select graphile_worker.add_job('tournaments.keep', '{}')");
  });

inLanguages(['en', 'ar', 'de', 'es', 'pt-br'], (locale) => {
  const words = (key: string) => text(locale, `account.tournaments.${key}`);

  test(`a tournament ends while two players watch: rules first, own place, prizes once, in ${locale} [1-05] [2.1-20] [3-19] [7i-05] [9-15]`, async ({
    page,
    player,
    browser,
    baseURL,
  }) => {
    const identity = await opened();
    const address = pathIn(locale, `/tournaments/${identity}`);
    const context = await browser.newContext();
    const rival = await signedIn(context, baseURL ?? '', newcomer());
    const other = await context.newPage();
    const watch = async (tab: Page) => {
      await visit(tab, address);
      await tab.getByRole('button', { name: words('join.action') }).click();
      await expect(tab.getByText(words('join.joined'))).toBeVisible();
    };
    await watch(page);
    await watch(other);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings.first()).toHaveText(words('rules.title'));
    await expect(headings.nth(1)).toHaveText(words('prizes.title'));
    await expect(page.getByRole('timer')).toBeVisible();
    await look(page, `tournament-joined-${locale}`);

    for (const [who, stakes] of [
      [player, [2_00, 2_00, 2_00]],
      [rival, [2_00]],
    ] as const) {
      await funded(page.request, baseURL ?? '', who, 20_00);
      await stakedSafely(page.request, who, stakes);
    }
    // Both tables change by themselves.
    const own = (tab: Page) => tab.getByRole('row').filter({ hasText: words('table.you') });
    for (const tab of [page, other])
      await expect(tab.getByRole('table').getByRole('row')).toHaveCount(3, { timeout: 60_000 });
    await expect(own(page)).toBeVisible({ timeout: 60_000 });
    await expect(own(page).getByRole('cell').first()).toHaveText(locale === 'ar' ? /1|١/ : '1');
    await look(page, `tournament-running-${locale}`);

    await over(identity);
    const alert = page.getByText(
      textWith(locale, 'alerts.tournaments.completed.title', {
        ...{ place: '1', tournament: words('names.moonlit-regatta.title') },
      }),
    );
    await expect(alert.first()).toBeVisible({ timeout: 60_000 });
    for (const tab of [page, other])
      await expect(tab.getByText(words('state.finished'), { exact: true })).toBeVisible();
    await look(page, `tournament-finished-${locale}`);
    const given = async (who: typeof player) =>
      (await ask<{ offerId: string }[]>(page.request, who, '/game/player-bonuses')).map(
        ({ offerId }) => offerId,
      );
    expect(await given(player)).toEqual(['tournament-first']);
    expect(await given(rival)).toEqual(['tournament-place']);

    await context.close();
  });
});

inLanguages(['es', 'ar'], (locale) => {
  const words = (key: string) => text(locale, `account.tournaments.${key}`);

  test(`the list says what runs and what comes, and leads to a tournament, without scripts too, in ${locale} [1-05] [2.1-20]`, async ({
    page,
    request,
  }) => {
    await visit(page, pathIn(locale, '/tournaments'));
    const running = page.getByRole('region', { name: words('groups.running') });
    await expect(running.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: words('groups.coming') })).toBeVisible();
    await look(page, `tournaments-${locale}`);
    await running
      .getByRole('link', { name: words('state.running') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/tournaments\/[a-z-]+-[\da-f-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: words('rules.title') })).toBeVisible();
    await look(page, `tournament-${locale}`);
    const html = await (await request.get(new URL(page.url()).pathname)).text();
    expect(html).toContain(words('rules.title'));
    expect(html).toContain(words('prizes.title'));
  });
});

inLanguages(['de', 'ar'], (locale) => {
  const words = (key: string) => text(locale, `account.tournaments.${key}`);

  test(`whoever is disqualified, and then is not, sees so, and a tournament is called off, in ${locale} [3-19] [2.1-20]`, async ({
    page,
    player,
    baseURL,
  }) => {
    const identity = await opened();
    const address = pathIn(locale, `/tournaments/${identity}`);
    await visit(page, address);
    await page.getByRole('button', { name: words('join.action') }).click();
    await expect(page.getByText(words('join.joined'))).toBeVisible();
    await funded(page.request, baseURL ?? '', player, 20_00);
    await stakedSafely(page.request, player, [2_00]);
    const own = page.getByRole('row').filter({ hasText: words('table.you') });
    await expect(own).toBeVisible({ timeout: 60_000 });
    await operate('tournaments', 'disqualify', identity, player.email);
    await visit(page, address);
    await expect(page.getByText(words('join.disqualified'))).toBeVisible();
    await expect(own, 'the table is told of it within a second').toHaveCount(0);
    await expect(page.getByRole('link', { name: words('join.contact') })).toBeVisible();
    await look(page, `tournament-disqualified-${locale}`);
    await operate('tournaments', 'reinstate', identity, player.email);
    await visit(page, address);
    await expect(own).toBeVisible();

    const calledOff = await opened();
    await operate('tournaments', 'cancel', calledOff);
    await visit(page, pathIn(locale, `/tournaments/${calledOff}`));
    await expect(page.getByText(words('state.cancelled'), { exact: true })).toBeVisible();
    await look(page, `tournament-cancelled-${locale}`);
  });
});

test('a guest is asked to sign in before joining, and a tournament there is not is a 404 [2.1-20]', async ({
  page,
  context,
  request,
}) => {
  byTurns(1);
  await context.clearCookies({ name: 'access_token' });
  const identity = await opened();
  await visit(page, `/tournaments/${identity}`);
  await page.getByRole('link', { name: text('en', 'account.tournaments.join.guest') }).click();
  await expect(page).toHaveURL(/sign-in=true/);
  expect((await request.get('/tournaments/moonlit-regatta-1999-01-01')).status()).toBe(404);
});
