import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DepositBonus, PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { offerStatus } from '@pierlight/contract/bonuses/statuses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../kernel/config.ts';
import { createLogger } from '../kernel/log/logger.ts';
import { contentWithEasyBonuses } from './easy-bonuses.ts';
import { createDesk } from './operator-desk.ts';
import { type Player, usePlatform } from './platform-fixture.ts';
import { createTable } from './table.ts';

const platform = usePlatform({ settings: { CONTENT_DIR: contentWithEasyBonuses() } });
const { startDeposit, settle } = createTable(platform);
const emptied = contentWithEasyBonuses();
const folder = mkdtempSync(path.join(os.tmpdir(), 'pierlight-offers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let type: ReturnType<typeof createDesk>['type'];
beforeAll(() => {
  type = createDesk(platform).type;
});

/** What an operator writes into a file. */
const written = (content: object): string => {
  const file = path.join(folder, 'offers.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const dawn = (terms: object = {}) => ({
  ...{ id: 'dawn', percent: 40, isOnce: false, wagerTimes: 2, days: 14, costsAtMost: 100 },
  amounts: { EUR: { from: '20.00', max: '50.00', maxBet: '5.00' } },
  ...terms,
});

const get = async <T>({ token }: Player, address: string): Promise<T> => {
  const { status, body } = await platform.call('GET', address, { token });
  expect(status).toBe(200);
  return body.data as T;
};
const offersOf = async (player: Player) =>
  (await get<DepositBonus[]>(player, '/game/bonuses?currency=EUR&amount=4000')).map(
    ({ id, amount }) => [id, amount],
  );
const stateOf = async (player: Player) =>
  (await get<{ status: number }[]>(player, '/game/bonuses/status?bonusIds[0]=dawn&currency=EUR'))[0]
    ?.status;

test('[7d-05] [7d-06] what an operator adds, changes, pauses and resumes is so with the next call, and is written down', async () => {
  const player = await platform.register();
  const delivered = [
    ['lamplighter', 40_00],
    ['second-lamp', 20_00],
  ];
  expect(await offersOf(player)).toEqual(delivered);
  expect(await stateOf(player)).toBe(offerStatus.unknown);

  const added = await type(`offers set ${written({ offers: [dawn()] })}`);
  expect(added).toContain('dawn: a new offer, version 1');
  expect(added).toContain('  amounts.EUR.from 20.00');
  expect(await offersOf(player)).toEqual([['dawn', 16_00], ...delivered]);
  expect(await stateOf(player)).toBe(offerStatus.available);
  expect(await type(`offers set ${written({ offers: [dawn()] })}`)).toBe('Nothing to change.');

  const changed = await type(`offers set ${written({ offers: [dawn({ percent: 60 })] })}`);
  expect(changed.split('\n')).toEqual(['dawn: version 2', '  percent 40 → 60']);
  expect(await offersOf(player)).toEqual([['dawn', 24_00], ...delivered]);

  expect(await type('offers pause dawn')).toBe('dawn is paused.');
  expect(await type('offers pause dawn')).toBe('dawn is paused already.');
  expect(await type('offers list')).toMatch(
    /^dawn {2}offer {2}paused {2}version 2 of \S+ {2}by mara: asked the provider$/m,
  );
  expect(await offersOf(player)).toEqual(delivered);
  expect(await stateOf(player)).toBe(offerStatus.unknown);
  await expect(startDeposit(player, 40_00, { bonusId: 'dawn' })).rejects.toThrow('422');
  expect(await type('offers resume dawn')).toBe('dawn is offered.');
  expect(await stateOf(player)).toBe(offerStatus.available);

  const shown = await type('offers show dawn');
  expect(JSON.parse(shown.slice(shown.indexOf('{')))).toEqual({
    offers: [
      {
        ...{ ...dawn({ percent: 60 }), package: null, closedGames: [], games: null },
        contributions: { categories: {}, games: {} },
      },
    ],
  });
  const acts = (await type('acts dawn')).match(/offer\.\w+/g);
  expect(acts?.toReversed()).toEqual(['offer.set', 'offer.set', 'offer.pause', 'offer.resume']);
});

test('[3-11] a deposit under way brings its bonus at the terms it was requested, whatever became of the offer', async () => {
  const player = await platform.register();
  await type(`offers set ${written({ offers: [dawn({ percent: 40 })] })}`);
  const deposit = await startDeposit(player, 40_00, { bonusId: 'dawn' });
  await type(`offers set ${written({ offers: [dawn({ percent: 90, wagerTimes: 3 })] })}`);
  await type('offers pause dawn');
  await settle(deposit);
  expect(await get<PlayerBonus[]>(player, '/game/player-bonuses')).toMatchObject([
    { offerId: 'dawn', amount: 16_00, wagerTotal: 32_00 },
  ]);
  await type('offers resume dawn');
});

test('a start with the file of before leaves what an operator said, and what it does not name is withdrawn', async () => {
  const player = await platform.register();
  await type(`offers set ${written({ offers: [dawn()] })}`);
  const start = async (settings: Record<string, string>) => {
    const config = readConfig({ ...platform.environment, ...settings });
    const log = createLogger('fatal');
    const app = await buildApp({
      ...{ config, databaseUrl: platform.ownerUrl, log, site: null, clientBuild: null },
    });
    await app.close();
  };
  const before = await type('offers list');
  await start({});
  expect(await type('offers list')).toBe(before);

  writeFileSync(path.join(emptied, 'bonuses.json'), JSON.stringify({ offers: [] }));
  await start({ CONTENT_DIR: emptied });
  expect((await offersOf(player)).map(([id]) => id)).toEqual(['dawn']);
  expect(await type('offers list')).toMatch(/^lamplighter {2}offer {2}withdrawn {2}version 2/m);
});

test.each([
  [{ offers: [dawn({ costsAtMost: 0 })] }, 'dawn in EUR: it is worth 100 % of the bonus'],
  [
    { offers: [dawn({ amounts: { EUR: { from: '20.005', max: '50', maxBet: null } } })] },
    '20.005 has too many decimals: EUR has 2\n  → at offers[0].amounts.EUR.from',
  ],
  [{ gifts: [dawn()] }, 'gifts[0]'],
  [{ codes: [{ code: 'DAWN', offer: 'dusk', trigger: 3 }] }, 'DAWN gives dusk, which is none of'],
])('%j is refused with its place and what is wrong', async (content, words) => {
  await expect(type(`offers set ${written(content)}`)).rejects.toMatchObject({
    options: { detail: expect.stringContaining(words) },
  });
});

test('a code may name what is offered already, and a name that nothing has is said', async () => {
  await type(`offers set ${written({ offers: [dawn({ id: 'dusk' })] })}`);
  const codes = [{ code: 'DUSK', offer: 'dusk', trigger: 3 }];
  expect(await type(`offers set ${written({ codes })}`)).toContain('DUSK: a new code, version 1');
  const player = await platform.register();
  expect((await offersOf(player)).map(([id]) => id)).not.toContain('dusk');
  for (const words of ['show', 'pause', 'resume', 'try'])
    await expect(type(`offers ${words} nothing`), words).rejects.toMatchObject({
      options: { detail: expect.stringContaining('There is no offer nothing') },
    });
  await expect(type('offers set nowhere.json')).rejects.toMatchObject({
    options: { detail: expect.stringContaining('nowhere.json could not be read') },
  });
});
