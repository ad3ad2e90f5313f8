import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {
  BonusPackage,
  DepositBonus,
  OfferState,
  PlayerBonus,
} from '@pierlight/contract/bonuses/schemas';
import { offerStatus } from '@pierlight/contract/bonuses/statuses';
import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOffered } from '../modules/bonuses/public.ts';
import { stakesOfGames } from '../modules/catalogue/public.ts';
import { claimOffer } from '../modules/payments/deposit-bonuses.ts';
import { invoiceById } from '../modules/payments/repository.ts';
import { contentWithEasyBonuses } from './easy-bonuses.ts';
import { createDesk } from './operator-desk.ts';
import { type Player, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const platform = usePlatform({ settings: { CONTENT_DIR: contentWithEasyBonuses() } });
const { startDeposit, settle } = createTable(platform);
const folder = mkdtempSync(path.join(os.tmpdir(), 'pierlight-packages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let type: ReturnType<typeof createDesk>['type'];

const partOf = (id: string, terms: object = {}) => ({
  ...{ id, package: 'pair', percent: 50, isOnce: true, wagerTimes: 2, days: 14, costsAtMost: 100 },
  amounts: { EUR: { from: '20.00', max: '50.00', maxBet: '5.00' } },
  ...terms,
});
const pair = { id: 'pair', parts: ['one', 'two'], isWelcome: true, costsAtMost: 100 };
const written = (content: object): string => {
  const file = path.join(folder, 'packages.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

beforeAll(async () => {
  type = createDesk(platform).type;
  await type(`offers set ${written({ offers: [partOf('one'), partOf('two')], packages: [pair] })}`);
});

const get = async <T>(address: string, player?: Player): Promise<T> => {
  const { status, body } = await platform.call(
    'GET',
    address,
    player ? { token: player.token } : {},
  );
  expect(status).toBe(200);
  return body.data as T;
};
const packages = (currency = 'EUR') =>
  get<BonusPackage[]>(`/game/bonuses/packages?currency=${currency}`);
const partsOf = async (player: Player) => {
  const asked = '/game/bonuses/status?bonusIds[0]=one&bonusIds[1]=two&currency=EUR';
  return (await get<OfferState[]>(asked, player)).map(({ status }) => status);
};
const { unknown: toCome, available: next, running } = offerStatus;
const offersTo = async (player: Player) =>
  (await get<DepositBonus[]>('/game/bonuses?currency=EUR&amount=4000', player)).map(({ id }) => id);

test('[4-05] a guest reads what a package gives, a player how its parts stand, and each part comes with a deposit', async () => {
  const first = { id: 'one', package: { id: 'pair', part: 1, parts: 2 }, maxAmount: 50_00 };
  const [asGuest] = await get<BonusPackage[]>('/game/bonuses/packages');
  expect(asGuest).toMatchObject({
    ...{ id: 'pair', isWelcome: true },
    parts: [first, { id: 'two', package: { part: 2 } }],
  });
  expect(await packages('JPY'), 'in a currency it is not made in').toEqual([]);

  const player = await platform.register();
  expect(await offersTo(player)).toContain('one');
  expect(await offersTo(player)).not.toContain('two');
  await expect(startDeposit(player, 40_00, { bonusId: 'two' })).rejects.toThrow('422');
  const deposit = await startDeposit(player, 40_00, { bonusId: 'one' });
  expect(await partsOf(player)).toEqual([running, toCome]);
  await expect(startDeposit(player, 40_00, { bonusId: 'two' })).rejects.toThrow('422');
  await settle(deposit);
  expect(await partsOf(player)).toEqual([running, next]);
  expect(await offersTo(player)).toContain('two');
  await settle(await startDeposit(player, 40_00, { bonusId: 'two' }));
  expect(await get<PlayerBonus[]>('/game/player-bonuses', player)).toMatchObject([
    { offerId: 'one', packageId: 'pair', issueSessionId: deposit },
    { offerId: 'two', packageId: 'pair' },
  ]);
  expect(await partsOf(await platform.register()), "another player's").toEqual([next, toCome]);
});

test('a package that is paused is offered to nobody and taken by nobody, and who has a part keeps it', async () => {
  const player = await platform.register();
  const deposit = await startDeposit(player, 40_00, { bonusId: 'one' });
  const stranger = await platform.register();
  const { db } = platform.app.database;
  const offered = createOffered(db, stakesOfGames);
  const offer = (await offered.now()).find('one', 'EUR');
  if (!offer) throw new Error('the part is not offered');
  expect(await type('offers pause pair')).toBe('pair is paused.');
  expect(await packages()).toEqual([]);
  expect(await offersTo(stranger)).not.toContain('one');
  await expect(startDeposit(stranger, 40_00, { bonusId: 'one' })).rejects.toThrow('422');
  const known = await invoiceById(db, deposit);
  if (!known) throw new Error('the deposit is not there');
  const asked = { ...known, id: randomUUID(), player_id: stranger.id };
  const games = { closedGames: [], averageReturn: null, contributions: {} };
  const how = { games, isAsked: true, offered };
  const late = db
    .transaction()
    .execute((tx) => claimOffer(tx, asked, { offer, bonusCode: null }, how));
  await expect(late, 'who had read it before').rejects.toMatchObject({
    errorName: 'bonusUnavailable',
  });
  await settle(deposit);
  expect(await get<PlayerBonus[]>('/game/player-bonuses', player)).toMatchObject([
    { offerId: 'one', packageId: 'pair' },
  ]);
  expect(await type('offers resume pair')).toBe('pair is offered.');
  expect(await offersTo(player)).toContain('two');
});

test('a part that is paused is not made, and those after it wait for it', async () => {
  const player = await platform.register();
  await type('offers pause one');
  expect(await offersTo(player)).not.toContain('one');
  expect(await offersTo(player)).not.toContain('two');
  expect(await partsOf(player)).toEqual([toCome, toCome]);
  expect((await packages())[0]?.parts.map(({ id }) => id)).toEqual(['two']);
  await type('offers resume one');
  expect(await partsOf(player)).toEqual([next, toCome]);
});

test('[3-10] free spins of an offer come with its deposit, count in what it is worth, and are of a game there is', async () => {
  const spun = (game: string, costsAtMost = 100) => ({
    ...partOf('spun', { package: null, costsAtMost }),
    ...{ percent: 20, wagerTimes: 40, games: { returnUpTo: 96.5, deviationUpTo: 4.6 } },
    freespins: { game, count: 5, days: 3 },
    amounts: { EUR: { from: '50.00', max: '50.00', maxBet: '0.50', spinStake: '0.20' } },
  });
  const set = (offer: object) => type(`offers set ${written({ offers: [offer] })}`);
  await expect(set(spun('koi-lantern', 9))).rejects.toMatchObject({
    options: { detail: expect.stringContaining('spun in EUR: it is worth 10 % of the bonus') },
  });
  await expect(set(spun('no-such-game'))).rejects.toMatchObject({
    options: {
      detail: expect.stringContaining(
        'there is no game no-such-game\n  → at offers[0].freespins.game',
      ),
    },
  });
  await set(spun('koi-lantern', 10));
  const player = await platform.register();
  const offers = await get<DepositBonus[]>('/game/bonuses?currency=EUR&amount=5000', player);
  expect(offers.find(({ id }) => id === 'spun')?.freespins).toEqual({
    ...{ gameId: 'koi-lantern', count: 5, stake: 20, days: 3 },
  });
  const deposit = await startDeposit(player, 50_00, { bonusId: 'spun' });
  await settle(deposit);
  await settle(deposit);
  expect(await get<PlayerFreespin[]>('/game/player-freespins', player)).toMatchObject([
    {
      ...{ gameId: 'koi-lantern', count: 5, stake: 20, currency: 'EUR', status: 1 },
      ...{ packageId: null, issueSessionId: deposit },
    },
  ]);
});

test('what a change makes of a package that is there already is refused with its place', async () => {
  const again = partOf('two', { isOnce: false });
  await expect(type(`offers set ${written({ offers: [again] })}`)).rejects.toMatchObject({
    options: {
      detail: expect.stringContaining(
        'two is part of pair and comes again and again (isOnce)\n  → at offers[0]',
      ),
    },
  });
  const codes = [{ code: 'ONE', offer: 'one', trigger: 3 }];
  await expect(type(`offers set ${written({ codes })}`)).rejects.toMatchObject({
    options: { detail: expect.stringContaining('ONE gives one, which is part of pair') },
  });
  const second = { ...pair, id: 'solo', parts: ['three'] };
  const three = partOf('three', { package: 'solo' });
  await expect(
    type(`offers set ${written({ offers: [three], packages: [second] })}`),
  ).rejects.toMatchObject({
    options: { detail: expect.stringContaining('there is more than one welcome package') },
  });
  expect(await type('offers show pair')).toContain('"packages"');
  expect(await type('offers list')).toMatch(/^pair {2}package {2}offered {2}version 1/m);
});
