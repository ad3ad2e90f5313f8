import { expect, test } from 'vitest';
import { gamesOf } from '../game-terms.ts';

const game = (id: string, rtp: number, deviation: number | null, isEnabled = true) => ({
  ...{ id, rtp, deviation, isEnabled },
  category: deviation === null ? 'tables' : 'slots',
});
const inFull = { categories: {}, games: {} };
const games = [
  game('gentle', 95_00, 3_00),
  game('even', 96_50, 4_60),
  game('generous', 96_51, 3_00),
  game('wild', 95_00, 4_61),
  game('table', 95_00, null),
  game('gone', 99_00, 3_00, false),
];
const bounds = { returnUpTo: 96.5, deviationUpTo: 4.6 };

test.each([
  ['all games', { closedGames: [], games: null }, [], 95.6],
  ['all but one by its name', { closedGames: ['wild'], games: null }, ['wild'], 95.75],
  [
    'those within bounds',
    { closedGames: [], games: bounds },
    ['generous', 'wild', 'table', 'gone'],
    95.75,
  ],
  [
    'those within bounds but one, and one that is not there',
    { closedGames: ['even', 'unknown'], games: bounds },
    ['even', 'unknown', 'generous', 'wild', 'table', 'gone'],
    95,
  ],
])('%s are open, at their average return', (_, terms, closedGames, averageReturn) => {
  expect(gamesOf({ ...terms, contributions: inFull }, games)).toEqual({
    ...{ closedGames, averageReturn, contributions: {} },
  });
});

test('without an open game there is no average', () => {
  expect(gamesOf({ closedGames: [], games: bounds, contributions: inFull }, [])).toEqual({
    ...{ closedGames: [], averageReturn: null, contributions: {} },
  });
});

test('a stake counts by its game, else by its category, else in full; excluded games are not shown [4-06]', () => {
  const contributions = { categories: { tables: 10, slots: 50 }, games: { even: 100, wild: 0 } };
  expect(gamesOf({ closedGames: ['gentle'], games: null, contributions }, games)).toEqual({
    closedGames: ['gentle'],
    averageReturn: 96.5,
    contributions: { generous: 50, wild: 0, table: 10, gone: 50 },
  });
});
