import { randomUUID } from 'node:crypto';
import { codeStatus } from '@pierlight/contract/bonuses/statuses';
import { playerChannel } from '@pierlight/contract/realtime/channels';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import type { Seat } from '../../gameplay/test/wallet-bodies.ts';
import type { Notice } from '../../notifications/public.ts';
import { createCodes } from '../codes.ts';
import { endBonuses } from '../ending.ts';
import { applyCode, type DepositToReward, giveBonus, releaseBonus } from '../giving.ts';
import { type KnownCode, offersOf } from '../offers.ts';
import { inFull } from '../offers-shapes.ts';
import { enterRegistrationCode } from '../registration-codes.ts';
import { gamesOf, givenAt, offeredOf } from './test-offers.ts';

const game = useGameplay();
const midday = new Date('2026-11-21T12:00:00Z');

beforeEach(() => {
  game.clock.at = midday;
});
afterEach(async () => {
  expect(await game.faults(), '[P-02] the books add up after every test').toEqual([]);
});

const always = { times: null, from: null, until: null, countries: [], isPaused: false };
const code = (text: string, rules: Partial<KnownCode> = {}): KnownCode => ({
  ...always,
  ...{ code: text, offer: 'tide', trigger: 3 },
  ...rules,
});
const codes = [
  code('TIDE'),
  code('OTHERTIDE'),
  code('LAMP', { offer: 'lamp', trigger: 2 }),
  code('SAMELAMP', { offer: 'lamp', trigger: 2 }),
  code('TENTIDES', { times: 10 }),
  code('TENLAMPS', { offer: 'lamp', trigger: 2, times: 10 }),
  code('NOVEMBER', { from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z' }),
  code('ALPS', { countries: ['AT', 'CH'] }),
];
const terms = {
  package: null,
  wagerTimes: 2,
  days: 14,
  closedGames: [],
  games: null,
  contributions: inFull,
  costsAtMost: 100,
};
const offersWith = (known: readonly KnownCode[]) =>
  offersOf({
    offers: [
      {
        ...{ ...terms, id: 'tide', percent: 50, isOnce: true },
        amounts: { EUR: { from: 20_00, max: 50_00, maxBet: 5_00 } },
      },
    ],
    gifts: [
      {
        ...{ id: 'lamp', wagerTimes: 2, days: 7, closedGames: [], games: null, costsAtMost: 100 },
        contributions: inFull,
        amounts: { EUR: { bonus: 5_00, maxBet: 2_00 } },
      },
    ],
    codes: known,
  });

const told: Notice[] = [];
beforeEach(() => void told.splice(0));

const world = { country: 'DE' as string | null, currency: 'EUR' };
beforeEach(() => Object.assign(world, { country: 'DE', currency: 'EUR' }));

const serviceWith = (known: readonly KnownCode[]) =>
  createCodes({
    ...{ db: game.app.db, clock: game.clock, ids: systemIds },
    offered: offeredOf(offersWith(known)),
    gamesOf: async (terms) => gamesOf(terms),
    requirePlaying: async () => {},
    countryOf: async () => world.country,
    currencyOf: async () => world.currency,
  });
const service = () => serviceWith(codes);
const enterAtRegistration = (playerId: string, typed: string) =>
  enterRegistrationCode(
    {
      db: game.app.db,
      codes: service(),
      notify: async (_tx, notice) => void told.push(notice),
    },
    { playerId, code: typed },
  );

const enter = ({ playerId }: Seat, text: string, trigger?: 2 | 3) =>
  service().enter(playerId, text, trigger);
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof DomainError ? error.errorName : String(error)),
  );
const statuses = async ({ playerId }: Seat, known = codes) =>
  (await serviceWith(known).list(playerId, undefined)).map(({ bonusCode, status }) => [
    bonusCode,
    status,
  ]);
const bonuses = async () =>
  (await game.owner.query('select player_id, amount::int, invoice_id from bonuses.player_bonus'))
    .rows;
const bonusesOf = async ({ playerId }: Seat) =>
  (await bonuses()).filter((bonus) => bonus.player_id === playerId);

/** A deposit that is requested; answers it and whether the player's code comes with it. */
async function ask({ playerId }: Seat, amount: number) {
  const deposit: DepositToReward = {
    ...{ id: randomUUID(), player_id: playerId, currency: 'EUR', amount: BigInt(amount) },
  };
  const { offer = null } = (await service().offerFor(playerId, 'EUR', amount)) ?? {};
  const isApplied =
    offer !== null &&
    (await game.app.db
      .transaction()
      .execute((tx) => applyCode(tx, deposit, offer, gamesOf(offer))));
  return { deposit, isApplied };
}
const credit = (deposit: DepositToReward) =>
  game.app.db.transaction().execute((tx) => giveBonus(tx, deposit, givenAt(game.clock.now())));

