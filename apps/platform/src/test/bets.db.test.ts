import { betStatus } from '@pierlight/contract/sportsbook/statuses';
import { jwtVerify } from 'jose';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemIds as ids } from '../kernel/ids.ts';
import { createOperatorExclusions } from '../modules/identity/public.ts';
import { checkLedger } from '../modules/ledger/public.ts';
import { hasOpenBet } from '../modules/sportsbook/public.ts';
import {
  type Bettor,
  lostOf,
  type MakeOptions,
  makeOf,
  newKey,
  refundOf,
  rollbackOf,
  winOf,
} from '../modules/sportsbook/test/book-calls.ts';
import { createBookSigner } from '../modules/sportsbook/test/book-signer.ts';
import { expectProblem } from './expect-problem.ts';
import { createDesk } from './operator-desk.ts';
import { type Player, usePlatform } from './platform-fixture.ts';

const signer = createBookSigner(() => platform.clock.now());
const platform = usePlatform({
  settings: {
    BETTING_CLIENT_HOST: 'https://book.test',
    BETTING_CLIENT_ID: 'pier-brand',
    BETBY_API_URL: 'http://127.0.0.1:9',
    BETBY_PRIVATE_KEY: signer.pems.privateKey,
    BETBY_PUBLIC_KEY: signer.pems.publicKey,
  },
});
const withoutBook = usePlatform();
let owner: pg.Pool;
beforeAll(() => {
  owner = new pg.Pool({ connectionString: platform.ownerUrl, max: 3 });
});
afterEach(async () => {
  platform.clock.aheadSeconds = 0;
  expect(await checkLedger(platform.app.database.db), '[P-02] the books add up').toEqual([]);
});
afterAll(() => owner.end());

interface Claims {
  readonly session: string;
  readonly currency: string;
}

const tokenOf = ({ token }: Player, body: object = {}) =>
  platform.call('POST', '/game/betting/token', { token, body });

/** What a book reads of a player's token. */
async function readToken(token: string) {
  const { payload } = await jwtVerify<Claims>(token, signer.operatorKey, {
    ...{ algorithms: ['ES256'], audience: 'betby', issuer: 'pier-brand' },
    currentDate: platform.clock.now(),
  });
  return payload;
}

/** A signed-in player with €50.00 whose page has opened the book. */
async function bettor(): Promise<{ player: Player; at: Bettor }> {
  const player = await platform.register();
  await owner.query("select ledger.adjust($1, 'EUR', 5000, 'test', $2)", [player.id, player.id]);
  const { body } = await tokenOf(player);
  const { session, currency } = await readToken((body.data as { token: string }).token);
  return { player, at: { playerId: player.id, signInId: '', sessionId: session, currency } };
}

