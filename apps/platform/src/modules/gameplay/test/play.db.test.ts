import { randomUUID } from 'node:crypto';
import type { GameCard } from '@pierlight/contract/catalogue/schemas';
import type { PlayRequest } from '@pierlight/contract/gameplay/schemas';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createFinishedRounds } from '../finished-rounds.ts';
import type { LaunchInput } from '../ports.ts';
import { createGameplayRepository } from '../repository.ts';
import { createGameplayService, type GameplayService } from '../service.ts';
import { createWinners } from '../winners.ts';
import { useGameplay } from './gameplay-fixture.ts';
import { betBodyOf, rollbackBodyOf, type Seat, winBodyOf } from './wallet-bodies.ts';

const game = useGameplay();
const launches: LaunchInput[] = [];
let service: GameplayService;
let isAggregatorDown = false;

beforeEach(() => {
  launches.length = 0;
  isAggregatorDown = false;
});

beforeAll(() => {
  const repository = createGameplayRepository(game.app.db);
  const known = new Set(['tide-reels', 'no-demo', 'not-here']);
  const games = {
    find: async (id: string, country: string | null) =>
      known.has(id)
        ? {
            gameCode: id,
            category: id === 'tide-reels' ? 'slots' : 'tables',
            hasDemo: id !== 'no-demo',
            isRestricted: id === 'not-here' && country === 'DE',
            smallUnits: { BTC: 'mBTC' },
          }
        : undefined,
    names: async (ids: readonly string[]) =>
      new Map(
        ids
          .filter((id) => known.has(id))
          .map((id) => [
            id,
            {
              name: `Game ${id}`,
              thumbnail: '/t',
              provider: 'saltworks',
              rtp: 9600,
              deviation: 350,
            },
          ]),
      ),
    cards: async (ids: readonly string[]) =>
      new Map(ids.filter((id) => known.has(id)).map((id) => [id, { id } as GameCard])),
  };
  service = createGameplayService({
    repository,
    games,
    aggregator: {
      launchUrl: async (input) => {
        if (isAggregatorDown) throw new DomainError('gameProviderUnavailable');
        launches.push(input);
        return 'https://games.example/frame';
      },
      listGames: async () => [],
    },
    wallets: {
      accounts: async () =>
        ['EUR', 'BTC'].map((currency) => ({
          id: randomUUID(),
          status: 1,
          currency,
          balance: 0,
          withdrawalBalance: 0,
          version: 0,
        })),
    },
    winners: createWinners({
      repository,
      finished: createFinishedRounds(game.app.db),
      games,
      nicknames: async () => new Map(),
    }),
    rulesOf: async (_player, currency, isSlot) => ({ reminderMinutes: 60, currency, isSlot }),
    roundChecks: { saltworks: 'https://salt.example/{locale}/check/{round}' },
    clock: game.clock,
    ids: systemIds,
    newToken: () => `secret-${randomUUID()}`,
  });
});

const inGerman = { page: 1, perPage: 9, locale: 'de' };
const request = (changes: Partial<PlayRequest> = {}): PlayRequest => ({
  id: 'tide-reels',
  mode: 'real',
  currency: 'EUR',
  platform: 'desktop',
  locale: 'en',
  ...changes,
});
const visitorOf = (seat: Seat | null, country: string | null = 'DE') => ({
  session: seat && { id: seat.signInId, playerId: seat.playerId },
  ip: '203.0.113.7',
  country,
});

