import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import type { PlayerFreespin } from '@pierlight/contract/freespins/schemas';
import { beforeAll, expect, test } from 'vitest';
import { systemIds } from '../kernel/ids.ts';
import { createFreespinDesk } from '../modules/freespins/public.ts';
import { createAggregatorFreeRounds } from '../modules/gameplay/public.ts';
import { createOperatorExclusions } from '../modules/identity/public.ts';
import { notify } from '../modules/notifications/public.ts';
import { createNoteAct, listActs } from '../modules/operations/public.ts';
import { currencies } from '../modules/settings/public.ts';
import { readArguments } from '../operator/arguments.ts';
import { createFreeRoundsCommands } from '../operator/free-rounds-commands.ts';
import { createReading } from '../operator/reading.ts';
import { type Player, usePlatform } from './platform-fixture.ts';
import { startSandbox } from './start-sandbox.ts';

const platform = usePlatform({ roles: 'api,jobs' });
beforeAll(() => platform.app.startJobs());

const game = 'koi-lantern';
const why = ['--as', 'mara', '--reason', 'ticket 12'];

/** The operator's command on the platform's database, with that aggregator, which the platform asks too. */
function operatorAt(apiUrl: string) {
  platform.aggregator.rewardsAt = apiUrl;
  const { db } = platform.app.database;
  const { clock } = platform;
  let last = 0;
  const ids = { next: () => `00000000-0000-7000-8000-${String(Date.now() + last++).slice(-12)}` };
  const find = (code: string) => currencies.find((one) => one.code === code);
  const deps = {
    db,
    clock,
    ids,
    noteAct: createNoteAct({ clock, ids }),
    freespins: createFreespinDesk({ ids: systemIds, notify }),
    freeRounds: createAggregatorFreeRounds({
      hub88: {
        apiUrl,
        operatorId: 'pierlight',
        privateKey: platform.environment.HUB88_PRIVATE_KEY ?? '',
        publicKey: platform.environment.HUB88_PUBLIC_KEY ?? '',
      },
      currencies,
    }),
    unitsOfCurrency: find,
    exclusionsOf: createOperatorExclusions({ db, clock, ids }).running,
    gameName: async (id: string) => (id === game || id === 'dice-deck' ? `Game ${id}` : undefined),
    gamesOf: async () => ({ closedGames: [], averageReturn: 96, contributions: {} }),
    currencyOf: find,
    findPlayer: async (text: string) => text,
  };
  const commands = createFreeRoundsCommands(deps, createReading(deps));
  return (...typed: readonly string[]) =>
    commands['free-rounds'](readArguments(['free-rounds', ...typed], undefined));
}

const idOf = ([line = '']: readonly string[]) => line.slice(0, 36);
const actsOf = async (subject: string) =>
  (await listActs(platform.app.database.db, { subject, limit: 20 })).map(({ act }) => act);

const freespinsOf = (player: Player) => read<PlayerFreespin[]>(player, '/game/player-freespins');
const freespinOf = async (player: Player, id: string) =>
  (await freespinsOf(player)).find((one) => one.id === id);

/** Activates free spins, and waits until the game has them. */
async function activate(player: Player, id: string): Promise<void> {
  const { status, body } = await platform.call('PUT', `/game/player-freespins/${id}/activate`, {
    token: player.token,
  });
  expect([status, (body.data as PlayerFreespin).status]).toEqual([200, 2]);
  await expect
    .poll(async () => (await freespinOf(player, id))?.isReady, { timeout: 20_000 })
    .toBe(true);
}

/** What the studio calls them. */
const rewardOf = async (id: string): Promise<string> => {
  const { rows } = await platform.app.database.pool.query<{ reward_id: string }>(
    'select reward_id from freespins.player_freespin where id = $1',
    [id],
  );
  return rows[0]?.reward_id ?? '';
};

async function seatAt(
  sandbox: Awaited<ReturnType<typeof startSandbox>>,
  player: Player,
  currency: string,
) {
  const opened = await platform.call('POST', `/game/games/${game}/play`, {
    token: player.token,
    body: { mode: 'real', currency, platform: 'desktop' },
  });
  expect(opened.status).toBe(200);
  const launch = platform.aggregator.launches.findLast(({ user }) => user === player.id);
  if (!launch) throw new Error('the game was not opened');
  return sandbox.open(launch);
}

