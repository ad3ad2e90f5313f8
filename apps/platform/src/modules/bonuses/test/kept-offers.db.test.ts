import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeStatus, codeTrigger } from '@pierlight/contract/bonuses/statuses';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { currencies } from '../../settings/currencies.ts';
import { createCodes } from '../codes.ts';
import { claimBonus } from '../giving.ts';
import { createOffered } from '../offered.ts';
import { createOffersDesk } from '../offers-desk.ts';
import { importOffers } from '../offers-import.ts';
import { beginChange, keptOffers, saveVersion } from '../offers-repository.ts';
import { type BonusCode, inFull, type Listed, type ListedOffer } from '../offers-shapes.ts';
import { gamesOf } from './test-offers.ts';

const opened: { urls?: TestDatabase; app?: OpenDatabase; owner?: pg.Pool } = {};
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const by = { operator: 'mara', reason: 'ticket 12' };

const get = <K extends keyof typeof opened>(key: K) => {
  const value = opened[key];
  if (!value) throw new Error('opened in beforeAll');
  return value as NonNullable<(typeof opened)[K]>;
};
const db = () => get('app').db;
const noGames = async () => new Map();

beforeAll(async () => {
  opened.urls = await createTestDatabase();
  opened.app = openDatabase({ url: opened.urls.ownerUrl, role: 'pierlight_app', max: 24 });
  opened.owner = new pg.Pool({ connectionString: opened.urls.ownerUrl, max: 2 });
  opened.owner.on('error', () => undefined);
});
afterAll(async () => {
  await opened.app?.close();
  await opened.owner?.end();
  await opened.urls?.drop();
});
beforeEach(async () => {
  await get('owner').query('truncate bonuses.offer, bonuses.offer_version, bonuses.claim');
});

const offerOf = (id: string, terms: Partial<ListedOffer> = {}): ListedOffer => ({
  ...{ id, package: null, percent: 50, isOnce: false, wagerTimes: 2, days: 14 },
  ...{ closedGames: [], games: null, contributions: inFull, costsAtMost: 100 },
  amounts: { EUR: { from: 20_00, max: 50_00, maxBet: 5_00 } },
  ...terms,
});
const codeOf = (code: string, offer: string): BonusCode => ({
  ...{ code, offer, trigger: codeTrigger.deposit },
  ...{ times: null, from: null, until: null, countries: [] },
});
const file = (...offers: ListedOffer[]): Listed => ({ offers, gifts: [], codes: [], packages: [] });

const read = (listed: Listed) => importOffers({ db: db(), clock }, listed);
const desk = () =>
  createOffersDesk({
    ...{ db: db(), clock, currencies, categories: ['slots', 'tables'] },
    gameIds: async () => ['salon-21', 'seven-lamps'],
    stakesOfGames: noGames,
  });
const set = (listed: Listed) =>
  db()
    .transaction()
    .execute((tx) => desk().set(tx, listed, by));
const setPaused = (id: string, isPaused: boolean) =>
  db()
    .transaction()
    .execute((tx) => desk().pause(tx, id, isPaused));
const kept = async () =>
  (await keptOffers(db())).map(({ id, version, entry, madeBy }) => [
    id,
    version,
    entry?.kind === 'offer' ? entry.says.percent : entry,
    madeBy,
  ]);
const percents = async () =>
  (await createOffered(db(), noGames).now()).in('EUR').map(({ id, percent }) => [id, percent]);
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => 'nothing was refused',
    (error: Error) =>
      error instanceof DomainError ? (error.options.detail ?? error.errorName) : error.message,
  );

test('a file is taken over once: a start with the same file makes no version and writes nothing', async () => {
  await read(file(offerOf('tide'), offerOf('lamp')));
  const seen = async () =>
    (await get('owner').query('select * from bonuses.offer_revision, bonuses.offer_version')).rows;
  const first = await seen();
  expect(first).toHaveLength(2);
  await read(file(offerOf('lamp'), offerOf('tide')));
  expect(await seen()).toEqual(first);
});

