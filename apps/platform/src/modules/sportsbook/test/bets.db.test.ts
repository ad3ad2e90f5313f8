import { betStatus, legStatus } from '@pierlight/contract/sportsbook/statuses';
import { afterEach, expect, test } from 'vitest';
import {
  discardOf,
  legOf,
  lostOf,
  makeOf,
  newKey,
  refundOf,
  rollbackOf,
  selectionOf,
  winOf,
} from './book-calls.ts';
import { useSportsbook } from './sportsbook-fixture.ts';

const book = useSportsbook();
const codes = { session: 1004, money: 2001, currency: 2002, missing: 2003, bad: 2004, gone: 2005 };

afterEach(async () => {
  expect(await book.faults(), '[P-02] the books add up after every test').toEqual([]);
});

/** A player with €10.00 and a single of €1.00 that the book has confirmed. */
async function placed(amount = 100) {
  const bettor = await book.bettor(1_000n);
  const key = newKey();
  const made = await book.call('/bet/make', makeOf(bettor, { amount, key }));
  expect(made).toMatchObject({ status: 200, body: { balance: 1_000 - amount } });
  expect((await book.call('/bet/commit', { bet_transaction_id: key })).status).toBe(200);
  return { bettor, key };
}

test('[7f-05] [P-05] a bet is taken as the slip says, once, and every repetition hears the same', async () => {
  const bettor = await book.bettor(1_000n);
  const make = makeOf(bettor, {
    amount: 250,
    type: '2/3',
    legs: [
      legOf('a'),
      legOf('b', 'ev-2'),
      { ...legOf('c', 'ev-3'), margin: undefined, live: true },
    ],
  });
  const first = await book.call('/bet/make', make);
  expect(first).toMatchObject({
    status: 200,
    body: {
      ...{ id: make.transaction.id, user_id: bettor.playerId, operation: 'bet' },
      ...{ amount: 250, currency: 'EUR', balance: 750 },
    },
  });
  const again = await Promise.all(Array.from({ length: 64 }, () => book.call('/bet/make', make)));
  for (const answer of again) expect(answer).toEqual(first);
  const other = await book.call('/bet/make', { ...make, potential_win: 1 });
  expect(other.body.code, 'the same id with another slip').toBe(codes.bad);
  expect(await book.balanceOf(bettor)).toBe(750);

  const [bet, ...more] = await book.betsOf(bettor);
  expect(more).toEqual([]);
  expect(bet).toMatchObject({
    reference: expect.stringMatching(/^B-[0-9A-F]{12}$/),
    ...{ type: '2/3', currency: 'EUR', stake: 250, openStake: 250, odds: '1.85' },
    ...{ potentialPayout: 462, payout: null, cashedOut: 0, status: betStatus.open },
    ...{ isConfirmed: false, settledAt: null, version: 1 },
  });
  expect(bet?.legs[0]).toEqual({
    id: 'a',
    event: {
      ...{ id: 'ev-1', sport: 'Football', category: 'Pierland', tournament: 'First Jetty' },
      ...{ competitors: ['Lanterns', 'Gulls'], startsAt: '2026-11-21T15:00:00.000Z' },
    },
    ...{ isLive: false, market: 'Winner', outcome: 'Lanterns', odds: '1.85', margin: '0.061' },
    ...{ status: legStatus.open, settledOdds: null, voidReason: null },
  });
  expect(bet?.legs[2]).toMatchObject({ margin: null, isLive: true });
  await book.call('/bet/commit', { bet_transaction_id: make.transaction.id });
  await book.call('/bet/commit', { bet_transaction_id: make.transaction.id });
  expect((await book.betsOf(bettor))[0]).toMatchObject({ isConfirmed: true, version: 2 });
  const told = await book.toldTo(bettor);
  expect(told.map(({ event, bet: one }) => [event, one?.version])).toEqual([
    ['game.bet.updated', 1],
    ['game.bet.updated', 2],
  ]);
});

