/** The main journey in Firefox, from the lobby as a guest to the statement of a player. */
import type { APIRequestContext } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { challengeCode } from '../apps/sandbox/src/payments/cards.ts';
import { textsOf } from '../apps/sandbox/src/payments/pages/texts.ts';
import { slotTexts } from '../apps/sandbox/src/studio/frame/slot/texts.ts';
import { en } from '../apps/sandbox/src/studio/frame/texts/en.ts';
import { byRole, type FirefoxVisitor, headerOf, type Role, test, visit } from './firefox.ts';
import { cards } from './paying.ts';
import { ask, balanceOf, statementOf } from './player.ts';
import { plainPage, text, textStart, textWith } from './texts.ts';
import { byTurns, expect, isTakenOver, newcomer } from './visitor.ts';

type Newcomer = ReturnType<typeof newcomer>;

interface Spin {
  readonly stake: number;
  readonly payout: number;
}

const dialog = '[role="dialog"][data-open]';
const say = (key: string) => text('en', key);
const field = (name: string) => say(`fields-settings.fields.${name}.label`);

/** The name of a field that must be filled in. */
const needed = (label: string) => `${label} (${say('layout.ui.required')})`;

/** Writes subunits of EUR as the site does. */
const euros = (subunits: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(subunits / 100);

const press = (page: Page, role: Role, name: string, within: string): Promise<void> =>
  page.locator(byRole(role, name, within)).click();

const fill = (page: Page, name: string, value: string, within: string): Promise<void> =>
  page.locator(byRole('textbox', name, within)).fill(value);

const seen = (page: Page, words: string) => page.locator(`::-p-text(${words})`).wait();

async function signUp(page: Page, person: Newcomer): Promise<void> {
  await press(page, 'link', say('layout.header.join'), 'header');
  await fill(page, needed(field('email')), person.email, dialog);
  await page.locator(`${dialog} input[type="password"]`).fill(person.password);
  await press(page, 'button', say('global-components.signUp.continue'), dialog);
  await page.locator(byRole('combobox', needed(field('country')), dialog)).fill('Austria');
  await press(page, 'option', 'Austria', '[role="listbox"]');
  for (const part of ['day', 'month', 'year'] as const)
    await fill(page, say(`layout.ui.${part}`), person.birthdate[part], dialog);
  await press(page, 'button', say('global-components.signUp.continue'), dialog);
  await press(page, 'checkbox', field('agreements'), dialog);
  await press(page, 'button', say('global-components.signUp.submit'), dialog);
}

async function signIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await press(page, 'link', say('layout.header.signIn'), 'header');
  await fill(page, needed(field('email')), email, dialog);
  await page.locator(`${dialog} input[type="password"]`).fill(password);
  await press(page, 'button', say('global-components.signIn.submit'), dialog);
}

/** Pays on the provider's page with a card whose bank asks for a code. */
async function pay(page: Page, amount: string): Promise<void> {
  const texts = textsOf('en');
  await fill(page, texts.number, cards.challenge, 'form');
  await fill(page, texts.expiry, '08/39', 'form');
  await fill(page, texts.cvc, '123', 'form');
  await fill(page, texts.name, 'Ada Lovelace', 'form');
  await press(page, 'button', texts.payButton(amount), 'form');
  await fill(page, texts.code, challengeCode, 'form');
  await press(page, 'button', texts.confirm, 'form');
}

/** Deposits 25 euros by card, from the open wallet to the result. */
async function deposit(page: Page, origin: string): Promise<void> {
  const amount = euros(25_00);
  const card = say('global-components.methods.names.card');
  await page.locator(`${dialog} button ::-p-text(${card})`).click();
  await fill(page, needed(say('global-components.deposit.amount.label')), '25', dialog);
  await press(page, 'radio', say('global-components.deposit.bonus.none'), dialog);
  const order = textWith('en', 'global-components.deposit.submitAmount', { amount });
  await press(page, 'button', order, dialog);
  await expect.poll(() => page.url()).toContain('/pay/');
  expect(new URL(page.url()).origin).not.toBe(origin);
  await pay(page, amount);
  await expect.poll(() => page.url()).toContain('success=');
  await page.waitForFunction(isTakenOver);
  const result = textWith('en', 'global-components.invoice.success.title', { amount });
  await page.locator(byRole('heading', result, dialog)).wait();
}