async function read<T>(player: Player, url: string): Promise<T> {
  const { status, body } = await platform.call('GET', url, { token: player.token });
  expect(status, url).toBe(200);
  return body.data as T;
}

test('[3-10] [4-01] [7d-01] [7d-02] given by the command, activated, played to the last, cancelled: books, history and acts agree', async () => {
  const sandbox = await startSandbox(platform.origin, platform.environment);
  const operate = operatorAt(sandbox.aggregatorUrl);
  const player = await platform.register();
  expect(await operate('list', player.id)).toEqual([`${player.id} has no free rounds.`]);
  const lines = await operate('give', player.id, game, '3', 'EUR', '0.25', ...why);
  const id = idOf(lines);
  expect(lines[0]).toContain('3 × €0.25 at Game koi-lantern until ');
  expect(await freespinsOf(player)).toMatchObject([
    { id, status: 1, result: 1, count: 3, currency: 'EUR', gameId: game, stake: 25, played: 0 },
  ]);
  const { session: before } = await seatAt(sandbox, player, 'EUR');
  expect(before.freeRounds).toBeNull();

  const stranger = await platform.register();
  for (const what of ['activate', 'cancel'])
    expect(
      (
        await platform.call('PUT', `/game/player-freespins/${id}/${what}`, {
          token: stranger.token,
        })
      ).status,
    ).toBe(404);
  await activate(player, id);
  const reward = await rewardOf(id);
  const { session, play } = await seatAt(sandbox, player, 'EUR');
  expect(session.freeRounds).toMatchObject({ id: reward, stake: 25, left: 3 });
  let won = 0;
  for (let left = 2; left >= 0; left--) {
    const { round, balance, freeRounds } = await play({ kind: 'slot', stake: 25 }, reward);
    won += round.win;
    expect(round.state).toBe('closed');
    expect(freeRounds?.left ?? 0).toBe(left);
    expect(balance).toBe(won);
  }
  await expect(play({ kind: 'slot', stake: 25 }, reward)).rejects.toThrow('free-rounds-changed');
  const [account] = await read<{ balance: number }[]>(player, '/wallet/accounts');
  expect(account?.balance).toBe(won);
  const spins = await read<{ isFree: boolean; stake: number; payout: number }[]>(
    player,
    '/game/spins',
  );
  expect(spins).toHaveLength(3);
  for (const spin of spins) expect(spin).toMatchObject({ isFree: true, stake: 0 });
  expect(spins.reduce((sum, { payout }) => sum + payout, 0)).toBe(won);
  await expect
    .poll(() => freespinOf(player, id), { timeout: 20_000 })
    .toMatchObject({ status: 3, result: 2, played: 3, won });

  expect((await operate('list', player.id))[0]).toContain(`${id}  played  ${game}  3 × €0.25`);
  await expect(operate('cancel', id, ...why)).rejects.toMatchObject({ errorName: 'freespinsOver' });
  const second = idOf(await operate('give', player.id, game, '5', 'EUR', '1', ...why));
  expect(await operate('cancel', second, ...why)).toEqual([
    `${second}: what was left of 5 × €1.00 at ${game} is canceled.`,
  ]);
  const third = idOf(await operate('give', player.id, game, '5', 'EUR', '1', ...why));
  await activate(player, third);
  expect(await operate('cancel', third, ...why)).toEqual([
    `${third}: what was left of 5 × €1.00 at ${game} is being canceled at the aggregator.`,
  ]);
  await expect
    .poll(() => freespinOf(player, third), { timeout: 20_000 })
    .toMatchObject({ status: 3, result: 3, played: 0 });
  const { session: after } = await seatAt(sandbox, player, 'EUR');
  expect(after.freeRounds).toBeNull();
  expect(await actsOf(id)).toEqual([]);
  expect(await actsOf(second)).toEqual(['free-rounds.cancel']);
  expect(await actsOf(player.id)).toEqual(Array(3).fill('free-rounds.give'));
  await expect
    .poll(
      () => read<{ path: string; content: object }[]>(player, '/notification/messenger/messages'),
      { timeout: 20_000 },
    )
    .toContainEqual(
      expect.objectContaining({
        path: '/profile/bonuses',
        content: expect.objectContaining({ title: '3 Freispiele für Game koi-lantern' }),
      }),
    );
});

