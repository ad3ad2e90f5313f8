import {
  type DepositBonus,
  type PlayerBonus,
  type PlayerBonusCode,
  playerBonusCode,
} from '@pierlight/contract/bonuses/schemas';
import { codeStatus, offerStatus } from '@pierlight/contract/bonuses/statuses';
import { playerChannel } from '@pierlight/contract/realtime/channels';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { checkLedger } from '../modules/ledger/public.ts';
import { contentWithEasyBonuses } from './easy-bonuses.ts';
import { type Player, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const platform = usePlatform({ settings: { CONTENT_DIR: contentWithEasyBonuses() } });
const { startDeposit, settle } = createTable(platform);

const path = '/game/bonuses/bonuscodes';
const enter = ({ token }: Player, bonusCode: string, trigger?: number) =>
  platform.call('POST', path, { token, body: { bonusCode, trigger } });
const takeBack = ({ token }: Player, playerBonusCodeId: string) =>
  platform.call('DELETE', path, { token, body: { playerBonusCodeId } });
const get = async <T>({ token }: Player, address: string): Promise<T> => {
  const { status, body } = await platform.call('GET', address, { token });
  expect(status).toBe(200);
  return body.data as T;
};
const codesOf = (player: Player, query = '') => get<PlayerBonusCode[]>(player, `${path}${query}`);
const bonusesOf = (player: Player) => get<PlayerBonus[]>(player, '/game/player-bonuses');
const offersOf = (player: Player) =>
  get<DepositBonus[]>(player, '/game/bonuses?currency=EUR&amount=4000');

test('[7d-03] [4-08] a code of a deposit is kept, offers its bonus to its player alone, and comes with the next deposit', async () => {
  const [player, other] = [await platform.register(), await platform.register()];
  const entered = await enter(player, ' springtide ', 3);
  expect(entered.status).toBe(200);
  expect(playerBonusCode.parse(entered.body.data)).toMatchObject({
    ...{ bonusCode: 'SPRINGTIDE', trigger: 3, status: codeStatus.waiting, offerId: 'spring-tide' },
  });
  // Entered again it is what it was.
  expect((await enter(player, 'SPRINGTIDE')).body.data).toEqual(entered.body.data);
  expect(await codesOf(player, '?trigger=3')).toEqual([entered.body.data]);
  expect(await codesOf(player, '?trigger=2')).toEqual([]);
  expect(await codesOf(other)).toEqual([]);

  const [made] = await offersOf(player);
  expect(made).toMatchObject({ id: 'spring-tide', amount: 30_00, bonusCode: 'SPRINGTIDE' });
  expect((await offersOf(other)).map(({ id, bonusCode }) => [id, bonusCode])).toEqual([
    ['lamplighter', null],
    ['second-lamp', null],
  ]);
  const state = '/game/bonuses/status?bonusIds[0]=spring-tide&currency=EUR';
  expect(await get(player, state)).toMatchObject([{ status: offerStatus.available }]);
  expect(await get(other, state)).toMatchObject([{ status: offerStatus.unknown }]);
  await expect(startDeposit(other, 40_00, { bonusId: 'spring-tide' })).rejects.toThrow('422');

  const deposit = await startDeposit(player, 40_00);
  expect(await codesOf(player)).toMatchObject([{ status: codeStatus.used }]);
  expect(await get(player, state)).toMatchObject([{ status: offerStatus.running }]);
  await settle(deposit);
  expect(await bonusesOf(player)).toMatchObject([
    { offerId: 'spring-tide', amount: 30_00, issueSessionId: deposit },
  ]);
  expect(await checkLedger(platform.app.database.db)).toEqual([]);
});

test('[3-25] [3-12] a code typed in at the registration is entered once the account is there', async () => {
  const player = await platform.register({ bonusCode: ' springtide ' });
  expect(await codesOf(player)).toEqual([]);
  const client = new Client({ connectionString: platform.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ payload: unknown }>(
    `select job.payload from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = 'bonuses.enter-code'`,
  );
  await client.end();
  expect(rows.map(({ payload }) => payload)).toEqual([{ playerId: player.id, code: 'springtide' }]);
  for (const { payload } of rows)
    await platform.app.modules.jobs['bonuses.enter-code']?.(payload, { id: '1', attempts: 1 });
  expect(await codesOf(player)).toMatchObject([
    { bonusCode: 'SPRINGTIDE', status: codeStatus.waiting },
  ]);
});

test('[4-08] a deposit requested without a bonus, or with another, leaves a code to wait', async () => {
  const player = await platform.register();
  await enter(player, 'SPRINGTIDE');
  await settle(await startDeposit(player, 40_00, { bonusId: null }));
  expect(await bonusesOf(player)).toEqual([]);
  await settle(await startDeposit(player, 40_00, { bonusId: 'second-lamp' }));
  expect(await codesOf(player)).toMatchObject([{ status: codeStatus.waiting }]);
  await settle(await startDeposit(player, 40_00, { bonusId: 'spring-tide' }));
  expect((await bonusesOf(player)).map(({ offerId }) => offerId)).toEqual([
    'second-lamp',
    'spring-tide',
  ]);
});

test('[7d-03] a code is withdrawn while it is unused, and entered again', async () => {
  const player = await platform.register();
  const { playerBonusCodeId } = (await enter(player, 'SPRINGTIDE')).body.data as PlayerBonusCode;
  const taken = await takeBack(player, playerBonusCodeId);
  expect([taken.status, taken.body.data]).toEqual([200, { playerBonusCodeId }]);
  expect((await takeBack(player, playerBonusCodeId)).status).toBe(404);
  expect(await codesOf(player)).toEqual([]);
  const again = (await enter(player, 'SPRINGTIDE')).body.data as PlayerBonusCode;
  const deposit = await startDeposit(player, 40_00);
  const refused = await takeBack(player, again.playerBonusCodeId);
  expect([refused.status, refused.body.code]).toEqual([409, 13010]);
  const declined = await platform.call('PUT', `/payment/invoices/${deposit}/decline`, {
    token: player.token,
  });
  expect(declined.status).toBe(200);
  expect((await takeBack(player, again.playerBonusCodeId)).status).toBe(200);
});

test('[P-19] [3-12] fifty posts of a code at once give one bonus', async () => {
  const player = await platform.register();
  const answers = await Promise.all(Array.from({ length: 50 }, () => enter(player, 'LANTERN', 2)));
  const codes = answers.map(({ status, body }) => (status === 200 ? 'given' : body.code));
  expect(codes.filter((code) => code === 'given')).toHaveLength(1);
  expect(codes.filter((code) => code === 13009)).toHaveLength(49);
  expect(await bonusesOf(player)).toMatchObject([
    { offerId: 'pocket-lamp', amount: 5_00, wagerTotal: 15_00, issueSessionId: null },
  ]);
  expect(await codesOf(player)).toMatchObject([{ trigger: 2, status: codeStatus.used }]);
  expect(await checkLedger(platform.app.database.db)).toEqual([]);
});

test.each([
  ['nothing', 'NOSUCHCODE', undefined, 13008],
  ['markup', '<xss-code>', undefined, 13008],
  ['a code that needs no deposit, in the wallet', 'LANTERN', 3, 13009],
])('[4-07] %s is refused by its number', async (_, bonusCode, trigger, code) => {
  const player = await platform.register();
  const { status, body } = await enter(player, bonusCode, trigger);
  expect([status, body.code]).toEqual([422, code]);
  expect(await codesOf(player)).toEqual([]);
});

test("[7i-03] the player's channel hears how a code stands", async () => {
  const player = await platform.register();
  const { playerBonusCodeId } = (await enter(player, 'SPRINGTIDE')).body.data as PlayerBonusCode;
  const deposit = await startDeposit(player, 40_00);
  await platform.call('PUT', `/payment/invoices/${deposit}/decline`, { token: player.token });
  await takeBack(player, playerBonusCodeId);
  const client = new Client({ connectionString: platform.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ code: PlayerBonusCode; gone: string | null }>(
    `select payload->'data'->'playerBonusCode' as code, payload->'data'->>'isTakenBack' as gone
     from graphile_worker._private_jobs
     where payload->>'channel' = $1 order by id`,
    [playerChannel.playerBonusCodes(player.id)],
  );
  await client.end();
  expect(rows.map(({ code, gone }) => [playerBonusCode.parse(code).status, gone])).toEqual([
    [1, null],
    [2, null],
    [1, null],
    [1, 'true'],
  ]);
});
