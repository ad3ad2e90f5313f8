import { readFileSync } from 'node:fs';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { skipReasons } from '../scripts/checks/skips.ts';
import { type Locale, pathIn, text, textWith } from './texts.ts';
import { expect, inLanguages, isPhone, look, takenOver, test, visit } from './visitor.ts';

const locales: readonly Locale[] = ['en', 'de'];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The way to the games under a category's name; the drawer, the rail and the footer have one. */
const categoryLink = (page: Page, locale: Locale, category: string) =>
  page
    .getByRole('navigation', { name: text(locale, 'layout.nav.categories') })
    .getByRole('link', { name: text(locale, `categories.names.${category}`) });

/** Opens the search the way this device has. */
const openSearch = (page: Page, locale: Locale) =>
  isPhone()
    ? page
        .getByRole('navigation', { name: text(locale, 'layout.bar.label') })
        .getByRole('link', { name: text(locale, 'layout.bar.search') })
        .click()
    : page.getByRole('link', { name: text(locale, 'layout.header.search') }).click();

interface Game {
  readonly id: string;
  readonly rtp: number;
  readonly volatility: string;
}

/** What the catalogue tells anybody. */
const told = async <T>(request: APIRequestContext, path: string): Promise<T> =>
  ((await (await request.get(`/api/game/${path}`)).json()) as { data: T }).data;

/** The games that cards lead to, in their order. */
const gamesOf = (cards: Locator): Promise<string[]> =>
  cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('a[data-game]')?.getAttribute('data-game') ?? ''),
  );

interface Row {
  readonly identity: string;
  readonly choice: { readonly games?: readonly string[]; readonly mostPlayed?: true };
}
/** The rows of the lobby as their operator has them. */
const { collections } = JSON.parse(
  readFileSync(new URL('../content/catalogue.json', import.meta.url), 'utf8'),
) as { readonly collections: readonly Row[] };