test('[P-05] said again with its reference it is given once', async () => {
  const sandbox = await startSandbox(platform.origin, platform.environment);
  const operate = operatorAt(sandbox.aggregatorUrl);
  const player = await platform.register();
  const reference = 'gift-7';
  const request = ['give', player.id, game, '3', 'EUR', '0.25', '--reference', reference, ...why];
  const first = await operate(...request);
  expect(await operate(...request)).toEqual(first);
  for (const [rounds, currency] of [
    ['4', 'EUR'],
    ['3', 'USD'],
  ] as const)
    await expect(
      operate('give', player.id, game, rounds, currency, '0.25', '--reference', reference, ...why),
    ).rejects.toMatchObject({ options: { detail: 'Other free rounds were given as gift-7.' } });
  expect(await operate('list', player.id)).toHaveLength(1);
  await expect(
    operatorAt('http://127.0.0.1:9')('give', player.id, game, '3', 'EUR', '0.25', ...why),
  ).rejects.toMatchObject({
    options: { detail: 'The aggregator does not answer. Nothing was given.' },
  });
});

test('an account in bitcoin is given rounds in the unit it plays in', async () => {
  const sandbox = await startSandbox(platform.origin, platform.environment);
  const operate = operatorAt(sandbox.aggregatorUrl);
  const player = await platform.register({ currency: 'BTC' });
  const { session: before } = await seatAt(sandbox, player, 'BTC');
  const stake = before.limits.minStake;
  const typed = (stake / 100_000_000).toFixed(8);
  const id = idOf(await operate('give', player.id, game, '1', 'BTC', typed, ...why));
  await activate(player, id);
  const reward = await rewardOf(id);
  const { session, play } = await seatAt(sandbox, player, 'BTC');
  expect(session).toMatchObject({ currency: 'mBTC', freeRounds: { id: reward, stake, left: 1 } });
  const { round } = await play({ kind: 'slot', stake }, reward);
  const [account] = await read<{ balance: number }[]>(player, '/wallet/accounts');
  expect(account?.balance).toBe(round.win);
});

test('what cannot be given is refused with the reason, and nothing is given', async () => {
  const sandbox = await startSandbox(platform.origin, platform.environment);
  const operate = operatorAt(sandbox.aggregatorUrl);
  const player = await platform.register();
  const give = (...typed: readonly string[]) => operate('give', player.id, ...typed, ...why);
  const refusals: [readonly string[], string][] = [
    [['no-such-game', '3', 'EUR', '0.25'], 'There is no game no-such-game.'],
    [['dice-deck', '3', 'EUR', '0.25'], 'There are no free rounds of dice-deck.'],
    [[game, '0', 'EUR', '0.25'], 'Say how many rounds'],
    [[game, '1001', 'EUR', '0.25'], 'Say how many rounds'],
    [[game, '3', 'XXX', '0.25'], 'There is no currency XXX.'],
    [[game, '3', 'EUR', '0.25', '--until', '2020-01-01'], '2020-01-01 is over.'],
  ];
  for (const [typed, words] of refusals)
    await expect(give(...typed), typed.join(' ')).rejects.toMatchObject({
      options: { detail: expect.stringContaining(words) },
    });
  expect(await operate('list', player.id)).toHaveLength(1);
  expect(await actsOf(player.id)).toEqual([]);
});

