import { errorCatalogue } from '../packages/contract/src/common/errors.ts';
import { transactionKind } from '../packages/contract/src/wallet/statuses.ts';
import { funded } from './paying.ts';
import { ask, type Player, playerTest as test } from './player.ts';
import { inDatabase } from './product-database.ts';
import { staked } from './staking.ts';
import { pathIn, text, textPattern } from './texts.ts';
import { expect, inLanguages, look, settled, triedAgain, visit } from './visitor.ts';

interface Account {
  readonly currency: string;
  readonly balance: number;
}
interface Movement {
  readonly kind: number;
  readonly currency: string;
  readonly amount: number;
}

/** Has settled rounds counted now, not in a minute. */
const count = () =>
  inDatabase((client) =>
    client.query("select graphile_worker.add_job('bonuses.count-cashback', '{}')"),
  );

/** The week is over, with other figures than the dice left, and closed now. */
const weekLost = ({ email }: Pick<Player, 'email'>, losses: Readonly<Record<string, number>>) =>
  inDatabase(async (client) => {
    const player = '(select id from player.profile where email = $1)';
    await client.query(`delete from bonuses.cashback_week where player_id = ${player}`, [email]);
    for (const [currency, loss] of Object.entries(losses))
      await client.query(
        `insert into bonuses.cashback_week (player_id, currency, week, staked, paid)
         values (${player}, $2, date_trunc('week', now() at time zone 'utc')::date - 7, $3 * 3, $3 * 2)`,
        [email, currency, loss],
      );
    await client.query(
      `insert into bonuses.cashback_closing (week, terms, closed_at)
       values (date_trunc('week', now() at time zone 'utc')::date - 7,
         '{"currencies": {"EUR": {"percent": 10, "minimum": 1}, "USD": {"percent": 10, "minimum": 1}}}', now())
       on conflict (week) do update set is_written = false`,
    );
    await client.query("select graphile_worker.add_job('bonuses.close-cashback', '{}')");
  });

inLanguages(['en', 'ar'], (locale) => {
  const words = (key: string) => text(locale, `account.bonuses.cashback.${key}`);

  test(`what a week loses is seen all week and claimed in two currencies, once over, in ${locale} [7d-04]`, async ({
    page,
    context,
    player,
    baseURL,
    complaints,
  }) => {
    await funded(context.request, baseURL ?? '', player, 50_00);
    await visit(page, pathIn(locale, '/profile/bonuses'));
    await expect(page.getByRole('heading', { name: words('title') })).toBeVisible();
    await expect(page.getByText(words('nothing'))).toBeVisible();
    await settled(page);
    await look(page, `cashback-nothing-${locale}`);

    // What cannot be loaded says so, and is requested again.
    for (const asked of ['**/cashback/weeks', '**/api/game/bonuses/cashback?*']) {
      await page.route(asked, (route) => route.abort());
      await visit(page, pathIn(locale, '/profile/bonuses'));
      await expect(page.getByRole('heading', { name: words('failed') })).toBeVisible();
      await page.unroute(asked);
      const again = page.getByRole('button', { name: text(locale, 'account.bonuses.retry') });
      await triedAgain(again, page.getByText(words('nothing')));
    }
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');

    await staked(context.request, player, [5_00, 5_00]);
    await count();
    const week = () =>
      ask<{ staked: number }>(context.request, player, '/game/bonuses/cashback?currency=EUR');
    await expect.poll(async () => (await week()).staked).toBe(10_00);
    await page.reload();
    // Lost or not, which the dice say.
    const figures = page.getByText(textPattern(locale, 'account.bonuses.cashback.counted'));
    await expect(
      figures.or(page.getByText(textPattern(locale, 'account.bonuses.cashback.ahead'))),
    ).toContainText('10');
    await settled(page);
    await look(page, `cashback-so-far-${locale}`);

    const opened = await context.request.post('/api/wallet/accounts', {
      headers: { authorization: `Bearer ${player.accessToken}` },
      data: { currency: 'USD' },
    });
    expect(opened.status()).toBe(200);
    // An open page hears of weeks that can be claimed.
    const claims = page.getByRole('button', {
      name: textPattern(locale, 'account.bonuses.cashback.claim'),
    });
    const received = page.getByText(text(locale, 'alerts.notification.received.title'), {
      exact: true,
    });
    await weekLost(player, { EUR: 15_00, USD: 120_00 });
    // The notification goes by itself, in whichever order they come.
    await Promise.all([expect(claims).toHaveCount(2), expect(received.first()).toBeVisible()]);
    const waiting = () => ask<object[]>(context.request, player, '/game/bonuses/cashback/weeks');
    const balances = async () =>
      Object.fromEntries(
        (await ask<Account[]>(context.request, player, '/wallet/accounts')).map(
          ({ currency, balance }) => [currency, balance],
        ),
      );
    const before = await balances();
    const other = await context.newPage();
    await visit(other, pathIn(locale, '/profile/bonuses'));
    await settled(page);
    await look(page, `cashback-waits-${locale}`);

    // Not answered, nobody knows; refused, it says why; and it can be pressed again.
    await page.route('**/api/game/bonuses/cashback/*/claim', (route) => route.abort());
    await claims.first().click();
    await expect(page.getByText(words('problems.unanswered'))).toBeVisible();
    await page.unroute('**/api/game/bonuses/cashback/*/claim');
    const away = errorCatalogue.accountExcluded;
    await page.route('**/api/game/bonuses/cashback/*/claim', (route) =>
      route.fulfill({ status: away.status, json: away }),
    );
    await claims.first().click();
    await expect(page.getByText(words('problems.away'))).toBeVisible();
    await look(page, `cashback-refused-${locale}`);
    await page.unroute('**/api/game/bonuses/cashback/*/claim');
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_FAILED|422/);

    await claims.first().click();
    const told = page.getByText(text(locale, 'alerts.bonuses.cashbackClaimed.title'), {
      exact: true,
    });
    await expect(told).toBeVisible();
    await expect(claims).toHaveCount(1);
    await expect(page.getByRole('heading', { name: words('title') })).toBeFocused();
    await look(page, `cashback-claimed-${locale}`);
    // The other page hears of it.
    const there = other.getByRole('button', {
      name: textPattern(locale, 'account.bonuses.cashback.claim'),
    });
    await expect(there).toHaveCount(1);
    await there.click();
    await expect(claims).toHaveCount(0);
    expect(await balances()).toEqual({
      EUR: (before.EUR ?? 0) + 1_50,
      USD: (before.USD ?? 0) + 12_00,
    });
    expect(await waiting()).toEqual([]);
    await other.close();

    const kind = transactionKind.cashback;
    const lines = await ask<Movement[]>(
      context.request,
      player,
      `/wallet/transactions?kind[0]=${kind}`,
    );
    expect(lines.map(({ currency, amount }) => [currency, amount])).toEqual([
      ['USD', 12_00],
      ['EUR', 1_50],
    ]);
    await visit(page, pathIn(locale, '/profile/history?tab=transactions&kind=cashback'));
    const kinds = text(locale, 'global-components.statement.kinds.cashback');
    const named = page.getByRole('main').getByText(kinds, { exact: true });
    await expect(named.filter({ visible: true }).first()).toBeVisible();
    await settled(page);
    await look(page, `cashback-statement-${locale}`);
  });
});