describe('opening a game', () => {
  test('for real money opens a game session that the wallet takes bets of', async () => {
    const seat = await game.seat(1000n);
    const opened = await service.play(request(), visitorOf(seat));
    expect(opened.url).toBe('https://games.example/frame');
    const token = launches[0]?.player?.token as string;
    expect(launches[0]?.player?.id).toBe(seat.playerId);
    const bet = { ...betBodyOf(seat, 100_000), token };
    expect(await game.call('/transaction/bet', bet)).toMatchObject({ status: 'RS_OK' });
    expect(await service.gameSession(seat.playerId, opened.sessionId as string)).toEqual({
      id: opened.sessionId,
      gameId: 'tide-reels',
      currency: 'EUR',
      startedAt: game.clock.now().toISOString(),
      staked: 100,
      paid: 0,
      rounds: 1,
    });
  });

  test('holds its bets to the rules of its player, its currency and its category', async () => {
    const rulesAt = async (id: string, currency = 'EUR') => {
      const seat = await game.seat(1000n);
      const { sessionId } = await service.play(request({ id, currency }), visitorOf(seat, null));
      const { rows } = await game.owner.query<{ rules: unknown }>(
        'select rules from gameplay.session where id = $1',
        [sessionId],
      );
      return rows[0]?.rules;
    };
    expect(await rulesAt('tide-reels')).toEqual({
      reminderMinutes: 60,
      currency: 'EUR',
      isSlot: true,
    });
    expect(await rulesAt('no-demo', 'BTC')).toEqual({
      reminderMinutes: 60,
      currency: 'BTC',
      isSlot: false,
    });
  });

  test('with an account in bitcoin is in mBTC, and in mBTC are the bets it takes', async () => {
    const seat = await game.seat(1000n, 'BTC');
    const opened = await service.play(request({ currency: 'BTC' }), visitorOf(seat));
    expect(launches[0]).toMatchObject({ unit: 'mBTC' });
    const token = launches[0]?.player?.token as string;
    const bet = { ...betBodyOf(seat, 7), token, currency: 'mBTC' };
    expect(await game.call('/transaction/bet', bet)).toMatchObject({
      status: 'RS_OK',
      currency: 'mBTC',
      balance: 993,
    });
    expect(await service.gameSession(seat.playerId, opened.sessionId as string)).toMatchObject({
      currency: 'BTC',
      staked: 7,
    });
    await service.play(request({ currency: 'BTC', mode: 'demo' }), visitorOf(null));
    expect(launches[1]).toMatchObject({ unit: 'mBTC', player: null });
  });

  test('leaves no token in the database that could be played with', async () => {
    const seat = await game.seat(1000n);
    await service.play(request(), visitorOf(seat));
    const { rows } = await game.owner.query('select * from gameplay.session where player_id = $1', [
      seat.playerId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(launches[0]?.player?.token);
  });

  test('as a demo touches no wallet and needs no player', async () => {
    expect(await service.play(request({ mode: 'demo' }), visitorOf(null))).toEqual({
      url: 'https://games.example/frame',
      sessionId: null,
    });
    expect(launches[0]?.player).toBeNull();
  });

  test.each([
    ['a guest for real money', request(), null, 'unauthenticated'],
    ['an unknown game', request({ id: 'nothing' }), 'seat', 'gameUnavailable'],
    [
      'a demo of a game without one',
      request({ id: 'no-demo', mode: 'demo' }),
      null,
      'gameUnavailable',
    ],
    ['a game not offered in the country', request({ id: 'not-here' }), 'seat', 'countryRestricted'],
    ['a currency without an account', request({ currency: 'USD' }), 'seat', 'currencyUnavailable'],
  ] as const)('%s is refused', async (_what, input, who, errorName) => {
    const seat = who === null ? null : await game.seat(1n);
    await expect(service.play(input, visitorOf(seat))).rejects.toMatchObject({ errorName });
    expect(launches).toEqual([]);
  });

  test('a silent aggregator is told of, and the game does not count as played', async () => {
    const seat = await game.seat(1n);
    isAggregatorDown = true;
    await expect(service.play(request(), visitorOf(seat))).rejects.toMatchObject({
      errorName: 'gameProviderUnavailable',
    });
    expect(await service.played(seat.playerId)).toEqual([]);
  });
});

describe('what was played', () => {
  test('[7f-05] recently played games come once each, the latest first, without those that left', async () => {
    const seat = await game.seat(1n);
    const began = game.clock.at;
    for (const [minute, id] of ['no-demo', 'tide-reels', 'no-demo'].entries()) {
      game.clock.at = new Date(began.getTime() + minute * 60_000);
      await service.play(request({ id }), visitorOf(seat));
    }
    game.clock.at = began;
    await game.owner.query(
      `insert into gameplay.played values ($1, 'gone-game', now() + interval '1 year')`,
      [seat.playerId],
    );
    const played = await service.played(seat.playerId);
    expect(played.map(({ id }) => id)).toEqual(['no-demo', 'tide-reels']);
  });

  test('[7f-05] spins are paged and filtered, and only the own ones', async () => {
    const seat = await game.seat(1000n);
    await game.seat(1000n).then((other) => game.call('/transaction/bet', betBodyOf(other, 1000)));
    const bets = [1000, 2000, 3000].map((amount) => betBodyOf(seat, amount));
    for (const bet of bets) await game.call('/transaction/bet', bet);
    const [first, second] = bets as [(typeof bets)[0], (typeof bets)[0]];
    await game.call('/transaction/win', winBodyOf(first, 5000));
    await game.call('/transaction/rollback', rollbackBodyOf(second));
    const { data, meta } = await service.spins(seat.playerId, { ...inGerman, perPage: 2 });
    expect(data).toMatchObject([
      { stake: 3, payout: 0, status: 1, settledAt: null, checkUrl: null },
      { stake: 0, payout: 0, status: 3, checkUrl: null },
    ]);
    expect(meta).toMatchObject({ page: 1, perPage: 2, total: 3, totalCapped: false });
    const rest = await service.spins(seat.playerId, { ...inGerman, page: 2, perPage: 2 });
    expect(rest.data).toMatchObject([
      {
        stake: 1,
        payout: 5,
        status: 2,
        game: { id: 'tide-reels', name: 'Game tide-reels', thumbnail: '/t' },
        checkUrl: `https://salt.example/de/check/${first.round}`,
      },
    ]);
    for (const filter of [{ currency: 'USD' }, { to: '2020-01-01T00:00:00Z' }])
      expect((await service.spins(seat.playerId, { ...inGerman, ...filter })).meta.total).toBe(0);
  });

  test('[7f-05] [P-36] pages of one reading stay as they are while rounds come', async () => {
    const seat = await game.seat(1000n);
    const place = async (amount: number) => {
      await game.call('/transaction/bet', betBodyOf(seat, amount * 1000));
    };
    for (const amount of [1, 2, 3, 4, 5]) await place(amount);
    const read = (query: object) =>
      service.spins(seat.playerId, { ...inGerman, perPage: 2, ...query });
    const first = await read({});
    await place(6);
    const until = first.data[0]?.id;
    const second = await read({ page: 2, until });
    expect([...first.data, ...second.data].map(({ stake }) => stake)).toEqual([5, 4, 3, 2]);
    expect(second.meta).toMatchObject({ page: 2, total: 5 });
    const last = await read({ until: second.meta.next });
    expect(last.data.map(({ stake }) => stake)).toEqual([1]);
    expect(last.meta.next).toBeNull();
    expect((await read({ game: 'tide-reels' })).meta.total).toBe(6);
    expect((await read({ game: 'other' })).meta).toMatchObject({ total: 0, next: null });
    const other = await game.seat(1n);
    await expect(service.spins(other.playerId, { ...inGerman, until })).rejects.toMatchObject({
      errorName: 'notFound',
    });
  });

  test('[7f-05] winners are the latest 20 that paid more than their stake', async () => {
    const seat = await game.seat(10_000n);
    for (let round = 0; round < 22; round++) {
      const bet = betBodyOf(seat, 1000);
      await game.call('/transaction/bet', bet);
      await game.call(
        '/transaction/win',
        winBodyOf(bet, round === 21 ? 1000 : 2000 + round * 1000),
      );
    }
    const { data: winners } = await service.winners();
    expect(winners).toHaveLength(20);
    for (const winner of winners) expect(winner.payout).toBeGreaterThan(1);
    expect(JSON.stringify(winners)).not.toContain(seat.playerId);
  });

  test('[7f-05] [P-16] a round that waits a day for its player is one open spin, then one win', async () => {
    const seat = await game.seat(1000n);
    const bet = betBodyOf(seat, 200_000);
    await game.call('/transaction/bet', bet);
    const began = game.clock.at;
    game.clock.at = new Date(began.getTime() + 23 * 3_600_000);
    const spins = async () => (await service.spins(seat.playerId, inGerman)).data;
    expect(await spins()).toMatchObject([{ stake: 200, payout: 0, status: 1, settledAt: null }]);
    const win = winBodyOf(bet, 991_000_000);
    for (let sent = 0; sent < 2; sent++) {
      expect(await game.call('/transaction/win', win)).toMatchObject({ status: 'RS_OK' });
    }
    expect(await spins()).toMatchObject([{ stake: 200, payout: 991_000, status: 2 }]);
    const shown = (await service.winners()).data.filter(({ payout }) => payout === 991_000);
    expect(shown).toHaveLength(1);
    game.clock.at = began;
  });

  test("[P-36] another player's game session is not found", async () => {
    const [seat, other] = [await game.seat(1n), await game.seat(1n)];
    await expect(service.gameSession(other.playerId, seat.sessionId)).rejects.toMatchObject({
      errorName: 'notFound',
    });
  });

  test('popularity counts the rounds of the last seven days, and forgets games nobody plays', async () => {
    await game.owner.query('delete from gameplay.round');
    const seat = await game.seat(1000n);
    const count = () =>
      game.gameplay.jobs['gameplay.count-popularity']?.({}, { id: '1', attempts: 1 });
    for (const _round of [1, 2]) await game.call('/transaction/bet', betBodyOf(seat, 1000));
    await count();
    expect(await game.gameplay.popularity()).toEqual(new Map([['tide-reels', 2]]));
    const began = game.clock.at;
    game.clock.at = new Date(began.getTime() + 8 * 86_400_000);
    await count();
    game.clock.at = began;
    expect(await game.gameplay.popularity()).toEqual(new Map());
  });
});
