import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentWithEasyBonuses } from './easy-bonuses.ts';
import { createDesk } from './operator-desk.ts';
import { type Player, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const platform = usePlatform({ settings: { CONTENT_DIR: contentWithEasyBonuses() } });
const { startDeposit, settle } = createTable(platform);
const folder = mkdtempSync(path.join(os.tmpdir(), 'pierlight-spins-'));
let owner: pg.Pool;
let type: ReturnType<typeof createDesk>['type'];

const game = 'koi-lantern';
const spun = (amounts: object = {}, of = game) => ({
  ...{ id: 'spun', percent: 20, isOnce: false, wagerTimes: 40, days: 14, costsAtMost: 100 },
  games: { returnUpTo: 96.5, deviationUpTo: 4.6 },
  freespins: { game: of, count: 5, days: 3 },
  amounts: {
    EUR: { from: '50.00', max: '50.00', maxBet: '0.50', spinStake: '0.20' },
    ...amounts,
  },
});
const set = (offer: object) => {
  const file = path.join(folder, 'offers.json');
  writeFileSync(file, JSON.stringify({ offers: [offer] }));
  return type(`offers set ${file}`);
};
const switched = (isOn: boolean) =>
  owner.query('update catalogue.game set is_enabled = $2 where id = $1', [game, isOn]);

beforeAll(async () => {
  owner = new pg.Pool({ connectionString: platform.ownerUrl, max: 1 });
  owner.on('error', () => undefined);
  type = createDesk(platform).type;
  await set(spun());
});
afterAll(async () => {
  await owner.end();
  rmSync(folder, { recursive: true, force: true });
});

const read = async <Data>(player: Player, address: string): Promise<Data> =>
  (await platform.call('GET', address, { token: player.token })).body.data as Data;
const offered = async (player: Player) =>
  (await read<DepositBonus[]>(player, '/game/bonuses?currency=EUR&amount=5000')).find(
    ({ id }) => id === 'spun',
  );
const spins = (player: Player) => read<PlayerFreespin[]>(player, '/game/player-freespins');

test.each([
  [
    'below what the game takes',
    { EUR: '0.09' },
    'EUR',
    'koi-lantern takes 0.10 to 10.00 EUR a round',
  ],
  ['above', { EUR: '10.01' }, 'EUR', 'koi-lantern takes 0.10 to 10.00 EUR a round'],
  ['in a currency without the game', { JPY: '20' }, 'JPY', 'koi-lantern is not played in JPY'],
])(
  '[3-10] free spins at a stake %s are refused with the place',
  async (_what, stakes, code, fault) => {
    const amounts = Object.fromEntries(
      Object.entries(stakes).map(([currency, spinStake]) => [
        currency,
        { from: '5000', max: '5000', maxBet: '50', spinStake },
      ]),
    );
    await expect(set(spun(amounts))).rejects.toMatchObject({
      options: {
        detail: expect.stringContaining(`${fault}\n  → at offers[0].amounts.${code}.spinStake`),
      },
    });
  },
);

test('[3-10] free spins of a game that is switched off are offered and given no more, and are again once it is back', async () => {
  const player = await platform.register();
  const whole = { gameId: game, count: 5, stake: 20, days: 3 };
  expect((await offered(player))?.freespins).toEqual(whole);
  await switched(false);
  expect(await offered(player)).toMatchObject({ id: 'spun', percent: 20, freespins: null });
  await expect(set({ ...spun(), percent: 30 })).rejects.toMatchObject({
    options: {
      detail: expect.stringContaining(`${game} is switched off\n  → at offers[0].freespins.game`),
    },
  });
  await settle(await startDeposit(player, 50_00, { bonusId: 'spun' }));
  expect(await spins(player)).toEqual([]);
  await switched(true);
  const other = await platform.register();
  expect((await offered(other))?.freespins).toEqual(whole);
  // What was agreed on when the deposit was requested is given, whatever becomes of the game meanwhile.
  const deposit = await startDeposit(other, 50_00, { bonusId: 'spun' });
  await switched(false);
  await settle(deposit);
  expect(await spins(other)).toMatchObject([{ gameId: game, count: 5, stake: 20 }]);
  await switched(true);
});

test('[3-10] free spins are offered no more at a stake that the game has ceased to take', async () => {
  const player = await platform.register();
  const stakes = (least: number) =>
    owner.query(
      `update catalogue.game set stakes = jsonb_set(stakes::jsonb, '{EUR,min}', to_jsonb($2::int)) where id = $1`,
      [game, least],
    );
  await stakes(21);
  expect((await offered(player))?.freespins).toBeNull();
  await stakes(20);
  expect((await offered(player))?.freespins).toMatchObject({ stake: 20 });
});
