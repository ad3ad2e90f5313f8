import type { APIRequestContext, Page } from '@playwright/test';
import {
  type Bettor,
  legOf,
  lostOf,
  makeOf,
  newKey,
  rollbackOf,
  selectionOf,
  winOf,
} from '../apps/platform/src/modules/sportsbook/test/book-calls.ts';
import { bettorOf, bookCalls, bookHost, withStubBook } from './book.ts';
import { fundedWithBonus } from './paying.ts';
import { registered, signedIn, tokenOf } from './player.ts';
import { signIn, signOut } from './sign-in-and-out.ts';
import { type Locale, pathIn, text, textPattern, textWith } from './texts.ts';
import { expect, isPhone, look, newcomer, test, visit } from './visitor.ts';

/** Each size speaks one language that is read from the left, and one that is not, or is longer than English. */
const locale = (): Locale => (isPhone() ? 'ar' : 'de');

const bookPart = (page: Page) => page.getByRole('region', { name: 'Book' });
const press = (page: Page, name: string) =>
  bookPart(page).getByRole('button', { name, exact: true }).click();

interface StubBook {
  readonly isKilled: boolean;
  readonly changes: readonly Record<string, unknown>[];
  readonly options: { readonly token: string | null; readonly brand_id: string };
}
/** What the stub holds of each book that was opened in this document. */
const books = (page: Page): Promise<StubBook[]> =>
  page.evaluate(
    'books.map(({ isKilled, changes, options: { token, brand_id } }) => ({ isKilled, changes, options: { token, brand_id } }))',
  );