test('[P-02] a win is paid, a loss is not, and each is told with its legs', async () => {
  const { bettor, key } = await placed();
  const win = winOf(bettor, key, 185);
  const first = await book.call('/bet/win', win);
  expect(first).toMatchObject({
    status: 200,
    body: { operation: 'win', amount: 185, balance: 1_085 },
  });
  expect(await book.call('/bet/win', win)).toEqual(first);
  expect((await book.betsOf(bettor))[0]).toMatchObject({
    ...{ status: betStatus.won, payout: 185, openStake: 0, isConfirmed: true },
    legs: [{ status: legStatus.won, settledOdds: '1.85' }],
  });
  expect(await book.countedOf(bettor)).toEqual({ staked: 100, lost: -85 });

  const other = await placed();
  const lost = lostOf(other.bettor, other.key);
  expect(await book.call('/bet/lost', lost)).toMatchObject({
    status: 200,
    body: { amount: 0, balance: 900 },
  });
  expect(await book.call('/bet/lost', lost)).toMatchObject({ status: 200, body: { balance: 900 } });
  expect((await book.betsOf(other.bettor))[0]).toMatchObject({
    ...{ status: betStatus.lost, payout: 0, legs: [{ status: legStatus.lost }] },
  });
  expect(await book.countedOf(other.bettor)).toEqual({ staked: 100, lost: 100 });
  for (const [path, late] of [
    ['/bet/win', winOf(bettor, key, 185)],
    ['/bet/lost', lostOf(bettor, key)],
    ['/bet/refund', refundOf(bettor, key, 100)],
  ] as const)
    expect((await book.call(path, late)).body.code, 'a bet with a result gets no other').toBe(
      codes.bad,
    );
  expect(await book.balanceOf(bettor)).toBe(1_085);
});

test('[P-07] a discard gives the stake back, also before its make, and never after the commit', async () => {
  const bettor = await book.bettor(1_000n);
  const [early, late] = [newKey(), newKey()];
  expect((await book.call('/bet/discard', discardOf(bettor, early))).status).toBe(200);
  expect((await book.call('/bet/make', makeOf(bettor, { key: early }))).body.code).toBe(codes.gone);
  expect((await book.call('/bet/commit', { bet_transaction_id: early })).body.code).toBe(
    codes.gone,
  );

  await book.call('/bet/make', makeOf(bettor, { key: late }));
  for (let times = 0; times < 2; times += 1)
    expect((await book.call('/bet/discard', discardOf(bettor, late))).status).toBe(200);
  expect(await book.balanceOf(bettor)).toBe(1_000);
  expect(await book.countedOf(bettor)).toEqual({ staked: 0, lost: 0 });
  expect((await book.betsOf(bettor))[0]).toMatchObject({ status: betStatus.discarded });
  for (const [path, call] of [
    ['/bet/commit', { bet_transaction_id: late }],
    ['/bet/win', winOf(bettor, late, 185)],
    ['/bet/refund', refundOf(bettor, late, 100)],
  ] as const)
    expect((await book.call(path, call)).body.code, path).toBe(codes.gone);

  const { bettor: sure, key } = await placed();
  expect((await book.call('/bet/discard', discardOf(sure, key))).body.code).toBe(codes.bad);
  expect(
    (await book.call('/bet/discard', discardOf(bettor, key))).body.code,
    'another player’s',
  ).toBe(codes.missing);
  expect(await book.balanceOf(sure)).toBe(900);
  expect(
    await book.repository.bets({ playerId: bettor.playerId, isSettled: true, offset: 0, limit: 9 }),
  ).toEqual([]);
});

test('[P-02] a void slip counts as never staked, and a correction takes the stake again', async () => {
  const { bettor, key } = await placed();
  const refund = refundOf(bettor, key, 100);
  expect((await book.call('/bet/refund', refundOf(bettor, key, 99))).body.code).toBe(codes.bad);
  expect(await book.call('/bet/refund', refund)).toMatchObject({
    status: 200,
    body: { balance: 1_000 },
  });
  expect((await book.betsOf(bettor))[0]).toMatchObject({ status: betStatus.returned, payout: 100 });
  expect((await book.betsOf(bettor))[0]?.legs, 'each leg, as the book names none').toMatchObject([
    { status: legStatus.returned, settledOdds: '1', voidReason: 'abandoned' },
  ]);
  expect(await book.countedOf(bettor)).toEqual({ staked: 0, lost: 0 });
  const turnOver = await book.owner.query("select * from ledger.turn_over($1, 'EUR', 1)", [
    bettor.playerId,
  ]);
  expect(turnOver.rows[0], 'what was void is not turned over').toMatchObject({ staked: '0' });

  const back = rollbackOf(bettor, key, refund.transaction.id, 100);
  expect(await book.call('/bet/rollback', back)).toMatchObject({
    status: 200,
    body: { balance: 900 },
  });
  expect(await book.call('/bet/rollback', back)).toMatchObject({
    status: 200,
    body: { balance: 900 },
  });
  expect((await book.betsOf(bettor))[0]).toMatchObject({
    status: betStatus.open,
    openStake: 100,
    payout: null,
  });
  expect(await book.call('/bet/win', winOf(bettor, key, 185))).toMatchObject({
    body: { balance: 1_085 },
  });
  expect(await book.countedOf(bettor)).toEqual({ staked: 100, lost: -85 });
});