inLanguages(locales, (locale) => {
  test(`a guest looks round in ${locale} [1-05] [4-36]`, async ({ page, request }) => {
    const studios = await told<{ name: string; gamesCount: number }[]>(request, 'providers');
    // What the lobby begins with is in the page before a script of it runs.
    const html = await (await request.get(pathIn(locale, '/'))).text();
    for (const id of collections.flatMap(({ choice }) => choice.games ?? []))
      expect(html).toContain(`href="${pathIn(locale, `/games/${id}`)}"`);
    for (const { name } of studios) expect(html).toContain(`aria-label="${name}, `);

    const asked: string[] = [];
    page.on('request', (made) => asked.push(new URL(made.url()).pathname));
    await visit(page, pathIn(locale, '/'));
    await expect(heading(page, text(locale, 'pages.home.hero.first'))).toBeVisible();
    await look(page, `lobby-${locale}`);
    await expect(
      page.getByRole('link', { name: text(locale, 'pages.home.hero.demo') }),
    ).toHaveAttribute('href', pathIn(locale, '/games/koi-lantern'));

    const rowOf = (title: string) =>
      page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
    // A row of what is played most is there once enough is played.
    for (const { identity, choice } of collections.filter((row) => !row.choice.mostPlayed)) {
      const row = rowOf(text(locale, `categories.collections.${identity}.title`));
      await row.scrollIntoViewIfNeeded();
      await expect(row.getByRole('article').first()).toBeVisible();
      if (choice.games) expect(await gamesOf(row.getByRole('article'))).toEqual(choice.games);
    }
    const studioRow = rowOf(text(locale, 'layout.nav.providers'));
    await studioRow.scrollIntoViewIfNeeded();
    const labels = await studioRow
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
    expect(labels.map((label) => /^(.*), (\d+) /.exec(label)?.slice(1))).toEqual(
      studios.map(({ name, gamesCount }) => [name, `${gamesCount}`]),
    );
    await look(page, `lobby-below-${locale}`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await look(page, `lobby-footer-${locale}`);
    expect(
      asked.filter((path) => /^\/api\/game\/(collections|providers|categories)/.test(path)),
    ).toEqual([]);
  });

  test(`games of a category are narrowed and ordered in ${locale} [1-05] [2.1-10]`, async ({
    page,
    request,
  }) => {
    const category = (key: string) => text(locale, `pages.category.${key}`);
    await visit(page, pathIn(locale, '/'));
    await categoryLink(page, locale, 'slots').click();
    await expect(page).toHaveURL(pathIn(locale, '/categories/slots'));
    await expect(heading(page, text(locale, 'categories.names.slots'))).toBeVisible();
    await look(page, `category-${locale}`);

    const slots = await told<Game[]>(request, 'games?category=slots&perPage=100');
    const byId = new Map(slots.map((game) => [game.id, game]));
    const highs = slots.filter(({ volatility }) => volatility === 'high');
    expect(highs.length).toBeGreaterThan(1);
    expect(highs.length).toBeLessThan(slots.length);
    const cards = page.getByRole('main').getByRole('article');
    const shown = async () => (await gamesOf(cards)).map((id) => byId.get(id));
    const count = page.getByRole('main').getByRole('status').first();
    const counts = (games: number) => new RegExp(`(^|\\D)${games}(\\D|$)`);
    await expect(count).toHaveText(counts(slots.length));
    await page.getByRole('button', { name: category('volatility') }).click();
    const high = text(locale, 'layout.card.volatilities.high');
    await page.getByRole('checkbox', { name: high }).check();
    await expect(page).toHaveURL(/volatility=high/);
    await look(page, `category-filter-${locale}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('checkbox', { name: high })).toBeHidden();
    await expect(count).toHaveText(counts(highs.length));
    await expect
      .poll(async () => new Set((await shown()).map((game) => game?.volatility)))
      .toEqual(new Set(['high']));
    await look(page, `category-narrowed-${locale}`);

    await page.getByLabel(category('sort')).selectOption({ label: category('sorts.rtp') });
    await expect(page).toHaveURL(/sort=rtp/);
    await expect(page).toHaveURL(/volatility=high/);
    await page.reload();
    await takenOver(page);
    await expect(page.getByLabel(category('sort'))).toHaveValue('rtp');
    const returns = highs.map(({ rtp }) => rtp).toSorted((one, other) => other - one);
    await expect
      .poll(async () => (await shown()).map((game) => game?.rtp))
      .toEqual(returns.slice(0, await cards.count()));

    // The row of chips may still be on its way into the page, and then hears no press.
    await expect(async () => {
      if (page.url().includes('volatility'))
        await page.getByRole('button', { name: category('clear') }).click({ timeout: 5000 });
      await expect(page).not.toHaveURL(/volatility/, { timeout: 5000 });
    }).toPass();
    await expect(count).toHaveText(counts(slots.length));

    await visit(page, `${pathIn(locale, '/categories/wheels')}?volatility=high`);
    await expect(page.getByRole('heading', { name: category('empty.title') })).toBeVisible();
    await look(page, `category-empty-${locale}`);
  });

  test(`studios lead to their games in ${locale} [2.1-16]`, async ({ page }) => {
    await visit(page, pathIn(locale, '/providers'));
    await expect(heading(page, text(locale, 'pages.providers.title'))).toBeVisible();
    await look(page, `studios-${locale}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Saltworks/ })
      .click();
    await expect(heading(page, 'Saltworks')).toBeVisible();
    await expect(page).toHaveURL(/provider=saltworks/);
    await look(page, `studio-${locale}`);
    await page.getByRole('link', { name: text(locale, 'pages.providers.all') }).click();
    await expect(heading(page, text(locale, 'pages.providers.title'))).toBeVisible();
  });

  test(`a search forgives typing errors and remembers in ${locale}`, async ({ page }) => {
    const search = (key: string) => text(locale, `layout.search.${key}`);
    await visit(page, pathIn(locale, '/'));
    await openSearch(page, locale);
    const field = page.getByRole('textbox', { name: search('label') });
    await expect(field).toBeFocused();
    await look(page, `search-${locale}`);

    await field.fill('koi lanten');
    const dialog = page.getByRole('dialog', { name: search('title') });
    const hit = dialog.getByRole('link', { name: /Koi Lantern/ });
    await expect(hit).toBeVisible();
    await look(page, `search-hits-${locale}`);
    await field.press('ArrowDown');
    await expect(hit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pathIn(locale, '/games/koi-lantern'));
    await expect(dialog).toBeHidden();

    await page.goBack();
    await openSearch(page, locale);
    await expect(dialog.getByRole('button', { name: 'koi lanten' })).toBeVisible();
    await look(page, `search-recent-${locale}`);
    await field.fill('qqqqzzzz');
    await expect(
      dialog.getByText(textWith(locale, 'layout.search.none.title', { search: 'qqqqzzzz' })),
    ).toBeVisible();
    await look(page, `search-nothing-${locale}`);
    // Enter means what was just typed, whose hits are not there yet.
    await field.fill('koi lanten');
    await field.press('Enter');
    await expect(page).toHaveURL(pathIn(locale, '/games/koi-lantern'));
    await expect(dialog).toBeHidden();
  });

  test(`a game says what a player should know first, in ${locale} [2.1-13]`, async ({ page }) => {
    const game = (key: string) => text(locale, `game.page.${key}`);
    await visit(page, pathIn(locale, '/games/koi-lantern'));
    await expect(heading(page, 'Koi Lantern')).toBeVisible();
    for (const fact of ['rtp', 'volatility', 'stake'])
      await expect(page.getByRole('term').filter({ hasText: game(fact) })).toBeVisible();
    const [play, demo] = [
      page.getByRole('main').getByRole('button', { name: game('play'), exact: true }),
      page.getByRole('main').getByRole('button', { name: game('demo'), exact: true }),
    ];
    expect((await play.boundingBox())?.width).toBeCloseTo((await demo.boundingBox())?.width ?? 0);
    await look(page, `game-${locale}`);
  });

  test(`the error page leads home in ${locale} [2.1-38] [2.1-39] [2.1-40]`, async ({
    page,
    complaints,
  }) => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/no-such-page'));
    await visit(page, pathIn(locale, '/'));
    await page.evaluate(
      (href) => {
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.click();
      },
      pathIn(locale, '/no-such-page'),
    );
    expect((await answer).status()).toBe(404);
    await expect(heading(page, text(locale, 'pages.error.notFound.title'))).toBeVisible();
    await look(page, `not-found-${locale}`);
    // That the page itself answered 404 is what is wanted here.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
    await page
      .getByRole('main')
      .getByRole('link', { name: text(locale, 'pages.error.homepage') })
      .click();
    await expect(heading(page, text(locale, 'pages.home.hero.first'))).toBeVisible();
  });
});

