import type { Cashback, DepositBonus, PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { playerBonus } from '@pierlight/contract/bonuses/schemas';
import { bonusResult, bonusStatus, offerStatus } from '@pierlight/contract/bonuses/statuses';
import { playerChannel } from '@pierlight/contract/realtime/channels';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { winBodyOf } from '../modules/gameplay/test/wallet-bodies.ts';
import { checkLedger } from '../modules/ledger/public.ts';
import { savedDestination } from '../modules/payments/test/saved-destination.ts';
import { contentWithEasyBonuses } from './easy-bonuses.ts';
import { useOwner } from './mailed-platform.ts';
import { createDesk } from './operator-desk.ts';
import { type Player, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const platform = usePlatform({ settings: { CONTENT_DIR: contentWithEasyBonuses() } });
const owner = useOwner(platform);
const { seated, startDeposit, settle } = createTable(platform);

const get = async <T>(player: Player, path: string): Promise<T> => {
  const { status, body } = await platform.call('GET', path, { token: player.token });
  expect(status).toBe(200);
  return body.data as T;
};
const put = (player: Player, id: string, action: 'activate' | 'cancel') =>
  platform.call('PUT', `/game/player-bonuses/${id}/${action}`, { token: player.token });
const bonusesOf = (player: Player, query = '') =>
  get<PlayerBonus[]>(player, `/game/player-bonuses${query}`);
const stateOf = async (player: Player, ...ids: string[]) => {
  const named = ids.map((id, place) => `bonusIds[${place}]=${id}`).join('&');
  const states = await get<{ status: number }[]>(
    player,
    `/game/bonuses/status?${named}&currency=EUR`,
  );
  return states.map(({ status }) => status);
};

/** A player with a bonus of 10.00 that came with a deposit. */
async function rewarded() {
  const table = await seated();
  const deposit = await startDeposit(table.player, 20_00, { bonusId: 'second-lamp' });
  await settle(deposit);
  const [bonus] = await bonusesOf(table.player);
  if (!bonus) throw new Error('no bonus came');
  return { ...table, deposit, bonus };
}

test('offers say what they come to for a deposit, from which on, and what they ask [7d-05] [3-11]', async () => {
  const player = await platform.register();
  const offers = await get<DepositBonus[]>(player, '/game/bonuses?currency=EUR&amount=3001');
  expect(offers).toMatchObject([
    {
      ...{ id: 'lamplighter', package: null, currency: 'EUR', percent: 100, isOnce: true },
      ...{ maxAmount: 50_00, amount: 30_01, wagerTimes: 2, maxBetAmount: 5_00, days: 14 },
      triggerConditions: { baseCurrencyInvoiceAmountFrom: 20_00 },
    },
    { id: 'second-lamp', amount: 15_00, isOnce: false },
  ]);
  expect(offers[0]?.triggerConditions.invoiceAmountItems).toContainEqual({
    currency: 'JPY',
    amountFrom: 3000,
  });
  expect(offers[0]?.averageReturn).toBeGreaterThan(80);
  expect(offers[0]?.averageReturn).toBeLessThan(100);
  const tooLittle = await get<DepositBonus[]>(player, '/game/bonuses?currency=EUR&amount=1999');
  expect(tooLittle.map(({ amount }) => amount)).toEqual([0, 0]);
  expect(await get(player, '/game/bonuses?currency=GBP')).toEqual([]);
});

test('a bonus comes with the deposit it was chosen for, and is played at once [3-09] [4-01] [7d-01]', async () => {
  const { player, deposit, bonus } = await rewarded();
  expect(playerBonus.parse(bonus)).toMatchObject({
    ...{ status: bonusStatus.active, result: bonusResult.issued, currency: 'EUR' },
    ...{ amount: 10_00, balance: 10_00, wagered: 0, wagerTotal: 20_00, offerId: 'second-lamp' },
    ...{ issueSessionId: deposit, packageId: null, isEnding: false, maxBetAmount: 5_00 },
  });
  expect(await get(player, '/wallet/accounts')).toMatchObject([
    { balance: 80_00, withdrawalBalance: 70_00 },
  ]);
});

test('an offer is taken with one deposit at a time, and what is given once never again [7d-06]', async () => {
  const { player } = await seated();
  expect(await stateOf(player, 'lamplighter', 'nothing')).toEqual([
    offerStatus.available,
    offerStatus.unknown,
  ]);
  const first = await startDeposit(player, 20_00, { bonusId: 'lamplighter' });
  expect(await stateOf(player, 'lamplighter')).toEqual([offerStatus.running]);
  await expect(startDeposit(player, 20_00, { bonusId: 'lamplighter' })).rejects.toThrow('422');
  const declined = await platform.call('PUT', `/payment/invoices/${first}/decline`, {
    token: player.token,
  });
  expect(declined.status).toBe(200);
  expect(await bonusesOf(player)).toEqual([]);
  expect(await stateOf(player, 'lamplighter')).toEqual([offerStatus.available]);

  await settle(await startDeposit(player, 20_00, { bonusId: 'lamplighter' }));
  const [bonus] = await bonusesOf(player);
  await put(player, bonus?.id ?? '', 'cancel');
  expect(await stateOf(player, 'lamplighter', 'second-lamp')).toEqual([
    offerStatus.used,
    offerStatus.available,
  ]);
  await expect(startDeposit(player, 20_00, { bonusId: 'lamplighter' })).rejects.toThrow('422');
  expect(await get(player, '/game/bonuses?currency=EUR')).toMatchObject([{ id: 'second-lamp' }]);
});

test.each([
  ['too small for it', 19_99, 'second-lamp'],
  ['with one that is not offered', 20_00, 'cashback'],
])('a deposit %s is refused before anybody is asked for money', async (_, amount, bonusId) => {
  const { player } = await seated();
  const { status, body } = await platform.call('POST', '/payment/invoices/deposit', {
    token: player.token,
    headers: { 'idempotency-key': 'a-deposit-with-a-bonus' },
    body: {
      ...{ methodId: 'card', currency: 'EUR', amount, bonusId },
      returnUrl: 'https://pierlight.test/',
    },
  });
  expect({ status, code: body.code }).toEqual({ status: 422, code: 13005 });
  expect(await get(player, '/payment/invoices?status[0]=1')).toEqual([]);
});

test('bonuses are listed by status and currency, those over last [7d-01] [4-02]', async () => {
  const { player, bonus } = await rewarded();
  await put(player, bonus.id, 'cancel');
  await settle(await startDeposit(player, 20_00, { bonusId: 'second-lamp' }));
  await settle(await startDeposit(player, 20_00, { bonusId: 'lamplighter' }));
  const statuses = async (query: string) =>
    (await bonusesOf(player, query)).map(({ status }) => status);
  expect(await statuses('')).toEqual([2, 1, 3]);
  expect(await statuses('?status[0]=1&status[1]=2')).toEqual([2, 1]);
  expect(await statuses('?status[0]=3&currency[0]=EUR')).toEqual([3]);
  expect(await statuses('?currency[0]=USD')).toEqual([]);
  expect(await statuses('?page=2&perPage=2')).toEqual([3]);
});

test('one that waits is played in place of another, and one that is over by nobody [7d-02] [4-06]', async () => {
  const { player, bonus } = await rewarded();
  await settle(await startDeposit(player, 20_00, { bonusId: 'lamplighter' }));
  const [, waiting] = await bonusesOf(player);
  expect(waiting).toMatchObject({ status: bonusStatus.issued, balance: 20_00 });
  const played = await put(player, waiting?.id ?? '', 'activate');
  expect(played.body.data).toMatchObject({ status: bonusStatus.active });
  expect((await bonusesOf(player)).find(({ id }) => id === bonus.id)).toMatchObject({
    status: bonusStatus.issued,
    balance: 10_00,
  });
  expect((await put(player, bonus.id, 'cancel')).body.data).toMatchObject({
    status: bonusStatus.finished,
    result: bonusResult.canceled,
  });
  const again = await put(player, bonus.id, 'activate');
  expect({ status: again.status, code: again.body.code }).toEqual({ status: 409, code: 13007 });
});

test('nothing is withdrawn while a bonus is played or waits, and the deposit turnover is checked only after', async () => {
  const { player, bonus, betOf } = await rewarded();
  // What was deposited has been staked.
  for (let round = 0; round < 16; round += 1) {
    const bet = betOf(500_000);
    await platform.wallet('/transaction/bet', bet);
    await platform.wallet('/transaction/win', winBodyOf(bet, 500_000));
  }
  await settle(await startDeposit(player, 20_00, { bonusId: 'lamplighter' }));
  const destinationId = await savedDestination(owner, player.id);
  const withdraw = (key: string) =>
    platform.call('POST', '/payment/invoices/withdrawal', {
      token: player.token,
      headers: { 'idempotency-key': key },
      body: {
        ...{ methodId: 'bank', currency: 'EUR', amount: 20_00 },
        fields: { destinationId },
      },
    });
  expect((await bonusesOf(player)).find(({ id }) => id === bonus.id)).toMatchObject({
    result: bonusResult.played,
  });
  const refused = await withdraw('while-a-bonus-is-played');
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 422, code: 13023 });
  const [played] = await bonusesOf(player);
  await settle(await startDeposit(player, 20_00, { bonusId: 'second-lamp' }));
  await put(player, played?.id ?? '', 'cancel');
  const [waiting] = await bonusesOf(player);
  expect(waiting?.status).toBe(bonusStatus.issued);
  expect((await withdraw('while-one-waits')).body.code).toBe(13023);
  await put(player, waiting?.id ?? '', 'cancel');
  // The last deposit has not been staked: that is asked next.
  expect((await withdraw('once-it-is-not')).body.code).toBe(13021);
  expect(await checkLedger(platform.app.database.db)).toEqual([]);
});

