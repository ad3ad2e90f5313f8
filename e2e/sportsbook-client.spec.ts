import { glob, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Locator, type Page, test, type WebSocketRoute } from '@playwright/test';
import { startBook, type TestBook, tokenOf } from '../apps/sandbox/src/sportsbook/test/operator.ts';
import { violationsOf } from '../scripts/checks/axe.ts';
import { keepPicture } from './pictures.ts';
import { byTurns } from './visitor.ts';

/** A book whose clock stands still: prices move when a test lets time pass. */
let book: TestBook;
let origin: string;
test.beforeEach(async () => {
  book = await startBook({ liveDelayMs: 2000 });
  await book.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(book.app.server.address() as AddressInfo).port}`;
});
test.afterEach(() => book.close());

interface Asked {
  readonly name: string;
  readonly given: readonly unknown[];
}

interface VisitOptions {
  readonly token?: string | null;
  readonly lang?: string;
  readonly theme?: string;
  readonly route?: string;
}

/** Opens the book's own page with the client, as an operator's page would mount it. */
async function visit(
  page: Page,
  { token, lang = 'en', theme = 'dark', route = '' }: VisitOptions = {},
) {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // A refusal is an answer of 409 or 401, which the browser notes by itself.
    const isRefusal = message.text().includes('the server responded with a status of 4');
    if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
  });
  const query = new URLSearchParams({ lang, theme, ...(token && { token }) });
  await page.goto(`${origin}/client-demo${route === '' ? '' : `/${route}`}?${query}`);
  const asked = () => page.evaluate('asked') as Promise<Asked[]>;
  const update = (options: object) =>
    page.evaluate(`book.updateOptions(${JSON.stringify(options)})`);
  return { complaints, asked, update };
}

/** The client has no accessibility violation and no sideways scroll; a picture of it is kept. */
async function look(page: Page, name: string): Promise<void> {
  await keepPicture(page, `sportsbook-client-${name}`);
  const violations = await violationsOf(page);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, name).toBe(0);
}

/** The feed, which a test can cut and mend. */
async function holdFeed(page: Page) {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/feed/, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    cut: async () => {
      isCut = true;
      for (const socket of open) await socket.close();
    },
    mend: () => {
      isCut = false;
    },
  };
}

const isPhone = () => test.info().project.name === 'phone';
const rows = (page: Page): Locator => page.locator('.evt');
const prices = (row: Locator): Locator => row.locator('button.odd');
const place = (page: Page): Locator => page.locator('.slipf .button.lamp');

/** Where the slip is: beside the list, or as a sheet that the bar opens. */
async function openSlip(page: Page): Promise<void> {
  if (isPhone()) await page.locator('.slipbar').click();
  await page.locator('.sliph').waitFor();
}

async function closeSlip(page: Page): Promise<void> {
  if (isPhone()) await page.locator('dialog .sliph .iconbutton').click();
}

for (const [lang, theme] of [
  ['en', 'dark'],
  ['ar', 'light'],
] as const) {
  test(`a guest in ${lang}, ${theme}: lists, an event, its markets, and the way to sign in`, async ({
    page,
  }) => {
    byTurns(lang === 'en' ? 0 : 1);
    const line = await holdFeed(page);
    const { complaints, asked } = await visit(page, { lang, theme });
    await rows(page).first().waitFor();
    await expect(page.locator('.mg').first()).toContainText('%');
    await look(page, `list-${lang}`);

    // Without the feed prices stand still, which is said; once it is back, they go on.
    await line.cut();
    await expect(page.locator('.offline')).not.toBeEmpty();
    line.mend();
    await expect(page.locator('.offline')).toBeEmpty();

    await page.locator('a[href^="/client-demo/live/tennis"]').click();
    await expect(page).toHaveURL(/\/client-demo\/live\/tennis/);
    await expect(page.locator('.league h3').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/client-demo\?/);

    await page.locator('.find input').fill('zzzz');
    await page.locator('.note').waitFor();
    await page.locator('.find .iconbutton').click();

    await rows(page).first().locator('.who').click();
    await page.locator('.match').waitFor();
    await expect(page).toHaveURL(/\/client-demo\/event\//);
    await look(page, `event-${lang}`);
    await page.locator('.crumb button').click();
    await expect(page.locator('.crumb button')).toHaveAttribute('aria-pressed', 'true');
    await page.locator('.tabs button').nth(1).click();
    await page.locator('.market table button.odd').first().click();
    await openSlip(page);
    await look(page, `guest-slip-${lang}`);
    await page.locator('.guest .lamp').click();
    const calls = await asked();
    expect(calls.filter(({ name }) => name === 'onLogin')).toHaveLength(1);
    expect(calls.find(({ name }) => name === 'onBetSlipStateChange')).toBeDefined();
    expect(calls.map(({ name }) => name)).not.toContain('onTokenExpired');
    expect(complaints).toEqual([]);
  });
}

test('a combination is placed by the prices that the button names, and cashed out in parts', async ({
  page,
}) => {
  const { complaints } = await visit(page, { token: await tokenOf(book), route: 'live/football' });
  await rows(page).first().waitFor();
  const open = rows(page).filter({ has: page.locator('button.odd') });
  await prices(open.nth(1)).first().click();
  await prices(open.nth(2)).first().click();
  await openSlip(page);
  await page.locator('.stake input').fill('10');
  await expect(place(page)).toHaveText(/^Bet €10.00$/);
  await expect(page.locator('.kvs').first()).toContainText('Margin in these odds');
  await look(page, 'slip-combination');

  // A price falls while the slip is open: it is said, and no press takes it unsaid.
  for (let turn = 0; turn < 40 && (await page.locator('.leg s').count()) === 0; turn++) {
    book.clock.time += 1500;
    await page.waitForTimeout(350);
  }
  await expect(page.locator('.leg .chg').first()).toBeVisible();
  await expect(place(page)).toHaveText(/^Accept .* and bet €10.00$/);
  await look(page, 'slip-moved');
  await page.getByLabel('Accept any odds').check();
  await expect(place(page)).toHaveText(/^Bet €10.00$/);
  await place(page).click();
  await expect(page.locator('.slipf .tiny')).toContainText('Confirming: ');
  book.clock.time += 2100;
  const answer = page.locator('.placed, .refusal').first();
  await answer.waitFor();
  // Something happened on the pitch in these two seconds: it is refused in words, and can be pressed again.
  while (await answer.evaluate(({ classList }) => classList.contains('refusal'))) {
    await expect(answer).toContainText('You have not been charged');
    book.clock.time += 8000;
    await expect(place(page)).toHaveText(/^Bet €10.00$/);
    await place(page).click();
    await expect(page.locator('.slipf .tiny')).toContainText('Confirming: ');
    book.clock.time += 2100;
    await answer.waitFor();
  }
  await expect(page.locator('.bet .ref')).toContainText('Reference BK-');
  expect(book.wallet.of('/bet/make')[0]).toMatchObject({ amount: 1000, currency: 'EUR' });
  await look(page, 'slip-placed');

  await page.locator('.bet .button.line').click();
  await page.locator('.quote .seg button').nth(1).click();
  const take = page.locator('.quote .button.large');
  await expect(take).toHaveText(/^Cash out €[0-4]\.\d\d$/);
  await look(page, 'cash-out');
  await take.click();
  await expect(page.locator('.bet').first()).toContainText('for €5.00 of the stake');
  await expect
    .poll(() => book.wallet.of('/bet/win').map(({ part }) => part))
    .toEqual([{ stake_closed: 500, stake_left: 500 }]);

  // Hours later both matches are over, and so is the bet, without anything being loaded anew.
  await closeSlip(page);
  book.clock.time += 3 * 3_600_000;
  await book.run();
  await book.run(1000);
  await page.evaluate(
    `book.updateOptions({ token: ${JSON.stringify(await tokenOf(book))}, url: 'bets/settled' })`,
  );
  await expect(page.locator('.bets .chip')).toHaveText(/Won|Lost/);
  await look(page, 'settled');
  expect(complaints).toEqual([]);
});

test('refusals are said in words, money and a new token are requested, and nothing typed is lost', async ({
  page,
}) => {
  byTurns(1);
  const { complaints, asked, update } = await visit(page, {
    token: await tokenOf(book),
    route: 'soon/tennis',
    theme: 'light',
  });
  for (const at of [0, 1, 2]) await prices(rows(page).nth(at)).first().click();
  await openSlip(page);
  await page.getByRole('button', { name: 'System', exact: true }).click();
  await page.locator('.stake input').fill('1,50');
  await expect(page.locator('.stake .mx')).toHaveText('3 × €1.50 = €4.50');
  await look(page, 'slip-system');

  book.wallet.refusal = { code: 2001, message: 'not enough' };
  await place(page).click();
  await expect(page.locator('.refusal')).toContainText('your balance is too low');
  await look(page, 'slip-refused');
  await page.locator('.refusal .button').click();
  await expect.poll(async () => (await asked()).map(({ name }) => name)).toContain('onRecharge');

  book.wallet.refusal = null;
  await page.locator('.stake input').fill('5000');
  await place(page).click();
  await expect(page.locator('.refusal')).toContainText('the maximum stake at these odds');
  await page.locator('.refusal .button').click();
  await expect(page.locator('.stake input')).not.toHaveValue('5000');
  await page.locator('.stake input').fill('2');

  // The token ends; the operator's page is asked for another, and the same slip goes through.
  book.clock.time += 70_000;
  await expect(page.locator('.leg')).toHaveCount(3);
  await place(page).click();
  await expect
    .poll(async () => (await asked()).map(({ name }) => name))
    .toContain('onTokenExpired');
  await update({ token: await tokenOf(book), lang: 'de' });
  await expect(page.locator('.placed, .refusal').first()).toContainText(
    /Wette abgegeben|Nicht abgegeben/,
  );
  await look(page, 'placed-de');
  expect(complaints).toEqual([]);
});

test('a language whose file does not come leaves the book in the one it speaks, and one that begins without is said to fail', async ({
  page,
}) => {
  byTurns(1);
  const { complaints, update } = await visit(page);
  await expect(rows(page).first()).toBeVisible();
  const wordsOf = (lang: string) => `**/client/parts/${lang}-*.js`;
  // Aborted, as by a page that is left: refused, Chromium would write it to the console.
  await page.route(wordsOf('de'), (route) => route.abort('aborted'));
  const requested = page.waitForRequest(wordsOf('de'));
  await update({ lang: 'de' });
  await requested;
  await update({ lang: 'es' });
  await expect(page.locator('.bt')).toHaveAttribute('lang', 'es');
  await page.route(wordsOf('en'), (route) => route.abort('aborted'));
  await page.reload();
  const failed = () => page.evaluate('book.ready.then(() => "drawn", () => "failed")');
  await expect.poll(failed).toBe('failed');
  await expect(page.locator('.bt')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a page that is come back to stands where it was left, and a double press opens the slip once', async ({
  page,
}) => {
  const { complaints } = await visit(page);
  await rows(page).first().waitFor();
  const isOpen = () => page.locator('dialog.sheet').evaluate((sheet) => sheet.matches('[open]'));
  if (isPhone()) {
    await prices(rows(page).first()).first().click();
    await page.locator('.slipbar').dblclick();
    await page.locator('.shield').waitFor({ state: 'detached' });
    expect(await isOpen()).toBe(true);
    await closeSlip(page);
    // What lies below is pressed by nothing that was meant for the slip.
    await page.locator('.shield').waitFor({ state: 'detached' });
    await openSlip(page);
    await page.locator('dialog .sliph .iconbutton').dblclick();
    await page.locator('.shield').waitFor({ state: 'detached' });
    expect(await isOpen()).toBe(false);
    await expect(page.locator('.evt .odd.on')).toHaveCount(1);
    // Escape, even before the sheet has the focus.
    await page.locator('.slipbar').press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
  }
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const last = rows(page).last().locator('.who');
  const top = async () => (await last.boundingBox())?.y ?? 0;
  // The rows above it are drawn in the room that was kept for them.
  await last.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect.poll(scrolled).toBeGreaterThan(300);
  await last.evaluate((row) => {
    addEventListener('click', () => {
      Object.assign(window, { leftAt: row.getBoundingClientRect().top });
    });
  });
  await last.click();
  const left = (await page.evaluate('leftAt')) as number;
  await page.locator('.match').waitFor();
  await expect.poll(scrolled).toBeLessThan(300);
  await page.goBack();
  await rows(page).first().waitFor();
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(90);
  await page.goForward();
  await page.locator('.match').waitFor();
  expect(complaints).toEqual([]);
});

test('weighs at most 120 KB compressed, all languages together', async () => {
  byTurns(0);
  const built = path.resolve(import.meta.dirname, '../apps/sandbox/dist/book-client');
  let bytes = 0;
  for await (const file of glob('**/*.js', { cwd: built }))
    bytes += brotliCompressSync(await readFile(path.join(built, file))).length;
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(120_000);
});