test('twenty nodes that start at once make one version of each', async () => {
  const listed = file(...Array.from({ length: 10 }, (_, place) => offerOf(`offer-${place}`)));
  await Promise.all(Array.from({ length: 20 }, () => read(listed)));
  const { rows } = await get('owner').query('select offer_id, version from bonuses.offer_version');
  expect(rows).toHaveLength(10);
  expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([1]));
});

test('what an operator changed stays, until the file says something else than it did', async () => {
  await read(file(offerOf('tide')));
  await set(file(offerOf('tide', { percent: 60 }), offerOf('own')));
  await read(file(offerOf('tide')));
  expect(await kept()).toEqual([
    ['own', 1, 50, 'mara'],
    ['tide', 2, 60, 'mara'],
  ]);
  await read(file(offerOf('tide', { percent: 70 })));
  expect(await kept()).toEqual([
    ['own', 1, 50, 'mara'],
    ['tide', 3, 70, null],
  ]);
});

test('what the file says after an operator said it makes no version', async () => {
  await read(file(offerOf('tide')));
  await set(file(offerOf('tide', { percent: 60 })));
  await read(file(offerOf('tide', { percent: 60 })));
  expect(await kept()).toEqual([['tide', 2, 60, 'mara']]);
  // And it is the file's word now: taken out of it, it is withdrawn.
  await read(file());
  expect(await percents()).toEqual([]);
});

test('what the file names no more is withdrawn, and what an operator added is not', async () => {
  await read(file(offerOf('tide'), offerOf('lamp')));
  await set(file(offerOf('own')));
  await read(file(offerOf('lamp')));
  expect(await kept()).toEqual([
    ['lamp', 1, 50, null],
    ['own', 1, 50, 'mara'],
    ['tide', 2, null, null],
  ]);
  expect(await percents()).toEqual([
    ['lamp', 50],
    ['own', 50],
  ]);
  expect(await refusal(setPaused('tide', false))).toContain('tide is withdrawn');
  await read(file(offerOf('lamp'), offerOf('tide')));
  expect(await percents()).toEqual([
    ['lamp', 50],
    ['own', 50],
    ['tide', 50],
  ]);
});

test('what is paused stays paused, whatever the file or an operator says of it', async () => {
  await read(file(offerOf('tide')));
  expect(await setPaused('tide', true)).toBe(true);
  expect(await setPaused('tide', true)).toBe(false);
  await read(file(offerOf('tide', { percent: 60 })));
  expect(await set(file(offerOf('tide', { percent: 70 })))).toMatchObject([{ isPaused: true }]);
  expect(await percents()).toEqual([]);
  await setPaused('tide', false);
  expect(await percents()).toEqual([['tide', 70]]);
  expect(await refusal(setPaused('shell', true))).toContain('There is no offer shell');
});

test('an operator is refused what a start is refused, in the same words, and nothing is changed', async () => {
  await read(file(offerOf('tide')));
  expect(await refusal(set(file(offerOf('own'), offerOf('tide', { costsAtMost: 0 }))))).toContain(
    'tide in EUR: it is worth 100 % of the bonus to who plays it best, and may cost 0 %',
  );
  expect(await refusal(set(file(offerOf('tide', { wagerTimes: 90 }))))).toContain(
    'wager it out, and 25 should',
  );
  const gift = { ...offerOf('tide'), amounts: { EUR: { bonus: 5_00, maxBet: 1_00 } } };
  const { package: _, percent: __, isOnce: ___, ...asGift } = gift;
  expect(
    await refusal(set({ offers: [offerOf('own')], gifts: [asGift], codes: [], packages: [] })),
  ).toBe('there is an offer of the name tide already');
  expect(await kept()).toEqual([['tide', 1, 50, null]]);
});

