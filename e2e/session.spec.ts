import type { Page, WebSocketRoute } from '@playwright/test';
import { expired } from './expired-token.ts';
import { operate } from './operator.ts';
import { funded } from './paying.ts';
import { ask, balanceOf, balancePill, keepToken, registered, signedIn, tokenOf } from './player.ts';
import { signIn } from './sign-in-and-out.ts';
import { plainPage, text } from './texts.ts';
import { byTurns, expect, look, newcomer, settled, takenOver, test, visit } from './visitor.ts';

const signInDialog = (page: Page) =>
  page.getByRole('dialog', { name: text('en', 'global-components.signIn.title') });

const heart = (page: Page) => page.getByRole('button', { name: /Favourite: Koi Lantern/ }).first();

test('a session ended elsewhere leads home to the sign-in [8-03] [4-29]', async ({
  page,
  context,
  request,
  baseURL,
  complaints,
}) => {
  byTurns(0);
  const { accessToken } = await signedIn(context, baseURL ?? '', newcomer());
  const favorites = page.waitForResponse(/\/api\/game\/games\/favorites$/);
  // Told by the socket, the page would leave by itself before the press.
  await page.routeWebSocket(/\/api\/connection\/websocket/, () => undefined);
  await visit(page, '/games/koi-lantern');
  await expect(balancePill(page, 'en')).toBeVisible();
  // What the page asks by itself is answered, so that the press is the first to be refused.
  await favorites;
  await settled(page);
  await request.post('/api/player/sessions/logout', {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const told = page.getByText(text('en', 'alerts.session.ended.title')).waitFor();
  await heart(page).click({ noWaitAfter: true });
  await told;
  await expect(signInDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/?sign-in=true');
  await look(page, 'session-ended');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'access_token')).toBeUndefined();
  // The refused calls themselves are what is shown here.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('401');
});

test('ten tabs with an old token: one refresh, nobody signed out [4-30] [P-23]', async ({
  context,
  baseURL,
}) => {
  byTurns(1);
  const { accessToken } = await signedIn(context, baseURL ?? '', newcomer());
  await keepToken(context, baseURL ?? '', expired(accessToken));
  let refreshes = 0;
  await context.route('**/api/player/sessions/refresh', async (route) => {
    refreshes += 1;
    await route.continue({
      headers: { ...(await route.request().allHeaders()), authorization: `Bearer ${accessToken}` },
    });
  });
  const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
  // Ten pages at once share two processors with other journeys: a plain one takes half as long.
  await Promise.all(tabs.map((tab) => tab.goto(plainPage)));
  await Promise.all(
    tabs.map((tab) => expect(balancePill(tab, 'en')).toBeVisible({ timeout: 120_000 })),
  );
  expect(refreshes).toBe(1);
  const token = await tokenOf(context);
  expect(token).not.toBe(expired(accessToken));
  await ask(context.request, { accessToken: token }, '/player/profile');
});

test('a player shut out loses the open page, and is told until when at the sign-in [P-22]', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  byTurns(0);
  const person = newcomer();
  await signedIn(context, baseURL ?? '', person);
  await visit(page, '/favorites');
  const day = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  await operate('exclude', person.email, '--until', day.toISOString().slice(0, 10));
  await expect(signInDialog(page)).toBeVisible();
  await signIn(page, 'en', person);
  const told = signInDialog(page).getByText(/closed for play until/);
  await expect(told).toContainText(String(day.getUTCFullYear()));
  await look(page, 'signed-out-excluded');
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/40[13]|422/);
});

test('a refused refresh signs out [8-04]', async ({ page, context, baseURL, complaints }) => {
  byTurns(1);
  const { accessToken } = await signedIn(context, baseURL ?? '', newcomer());
  await keepToken(context, baseURL ?? '', expired(accessToken));
  await context.clearCookies({ name: 'session_binding' });
  await page.goto('/categories/slots');
  await expect(signInDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/?sign-in=true');
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('401');
});

test('a second sign-in on another browser keeps both', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  byTurns(0);
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await visit(page, '/');
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await visit(other, `${plainPage}?sign-in=true`);
  await signIn(other, 'en', player);
  await expect(balancePill(other, 'en')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await funded(context.request, baseURL ?? '', player, 1500);
  for (const one of [page, other]) await expect(balancePill(one, 'en')).toContainText('15.00');
  await page.reload();
  await expect(balancePill(page, 'en')).toContainText('15.00');
  await elsewhere.close();
});

test('a sign-in in one tab reaches the others [4-31]', async ({ page, context, request }) => {
  byTurns(1);
  const player = await registered(request, newcomer());
  await visit(page, '/categories/slots');
  const other = await context.newPage();
  await visit(other, `${plainPage}?sign-in=true`);
  await signIn(other, 'en', player);
  await expect(balancePill(other, 'en')).toBeVisible();
  await expect(balancePill(page, 'en')).toBeVisible();
  await expect(page).toHaveURL('/categories/slots');
});

test('after a closed laptop the balance is right again [P-40] [4-41]', async ({
  page,
  context,
  request,
  baseURL,
  complaints,
}) => {
  byTurns(0);
  const player = await signedIn(context, baseURL ?? '', newcomer());
  let isClosed = false;
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/api\/connection\/websocket/, (socket) => {
    if (isClosed) return void socket.close();
    socket.connectToServer();
    open.push(socket);
  });
  await visit(page, '/');
  await expect.poll(() => open.length).toBe(1);
  await expect(balancePill(page, 'en')).toContainText('0.00');
  // Nothing of the page is still on its way.
  await settled(page);
  isClosed = true;
  await context.setOffline(true);
  await open[0]?.close();
  await funded(request, baseURL ?? '', player, 3200);
  await expect(balancePill(page, 'en')).toContainText('€0.00');
  isClosed = false;
  await context.setOffline(false);
  await expect(balancePill(page, 'en')).toContainText('32.00', { timeout: 60_000 });
  await takenOver(page);
  expect(await balanceOf(request, player)).toBe(3200);
  // What the page still wanted meanwhile: the lid does not ask first.
  const ownWords = complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'));
  complaints.splice(0, complaints.length, ...ownWords);
});