test('[P-03] a resettlement rolls back what was paid, once, and never below nothing', async () => {
  const { bettor, key } = await placed();
  const win = winOf(bettor, key, 185);
  await book.call('/bet/win', win);
  await book.spend(bettor, 1_000);
  const back = rollbackOf(bettor, key, win.transaction.id, 185);
  expect((await book.call('/bet/rollback', back)).body.code, 'the money is spent').toBe(
    codes.money,
  );
  expect((await book.betsOf(bettor))[0]).toMatchObject({
    ...{ status: betStatus.won, payout: 185, isCorrected: false },
  });
  await book.spend(bettor, -100);
  expect(await book.call('/bet/rollback', back), 'asked again').toMatchObject({
    body: { balance: 0 },
  });
  expect(
    (await book.call('/bet/rollback', rollbackOf(bettor, key, win.transaction.id, 185))).status,
    'a second correction of the same',
  ).toBe(200);
  expect(await book.balanceOf(bettor)).toBe(0);
  expect((await book.call('/bet/win', win)).status, 'its repetition pays nothing').toBe(200);
  expect(await book.balanceOf(bettor)).toBe(0);
  expect((await book.call('/bet/lost', lostOf(bettor, key))).status).toBe(200);
  expect((await book.betsOf(bettor))[0]).toMatchObject({
    ...{ status: betStatus.lost, payout: 0, isCorrected: true },
  });
  expect(await book.countedOf(bettor)).toEqual({ staked: 100, lost: 100 });
  const told = (await book.toldTo(bettor)).map(({ bet }) => [bet?.status, bet?.isCorrected]);
  expect(told.slice(-3), 'the message that it runs again says why').toEqual([
    [betStatus.won, false],
    [betStatus.open, true],
    [betStatus.lost, true],
  ]);
});

test('[P-07] a rollback before its win leaves a tombstone; it names its own bet and its amount', async () => {
  const { bettor, key } = await placed();
  const winKey = newKey();
  expect((await book.call('/bet/rollback', rollbackOf(bettor, key, winKey, 185))).status).toBe(200);
  expect((await book.call('/bet/win', winOf(bettor, key, 185, { key: winKey }))).body.code).toBe(
    codes.gone,
  );
  const win = winOf(bettor, key, 200);
  expect((await book.call('/bet/win', win)).status).toBe(200);
  expect(
    (await book.call('/bet/rollback', rollbackOf(bettor, key, win.transaction.id, 199))).body.code,
  ).toBe(codes.bad);
  const other = await placed();
  expect(
    (await book.call('/bet/rollback', rollbackOf(other.bettor, other.key, win.transaction.id, 200)))
      .body.code,
  ).toBe(codes.missing);
  expect(
    (await book.call('/bet/rollback', rollbackOf(bettor, 'unknown', win.transaction.id, 200))).body
      .code,
  ).toBe(codes.missing);
  expect(
    (await book.call('/bet/rollback', rollbackOf(bettor, key, key, 100))).body.code,
    'a make is discarded, not rolled back',
  ).toBe(codes.bad);
  expect(await book.balanceOf(bettor)).toBe(1_100);
});

test('[P-02] a cash-out in part leaves the rest running; what closes does not close again', async () => {
  const { bettor, key } = await placed();
  const part = winOf(bettor, key, 35, { part: { closed: 40, left: 60 } });
  expect(await book.call('/bet/win', part)).toMatchObject({ body: { balance: 935 } });
  expect(await book.call('/bet/win', part)).toMatchObject({ body: { balance: 935 } });
  expect(
    (await book.call('/bet/win', winOf(bettor, key, 35, { part: { closed: 40, left: 60 } }))).body
      .code,
  ).toBe(codes.bad);
  expect((await book.betsOf(bettor))[0]).toMatchObject({
    ...{ status: betStatus.open, openStake: 60, payout: 35, cashedOut: 35 },
  });
  expect(await book.call('/bet/refund', refundOf(bettor, key, 60))).toMatchObject({
    body: { balance: 995 },
  });
  expect((await book.betsOf(bettor))[0]).toMatchObject({ status: betStatus.returned, payout: 95 });
  expect(await book.countedOf(bettor)).toEqual({ staked: 40, lost: 5 });

  const whole = await placed();
  const cash = winOf(whole.bettor, whole.key, 90, { isCashout: true });
  expect(await book.call('/bet/win', cash)).toMatchObject({ body: { balance: 990 } });
  expect((await book.betsOf(whole.bettor))[0]).toMatchObject({
    status: betStatus.cashedOut,
    payout: 90,
    cashedOut: 90,
  });
  const legs = { bet_transaction_id: whole.key, status: 'cashed out', selections: [selectionOf()] };
  expect((await book.call('/bet/settlement', legs)).status).toBe(200);
  expect((await book.betsOf(whole.bettor))[0]).toMatchObject({
    status: betStatus.cashedOut,
    legs: [{ status: legStatus.won }],
  });
  await book.call('/bet/rollback', rollbackOf(whole.bettor, whole.key, cash.transaction.id, 90));
  expect((await book.betsOf(whole.bettor))[0]).toMatchObject({
    status: betStatus.open,
    openStake: 100,
    cashedOut: 0,
    payout: null,
  });
});

