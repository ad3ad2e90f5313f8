import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Bettor } from '../apps/platform/src/modules/sportsbook/test/book-calls.ts';
import { signCall } from '../apps/platform/src/modules/sportsbook/test/book-signer.ts';
import { e2eData } from './operator.ts';
import type { Player } from './player.ts';
import { expect } from './visitor.ts';

/** Where the book is, its client's script too. */
export const bookHost = `http://127.0.0.1:${Number(process.env.E2E_SANDBOX_PORT ?? '20091') + 13}`;

/** Who the book knows a player as, by the token of their page. */
export async function bettorOf(
  request: APIRequestContext,
  { accessToken }: Player,
): Promise<Bettor> {
  const answer = await request.post('/api/game/betting/token', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: {},
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const [, claims = ''] = ((await answer.json()).data.token as string).split('.');
  const { sub, session, currency } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return { playerId: sub, signInId: '', sessionId: session, currency };
}

/** Calls the wallet as the book does, signed with its key. @returns the answer's body */
export async function bookCalls(
  request: APIRequestContext,
  call: string,
  payload: object,
): Promise<{ readonly code?: number }> {
  const { book } = JSON.parse(await readFile(path.join(e2eData, 'secrets.json'), 'utf8'));
  const token = await signCall(createPrivateKey(book.privateKey), new Date(), payload);
  const answer = await request.post(`/api/sportsbook/betby/bet/${call}`, {
    data: { payload: token },
  });
  return answer.json();
}

/** A book's client that shows what it is told, and can be pressed for everything that it may tell. */
const client = `
  window.books = [];
  window.BTRenderer = class {
    initialize(options) {
      this.options = options;
      this.changes = [];
      this.isKilled = false;
      books.push(this);
      const style = document.createElement('link');
      style.rel = 'stylesheet';
      style.href = '${bookHost}/stub.css';
      const picture = new Image();
      picture.alt = '';
      picture.src = '${bookHost}/stub.svg';
      this.place = document.createElement('section');
      this.place.setAttribute('aria-label', 'Book');
      this.place.lang = 'en';
      this.place.dir = 'ltr';
      this.told = this.place.appendChild(document.createElement('p'));
      const press = (name, does) => {
        const button = this.place.appendChild(document.createElement('button'));
        button.textContent = name;
        button.className = 'stub';
        button.onclick = does;
      };
      const go = (route, replace) => () => {
        this.options.url = route;
        this.tell();
        options.onRouteChange({ route, replace });
      };
      press('Event', go('event/7'));
      press('Market', go('event/7/goals', true));
      press('Log in', () => options.onLogin());
      press('Register', () => options.onRegister());
      press('Recharge', () => options.onRecharge());
      press('Refresh', () => options.onSessionRefresh());
      press('Slip', () => options.onBetSlipStateChange({ isOpen: this.slip = !this.slip }));
      press('Expire', async () => this.updateOptions({ token: await options.onTokenExpired() }));
      this.place.append(style, picture);
      this.tell();
      options.target.append(this.place);
    }
    tell() {
      const { url, lang, themeName, token, betSlipOffsetTop } = this.options;
      const claims = token && JSON.parse(atob(token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')));
      this.told.textContent =
        [url || 'start', lang, themeName, betSlipOffsetTop, claims ? claims.currency : 'guest'].join(' ');
    }
    updateOptions(changed) {
      this.changes.push(changed);
      Object.assign(this.options, changed);
      this.tell();
    }
    kill() {
      this.isKilled = true;
      this.place.remove();
    }
  };
`;

/** Has the book's host answer with the client above, and first, for the first so many times, without one. */
export async function withStubBook(page: Page, missing = 0): Promise<void> {
  let asked = 0;
  await page.route(`${bookHost}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/stub.css')
      return route.fulfill({
        contentType: 'text/css',
        body: '.stub { min-height: 44px; padding: 0 12px; margin: 4px; border: 1px solid; }',
      });
    if (pathname === '/stub.svg')
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      });
    asked += 1;
    return route.fulfill({
      contentType: 'text/javascript',
      body: asked > missing ? client : '/* nothing yet */',
    });
  });
}
