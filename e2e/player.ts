import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { TransactionKind } from '../packages/contract/src/wallet/statuses.ts';
import { type Locale, textStart } from './texts.ts';
import { expect, newcomer, test } from './visitor.ts';

type Newcomer = ReturnType<typeof newcomer>;

export interface Player {
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
}

/** Where a player lives and what the first account is kept in. */
export interface Home {
  readonly country: string;
  readonly currency: string;
}

/** A registered player, without going through the form. */
export async function registered(
  request: APIRequestContext,
  person: Newcomer,
  home: Home = { country: 'AT', currency: 'EUR' },
): Promise<Player> {
  const response = await request.post('/api/player/register', {
    data: {
      email: person.email,
      password: person.password,
      ...home,
      birthdate: `${person.birthdate.year}-${person.birthdate.month}-${person.birthdate.day}`,
      agreements: true,
      receiveEmailPromo: false,
      locale: 'en',
      fingerprint: { visitorId: crypto.randomUUID(), confidence: 0.5 },
    },
  });
  expect(response.status(), await response.text()).toBeLessThan(300);
  const { accessToken } = (await response.json()).data;
  return { email: person.email, password: person.password, accessToken };
}

/** A registered player whose browser is signed in. */
export async function signedIn(
  context: BrowserContext,
  baseURL: string,
  person: Newcomer,
  home?: Home,
): Promise<Player> {
  const player = await registered(context.request, person, home);
  await keepToken(context, baseURL, player.accessToken);
  return player;
}

/** The same as `test`, with a new player who is signed in from the start. */
export const playerTest = test.extend<{ player: Player }>({
  player: async ({ context, baseURL }, use) =>
    use(await signedIn(context, baseURL ?? '', newcomer())),
});

/** Puts a token where the site keeps it. */
export const keepToken = (context: BrowserContext, baseURL: string, accessToken: string) =>
  context.addCookies([{ name: 'access_token', value: accessToken, url: baseURL, sameSite: 'Lax' }]);

/**
 * Resolves once the page follows one of its player's channels: of what happened before it is not told. To be called
 * right before the page is visited.
 *
 * @param channel without the id, such as `game:bets`
 */
export const follows = (page: Page, channel: string): Promise<void> =>
  new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes(`${channel}#`)) resolve();
      }),
    ),
  );

/** What the API answers a player; refused answers fail the test. */
export async function ask<T>(
  request: APIRequestContext,
  { accessToken }: Pick<Player, 'accessToken'>,
  path: string,
): Promise<T> {
  const response = await request.get(`/api${path}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(response.status(), path).toBe(200);
  return ((await response.json()) as { data: T }).data;
}

/** The balance in subunits of the player's only account. */
export async function balanceOf(request: APIRequestContext, player: Pick<Player, 'accessToken'>) {
  const [account] = await ask<{ balance: number }[]>(request, player, '/wallet/accounts');
  return account?.balance ?? Number.NaN;
}

export interface Movement {
  readonly id: string;
  readonly amount: number;
  readonly kind: TransactionKind;
  readonly balanceAfter: number;
}

/** The ledger's statement, newest first. */
export const statementOf = (request: APIRequestContext, player: Pick<Player, 'accessToken'>) =>
  ask<Movement[]>(request, player, '/wallet/transactions?perPage=100');

/** The token a page holds. */
export async function tokenOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'access_token');
  if (!cookie) throw new Error('Nobody is signed in');
  return cookie.value;
}

/** The balance in the header as a person reads it. */
export const balancePill = (page: Page, locale: Locale) =>
  page.getByRole('banner').getByRole('button', { name: textStart(locale, 'layout.balance.open') });
