import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../../../kernel/log/logger.ts';
import { createSportsbookJobs } from '../jobs.ts';
import { createBook } from '../public.ts';
import { makeOf, newKey } from './book-calls.ts';
import { createBookSigner } from './book-signer.ts';
import { useSportsbook } from './sportsbook-fixture.ts';
import { createStubBook } from './stub-book.ts';

const book = useSportsbook();
const signer = createBookSigner(() => book.clock.at);
const stub = createStubBook(signer.operatorKey, () => book.clock.at);
let apiUrl = '';

beforeAll(async () => {
  apiUrl = await stub.listen();
});
afterAll(() => stub.close());
afterEach(async () => {
  expect(await book.faults(), '[P-02] the books add up after every test').toEqual([]);
});

const client = (settings: object = {}) =>
  createBook(
    { ...{ apiUrl, operatorId: 'pierlight', brandId: 'brand' }, ...signer.pems, ...settings },
    book.clock,
  ).book;

test('the operator asks the book signed, and hears what it does not know and when it is silent', async () => {
  stub.answers.set('POST /bets/one/void', { bets: 1 });
  stub.answers.set('POST /events/ev-1/result', { bets: 7 });
  stub.answers.set('POST /events/ev-1/void', { bets: 3 });
  const asked = client();
  expect(await asked.voidBet('one', 'a slip of ours')).toBe(true);
  expect(await asked.voidBet('other', 'a slip of ours')).toBe(false);
  expect(await asked.correctEvent('ev-1', '2:1', 'the goal counted')).toBe(7);
  expect(await asked.voidEvent('ev-1', 'fog')).toBe(3);
  expect(await asked.voidEvent('a/../b', 'fog')).toBe(null);
  expect(stub.asked.map(({ path }) => path).at(-1)).toBe('POST /events/a%2F..%2Fb/void');
  expect(stub.asked[0]?.payload).toEqual({ reason: 'a slip of ours' });
  expect(stub.asked[2]?.payload).toEqual({ result: '2:1', reason: 'the goal counted' });
  stub.refusals.set('POST /events/ev-2/result', 'An event has a result once it is over');
  await expect(asked.correctEvent('ev-2', '2:1', 'early')).rejects.toMatchObject({
    options: { detail: 'The sportsbook declined: An event has a result once it is over.' },
  });
  const strange = client(createBookSigner(() => book.clock.at).pems);
  await expect(strange.bet('one')).rejects.toMatchObject({ errorName: 'unavailable' });
  await expect(client({ apiUrl: 'http://127.0.0.1:9' }).bet('one')).rejects.toMatchObject({
    errorName: 'unavailable',
  });
});

test('[P-16] a bet the book went silent about is queried: it is confirmed, waits, or its stake goes back', async () => {
  const bettor = await book.bettor(10_00n);
  const keys = [newKey(), newKey(), newKey(), newKey()];
  for (const key of keys) await book.call('/bet/make', makeOf(bettor, { key }));
  const [held = '', pending = '', discarded = ''] = keys;
  stub.answers.set(`GET /bets/${held}`, { bet_transaction_id: held, status: 'open' });
  stub.answers.set(`GET /bets/${pending}`, { bet_transaction_id: pending, status: 'pending' });
  stub.answers.set(`GET /bets/${discarded}`, {
    bet_transaction_id: discarded,
    status: 'discarded',
  });
  const jobs = (of: ReturnType<typeof client> | null) =>
    createSportsbookJobs({
      ...{ repository: book.repository, wallet: book.wallet, clock: book.clock, book: of },
      log: createLogger('silent'),
    })['sportsbook.ask-unconfirmed']?.(undefined, { id: '1', attempts: 1 });
  const states = async () =>
    (await book.betsOf(bettor)).map(({ status, isConfirmed }) => [status, isConfirmed]);
  await jobs(client());
  expect(await book.balanceOf(bettor), 'not before ten minutes').toBe(6_00);
  book.clock.at = new Date(book.clock.at.getTime() + 11 * 60_000);
  await jobs(null);
  await expect(jobs(client({ apiUrl: 'http://127.0.0.1:9' }))).rejects.toBeDefined();
  expect(await book.balanceOf(bettor), 'nothing is decided without the book').toBe(6_00);
  await jobs(client());
  expect(await states()).toEqual([
    [1, true],
    [1, false],
    [8, false],
    [8, false],
  ]);
  expect(await book.balanceOf(bettor)).toBe(8_00);
});

test('bets that run long after their last event began are counted for the operator', async () => {
  const bettor = await book.bettor(10_00n);
  const told: object[] = [];
  const tell = createSportsbookJobs({
    ...{ repository: book.repository, wallet: book.wallet, clock: book.clock, book: null },
    log: { error: (what: object) => void told.push(what), warn: () => undefined } as never,
  })['sportsbook.tell-overdue'];
  const startsAt = new Date(book.clock.at.getTime() + 60_000);
  await book.call('/bet/make', makeOf(bettor, { startsAt }));
  const run = () => tell?.(undefined, { id: '1', attempts: 1 });
  const { rows } = await book.owner.query(
    "update sportsbook.bet set last_start = '2026-11-23' where player_id <> $1",
    [bettor.playerId],
  );
  expect(rows).toEqual([]);
  await run();
  expect(told).toEqual([]);
  book.clock.at = new Date(startsAt.getTime() + 24 * 3_600_000 + 1);
  await run();
  expect(told).toEqual([{ overdue: 1 }]);
});
