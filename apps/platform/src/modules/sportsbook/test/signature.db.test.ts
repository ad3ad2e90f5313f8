import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { discardOf, lostOf, makeOf, newKey, refundOf, rollbackOf, winOf } from './book-calls.ts';
import { useSportsbook } from './sportsbook-fixture.ts';

const book = useSportsbook();
const bad = { status: 400, body: { code: 2004 } };
const unsigned = { status: 400, body: { code: 1005 } };

afterEach(async () => {
  expect(await book.faults(), '[P-02] the books add up after every test').toEqual([]);
});

test('a ping needs no signature and tells the time', async () => {
  const { status, body } = await book.send('/ping', '');
  expect([status, body]).toEqual([200, { timestamp: book.clock.at.getTime() / 1000 }]);
});

test('[1-06] what is forged, for somebody else, too old, too long-lived or sent again moves nothing', async () => {
  const bettor = await book.bettor(1_000n);
  const make = makeOf(bettor);
  for (const [what, options] of [
    ['a stranger’s key', { by: 'stranger' }],
    ['another issuer', { iss: 'elsewhere' }],
    ['another operator', { aud: 'somebody' }],
    ['run out', { issued: -70, expires: -10 }],
    ['from the future', { issued: 20, expires: 60 }],
    ['good for too long', { expires: 61 }],
    ['without a name of its own', { jti: null }],
  ] as const)
    expect(await book.call('/bet/make', make, options), what).toMatchObject(unsigned);
  const skewed = { issued: 4, expires: 30 };
  expect(
    (await book.call('/bet/make', makeOf(bettor), skewed)).status,
    'clocks differ a little',
  ).toBe(200);

  const body = JSON.stringify({ payload: await book.sign(make) });
  const answers = await Promise.all(Array.from({ length: 12 }, () => book.send('/bet/make', body)));
  expect(
    answers.filter(({ status }) => status === 200),
    'the same bytes count once',
  ).toHaveLength(1);
  const [head = '', claims = '', signature = ''] = (await book.sign(make)).split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const symmetric = Buffer.from('{"alg":"HS256"}').toString('base64url');
  const richer = Buffer.from(
    Buffer.from(claims, 'base64url').toString().replace('"amount":100', '"amount":1'),
  ).toString('base64url');
  for (const token of [
    `${none}.${claims}.`,
    `${symmetric}.${claims}.${signature}`,
    `${head}.${richer}.${signature}`,
    `${head}.${claims}.${signature.slice(0, -2)}AA`,
  ])
    expect(await book.send('/bet/make', JSON.stringify({ payload: token }))).toMatchObject(
      unsigned,
    );
  expect(await book.balanceOf(bettor)).toBe(800);
});

test('[P-37] [P-09] a body that is not what it says is refused before anything moves', async () => {
  const bettor = await book.bettor(1_000n);
  for (const body of ['', '{', '[]', '{"payload":1}', '{"payload":"x","amount":1}'])
    expect(await book.send('/bet/make', body)).toMatchObject(bad);
  const make = makeOf(bettor);
  const { betslip, transaction } = make;
  const [leg] = betslip.bets;
  for (const wrong of [
    { ...make, amount: 0 },
    { ...make, amount: -100 },
    { ...make, amount: 1.5 },
    { ...make, amount: 200 },
    { ...make, amount: Number.MAX_SAFE_INTEGER + 1 },
    { ...make, transaction: { ...transaction, amount: 99 } },
    { ...make, transaction: { ...transaction, operation: 'win' } },
    { ...make, transaction: { ...transaction, id: 'a:stake' } },
    { ...make, transaction: { ...transaction, ext_player_id: randomUUID() } },
    { ...make, betslip: { ...betslip, sum: 99 } },
    { ...make, betslip: { ...betslip, id: 'another' } },
    { ...make, betslip: { ...betslip, type: '2/1' } },
    { ...make, betslip: { ...betslip, type: '1/2' } },
    { ...make, betslip: { ...betslip, bets: [] } },
    { ...make, betslip: { ...betslip, type: '2/2', bets: [leg, leg] } },
    { ...make, betslip: { ...betslip, bets: [{ ...leg, odds: '0.5' }] } },
    { ...make, betslip: { ...betslip, bets: [{ ...leg, outcome_name: 'x\0y' }] } },
    { ...make, session_id: 'mine' },
    { ...make, currency: 'eur' },
  ])
    expect(await book.call('/bet/make', wrong), JSON.stringify(wrong)).toMatchObject(bad);
  expect(
    (await book.call('/bet/make', { ...make, betslip: { ...betslip, currency: 'USD' } })).body.code,
  ).toBe(2002);
  expect((await book.call('/bet/make', { ...make, bonus_id: 'theirs' })).body.code).toBe(3001);

  const key = newKey();
  await book.call('/bet/make', makeOf(bettor, { key }));
  const win = winOf(bettor, key, 185);
  for (const [path, wrong] of [
    ['/bet/win', { ...win, amount: 186 }],
    ['/bet/win', { ...win, part: { stake_closed: 50, stake_left: 50 } }],
    ['/bet/win', winOf(bettor, key, 50, { part: { closed: 100, left: 0 } })],
    ['/bet/win', winOf(bettor, key, 50, { part: { closed: 50, left: 51 } })],
    ['/bet/lost', { ...lostOf(bettor, key), amount: 1 }],
    [
      '/bet/lost',
      { ...lostOf(bettor, key), transaction: { ...lostOf(bettor, key).transaction, amount: 1 } },
    ],
    ['/bet/refund', refundOf(bettor, key, 101)],
    ['/bet/rollback', { ...rollbackOf(bettor, key, 'x', 1), parent_transaction_id: 'a b' }],
    ['/bet/discard', { ...discardOf(bettor, key), ext_player_id: 'me' }],
    ['/bet/settlement', { bet_transaction_id: key, status: 'perhaps' }],
  ] as const)
    expect(await book.call(path, wrong), `${path} ${JSON.stringify(wrong)}`).toMatchObject(bad);
  expect(await book.balanceOf(bettor)).toBe(900);
  expect(await book.betsOf(bettor)).toMatchObject([{ status: 1, openStake: 100, payout: null }]);
});

test('seen calls are forgotten once nobody would take them any more', async () => {
  const bettor = await book.bettor(1_000n);
  const body = JSON.stringify({ payload: await book.sign(makeOf(bettor)) });
  expect((await book.send('/bet/make', body)).status).toBe(200);
  const at = book.clock.at;
  const seen = async () =>
    Number((await book.owner.query('select count(*) from sportsbook.seen_call')).rows[0].count);
  const forget = () =>
    book.sportsbook.jobs['sportsbook.forget-calls']?.(undefined, { id: '1', attempts: 1 });
  await forget();
  expect(await seen()).toBeGreaterThan(0);
  book.clock.at = new Date(at.getTime() + 66_000);
  await forget();
  expect(await seen()).toBe(0);
  expect(await book.send('/bet/make', body)).toMatchObject(unsigned);
  book.clock.at = at;
});
