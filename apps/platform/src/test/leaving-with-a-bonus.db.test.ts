import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { bonusResult, bonusStatus } from '@pierlight/contract/bonuses/statuses';
import { afterEach, expect, test } from 'vitest';
import { rollbackBodyOf, winBodyOf } from '../modules/gameplay/test/wallet-bodies.ts';
import { checkLedger } from '../modules/ledger/public.ts';
import { contentWithEasyBonuses } from './easy-bonuses.ts';
import { useOwner } from './mailed-platform.ts';
import { type Answer, type Player, password, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const platform = usePlatform({ settings: { CONTENT_DIR: contentWithEasyBonuses() } });
const owner = useOwner(platform);
const { seated, startDeposit, settle } = createTable(platform);
const day = 24 * 60 * 60;
const { active, finished, issued } = bonusStatus;

afterEach(async () => {
  expect(await checkLedger(platform.app.database.db), 'the books add up').toEqual([]);
});

const dataOf = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data as T;
};

/** A player with 70.00 of their own and a bonus of 10.00 that is played, who agreed to be sent offers. */
async function rewarded() {
  platform.clock.aheadSeconds += 2 * 60 * 60;
  const table = await seated();
  const { player } = table;
  await settle(await startDeposit(player, 20_00, { bonusId: 'second-lamp' }));
  dataOf(
    await platform.call('PUT', '/player/profile', {
      token: player.token,
      body: { receiveEmailPromo: true, receiveSmsPromo: true },
    }),
  );
  // No form of the site asks for it; an operator's own may.
  await owner.query('update player.profile set receive_bonus = true where id = $1', [player.id]);
  return table;
}

const leave = async ({ token }: Player, definition: number, period: string) =>
  dataOf(await platform.call('POST', '/player/limits', { token, body: { definition, period } }));
const selfExcluded = (player: Player) => leave(player, 4, 'P6M');
const onABreak = (player: Player) => leave(player, 5, 'P1D');

const tokenOf = async ({ email }: Player, path = '/player/sessions/away') =>
  dataOf<{ accessToken: string }>(
    await platform.call('POST', path, {
      body: { email, password, fingerprint: { visitorId: email, confidence: 0.5 } },
    }),
  ).accessToken;

/** What the player has, as the page of who is away shows it. */
async function purseOf(player: Player) {
  const token = await tokenOf(player);
  const read = async <T>(path: string) => dataOf<T>(await platform.call('GET', path, { token }));
  const [account] =
    await read<{ balance: number; withdrawalBalance: number }[]>('/wallet/accounts');
  const bonuses = await read<PlayerBonus[]>('/game/player-bonuses');
  return {
    balance: account?.balance,
    own: account?.withdrawalBalance,
    bonuses: bonuses.map(({ status, result, balance }) => ({ status, result, balance })),
  };
}

const consentsOf = async ({ id }: Player) => {
  const { rows } = await owner.query(
    `select receive_email_promo as mail, receive_sms_promo as sms, receive_bonus as bonuses
     from player.profile where id = $1`,
    [id],
  );
  return rows[0];
};
const none = { mail: false, sms: false, bonuses: false };
const all = { mail: true, sms: true, bonuses: true };
const canceled = { status: finished, result: bonusResult.canceled, balance: 0 };

test('[P-22] a self-exclusion ends every bonus with its money, leaves own money whole, and stops offers', async () => {
  const { player } = await rewarded();
  await settle(await startDeposit(player, 20_00, { bonusId: 'lamplighter' }));
  expect(await consentsOf(player)).toEqual(all);
  await selfExcluded(player);
  expect(await purseOf(player)).toEqual({
    ...{ balance: 90_00, own: 90_00, bonuses: [canceled, canceled] },
  });
  expect(await consentsOf(player)).toEqual(none);
});

test.each([
  ['a win is paid', 9_00_000, 74_00],
  ['nothing is won', 0, 65_00],
  ['its stake is rolled back', null, 70_00],
])(
  '[P-08] [P-18] a bonus with a round open ends with it when %s, and own money stays own',
  async (_, won, own) => {
    const { player, betOf } = await rewarded();
    const bet = betOf(5_00_000);
    expect(await platform.wallet('/transaction/bet', bet)).toMatchObject({ status: 'RS_OK' });
    await selfExcluded(player);
    const waiting = await purseOf(player);
    expect(waiting.own).toBe(65_00);
    expect(waiting.bonuses[0]?.status).not.toBe(finished);
    const settled =
      won === null
        ? platform.wallet('/transaction/rollback', rollbackBodyOf(bet))
        : platform.wallet('/transaction/win', winBodyOf(bet, won));
    expect(await settled).toMatchObject({ status: 'RS_OK' });
    expect(await purseOf(player)).toEqual({ balance: own, own, bonuses: [canceled] });
  },
);

test('[P-22] a deposit on its way arrives after a self-exclusion, and no bonus comes with it', async () => {
  const { player } = await rewarded();
  const onItsWay = await startDeposit(player, 20_00, { bonusId: 'lamplighter' });
  await selfExcluded(player);
  expect((await settle(onItsWay)).status).toBe(200);
  expect(await purseOf(player)).toEqual({ balance: 90_00, own: 90_00, bonuses: [canceled] });
});

test('[P-22] a bonus waits through a break while its time runs on, and offers are stopped for nobody', async () => {
  const { player } = await rewarded();
  await settle(await startDeposit(player, 20_00, { bonusId: 'lamplighter' }));
  await onABreak(player);
  const { bonuses } = await purseOf(player);
  expect(bonuses.map(({ status, balance }) => [status, balance])).toEqual([
    [active, 10_00],
    [issued, 20_00],
  ]);
  expect(await consentsOf(player)).toEqual(all);
  platform.clock.aheadSeconds += day;
  const token = await tokenOf(player, '/player/sessions');
  const [first] = dataOf<PlayerBonus[]>(
    await platform.call('GET', '/game/player-bonuses', { token }),
  );
  expect(first).toMatchObject({ status: active, balance: 10_00 });
  const left = Date.parse(first?.expiresAt ?? '') - platform.clock.now().getTime();
  expect(left / 1000 / day, 'a day of its fourteen is over').toBeCloseTo(13, 1);
});
