import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { AggregatorGame } from '../../gameplay/public.ts';
import { createAggregatorSource } from '../adapters/aggregator-source.ts';

const currencies = [
  { code: 'EUR', subunitToUnit: 100, subCurrencies: [] },
  { code: 'JPY', subunitToUnit: 1, subCurrencies: [] },
  {
    code: 'BTC',
    subunitToUnit: 100_000_000,
    subCurrencies: [{ code: 'mBTC', subunitToUnit: 100_000 }],
  },
  {
    code: 'ETH',
    subunitToUnit: 1_000_000_000,
    subCurrencies: [{ code: 'mETH', subunitToUnit: 1_000_000 }],
  },
];

const limits = (min: number, max: number) => ({ min, max, default: min });

async function listed(given: Partial<AggregatorGame>) {
  const game: AggregatorGame = {
    code: 'tide-reels',
    name: 'Tide Reels',
    names: {},
    descriptions: {},
    product: 'Pier Works',
    category: 'Video Slots',
    platforms: ['desktop'],
    thumbnailUrl: 'https://studio.example/t.svg',
    squareThumbnailUrl: null,
    backgroundUrl: null,
    isEnabled: true,
    hasDemo: true,
    tableGroup: null,
    deviation: null,
    pays: null,
    rtp: 9600,
    volatility: 3,
    lines: null,
    ways: null,
    maxWinMultiplier: null,
    releasedOn: '2026-01-10',
    blockedCountries: [],
    betLimits: { EUR: limits(10_000, 10_000_000) },
    ...given,
  };
  const source = createAggregatorSource({
    listGames: async () => [game],
    currencies,
    countries: ['DE'],
    log: pino({ level: 'silent' }),
  });
  return (await source.listGames())[0];
}

const stakesOf = async (betLimits: AggregatorGame['betLimits']) =>
  (await listed({ betLimits }))?.stakes;

test("[9-08] stakes in mBTC and mETH are kept in the account's subunits, before those in whole coins", async () => {
  expect(
    await stakesOf({
      EUR: limits(10_000, 10_000_000),
      BTC: limits(10, 500),
      mBTC: limits(100, 100_000),
      mETH: limits(3_000, 3_000_000),
    }),
  ).toEqual({
    EUR: { min: 10, max: 10_000 },
    BTC: { min: 100, max: 100_000, unit: 'mBTC' },
    ETH: { min: 30_000, max: 30_000_000, unit: 'mETH' },
  });
});

test('stakes listed in whole coins alone stay in them, and other currencies are not shown', async () => {
  expect(await stakesOf({ ETH: limits(10, 800), XYZ: limits(1, 2) })).toEqual({
    ETH: { min: 100_000, max: 8_000_000 },
  });
});

test('[P-09] a bound between two subunits is moved to the stake within it', async () => {
  expect(await stakesOf({ JPY: limits(150_000, 990_000), EUR: limits(1, 500) })).toEqual({
    JPY: { min: 2, max: 9 },
  });
});

const pay = (multiple: number, chance: number) => ({ multiple, chance });
const fitting = [pay(0, 0.52), pay(2, 0.48)];

test('[7f-02] pays that return what the game publishes are kept', async () => {
  expect((await listed({ pays: fitting }))?.pays).toEqual(fitting);
  expect((await listed({ pays: [pay(0, 0.519_98), pay(2, 0.480_02)] }))?.pays).not.toBeNull();
});

test.each([
  ['return more', [pay(0, 0.51), pay(2, 0.49)]],
  ['are not all there are', [pay(0, 0.5), pay(2, 0.48)]],
  ['do not rise', fitting.toReversed()],
  ['name one twice', [pay(0, 0.2), pay(0, 0.32), pay(2, 0.48)]],
])(
  'pays that %s are as good as none, and the game is offered all the same',
  async (_what, pays) => {
    const game = await listed({ pays });
    expect(game?.rtp).toBe(9600);
    expect(game?.pays).toBeNull();
  },
);