test('an operator is refused an offer that comes again and again beside one that is kept, paused or not', async () => {
  const lamp = (id: string, isOnce = false) =>
    offerOf(id, {
      ...{ percent: 20, wagerTimes: 40, costsAtMost: 0, isOnce },
      games: { returnUpTo: 96.5, deviationUpTo: 4.6 },
      amounts: { EUR: { from: 50_00, max: 50_00, maxBet: 50 } },
    });
  await read(file(lamp('one')));
  for (const isPaused of [false, true]) {
    await setPaused('one', isPaused);
    await expect(set(file(lamp('two')))).rejects.toMatchObject({
      options: { detail: expect.stringContaining('two in EUR: beside one, which comes again') },
    });
  }
  expect(await kept()).toEqual([['one', 1, 20, null]]);
  await set(file(lamp('two', true)));
  await expect(set(file(lamp('two')))).rejects.toThrow();
  // Said in its place, it stands alone.
  await set(file(lamp('one')));
});

test('another node sees a change when it is asked next', async () => {
  const nodes = [createOffered(db(), noGames), createOffered(db(), noGames)];
  const seen = () =>
    Promise.all(nodes.map(async (node) => (await node.now()).find('tide', 'EUR')?.percent));
  await read(file(offerOf('tide')));
  expect(await seen()).toEqual([50, 50]);
  await set(file(offerOf('tide', { percent: 60 })));
  expect(await seen()).toEqual([60, 60]);
  await setPaused('tide', true);
  expect(await seen()).toEqual([undefined, undefined]);
});

/** Takes an offer with a deposit as payments do; answers the percent that was read, undefined when it was not offered. */
async function take(id = 'tide'): Promise<number | undefined> {
  const offered = createOffered(db(), noGames);
  const offer = (await offered.now()).find(id, 'EUR');
  if (!offer) return undefined;
  return db()
    .transaction()
    .execute(async (tx) => {
      if (!(await offered.hold(tx, [id]))) return undefined;
      const deposit = {
        id: randomUUID(),
        player_id: randomUUID(),
        currency: 'EUR',
        amount: 20_00n,
      };
      await claimBonus(tx, deposit, offer, gamesOf(offer), clock.now());
      return offer.percent;
    });
}
const claimed = async () =>
  (
    await get('owner').query<{ terms: { percent: number; wagerTimes: number; days: number } }>(
      'select terms from bonuses.claim',
    )
  ).rows.map(({ terms }) => terms);

test('[3-11] deposits started in parallel with a change of an offer each get the terms of one version', async () => {
  const versions = [1, 2, 3].map((step) =>
    offerOf('tide', { percent: 10 * step, wagerTimes: step, days: 20 + step }),
  );
  await read(file(versions[0] as ListedOffer));
  const changing = (async () => {
    for (let turn = 1; turn <= 30; turn += 1) await set(file(versions[turn % 3] as ListedOffer));
  })();
  for (let turn = 0; turn < 20; turn += 1)
    await Promise.all(Array.from({ length: 10 }, () => take()));
  await changing;
  const terms = await claimed();
  expect(terms).toHaveLength(200);
  for (const { percent, wagerTimes, days } of terms)
    expect([percent, wagerTimes, days]).toEqual([10 * wagerTimes, wagerTimes, 20 + wagerTimes]);
  expect(new Set(terms.map(({ percent }) => percent)).size).toBeGreaterThan(1);
});

test('once a pause has returned, nobody takes the offer, also who had read it before', async () => {
  await read(file(offerOf('tide')));
  const offered = createOffered(db(), noGames);
  const held = Promise.withResolvers<void>();
  const isTaking = Promise.withResolvers<void>();
  onTestFinished(() => held.resolve());
  const taking = db()
    .transaction()
    .execute(async (tx) => {
      expect(await offered.hold(tx, ['tide'])).toBe(true);
      isTaking.resolve();
      await held.promise;
    });
  await isTaking.promise;
  let isPaused = false;
  const pausing = setPaused('tide', true).then(() => {
    isPaused = true;
  });
  await pause(300);
  // Who is taking it at this moment has it, and the pause waits for that.
  expect(isPaused).toBe(false);
  held.resolve();
  await Promise.all([taking, pausing]);
  expect(
    await db()
      .transaction()
      .execute((tx) => offered.hold(tx, ['tide'])),
  ).toBe(false);
});