test('a guest finds the book, signs in over it, and goes through it by the address [1-06] [2.1-08] [2.1-27]', async ({
  page,
  context,
  request,
}) => {
  const player = await registered(request, newcomer());
  await context.addCookies([{ name: 'theme', value: 'system', domain: 'localhost', path: '/' }]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const offset = isPhone() ? 56 : 64;
  const says = (place: string, theme: string, who: string) =>
    expect(
      bookPart(page).getByText(`${place} ${locale()} ${theme} ${offset} ${who}`),
    ).toBeVisible();
  const at = (route: string) => pathIn(locale(), `/betting${route}`);

  const answer = await request.get(at('/event/7'));
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-security-policy']).toContain(bookHost);
  const html = await answer.text();
  expect(html).toContain(text(locale(), 'account.betting.withoutScripts'));
  expect(html).toContain(`<link rel="canonical" href="${new URL(at(''), answer.url()).href}"`);

  await withStubBook(page, 1);
  await visit(page, at(''));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(text(locale(), 'pages.betting.title'));
  await expect(
    page.getByRole('heading', { name: text(locale(), 'account.betting.failed.noBook.heading') }),
  ).toBeVisible();
  await look(page, `betting-failed-${locale()}`);
  await page.getByRole('button', { name: text(locale(), 'account.betting.retry') }).click();
  await says('start', 'dark', 'guest');
  await look(page, `betting-guest-${locale()}`);

  // One document, and one book in it, for everything that follows.
  await page.evaluate('window.isSame = true');
  // Back before the page was drawn for the place: the book goes back all the same.
  await page.evaluate(async () => {
    const { pathname } = location;
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Event')
      ?.click();
    while (location.pathname === pathname) await Promise.resolve();
    history.back();
  });
  await expect(page).toHaveURL(at(''));
  await says('start', 'dark', 'guest');
  await press(page, 'Event');
  await expect(page).toHaveURL(at('/event/7'));
  await press(page, 'Market');
  await expect(page).toHaveURL(at('/event/7/goals'));
  await page.goBack();
  await expect(page).toHaveURL(at(''));
  await says('start', 'dark', 'guest');
  await page.goForward();
  await says('event/7/goals', 'dark', 'guest');
  await page.emulateMedia({ colorScheme: 'light' });
  await says('event/7/goals', 'light', 'guest');

  await press(page, 'Register');
  await expect(page).toHaveURL(/sign-up=/);
  await page.goBack();
  await press(page, 'Log in');
  await signIn(page, locale(), player);
  await says('event/7/goals', 'light', 'EUR');
  await expect(page).toHaveURL(at('/event/7/goals'));
  const [{ options, isKilled } = { options: null, isKilled: null }] = await books(page);
  expect(isKilled).toBe(false);
  expect(options?.brand_id).toBe('pierlight');
  await press(page, 'Expire');
  await expect.poll(async () => (await books(page))[0]?.options.token).not.toBe(options?.token);
  await press(page, 'Refresh');
  await expect
    .poll(async () => (await books(page))[0]?.changes.filter(({ token }) => token).length)
    .toBe(3);

  const opened = await request.post('/api/wallet/accounts', {
    headers: { authorization: `Bearer ${await tokenOf(context)}` },
    data: { currency: 'USD' },
  });
  const accounts: { id: string; currency: string }[] = (await opened.json()).data;
  const dollars = accounts.find(({ currency }) => currency === 'USD');
  const switched = await request.put(`/api/wallet/accounts/${dollars?.id}/switch`, {
    headers: { authorization: `Bearer ${await tokenOf(context)}` },
  });
  expect(switched.ok(), await switched.text()).toBe(true);
  await says('event/7/goals', 'light', 'USD');
  await press(page, 'Recharge');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await press(page, 'Slip');
  await expect(page.locator('[data-slip="open"]')).toBeAttached();
  await look(page, `betting-player-${locale()}`);
  await press(page, 'Slip');
  await signOut(page, locale());
  // Signing out leads home, and the book ends with its page.
  await expect(page).toHaveURL(pathIn(locale(), '/'));
  await expect
    .poll(async () => (await books(page)).map(({ isKilled }) => isKilled))
    .toEqual([true]);
  expect(await page.evaluate('window.isSame')).toBe(true);
});

/** A bet as the book takes it. @returns the id of its make */
async function taken(
  request: APIRequestContext,
  bettor: Bettor,
  bet: Parameters<typeof makeOf>[1],
): Promise<string> {
  const key = newKey();
  expect((await bookCalls(request, 'make', makeOf(bettor, { ...bet, key }))).code).toBeUndefined();
  await bookCalls(request, 'commit', { bet_transaction_id: key });
  return key;
}

test('bets that run and are settled stand in the history, and move while one looks [2.1-29] [7f-05] [7i-02] [3-20]', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await fundedWithBonus(request, baseURL ?? '', player, 60_00, 'lamplighter');
  const bettor = await bettorOf(request, player);
  const words = (key: string) => text(locale(), `account.history.bets.${key}`);
  const legs = [legOf('a'), { ...legOf('b', 'ev-2'), live: true, outcome_name: 'Over 2.5' }];

  const lost = await taken(request, bettor, {
    amount: 2_00,
    type: '2/3',
    legs: [...legs, legOf('c', 'ev-3')],
  });
  await bookCalls(
    request,
    'lost',
    lostOf(bettor, lost, { selections: [selectionOf('a', 'lost')] }),
  );
  const corrected = await taken(request, bettor, { amount: 4_00 });
  const win = winOf(bettor, corrected, 7_40);
  await bookCalls(request, 'win', win);
  await bookCalls(request, 'rollback', rollbackOf(bettor, corrected, win.transaction.id, 7_40));
  await bookCalls(request, 'lost', lostOf(bettor, corrected));
  const part = await taken(request, bettor, { amount: 10_00, legs });
  await bookCalls(
    request,
    'win',
    winOf(bettor, part, 4_50, { part: { closed: 4_00, left: 6_00 } }),
  );
  const running = await taken(request, bettor, { amount: 5_00, legs });

  await visit(page, pathIn(locale(), '/profile/history?tab=bets'));
  const list = page.getByRole('list', { name: words('caption') });
  const rows = list.locator('> li');
  await expect(rows).toHaveCount(2);
  await expect(
    rows.first().getByText(textPattern(locale(), 'account.history.bets.notes.pays')),
  ).toBeVisible();
  await expect(
    rows.last().getByText(textPattern(locale(), 'account.history.bets.notes.part')),
  ).toBeVisible();
  await look(page, `bets-open-${locale()}`);

  // It is won with a void leg, and moves to the settled ones by itself.
  const selections = [
    selectionOf('a'),
    { ...selectionOf('b', 'canceled', '1'), void_reason: 'Abandoned' },
  ];
  await bookCalls(request, 'win', winOf(bettor, running, 9_25, { selections }));
  await expect(rows).toHaveCount(1);
  await page.getByRole('link', { name: words('which.settled') }).click();
  await expect(page).toHaveURL(/tab=bets&of=settled/);
  await expect(rows).toHaveCount(3);
  await expect(
    rows.first().getByText(words('states.2'), { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(rows.first().getByText('Abandoned')).toBeVisible();
  await expect(rows.nth(1).getByText(words('notes.corrected'))).toBeVisible();
  await expect(
    rows
      .last()
      .getByText(
        textWith(locale(), 'account.history.bets.kinds.system', { least: '2', legs: '3' }),
      ),
  ).toBeVisible();
  await look(page, `bets-settled-${locale()}`);

  // More than the own money, while a bonus is there: no bet is of a bonus.
  const refused = await bookCalls(request, 'make', makeOf(bettor, { amount: 70_00 }));
  expect(refused.code).toBe(3001);
  const notice = page.getByRole('dialog');
  await expect(
    notice.getByText(text(locale(), 'modals.games.sports.restricted.text')),
  ).toBeVisible();
  await look(page, `bets-refused-${locale()}`);

  await visit(page, pathIn(locale(), '/profile/history?tab=transactions'));
  await expect(
    page
      .getByText(text(locale(), 'global-components.statement.sports.back'))
      .filter({ visible: true }),
  ).toHaveCount(1);
  await expect(
    page
      .getByText(textPattern(locale(), 'global-components.statement.sports.about'))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: text(locale(), 'account.history.views.year') }).click();
  await expect(
    page
      .getByText(/11[.,]00/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await look(page, `bets-year-${locale()}`);
});