test("the player's channel hears of every change in the order of its versions [7i-02] [7i-03]", async () => {
  const { player, bonus, betOf } = await rewarded();
  const bet = betOf(500_000);
  await platform.wallet('/transaction/bet', bet);
  await platform.wallet('/transaction/win', winBodyOf(bet, 0));
  await put(player, bonus.id, 'cancel');
  const client = new Client({ connectionString: platform.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ payload: { data: { playerBonus: PlayerBonus } } }>(
    `select payload from graphile_worker._private_jobs
     where payload->>'channel' = $1 order by id`,
    [playerChannel.playerBonuses(player.id)],
  );
  await client.end();
  const heard = rows.map(({ payload }) => playerBonus.parse(payload.data.playerBonus));
  expect(heard.map(({ version }) => version)).toEqual(heard.map((_, place) => place + 1));
  expect(heard.map(({ status, wagered }) => [status, wagered])).toEqual([
    [1, 0],
    [2, 0],
    [2, 5_00],
    [2, 5_00],
    [3, 5_00],
  ]);
});

test('an operator sees what a player was given, takes one away once, and it is noted who did', async () => {
  const { player, bonus } = await rewarded();
  const desk = createDesk(platform);
  expect(await desk.type(`bonuses ${player.id}`)).toMatch(
    new RegExp(
      `^${bonus.id} {2}active {2}second-lamp €10.00 {2}has €10.00 {2}staked €0.00 of €20.00`,
    ),
  );
  expect(await desk.type(`bonus ${bonus.id} cancel`)).toContain('canceled  second-lamp');
  expect(await desk.type(`acts ${bonus.id}`)).toContain('bonus.cancel');
  expect(await get(player, '/wallet/accounts')).toMatchObject([
    { balance: 70_00, withdrawalBalance: 70_00 },
  ]);
  await expect(desk.type(`bonus ${player.id} cancel`)).rejects.toThrow();
});

test('[7d-04] the player sees what the running week comes to as cashback, in each currency that has it', async () => {
  const { player, betOf } = await seated();
  const cashback = (currency: string) =>
    get<Cashback | null>(player, `/game/bonuses/cashback?currency=${currency}`);
  const bet = betOf(2_000_000);
  await platform.wallet('/transaction/bet', bet);
  await platform.wallet('/transaction/win', winBodyOf(bet, 500_000));
  await platform.app.modules.jobs['bonuses.count-cashback']?.({}, { id: '1', attempts: 1 });
  const euro = await cashback('EUR');
  expect(euro).toMatchObject({ staked: 20_00, paid: 5_00, loss: 15_00, percent: 10, amount: 1_50 });
  const week = 7 * 86_400_000;
  expect(Date.parse(euro?.until ?? '') - Date.parse(euro?.from ?? '')).toBe(week);
  expect(await cashback('BTC')).toMatchObject({ loss: 0, percent: 5, amount: 0 });
  expect(await cashback('XAU')).toBeNull();
});