test('ten who take an offer again and again while it is paused have it from before the pause or not at all', async () => {
  await read(file(offerOf('tide')));
  let isPaused = false;
  const late: (number | undefined)[] = [];
  const takers = Array.from({ length: 10 }, async () => {
    while (!isPaused) await take();
    late.push(await take());
  });
  await pause(100);
  // They leave no moment in which nobody takes it, and hold the pause up all the same no longer than one of them.
  await setPaused('tide', true);
  const taken = await claimed();
  isPaused = true;
  await Promise.all(takers);
  expect(taken.length).toBeGreaterThan(0);
  expect(late).toEqual(Array.from({ length: 10 }, () => undefined));
  expect(await claimed()).toHaveLength(taken.length);
});

test('a node that dies while it takes a file over leaves nothing, and the next one takes all of it', async () => {
  const listed = file(offerOf('tide'), offerOf('lamp'));
  const died = db()
    .transaction()
    .execute(async (tx) => {
      await beginChange(tx);
      const entry = { kind: 'offer', id: 'tide', says: offerOf('tide') } as const;
      const made = { made_by: null, reason: null, made_at: clock.now() };
      await saveVersion(tx, { id: 'tide', kind: 'offer', version: undefined }, entry, made);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const waiting = read(listed);
      await get('owner').query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await waiting;
      await saveVersion(tx, { id: 'lamp', kind: 'offer', version: undefined }, entry, made);
    });
  await expect(died).rejects.toThrow();
  expect(await kept()).toEqual([
    ['lamp', 1, 50, null],
    ['tide', 1, 50, null],
  ]);
});

test('an operator is told of a game that is not there, in the parts that stakes count', async () => {
  const written = path.join(await mkdtemp(path.join(tmpdir(), 'offers-')), 'offers.json');
  const parts = (games: object) => ({
    ...{ id: 'tide', percent: 50, isOnce: false, wagerTimes: 2, days: 14, costsAtMost: 100 },
    amounts: { EUR: { from: '20.00', max: '50.00', maxBet: '5.00' } },
    contributions: { categories: { tables: 10 }, games },
  });
  await writeFile(written, JSON.stringify({ offers: [parts({ 'salon-22': 5 })] }));
  await expect(desk().read(written)).rejects.toMatchObject({
    options: { detail: expect.stringContaining('there is no game salon-22') },
  });
  await writeFile(written, JSON.stringify({ offers: [parts({ 'salon-21': 5 })] }));
  expect((await desk().read(written)).offers).toMatchObject([
    { contributions: { categories: { tables: 10 }, games: { 'salon-21': 5 } } },
  ]);
});

test.each([
  "update bonuses.offer_version set entry = '{}'",
  'delete from bonuses.offer_version',
  "update bonuses.offer set kind = 'gift'",
  'delete from bonuses.offer',
])('the application may not %s', async (statement) => {
  await read(file(offerOf('tide')));
  await expect(get('app').pool.query(statement)).rejects.toThrow('permission denied');
});

test('[4-07] a code that is paused, or whose offer is, is not available, and its offer is made to nobody', async () => {
  const codes = createCodes({
    ...{ db: db(), clock, ids: systemIds, offered: createOffered(db(), noGames) },
    gamesOf: async (terms) => gamesOf(terms),
    requirePlaying: async () => {},
    countryOf: async () => null,
    currencyOf: async () => 'EUR',
  });
  await read({
    offers: [offerOf('tide')],
    gifts: [],
    codes: [codeOf('TIDE', 'tide')],
    packages: [],
  });
  const player = randomUUID();
  await codes.enter(player, 'tide', undefined);
  const state = async () => {
    const [code] = await codes.list(player, undefined);
    const made = await codes.offersIn(player, 'EUR');
    return [code?.status, made.length, await percents()];
  };
  expect(await state()).toEqual([codeStatus.waiting, 1, []]);
  for (const id of ['TIDE', 'tide']) {
    await setPaused(id, true);
    expect(await state(), id).toEqual([codeStatus.unavailable, 0, []]);
    expect(await refusal(codes.enter(randomUUID(), 'TIDE', undefined)), id).toBe(
      'bonusCodeUnavailable',
    );
    await setPaused(id, false);
  }
  expect(await state()).toEqual([codeStatus.waiting, 1, []]);
});