test('half a win and half a loss are told apart, of a single by its leg and else by the settlement', async () => {
  const { bettor, key } = await placed();
  await book.call(
    '/bet/win',
    winOf(bettor, key, 142, { selections: [selectionOf('leg-1', 'half-won')] }),
  );
  expect((await book.betsOf(bettor))[0]).toMatchObject({ status: betStatus.halfWon });
  const two = await book.bettor(1_000n);
  const make = makeOf(two, { legs: [legOf('a'), legOf('b', 'ev-2')] });
  await book.call('/bet/make', make);
  const selections = [selectionOf('a', 'void', '1'), selectionOf('b', 'half-lost', '1')];
  await book.call('/bet/win', winOf(two, make.transaction.id, 50, { selections }));
  expect((await book.betsOf(two))[0]).toMatchObject({
    status: betStatus.won,
    legs: [{ status: 4 }, { status: 6 }],
  });
  const settled = { bet_transaction_id: make.transaction.id, status: 'half-lost' };
  await book.call('/bet/settlement', settled);
  expect((await book.betsOf(two))[0]).toMatchObject({ status: betStatus.halfLost, payout: 50 });
  const late = { ...settled, status: 'open', selections: [selectionOf('a', 'open')] };
  expect((await book.call('/bet/settlement', late)).status).toBe(200);
  expect((await book.betsOf(two))[0], 'what was told before the result').toMatchObject({
    legs: [{ status: legStatus.returned }, { status: legStatus.halfLost }],
  });
  expect(
    (await book.call('/bet/settlement', { ...settled, bet_transaction_id: 'none' })).body.code,
  ).toBe(codes.missing);
});

test('[P-08] [P-22] after the sign-in ended no bet is taken, and everything that was is settled', async () => {
  const bettor = await book.bettor(1_000n);
  const keys = [newKey(), newKey(), newKey(), newKey()];
  for (const key of keys) await book.call('/bet/make', makeOf(bettor, { key }));
  await book.signOut(bettor);
  const late = makeOf(bettor);
  for (let times = 0; times < 2; times += 1)
    expect((await book.call('/bet/make', late)).body.code).toBe(codes.session);
  const [won = '', lost = '', back = '', gone = ''] = keys;
  const win = winOf(bettor, won, 185);
  for (const [path, call] of [
    ['/bet/make', makeOf(bettor, { key: won })],
    ['/bet/win', win],
    ['/bet/rollback', rollbackOf(bettor, won, win.transaction.id, 185)],
    ['/bet/win', winOf(bettor, won, 185)],
    ['/bet/lost', lostOf(bettor, lost)],
    ['/bet/refund', refundOf(bettor, back, 100)],
    ['/bet/discard', discardOf(bettor, gone)],
  ] as const)
    expect((await book.call(path, call)).status, path).toBe(200);
  expect(await book.balanceOf(bettor)).toBe(985);
});

test('[P-06] [P-09] a refused bet stays refused; currencies, accounts and players are not mixed', async () => {
  const bettor = await book.bettor(50n);
  const make = makeOf(bettor);
  expect((await book.call('/bet/make', make)).body.code).toBe(codes.money);
  await book.spend(bettor, -100);
  expect((await book.call('/bet/make', make)).body.code, 'its repetition').toBe(codes.money);
  expect(await book.balanceOf(bettor)).toBe(150);
  const other = await book.bettor(1_000n, 'USD');
  expect((await book.call('/bet/make', makeOf({ ...bettor, currency: 'USD' }))).body.code).toBe(
    codes.currency,
  );
  expect(
    (await book.call('/bet/make', makeOf({ ...bettor, sessionId: other.sessionId }))).body.code,
  ).toBe(codes.session);
  const nobody = { ...other, playerId: '00000000-0000-4000-8000-000000000000' };
  expect((await book.call('/bet/make', makeOf(nobody))).body.code).toBe(1006);
  const key = newKey();
  await book.call('/bet/make', makeOf(other, { key }));
  for (const [path, call] of [
    ['/bet/win', winOf(other, key, 185, { currency: 'EUR' })],
    ['/bet/lost', lostOf(other, key, { currency: 'EUR' })],
    ['/bet/refund', refundOf(other, key, 100, { currency: 'EUR' })],
    ['/bet/rollback', rollbackOf(other, key, key, 100, { currency: 'EUR' })],
  ] as const)
    expect((await book.call(path, call)).body.code, path).toBe(codes.currency);
  expect(await book.balanceOf(other)).toBe(900);
});
