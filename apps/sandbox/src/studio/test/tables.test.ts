import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moveAnswer, roundAnswer, type SessionAnswer, sessionAnswer } from '../protocol.ts';
import { buildStudio, type Studio } from '../server.ts';
import { themes } from '../themes/catalogue.ts';
import { FakeWallet } from './fake-wallet.ts';
import { testClock, walletAt } from './playground.ts';

let folder: string;
let wallet: FakeWallet;
let studio: Studio;
const clock = testClock();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-tables-'));
  wallet = new FakeWallet(1e9);
  await wallet.listen();
  studio = await buildStudio({
    origin: 'http://127.0.0.1:3102',
    siteOrigin: 'http://localhost:3000',
    dataFolder: folder,
    wallet: walletAt(wallet),
    now: clock.now,
  });
});
afterEach(async () => {
  await studio.app.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
});

const call = async (url: string, bearer?: string, body?: unknown) => {
  const response = await studio.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api${url}`,
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { status: response.statusCode, body: response.json() };
};

async function opened(address: string): Promise<SessionAnswer> {
  const { pathname, searchParams } = new URL(address);
  const gameId = pathname.split('/').at(-1);
  const lang = searchParams.get('lang');
  const token = searchParams.get('token');
  return sessionAnswer.parse((await call('/session', undefined, { token, gameId, lang })).body);
}

async function launched(gameId: string, isDemo = false): Promise<SessionAnswer> {
  const answer = await studio.launches.launch({
    ...{
      gameId,
      lang: 'de',
      currency: 'EUR',
      lobbyUrl: 'http://localhost:3000/',
      depositUrl: null,
    },
    player: isDemo ? null : { user: 'player-1', token: 'operator-token-1' },
  });
  if (answer.kind !== 'launched') throw new Error(answer.kind);
  return opened(answer.url);
}

const move = (session: SessionAnswer, gameId: string) =>
  call('/tables', session.sessionToken, { gameId });
const moved = async (session: SessionAnswer, gameId: string) =>
  opened(moveAnswer.parse((await move(session, gameId)).body).url);

const deal = { kind: 'blackjack', stake: 100 } as const;
let requests = 0;
const play = async (session: SessionAnswer, input: object) => {
  requests += 1;
  const requestId = `00000000-0000-4000-8000-${String(requests).padStart(12, '0')}`;
  return call('/rounds', session.sessionToken, { requestId, input });
};
const onPlayer = { kind: 'baccarat', bets: { player: 100, tie: 0, banker: 0 } } as const;

it('a table lists the others of its group with their limits, and a game that stands alone none', async () => {
  const { tables } = await launched('salon-21');
  expect(tables.map(({ id }) => id).toSorted()).toEqual(['baccarat-rose', 'boardwalk-double']);
  for (const { id, name, minStake, maxStake } of tables) {
    expect(name).toBe(themes.find((theme) => theme.id === id)?.name);
    expect([minStake > 0, maxStake > minStake]).toEqual([true, true]);
  }
  expect((await launched('dice-deck')).tables).toEqual([]);
});

it('a player who moves bets on the other table by the token of the same session', async () => {
  const first = await launched('baccarat-rose');
  expect((await play(first, onPlayer)).status).toBe(200);
  const second = await moved(first, 'salon-21');
  expect(second).toMatchObject({ game: { id: 'salon-21' }, lang: 'de', currency: 'EUR' });
  expect(second.lobbyUrl).toBe('http://localhost:3000/');
  expect((await play(second, deal)).status).toBe(200);
  const bets = wallet.calls.filter(({ path }) => path === 'bet').map(({ body }) => body);
  expect(bets).toMatchObject([
    { game_code: 'baccarat-rose', token: 'operator-token-1', user: 'player-1' },
    { game_code: 'salon-21', token: 'operator-token-1', user: 'player-1' },
  ]);
});

it('a demo goes on with the play money it has', async () => {
  const first = await launched('baccarat-rose', true);
  const { balance } = roundAnswer.parse((await play(first, onPlayer)).body);
  const second = await moved(first, 'boardwalk-double');
  expect(second).toMatchObject({ demo: true, balance });
});

it('an open round keeps its player at the table', async () => {
  const session = await launched('salon-21');
  let open = false;
  for (let hand = 0; hand < 20 && !open; hand += 1) {
    const { round } = roundAnswer.parse((await play(session, deal)).body);
    open = round.state === 'open';
    clock.pass(5000);
  }
  expect(open).toBe(true);
  expect(await move(session, 'baccarat-rose')).toMatchObject({
    status: 409,
    body: { code: 'round-open' },
  });
});

it('nobody moves to a game outside the group, to their own, or without a session', async () => {
  const session = await launched('salon-21');
  for (const gameId of ['dice-deck', 'salon-21', 'riviera-wheel', 'nothing', ''])
    expect((await move(session, gameId)).body).toMatchObject({ code: 'not-found' });
  const alone = await launched('dice-deck');
  expect((await move(alone, 'salon-21')).body).toMatchObject({ code: 'not-found' });
  expect((await call('/tables', undefined, { gameId: 'baccarat-rose' })).status).toBe(401);
});

it('a session that was moved from ends when it would have ended', async () => {
  const session = await launched('baccarat-rose');
  clock.pass(11 * 60 * 60 * 1000);
  const second = await moved(session, 'salon-21');
  clock.pass(2 * 60 * 60 * 1000);
  expect((await play(second, deal)).body).toMatchObject({ code: 'session-expired' });
});
