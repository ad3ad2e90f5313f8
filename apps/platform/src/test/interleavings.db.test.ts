import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { winBodyOf } from '../modules/gameplay/test/wallet-bodies.ts';
import { checkLedger } from '../modules/ledger/public.ts';
import { usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const platform = usePlatform({ roles: 'api,jobs' });
const { seated, startDeposit, settle } = createTable(platform);

beforeAll(() => platform.app.startJobs());

test('[P-10] a deposit told of three times, bets and wins at once, in 50 interleavings: money is conserved', async () => {
  const { player, betOf } = await seated();
  let balance = 50_00;
  for (let turn = 0; turn < 50; turn += 1) {
    const deposit = await startDeposit(player, 10_00);
    const bets = [betOf(300_000), betOf(200_000), betOf(150_000)];
    const whenever = <T>(act: () => Promise<T>) => pause(Math.random() * 15).then(act);
    const [, , , ...placed] = await Promise.all([
      whenever(() => settle(deposit)),
      whenever(() => settle(deposit)),
      whenever(() => settle(deposit)),
      ...bets.map((bet) =>
        whenever(async () => {
          expect(await platform.wallet('/transaction/bet', bet)).toMatchObject({ status: 'RS_OK' });
          return platform.wallet('/transaction/win', winBodyOf(bet, 100_000));
        }),
      ),
    ]);
    for (const won of placed) expect(won).toMatchObject({ status: 'RS_OK' });
    balance += 10_00 - 6_50 + 3_00;
    const accounts = await platform.call('GET', '/wallet/accounts', { token: player.token });
    expect(accounts.body.data, `turn ${turn}`).toMatchObject([{ currency: 'EUR', balance }]);
  }
  expect(await checkLedger(platform.app.database.db)).toEqual([]);
});