test('[3-12] [4-08] a code of a deposit waits, comes with the next one that fits, and with no other', async () => {
  const seat = await game.seat(1n);
  expect(await enter(seat, ' tide '.trim(), 3)).toMatchObject({
    ...{ bonusCode: 'TIDE', trigger: 3, status: codeStatus.waiting, offerId: 'tide' },
  });
  expect((await ask(seat, 19_99)).isApplied).toBe(false);
  const failed = await ask(seat, 20_00);
  expect(await statuses(seat)).toEqual([['TIDE', codeStatus.used]]);
  expect((await ask(seat, 20_00)).isApplied).toBe(false);
  await game.app.db.transaction().execute((tx) => releaseBonus(tx, failed.deposit.id));
  expect(await statuses(seat)).toEqual([['TIDE', codeStatus.waiting]]);

  const paid = await ask(seat, 30_00);
  await Promise.all(Array.from({ length: 10 }, () => credit(paid.deposit)));
  expect(await bonusesOf(seat)).toMatchObject([{ amount: 15_00, invoice_id: paid.deposit.id }]);
  expect(await statuses(seat)).toEqual([['TIDE', codeStatus.used]]);
  expect((await ask(seat, 30_00)).isApplied).toBe(false);
  expect(await refusal(enter(seat, 'TIDE'))).toBe('bonusCodeUnavailable');
});

test('[3-12] a deposit of which less came than asked gives the code back', async () => {
  const seat = await game.seat(1n);
  await enter(seat, 'TIDE');
  const { deposit } = await ask(seat, 20_00);
  await credit({ ...deposit, amount: 19_99n });
  expect(await bonusesOf(seat)).toEqual([]);
  expect(await statuses(seat)).toEqual([['TIDE', codeStatus.waiting]]);
});

test('[3-12] a code that needs no deposit gives its bonus at once, in the currency that is used', async () => {
  const seat = await game.seat(1n);
  expect(await enter(seat, 'lamp')).toMatchObject({ trigger: 2, status: codeStatus.used });
  expect(await bonusesOf(seat)).toMatchObject([{ amount: 5_00, invoice_id: null }]);
  expect(await refusal(enter(seat, 'LAMP'))).toBe('bonusCodeUnavailable');
  // What is given once comes of no other code, either.
  expect(await refusal(enter(seat, 'SAMELAMP'))).toBe('bonusCodeUnavailable');
  world.currency = 'USD';
  expect(await refusal(enter(await game.seat(1n), 'LAMP'))).toBe('bonusCodeUnavailable');
});

test.each(['LAMP', 'TIDE', 'TENTIDES', 'TENLAMPS'])(
  '[P-19] %s is used once by a player, in fifty posts at once',
  async (text) => {
    const seat = await game.seat(1n);
    const given = await Promise.allSettled(Array.from({ length: 50 }, () => enter(seat, text)));
    expect(given.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await statuses(seat)).toHaveLength(1);
    expect(await bonusesOf(seat)).toHaveLength(text.includes('LAMP') ? 1 : 0);
    // Fifty deposits at once have one bonus of it.
    const asked = await Promise.all(Array.from({ length: 50 }, () => ask(seat, 20_00)));
    await Promise.all(asked.map(({ deposit }) => credit(deposit)));
    expect(await bonusesOf(seat)).toHaveLength(1);
  },
);

test.each(['TENTIDES', 'TENLAMPS'])(
  '[P-19] %s is good ten times in all, for fifty players at once',
  async (text) => {
    await game.owner.query("delete from bonuses.claim where source_key like 'TEN%'");
    const seats = await Promise.all(Array.from({ length: 50 }, () => game.seat(1n)));
    const given = await Promise.all(seats.map((seat) => refusal(enter(seat, text))));
    expect(given.filter((name) => name === 'nothing was refused')).toHaveLength(10);
    expect(given.filter((name) => name === 'bonusCodeUnavailable')).toHaveLength(40);
  },
);