test('what the game takes at no such stake is canceled when it is activated; the operator hears so and reads why', async () => {
  const sandbox = await startSandbox(platform.origin, platform.environment);
  const operate = operatorAt(sandbox.aggregatorUrl);
  const player = await platform.register();
  const given = await operate('give', player.id, game, '3', 'EUR', '0.26', ...why);
  expect(given[1]).toBe('Winnings are own money at once.');
  expect(given[2]).toContain('Whether the game takes that stake was not asked');
  const id = idOf(given);
  await platform.call('PUT', `/game/player-freespins/${id}/activate`, { token: player.token });
  await expect
    .poll(() => freespinOf(player, id), { timeout: 20_000 })
    .toMatchObject({ status: 3, result: 3, isRefused: true });
  expect((await operate('list', player.id))[0]).toContain('The game takes no such stake.');
});

test('[P-22] an excluded player is given none', async () => {
  const player = await platform.register();
  const left = await platform.call('POST', '/player/limits', {
    token: player.token,
    body: { definition: 5, period: 'P1D' },
  });
  expect(left.status).toBe(200);
  await expect(
    operatorAt('http://127.0.0.1:9')('give', player.id, game, '3', 'EUR', '0.25', ...why),
  ).rejects.toMatchObject({
    options: { detail: expect.stringContaining('is away from playing and is offered nothing') },
  });
  expect(await actsOf(player.id)).toEqual([]);
});

test('[3-10] given with terms they say what their winnings become, and terms that do not hold give nothing', async () => {
  const sandbox = await startSandbox(platform.origin, platform.environment);
  const operate = operatorAt(sandbox.aggregatorUrl);
  const player = await platform.register();
  const give = (...terms: readonly string[]) =>
    operate('give', player.id, game, '3', 'EUR', '0.25', ...terms, ...why);
  for (const [terms, words] of [
    [['--days', '7'], 'Say how often what they win is to be staked'],
    [
      ['--wager', '0', '--days', '7', '--most', '50.00'],
      '--wager takes a whole number from 1 to 100',
    ],
    [['--wager', '3', '--most', '50.00'], '--days takes a whole number from 1 to 365'],
    [['--wager', '3', '--days', '7'], 'Say what the bonus comes to at most'],
    [['--wager', '3', '--days', '7', '--most', '0'], '0 is no amount of EUR'],
    [
      ['--wager', '100', '--days', '7', '--most', '90071992547409.00'],
      'More would have to be staked',
    ],
    [['--wager', '3', '--days', '7', '--most', '5', '--max-bet', '0.001'], 'is no amount of EUR'],
    [
      ['--wager', '3', '--days', '7', '--most', '5', '--closed', 'dice-deck,x'],
      'There is no game x',
    ],
  ] as const)
    await expect(give(...terms), terms.join(' ')).rejects.toMatchObject({
      options: { detail: expect.stringContaining(words) },
    });
  expect(await freespinsOf(player)).toEqual([]);

  const lines = await give(
    ...['--wager', '3', '--days', '7', '--most', '50.00', '--max-bet', '1.50'],
    ...['--closed', 'dice-deck'],
  );
  expect(lines).toContain(
    'Winnings become a bonus of at most €50.00, to be wagered 3 times within 7 days, at most €1.50 a round, not in dice-deck.',
  );
  const id = idOf(lines);
  expect(await freespinOf(player, id)).toMatchObject({
    bonusTerms: {
      ...{ wagerTimes: 3, days: 7, maxBetAmount: 1_50, maxAmount: 50_00 },
      ...{ closedGames: ['dice-deck'], averageReturn: 96 },
    },
  });
  expect((await operate('list', player.id))[0]).toContain('becomes a bonus');
  await activate(player, id);
  const reward = await rewardOf(id);
  const { play } = await seatAt(sandbox, player, 'EUR');
  let won = 0;
  for (let left = 2; left >= 0; left--) {
    const { round, balance } = await play({ kind: 'slot', stake: 25 }, reward);
    won += round.win;
    expect(balance).toBe(0);
  }
  await expect
    .poll(() => freespinOf(player, id), { timeout: 20_000 })
    .toMatchObject({ status: 3, result: 2, played: 3, won });
  const amount = Math.min(won, 50_00);
  expect(await read<PlayerBonus[]>(player, '/game/player-bonuses')).toMatchObject(
    amount === 0 ? [] : [{ id, amount, wagerTotal: 3 * amount, offerId: 'freespins' }],
  );
});
