import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../logger.ts';
import type { LaunchRequest } from '../launches.ts';
import { roundAnswer, sessionAnswer, studioError } from '../protocol.ts';
import { buildStudio, type Studio } from '../server.ts';
import { themes } from '../themes/catalogue.ts';
import { FakeWallet } from './fake-wallet.ts';
import { diceBet, testClock, walletAt } from './playground.ts';

let folder: string;
let wallet: FakeWallet;
let studio: Studio;
const clock = testClock();
const log: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-api-'));
  mkdirSync(join(folder, 'assets'));
  for (const page of ['frame', 'verifier']) {
    mkdirSync(join(folder, page));
    writeFileSync(join(folder, page, 'index.html'), `<!doctype html><title>${page}</title>`);
  }
  writeFileSync(join(folder, 'assets', 'frame-1a2b3c.js'), 'export {};');
  wallet = new FakeWallet(100_000_000);
  await wallet.listen();
  studio = await buildStudio({
    origin: 'http://127.0.0.1:3102',
    siteOrigin: 'http://localhost:3000',
    dataFolder: folder,
    frameFolder: folder,
    wallet: walletAt(wallet),
    now: clock.now,
    logger: createLogger('info', { write: (line) => void log.push(line) }),
  });
});
afterEach(async () => {
  await studio.app.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
});

const launchToken = async (changes: Partial<LaunchRequest> = {}): Promise<string> => {
  const launched = await studio.launches.launch({
    gameId: 'dice-deck',
    lang: 'en',
    currency: 'EUR',
    player: { user: 'player-1', token: 'operator-token-1' },
    lobbyUrl: 'http://localhost:3000/',
    depositUrl: null,
    ...changes,
  });
  if (launched.kind !== 'launched') throw new Error(launched.kind);
  return new URL(launched.url).searchParams.get('token') ?? '';
};

