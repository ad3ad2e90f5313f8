import { expect, test } from 'vitest';
import { createMoney } from '../money.ts';
import { en } from '../texts/en.ts';
import { resultLines } from './result-lines.ts';
import { rouletteTexts } from './texts.ts';

const money = createMoney({ currency: 'EUR', subunitToUnit: 100, lang: 'en', demo: false });
const round = {
  input: {
    kind: 'roulette' as const,
    bets: [
      { kind: 'straight' as const, numbers: [17], stake: 100 },
      { kind: 'straight' as const, numbers: [4], stake: 500 },
    ],
  },
  stake: 600,
};
const say = (win: number, payouts: number[]) =>
  resultLines(
    { ...round, win },
    { kind: 'roulette', number: 17, payouts },
    { red: [1, 3] },
    { ...en, ...rouletteTexts.en },
    money,
  );

test('a round that paid names its number with the sum, then each bet that paid', () => {
  expect(say(3600, [3600, 0])).toEqual(['17 black · Win €36.00', 'Number 17 · €1.00 · €36.00']);
});

test('a payout up to the stake is money back and not called a win', () => {
  expect(say(600, [600, 0])[0]).toBe('17 black · Paid back €6.00');
});

test('a round that paid nothing says so in one line', () => {
  expect(say(0, [0, 0])).toEqual(['17 black · no bet won']);
});

test('the double zero is said as its pocket is lettered', () => {
  const input = {
    ...round.input,
    bets: [{ kind: 'trio' as const, numbers: [2, 3, 37], stake: 100 }],
  };
  const lines = resultLines(
    { input, stake: 100, win: 1200 },
    { kind: 'roulette', number: 37, payouts: [1200] },
    { red: [1, 3] },
    { ...en, ...rouletteTexts.en },
    money,
  );
  expect(lines).toEqual(['00 · Win €12.00', 'Trio 00, 2, 3 · €1.00 · €12.00']);
});
