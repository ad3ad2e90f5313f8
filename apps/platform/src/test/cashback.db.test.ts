import { randomUUID } from 'node:crypto';
import type { CashbackWeek } from '@pierlight/contract/bonuses/schemas';
import { cashbackWeek } from '@pierlight/contract/bonuses/schemas';
import { transactionKind } from '@pierlight/contract/wallet/statuses';
import { expect, test } from 'vitest';
import { winBodyOf } from '../modules/gameplay/test/wallet-bodies.ts';
import { checkLedger } from '../modules/ledger/public.ts';
import { useOwner } from './mailed-platform.ts';
import { type Player, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const platform = usePlatform();
const owner = useOwner(platform);
const { seated } = createTable(platform);

const get = async <T>(player: Player, path: string): Promise<T> => {
  const { status, body } = await platform.call('GET', path, { token: player.token });
  expect(status).toBe(200);
  return body.data as T;
};
const claim = ({ token }: Player, id: string) =>
  platform.call('POST', `/game/bonuses/cashback/${id}/claim`, { token });
const job = (name: string) => platform.app.modules.jobs[name]?.({}, { id: '1', attempts: 1 });
const balance = async (player: Player) =>
  (await get<{ balance: number }[]>(player, '/wallet/accounts'))[0]?.balance;

/** What is due to a player of the last week: rounds of this one, moved a week back once they are counted. */
async function lost(player: Player): Promise<CashbackWeek> {
  await job('bonuses.count-cashback');
  await owner.query(`update bonuses.cashback_week set week = week - 7 where player_id = $1`, [
    player.id,
  ]);
  await owner.query('truncate bonuses.cashback_closing');
  await job('bonuses.close-cashback');
  const [week] = await get<CashbackWeek[]>(player, '/game/bonuses/cashback/weeks');
  if (!week) throw new Error('nothing is due');
  return week;
}

test('[7d-04] a week is lost, closed and claimed, and what is claimed stands in the statement and in its year', async () => {
  const { player, betOf } = await seated();
  const bet = betOf(2_000_000);
  await platform.wallet('/transaction/bet', bet);
  await platform.wallet('/transaction/win', winBodyOf(bet, 500_000));
  const before = await balance(player);
  const week = await lost(player);
  expect(cashbackWeek.parse(week)).toMatchObject({
    ...{ currency: 'EUR', staked: 20_00, paid: 5_00, loss: 15_00, percent: 10, amount: 1_50 },
    ...{ wagerTimes: null, claimedAt: null },
  });
  expect(Date.parse(week.until)).toBeLessThanOrEqual(Date.now());

  const answers = await Promise.all(Array.from({ length: 20 }, () => claim(player, week.id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body }) => (body.data as CashbackWeek).claimedAt)).size).toBe(1);
  expect(await balance(player)).toBe((before ?? 0) + 1_50);
  expect(await get(player, '/game/bonuses/cashback/weeks')).toEqual([]);

  const kind = transactionKind.cashback;
  const lines = await get<object[]>(player, `/wallet/transactions?kind[0]=${kind}`);
  expect(lines).toMatchObject([{ kind, amount: 1_50, currency: 'EUR' }]);
  const year = new Date().getUTCFullYear();
  const months = await get<object[]>(player, `/wallet/transactions/months?year=${year}`);
  expect(months).toContainEqual(
    expect.objectContaining({ kind, incoming: 1_50, outgoing: 0, count: 1 }),
  );
  expect(await get(player, `/wallet/transactions/totals?kind[0]=${kind}`)).toMatchObject([
    { kind, incoming: 1_50 },
  ]);
  expect(await checkLedger(platform.app.database.db)).toEqual([]);
});

test('[7d-04] a week that is not there is not found', async () => {
  const { player } = await seated();
  const { status, body } = await claim(player, randomUUID());
  expect([status, body.code]).toEqual([404, 10002]);
});
