import { expect, test } from 'vitest';
import { addedUp, namesWithSports } from './play-and-bets.ts';

test('what was staked and paid is that of games and of bets together, by currency', async () => {
  const games = async () => [
    { currency: 'EUR', staked: 10n, paid: 4n },
    { currency: 'USD', staked: 1n, paid: 0n },
  ];
  const bets = async () => [
    { currency: 'BTC', staked: 7n, paid: 0n },
    { currency: 'EUR', staked: 5n, paid: 9n },
  ];
  expect(await addedUp(games, bets)('player', new Date(0))).toEqual([
    { currency: 'BTC', staked: 7n, paid: 0n },
    { currency: 'EUR', staked: 15n, paid: 13n },
    { currency: 'USD', staked: 1n, paid: 0n },
  ]);
});

test('a statement names the sportsbook beside games, and asks the catalogue for games alone', async () => {
  const asked: (readonly string[])[] = [];
  const names = namesWithSports(async (ids) => {
    asked.push(ids);
    return new Map([['koi-lantern', { name: 'Koi Lantern', thumbnail: '' }]]);
  });
  const found = await names(['koi-lantern', 'sportsbook']);
  expect(asked).toEqual([['koi-lantern']]);
  expect([...found.keys()].sort()).toEqual(['koi-lantern', 'sportsbook']);
});