const call = async (
  method: 'GET' | 'POST',
  url: string,
  options: { bearer?: string; body?: unknown } = {},
) => {
  const response = await studio.app.inject({
    method,
    url,
    headers: options.bearer === undefined ? {} : { authorization: `Bearer ${options.bearer}` },
    ...(options.body === undefined ? {} : { payload: options.body as object }),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
};

const open = async (changes: Partial<LaunchRequest> = {}) => {
  const token = await launchToken(changes);
  const { body } = await call('POST', '/api/session', {
    body: { token, gameId: changes.gameId ?? 'dice-deck', lang: 'de-AT' },
  });
  return sessionAnswer.parse(body);
};

describe("the frame's API", () => {
  it.each([...themes])(
    'describes $id as the protocol says, in every currency',
    async ({ id, stakes }) => {
      for (const currency of Object.keys(stakes)) {
        const session = await open({ gameId: id, currency, player: null });
        expect(session).toMatchObject({ currency, demo: true, lang: 'de', openRound: null });
        expect(session.game.id).toBe(id);
        expect(session.game.rules.every(({ text }) => !/[{}]/.test(text))).toBe(true);
        expect(session.limits.maxStake).toBeGreaterThanOrEqual(session.limits.defaultStake);
        expect(Number.isSafeInteger(session.limits.maxWin)).toBe(true);
        expect(session.balance).toBeGreaterThanOrEqual(session.limits.defaultStake * 50);
      }
    },
  );

  it('plays, continues and reopens a round', async () => {
    const { sessionToken: bearer } = await open();
    const bet = diceBet();
    const played = await call('POST', '/api/rounds', { bearer, body: bet });
    const { round } = roundAnswer.parse(played.body);
    expect(round).toMatchObject({ state: 'closed', shownSteps: 0, requestId: bet.requestId });
    expect((await call('GET', `/api/rounds/${round.id}`, { bearer })).body).toEqual(played.body);
    expect((await open()).openRound).toEqual(round);
    const shown = await call('POST', `/api/rounds/${round.id}/continue`, {
      bearer,
      body: { shownSteps: 1 },
    });
    expect(shown.body.round.shownSteps).toBe(1);
    expect(await open()).toMatchObject({ openRound: null, lastRound: { id: round.id } });
    expect((await call('GET', '/api/balance', { bearer })).body).toEqual({
      balance: played.body.balance,
      freeRounds: null,
    });
  });

  it.each([
    {
      gameId: 'plinko-pier',
      good: { kind: 'plinko', stake: 100, risk: 'high', rows: 16 },
      bad: { kind: 'plinko', stake: 100, risk: 'high', rows: 15 },
    },
    {
      gameId: 'golden-helm',
      good: { kind: 'wheel', stake: 100, risk: 'low', segments: 50 },
      bad: { kind: 'wheel', stake: 100, risk: 'low', segments: 51 },
    },
    {
      gameId: 'forty-kites',
      good: { kind: 'keno', stake: 100, picks: [1, 8, 40] },
      bad: { kind: 'keno', stake: 100, picks: [1, 8, 8] },
    },
  ])('plays and keeps a round of $gameId, and takes no other choice', async (game) => {
    const { sessionToken: bearer } = await open({ gameId: game.gameId });
    const place = (input: object) =>
      call('POST', '/api/rounds', { bearer, body: { requestId: randomUUID(), input } });
    expect((await place(game.bad)).status).toBe(400);
    const played = await place(game.good);
    const { round } = roundAnswer.parse(played.body);
    expect(round).toMatchObject({ state: 'closed', input: game.good, stake: 100 });
    // At a stake of 100 the win is the multiplier, which is in hundredths.
    expect(round.outcome).toMatchObject({ kind: game.good.kind, multiplier: round.win });
    expect((await call('GET', `/api/rounds/${round.id}`, { bearer })).body).toEqual(played.body);
  });

  it('tells refusals in the language of the session', async () => {
    const { sessionToken: bearer } = await open();
    wallet.fail('bet', 'RS_ERROR_NOT_ENOUGH_MONEY');
    const refused = await call('POST', '/api/rounds', { bearer, body: diceBet() });
    expect(refused).toMatchObject({
      status: 402,
      body: {
        code: 'insufficient-funds',
        message: 'Dein Guthaben reicht für diesen Einsatz nicht aus.',
      },
    });
  });

  it('opens nothing by a wrong, foreign or expired token', async () => {
    const token = await launchToken();
    const ask = (body: unknown) => call('POST', '/api/session', { body });
    expect((await ask({ token: 'x'.repeat(43), gameId: 'dice-deck', lang: 'en' })).status).toBe(
      401,
    );
    expect((await ask({ token, gameId: 'night-ferris', lang: 'en' })).status).toBe(401);
    expect((await ask({ token, gameId: 'dice-deck', lang: 'en', balance: 1 })).status).toBe(400);
    const { sessionToken: bearer } = await open();
    clock.pass(12 * 3_600_000);
    expect((await ask({ token, gameId: 'dice-deck', lang: 'en' })).status).toBe(401);
    expect((await call('GET', '/api/balance', { bearer })).status).toBe(401);
    expect((await call('GET', '/api/balance')).body.code).toBe('session-expired');
  });

  it('[P-37] [P-38] refuses unknown fields, wrong shapes and large bodies', async () => {
    const { sessionToken: bearer } = await open();
    const bet = diceBet();
    for (const body of [
      { ...bet, win: 100 },
      { ...bet, input: { ...bet.input, roll: 1 } },
      { ...bet, requestId: 'again' },
      { ...bet, input: { ...bet.input, stake: 0.5 } },
      { ...bet, input: { ...bet.input, stake: -100 } },
      { ...bet, input: { ...bet.input, stake: '100' } },
      [],
    ]) {
      const { status, body: answer } = await call('POST', '/api/rounds', { bearer, body });
      expect(status).toBe(400);
      expect(studioError.parse(answer).code).toBe('bad-request');
    }
    const large = { ...bet, note: 'x'.repeat(70_000) };
    expect((await call('POST', '/api/rounds', { bearer, body: large })).status).toBe(413);
    expect(wallet.sent('bet')).toEqual([]);
  });

  it('bounds the rate of rounds without losing one', async () => {
    const { sessionToken: bearer } = await open({ player: null });
    const play = () => call('POST', '/api/rounds', { bearer, body: diceBet() });
    const statuses = [];
    for (let round = 0; round < 12; round++) statuses.push((await play()).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    clock.pass(1000);
    expect((await play()).status).toBe(200);
  });

  it('says when the wallet cannot be reached, and opens again when it can', async () => {
    const token = await launchToken();
    const body = { token, gameId: 'dice-deck', lang: 'en' };
    wallet.fail('balance', 'drop-before');
    expect(await call('POST', '/api/session', { body })).toMatchObject({
      status: 503,
      body: { code: 'wallet-unreachable' },
    });
    expect((await call('POST', '/api/session', { body })).status).toBe(200);
  });

  it('keeps tokens out of the log', async () => {
    const token = await launchToken();
    await studio.app.inject(`/play/dice-deck?token=${token}`);
    const { sessionToken } = await open();
    await call('GET', '/api/balance', { bearer: sessionToken });
    const all = log.join('');
    expect(all).toContain('/play/dice-deck');
    for (const secret of [token, sessionToken]) expect(all).not.toContain(secret);
  });
});

describe("the frame's pages", () => {
  it('[P-31] [P-32] may be shown by the site only and load from the studio only', async () => {
    const page = await studio.app.inject('/play/night-ferris?token=x&mode=real');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>frame</title>');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors http://localhost:3000');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect((await studio.app.inject('/play/no-such-game')).statusCode).toBe(404);
    const verifier = await studio.app.inject('/verify?round=x');
    expect(verifier.body).toContain('<title>verifier</title>');
    expect(verifier.headers['content-security-policy']).toBe(policy);
  });

  it('serves built files for good and nothing beside them', async () => {
    const file = await studio.app.inject('/frame/assets/frame-1a2b3c.js');
    expect(file.statusCode).toBe(200);
    expect(file.headers['cache-control']).toContain('immutable');
    for (const path of ['/frame/../package.json', '/frame/%2e%2e/package.json', '/frame/']) {
      expect((await studio.app.inject(path)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  it('has never two answers to one request id over HTTP either', async () => {
    const { sessionToken: bearer } = await open();
    const body = diceBet(randomUUID());
    const answers = await Promise.all(
      [0, 1, 2].map(() => call('POST', '/api/rounds', { bearer, body })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(wallet.sent('bet')).toHaveLength(1);
  });
});