test('a slash opens the search where a keyboard is', async ({ page }) => {
  test.skip(isPhone(), skipReasons.desktopOnly);
  await visit(page, '/');
  await page.keyboard.press('/');
  const field = page.getByRole('textbox', { name: text('en', 'layout.search.label') });
  await expect(field).toBeFocused();
  await field.press('/');
  await expect(field).toHaveValue('/');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('a row turns smoothly, and at once for visitors who prefer reduced motion', async ({
  page,
}) => {
  test.skip(isPhone(), skipReasons.desktopOnly);
  await visit(page, '/');
  const next = page
    .getByRole('main')
    .getByRole('button', { name: text('en', 'layout.ui.next') })
    .first();
  await expect(next).toBeEnabled();
  const hasTurnedAtOnce = () =>
    next.evaluate((button: HTMLElement) => {
      const list = button.closest('section')?.querySelector('ul, ol');
      const before = list?.scrollLeft;
      button.click();
      return list?.scrollLeft !== before;
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await hasTurnedAtOnce()).toBe(false);
  await visit(page, '/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await hasTurnedAtOnce()).toBe(true);
});

test('a card pointed at shows the facts and both launch buttons', async ({ page }) => {
  test.skip(isPhone(), skipReasons.desktopOnly);
  await visit(page, '/');
  const card = page.getByRole('article').filter({
    has: page.getByRole('link', { name: 'Night Ferris, Northlight' }),
  });
  await card.first().hover();
  const demo = card.first().getByRole('link', {
    name: textWith('en', 'layout.card.demoOfGame', { name: 'Night Ferris' }),
  });
  await expect(demo).toBeVisible();
  await expect(card.first().getByText(text('en', 'layout.card.rtp'))).toBeVisible();
  await look(page, 'card-pointed-at');
});
