import { setTimeout as pause } from 'node:timers/promises';
import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { bonusResult, bonusStatus } from '@pierlight/contract/bonuses/statuses';
import { beforeAll, expect, test } from 'vitest';
import { winBodyOf } from '../modules/gameplay/test/wallet-bodies.ts';
import { checkLedger, postAdjustment } from '../modules/ledger/public.ts';
import { contentWithEasyBonuses } from './easy-bonuses.ts';
import { type Player, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const platform = usePlatform({
  roles: 'api,jobs',
  settings: { CONTENT_DIR: contentWithEasyBonuses() },
});
const { seated, startDeposit, settle } = createTable(platform);

beforeAll(() => platform.app.startJobs());

const whenever = <T>(act: () => Promise<T>) => pause(Math.random() * 15).then(act);
const three = <T>(act: () => Promise<T>) => Array.from({ length: 3 }, () => whenever(act));

/** What the player owns, and what may be staked of it and of the bonus. */
async function accountOf({ token }: Player) {
  const { body } = await platform.call('GET', '/wallet/accounts', { token });
  const [account] = body.data as { balance: number; withdrawalBalance: number }[];
  if (!account) throw new Error('a player has an account');
  return account;
}

async function bonusesOf({ token }: Player): Promise<PlayerBonus[]> {
  const { body } = await platform.call('GET', '/game/player-bonuses?perPage=100', { token });
  return body.data as PlayerBonus[];
}

/** Own money and that of all bonuses, whether they are played or wait, in cents. */
async function everything(player: Player): Promise<number> {
  const { withdrawalBalance } = await accountOf(player);
  const bonuses = await bonusesOf(player);
  return bonuses.reduce((sum, { balance }) => sum + balance, withdrawalBalance);
}

test('[P-10] a deposit told of three times, bets and wins at once, in 50 interleavings: money is conserved', async () => {
  const { player, betOf } = await seated();
  let balance = 50_00;
  for (let turn = 0; turn < 50; turn += 1) {
    const deposit = await startDeposit(player, 10_00);
    const bets = [betOf(300_000), betOf(200_000), betOf(150_000)];
    const [, , , ...placed] = await Promise.all([
      ...three(() => settle(deposit)),
      ...bets.map((bet) =>
        whenever(async () => {
          expect(await platform.wallet('/transaction/bet', bet)).toMatchObject({ status: 'RS_OK' });
          return platform.wallet('/transaction/win', winBodyOf(bet, 100_000));
        }),
      ),
    ]);
    for (const won of placed) expect(won).toMatchObject({ status: 'RS_OK' });
    balance += 10_00 - 6_50 + 3_00;
    expect(await accountOf(player), `turn ${turn}`).toMatchObject({ balance });
  }
  expect(await checkLedger(platform.app.database.db)).toEqual([]);
});

test('[P-10] a deposit with a bonus told of three times, bonuses activated and bets at once, in 50 interleavings: one bonus, money conserved', async () => {
  const { player, betOf } = await seated();
  const { db } = platform.app.database;
  const open = async () =>
    (await bonusesOf(player)).filter(({ status }) => status !== bonusStatus.finished);
  const activate = async (id: string) =>
    platform.call('PUT', `/game/player-bonuses/${id}/activate`, { token: player.token });
  /** Takes everything the player owns, so that the next stakes are the bonus's. */
  const drain = async (turn: number) => {
    const own = (await accountOf(player)).withdrawalBalance;
    await db.transaction().execute((tx) =>
      postAdjustment(tx, {
        playerId: player.id,
        currency: 'EUR',
        change: BigInt(-own),
        reason: 'test',
        idempotencyKey: `drain:${turn}`,
      }),
    );
  };
  /** Stakes and wins it back, if the wallet takes it; answers by how much it changed what there is. */
  const round = async (stake: number, win: number): Promise<number> => {
    const bet = betOf(stake * 1000);
    const { status } = (await platform.wallet('/transaction/bet', bet)) as { status: string };
    if (status !== 'RS_OK') {
      expect(status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
      return 0;
    }
    expect(await platform.wallet('/transaction/win', winBodyOf(bet, win * 1000))).toMatchObject({
      status: 'RS_OK',
    });
    return win - stake;
  };

  // One bonus waits all the time, so that there is something to change to and fro.
  await settle(await startDeposit(player, 50_00, { bonusId: 'lamplighter' }));
  for (let turn = 0; turn < 50; turn += 1) {
    await drain(turn);
    const before = await everything(player);
    const deposit = await startDeposit(player, 20_00, { bonusId: 'second-lamp' });
    const waiting = (await open()).map(({ id }) => id);
    const [changes] = await Promise.all([
      Promise.all([300, 200, 150].map((stake) => whenever(() => round(stake, 100)))),
      ...three(() => settle(deposit)),
      ...three(async () => {
        for (const id of [...(await open()).map((bonus) => bonus.id), ...waiting])
          expect([200, 409]).toContain((await activate(id)).status);
      }),
    ]);

    const given = (await bonusesOf(player)).filter((bonus) => bonus.issueSessionId === deposit);
    expect(given, `turn ${turn}`).toMatchObject([{ offerId: 'second-lamp', amount: 10_00 }]);
    const won = changes.reduce((sum, change) => sum + change, 0);
    expect(await everything(player), `turn ${turn}`).toBe(before + 20_00 + 10_00 + won);
    const active = (await open()).filter(({ status }) => status === bonusStatus.active);
    expect(active.length).toBeLessThanOrEqual(1);
    const playing = active[0]?.balance ?? 0;
    const { balance, withdrawalBalance } = await accountOf(player);
    expect(balance).toBe(withdrawalBalance + playing);

    // Played through, so that the offer may be taken again.
    const id = given[0]?.id ?? '';
    await activate(id);
    for (let left = 0; left < 5; left += 1) expect(await round(5_00, 5_00)).toBe(0);
    const ended = (await bonusesOf(player)).find((bonus) => bonus.id === id);
    expect(ended).toMatchObject({ status: bonusStatus.finished, balance: 0 });
    expect([bonusResult.played, bonusResult.lost]).toContain(ended?.result);
    expect(await everything(player), `turn ${turn}`).toBe(before + 20_00 + 10_00 + won);
  }
  expect(await checkLedger(db)).toEqual([]);
});