test('[3-12] a code that was withdrawn is free for somebody else, and one in use stays', async () => {
  await game.owner.query("delete from bonuses.claim where source_key like 'TEN%'");
  const seats = await Promise.all(Array.from({ length: 11 }, () => game.seat(1n)));
  const [first, ...others] = seats as [Seat, ...Seat[]];
  const kept = await enter(first, 'TENTIDES');
  for (const seat of others.slice(0, 9)) await enter(seat, 'TENTIDES');
  const last = others[9] as Seat;
  expect(await refusal(enter(last, 'TENTIDES'))).toBe('bonusCodeUnavailable');
  expect(await refusal(service().takeBack(last.playerId, kept.playerBonusCodeId))).toBe('notFound');
  await service().takeBack(first.playerId, kept.playerBonusCodeId);
  expect(await statuses(first)).toEqual([]);
  const { rows: told } = await game.owner.query(
    `select payload->'data'->>'isTakenBack' as gone from graphile_worker._private_jobs
     where payload->>'channel' = $1 order by id`,
    [playerChannel.playerBonusCodes(first.playerId)],
  );
  expect(told, 'their pages hear of both').toEqual([{ gone: null }, { gone: 'true' }]);
  const own = await enter(last, 'TENTIDES');
  const { deposit } = await ask(last, 20_00);
  expect(await refusal(service().takeBack(last.playerId, own.playerBonusCodeId))).toBe(
    'bonusCodeUsed',
  );
  await credit(deposit);
  expect(await refusal(service().takeBack(last.playerId, own.playerBonusCodeId))).toBe(
    'bonusCodeUsed',
  );
  expect(await bonusesOf(last)).toHaveLength(1);
});

test('[4-07] a wrong code is incorrect, and a right one elsewhere or at another time not available', async () => {
  const seat = await game.seat(1n);
  expect(await refusal(enter(seat, 'TIDES'))).toBe('bonusCodeIncorrect');
  expect(await refusal(enter(seat, 'LAMP', 3))).toBe('bonusCodeUnavailable');
  expect(await refusal(enter(seat, 'ALPS'))).toBe('bonusCodeUnavailable');
  world.country = null;
  expect(await refusal(enter(seat, 'ALPS'))).toBe('bonusCodeUnavailable');
  for (const [at, name] of [
    ['2026-10-31T23:59:59.999Z', 'bonusCodeUnavailable'],
    ['2026-12-01T00:00:00Z', 'bonusCodeUnavailable'],
    ['2026-11-30T23:59:59.999Z', 'nothing was refused'],
  ] as const) {
    game.clock.at = new Date(at);
    expect(await refusal(enter(seat, 'NOVEMBER')), at).toBe(name);
  }
  game.clock.at = midday;
  world.country = 'CH';
  expect(await refusal(enter(await game.seat(1n), 'ALPS'))).toBe('nothing was refused');
});

test('[4-07] one that waits turns unavailable with its time, and incorrect when it is taken out', async () => {
  const seat = await game.seat(1n);
  await enter(seat, 'NOVEMBER');
  expect(await statuses(seat, [])).toEqual([['NOVEMBER', codeStatus.incorrect]]);
  game.clock.at = new Date('2026-12-01T00:00:00Z');
  expect(await statuses(seat)).toEqual([['NOVEMBER', codeStatus.unavailable]]);
  expect((await ask(seat, 20_00)).isApplied).toBe(false);
});

test('[P-22] a player who self-excludes keeps no pending code', async () => {
  const seat = await game.seat(1n);
  await enter(seat, 'TIDE');
  await game.app.db.transaction().execute((tx) => endBonuses(tx, seat.playerId, midday));
  expect(await statuses(seat)).toEqual([]);
});

describe('a code of a registration', () => {
  test('[3-12] is entered as if its player had typed it in, twice without harm', async () => {
    const [keeper, lit] = [await game.seat(1n), await game.seat(1n)];
    for (let tries = 1; tries <= 2; tries += 1) {
      await enterAtRegistration(keeper.playerId, 'tide');
      await enterAtRegistration(lit.playerId, 'Lamp');
    }
    expect(await statuses(keeper)).toEqual([['TIDE', codeStatus.waiting]]);
    expect(await statuses(lit)).toEqual([['LAMP', codeStatus.used]]);
    expect(await bonusesOf(lit)).toHaveLength(1);
    expect(told).toEqual([]);
  });

  test('[8-11] is told of once where it gives nothing', async () => {
    const seat = await game.seat(1n);
    const { playerId } = seat;
    await enterAtRegistration(playerId, 'no such');
    expect(await statuses(seat)).toEqual([]);
    expect(told).toEqual([
      {
        ...{ playerId, template: 'bonusCodeRefused', occasion: 'registration code' },
        values: { code: 'no such' },
      },
    ]);
  });
});
