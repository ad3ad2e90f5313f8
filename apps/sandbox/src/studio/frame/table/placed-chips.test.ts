import { expect, test } from 'vitest';
import { betsOf, chipsOf } from '../roulette/bets.ts';
import { type Spot, spotsOf } from '../roulette/table-layout.ts';
import { onSpot, refusalOf, takeBack, totalOf } from './placed-chips.ts';

const spots = spotsOf({ wheel: [0] });
const spot = (id: string): Spot => spots.find((candidate) => candidate.id === id) as Spot;
const seventeen = spot('straight-17');
const red = spot('red');
const game = {
  bets: [
    { kind: 'straight' as const, payout: 35, maxStake: 300 },
    { kind: 'red' as const, payout: 1, maxStake: 1000 },
  ],
};
const limits = { maxStake: 1000 };

test('chips on one spot become one bet', () => {
  const placed = [
    { spot: seventeen, stake: 100 },
    { spot: red, stake: 50 },
    { spot: seventeen, stake: 100 },
  ];
  expect(totalOf(placed)).toBe(250);
  expect(onSpot(placed, seventeen)).toBe(200);
  expect(betsOf(placed)).toEqual([
    { kind: 'straight', numbers: [17], stake: 200 },
    { kind: 'red', numbers: [], stake: 50 },
  ]);
});

test('the bets of a round can be laid again as they were', () => {
  const bets = betsOf([
    { spot: seventeen, stake: 200 },
    { spot: spot('corner-1-2-4-5'), stake: 50 },
  ]);
  expect(betsOf(chipsOf(bets, spots))).toEqual(bets);
});

test('the last chip of a spot is taken back, and nothing where none lies', () => {
  const placed = [
    { spot: seventeen, stake: 100 },
    { spot: red, stake: 50 },
    { spot: seventeen, stake: 20 },
  ];
  expect(takeBack(placed, seventeen)).toEqual(placed.slice(0, 2));
  expect(takeBack(placed, spot('black'))).toBe(placed);
});

test('a chip beyond the limit of its spot or of the table is refused with that limit', () => {
  const placed = [
    { spot: seventeen, stake: 200 },
    { spot: red, stake: 700 },
  ];
  expect(refusalOf(placed, seventeen, 100, game.bets, limits)).toBeNull();
  expect(refusalOf(placed, seventeen, 101, game.bets, limits)).toEqual({
    reason: 'spot',
    limit: 300,
  });
  expect(refusalOf(placed, red, 200, game.bets, limits)).toEqual({ reason: 'table', limit: 1000 });
});