/** Plays one round in the game's frame to its end, free spins included. */
async function playRound(page: Page, hasBegun: () => Promise<boolean>): Promise<void> {
  const game = await (await page.waitForSelector('iframe'))?.contentFrame();
  if (!game) throw new Error('The game has no frame');
  const texts = { ...en, ...slotTexts.en };
  const onwards = [texts.startFreeSpins, texts.goOnFreeSpins, texts.ok];
  const ready = `[aria-disabled="false"]::-p-aria([name="${texts.spin}"][role="button"])`;
  await game.locator(ready).click();
  await expect.poll(hasBegun).toBe(true);
  await expect(async () => {
    if (await game.$(ready)) return;
    for (const name of onwards) await (await game.$(byRole('button', name, 'body')))?.click();
    expect(await game.$(ready)).not.toBeNull();
  }).toPass({ timeout: 150_000 });
}

async function tokenOf({ context }: FirefoxVisitor): Promise<string> {
  const token = (await context.cookies()).find(({ name }) => name === 'access_token');
  if (!token) throw new Error('Nobody is signed in');
  return token.value;
}

/** The balance of the API, in subunits, which must be what the statement sums to. */
async function checkedBalance(request: APIRequestContext, accessToken: string): Promise<number> {
  const balance = await balanceOf(request, { accessToken });
  const statement = await statementOf(request, { accessToken });
  expect(statement.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  expect(statement[0]?.balanceAfter).toBe(balance);
  return balance;
}

test('a guest becomes a player, deposits, plays and comes back, in Firefox [2.1-13] [2.1-18] [4-28] [4-29] [4-31] [4-32]', async ({
  visitor,
  request,
  baseURL,
}) => {
  byTurns(1);
  const origin = baseURL ?? '';
  const person = newcomer();
  const page = await visitor.openTab();
  await visit(page, `${origin}/`);
  await signUp(page, person);
  await seen(page, say('alerts.account.opened.title'));
  await expect.poll(() => page.url()).toMatch(/\?wallet=deposit$/);
  const accessToken = await tokenOf(visitor);

  const other = await visitor.openTab();
  await visit(other, `${origin}${plainPage}`);
  await expect.poll(() => headerOf(other)).toContain(euros(0));
  await page.bringToFront();
  await deposit(page, origin);
  expect(await checkedBalance(request, accessToken)).toBe(25_00);
  await expect.poll(() => headerOf(other), 'moved by the websocket').toContain(euros(25_00));
  await press(page, 'button', say('global-components.invoice.done'), dialog);

  await visit(page, `${origin}/games/seven-lamps`);
  await press(page, 'button', say('game.page.play'), 'main');
  const spins = () => ask<Spin[]>(request, { accessToken }, '/game/spins');
  await playRound(page, async () => (await spins()).length === 1);
  const [{ stake, payout } = { stake: 0, payout: 0 }] = await spins();
  expect(stake).toBeGreaterThan(0);
  const balance = 25_00 - stake + payout;
  expect(await checkedBalance(request, accessToken)).toBe(balance);
  await expect.poll(() => headerOf(other), 'moved by the websocket').toContain(euros(balance));

  await press(page, 'button', say('game.page.toolbar.close'), 'main');
  await visit(page, `${origin}/profile/history`);
  await page.locator(byRole('link', 'Seven Lamps', 'main table')).wait();
  const card = textWith('en', 'layout.card.label', { name: 'Seven Lamps', provider: 'Northlight' });
  await visit(page, `${origin}/recently-played`);
  await page.locator(byRole('link', card, 'main article')).wait();

  const offer = say('layout.header.signIn');
  await page.locator(`header [aria-label^="${textStart('en', 'layout.account.menu')}"]`).click();
  await press(page, 'menuitem', say('layout.account.signOut'), '[role="menu"]');
  await page.locator(byRole('link', offer, 'header')).wait();
  await expect.poll(() => headerOf(other), 'signed out with the first tab').toContain(offer);

  await signIn(page, person);
  for (const tab of [page, other])
    await expect.poll(() => headerOf(tab), 'signed in').toContain(euros(balance));
  expect(await checkedBalance(request, await tokenOf(visitor))).toBe(balance);
});