async function book(
  path: string,
  payload: object,
): Promise<{ status: number; body: { code?: number; balance?: number } }> {
  const response = await fetch(`${platform.origin}/api/sportsbook/betby${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payload: await signer.sign(payload) }),
  });
  return { status: response.status, body: (await response.json()) as { code?: number } };
}

async function bet(at: Bettor, options: MakeOptions = {}): Promise<string> {
  const key = options.key ?? newKey();
  expect(await book('/bet/make', makeOf(at, { ...options, key }))).toMatchObject({ status: 200 });
  return key;
}

const read = async ({ token }: Player, url: string) =>
  (await platform.call('GET', url, { token })).body as {
    data: Record<string, unknown>[];
    meta: Record<string, unknown>;
  };

test('[1-06] the book is told who plays by a token of ten minutes that ends with the session', async () => {
  const player = await platform.register();
  const answer = await tokenOf(player, { locale: 'de', oddsFormat: 'fractional' });
  expect(answer.status).toBe(200);
  const { token, expiresAt } = answer.body.data as { token: string; expiresAt: string };
  const claims = await readToken(token);
  expect(claims).toMatchObject({
    ...{ sub: player.id, lang: 'de', currency: 'EUR', odds_format: 'fractional' },
    ...{ jti: expect.any(String), name: expect.stringMatching(/•••/) },
  });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(600);
  expect(Date.parse(expiresAt) - platform.clock.now().getTime()).toBeLessThanOrEqual(600_000);
  const again = (await tokenOf(player)).body.data as { token: string };
  expect((await readToken(again.token)).session, 'one session for a sign-in').toBe(claims.session);
  expectProblem(await platform.call('POST', '/game/betting/token', { body: {} }), 401);
  expectProblem(await tokenOf(player, { oddsFormat: 'roman' }), 422);
  expectProblem(await tokenOf(player, { currency: 'USD' }), 422);
  const stranger = await withoutBook.register();
  const none = { token: stranger.token, body: {} };
  expectProblem(await withoutBook.call('POST', '/game/betting/token', none), 404);
  const unheard = await fetch(`${withoutBook.origin}/api/sportsbook/betby/ping`, {
    method: 'POST',
  });
  expect(unheard.status, 'there is no wallet for a book that is not there').toBe(404);
});

test('[7f-05] [2.1-29] bets that run and settled ones are paged apart, each its player’s alone', async () => {
  const { player, at } = await bettor();
  const other = await bettor();
  const [first, second, third] = [await bet(at), await bet(at, { amount: 200 }), await bet(at)];
  await book('/bet/discard', { ext_player_id: player.id, transaction_id: third, reason: 'late' });
  await book('/bet/lost', lostOf(at, first));
  const running = await read(player, '/game/bets?isSettled=false');
  expect(running).toMatchObject({
    data: [{ stake: 200, status: betStatus.open, payout: null }],
    meta: { page: 1, perPage: 36, total: 1, totalCapped: false },
  });
  expect(await read(player, '/game/bets')).toMatchObject({
    data: [{ stake: 100, status: betStatus.lost, payout: 0 }],
    meta: { total: 1 },
  });
  await book('/bet/win', winOf(at, second, 370));
  const settled = await read(player, '/game/bets?perPage=1');
  expect(settled).toMatchObject({
    data: [{ stake: 200, payout: 370 }],
    meta: { total: 2, perPage: 1 },
  });
  const id = String(settled.data[0]?.id);
  const one = await platform.call('GET', `/game/bets/${id}`, { token: player.token });
  expect(one.body.data).toEqual(settled.data[0]);
  expectProblem(await platform.call('GET', `/game/bets/${id}`, { token: other.player.token }), 404);
  expect((await read(other.player, '/game/bets')).data).toEqual([]);
  const constants = await platform.call('GET', '/settings/constants');
  expect(constants.body.data, '[3-04] how bets stand has names').toMatchObject({
    game: { bet: { status: betStatus } },
  });
});

test('[7f-05] the statement names a bet by the reference of its receipt, and its sums have it', async () => {
  const { player, at } = await bettor();
  const key = await bet(at);
  await book('/bet/win', winOf(at, key, 185));
  const [shown] = (await read(player, '/game/bets')).data;
  const lines = (await read(player, '/wallet/transactions')).data;
  expect(lines.slice(0, 2)).toMatchObject([
    {
      kind: 4,
      amount: 185,
      roundId: shown?.reference,
      game: { id: 'sportsbook', name: 'Sportsbook' },
    },
    { kind: 3, amount: -100, roundId: shown?.reference },
  ]);
  const totals = (await read(player, '/wallet/transactions/totals')).data;
  expect(totals).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 3, count: 1, outgoing: 100 }),
      expect.objectContaining({ kind: 4, count: 1, incoming: 185 }),
    ]),
  );
  const open = await bet(at);
  const year = new Date().getUTCFullYear();
  const months = (await read(player, `/game/bets/months?year=${year}`)).data;
  expect(months, 'settled ones').toEqual([
    {
      month: new Date().toISOString().slice(0, 7),
      ...{ currency: 'EUR', bets: 1, staked: 100, paid: 185 },
    },
  ]);
  expect((await read(player, `/game/bets/months?year=${year + 1}`)).data).toEqual([]);
  const rounds = (await read(player, `/game/spins/months?year=${year}`)).data;
  expect(rounds, 'rounds are of games').toEqual([]);
  await book('/bet/lost', lostOf(at, open));
});

test('[P-08] [P-22] who is shut out bets no more within a second, and is still paid', async () => {
  const { player, at } = await bettor();
  const key = await bet(at);
  const { db } = platform.app.database;
  const exclusions = createOperatorExclusions({ db, clock: platform.clock, ids });
  await db
    .transaction()
    .execute((tx) =>
      exclusions.exclude(tx, { playerId: player.id, kind: 'selfExclusion', until: null }),
    );
  expect((await book('/bet/make', makeOf(at))).body.code).toBe(1004);
  expectProblem(await tokenOf(player), 401);
  expect(await book('/bet/win', winOf(at, key, 185))).toMatchObject({
    status: 200,
    body: { balance: 5_085 },
  });
});

test('[P-27] after signing out the token’s session takes no bet', async () => {
  const { player, at } = await bettor();
  const out = await platform.call('POST', '/player/sessions/logout', { token: player.token });
  expect(out.status).toBeLessThan(300);
  expect((await book('/bet/make', makeOf(at))).body.code).toBe(1004);
});

test('[P-44] an account with a bet that runs is not deleted', async () => {
  const { at } = await bettor();
  const key = await bet(at);
  const isOpen = () =>
    platform.app.database.db.transaction().execute((tx) => hasOpenBet(tx, at.playerId));
  expect(await isOpen()).toBe(true);
  await book('/bet/lost', lostOf(at, key));
  expect(await isOpen()).toBe(false);
});

test('[P-44] money that a correction brings after the account was deleted is on the list, until it is evened out', async () => {
  const { player, at } = await bettor();
  const key = await bet(at);
  const lost = lostOf(at, key);
  await book('/bet/lost', lost);
  await owner.query(
    `insert into privacy.deletion (player_id, requested_at, due_at, done_at, books)
     values ($1, now(), now(), now(), ledger.books_of($1))`,
    [player.id],
  );
  const listed = () => createDesk(platform).listed(player.id);
  expect(await listed()).toEqual([]);
  await book('/bet/rollback', rollbackOf(at, key, lost.transaction.id, 0));
  await book('/bet/win', winOf(at, key, 185));
  const [line = '', ...more] = await listed();
  expect(more).toEqual([]);
  expect(line).toMatch(
    /betAfterDeletion {2}€1\.85 {2}B-[0-9A-F]{12} {2}player .* \(account deleted\)/,
  );
  expect(line).toContain(`adjust ${player.id} EUR -…`);
  await owner.query("select ledger.adjust($1, 'EUR', -185, 'test', 'evened')", [player.id]);
  expect(await listed()).toEqual([]);
});

test('an operator finds bets, sees what the book called, and has it void and correct them', async () => {
  const { player, at } = await bettor();
  const event = `ev-${newKey()}`;
  const key = await bet(at, { event });
  const asked: unknown[] = [];
  const note = async (...what: unknown[]) => {
    asked.push(what);
    return 3;
  };
  const desk = createDesk(platform, {
    bet: async () => 'held',
    voidBet: async (...what) => (await note('bet', ...what)) > 0,
    correctEvent: (...what) => note('result', ...what),
    voidEvent: async (id, reason) => (id === event ? note('event', id, reason) : null),
  });
  const [shown] = (await read(player, '/game/bets?isSettled=false')).data;
  const reference = String(shown?.reference);
  for (const found of [
    `bets ${player.id}`,
    `bets --event ${event}`,
    `bets ${player.id} --state unconfirmed`,
  ])
    expect(await desk.type(found), found).toContain(
      `${reference}  ${player.id}  1/1  €1.00  at 1.85  open, not confirmed`,
    );
  expect(await desk.type(`bets ${player.id} --state settled`)).toBe('No bets found.');
  await expect(desk.type('bets --state lost')).rejects.toThrow();
  const told = await desk.type(`bets show ${reference}`);
  expect(told).toContain(`their bet ${key}`);
  expect(told).toContain('Football  First Jetty  Lanterns – Gulls');
  expect(told).toContain('Winner: Lanterns at 1.85 (margin 0.061)  open');
  expect(told).toContain(`make  ${key}  ok  €1.00`);
  await expect(desk.type('bets show B-NONE')).rejects.toMatchObject({ errorName: 'notFound' });
  expect(await desk.type(`bets void ${reference.toLowerCase()}`)).toContain('asked to void');
  expect(await desk.type(`events result ${event} 2:1`)).toContain('about 3 bets');
  expect(await desk.type(`events void ${event}`)).toContain('about 3 bets');
  await expect(desk.type('events void elsewhere')).rejects.toMatchObject({ errorName: 'notFound' });
  expect(asked).toEqual([
    ['bet', key, 'asked the provider'],
    ['result', event, '2:1', 'asked the provider'],
    ['event', event, 'asked the provider'],
  ]);
  for (const [subject, act] of [
    [reference, 'bet.void'],
    [event, 'event.result'],
    [event, 'event.void'],
  ])
    expect(await desk.type(`acts ${subject}`)).toContain(act);
  await book('/bet/refund', refundOf(at, key, 100));
  expect(await desk.type(`bets show ${key}`)).toContain('the sportsbook says: abandoned');
  await expect(createDesk(platform).type(`bets void ${reference}`)).rejects.toThrow();
});

test('[P-16] a bet the book does not settle long after its event is on the list of incidents', async () => {
  const { player, at } = await bettor();
  const startsAt = new Date(Date.now() - 25 * 3_600_000);
  const key = await bet(at, { startsAt });
  const listed = await createDesk(platform).listed(player.id);
  expect(listed).toHaveLength(1);
  expect(listed[0]).toContain('betOverdue');
  expect(listed[0]).toMatch(/bets void B-[0-9A-F]{12}/);
  await book('/bet/lost', lostOf(at, key));
  expect(await createDesk(platform).listed(player.id)).toEqual([]);
});
