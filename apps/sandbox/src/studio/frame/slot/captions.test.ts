import { expect, test } from 'vitest';
import { createMoney } from '../money.ts';
import { de as frameDe } from '../texts/de.ts';
import { en as frameEn } from '../texts/en.ts';
import { gridSentence, winCaption, winsSentence } from './captions.ts';
import { payAt } from './paytable.ts';
import { slotTexts } from './texts.ts';

const en = { ...frameEn, ...slotTexts.en };
const de = { ...frameDe, ...slotTexts.de };
const session = { currency: 'EUR', subunitToUnit: 100, lang: 'en', demo: false } as const;
const money = createMoney(session);
const game = {
  symbols: [
    { id: 'lotus', name: 'Lotus', role: 'high' as const, pays: [] },
    { id: 'koi', name: 'Red koi', role: 'high' as const, pays: [] },
  ],
};
const common = { symbol: 'lotus', count: 4, multiplier: 1, amount: 600, cells: [] };

test('a win is named by its symbols, its place and its amount', () => {
  const say = (win: Parameters<typeof winCaption>[0]) => winCaption(win, game, en, money);
  expect(say({ kind: 'line', line: 2, ...common })).toBe('4 × Lotus · line 3 · €6.00');
  expect(say({ kind: 'ways', ways: 6, ...common })).toBe('4 × Lotus · 6 ways · €6.00');
  expect(say({ kind: 'ways', ways: 1, ...common })).toBe('4 × Lotus · 1 way · €6.00');
  expect(say({ kind: 'scatter', ...common })).toBe('4 × Lotus · €6.00');
  expect(say({ kind: 'line', line: 0, ...common, multiplier: 2 })).toBe(
    '4 × Lotus · line 1 · €6.00 (×2 included)',
  );
});

test('play money is named without a currency, in German too', () => {
  const play = createMoney({ ...session, lang: 'de', demo: true });
  expect(winCaption({ kind: 'line', line: 2, ...common }, game, de, play)).toBe(
    '4 × Lotus · Linie 3 · 6,00',
  );
});

test('the three best wins of a round are told, and none after a feature', () => {
  const step = {
    ...{ kind: 'base' as const, stops: [], grid: [], expanded: null, expandingSymbol: null },
    ...{ multiplier: 1, win: 0, freeSpinsAwarded: 0, freeSpinsLeft: 0, totalWin: 0 },
    wins: [100, 400].map((amount, line) => ({ kind: 'line' as const, ...common, line, amount })),
    falls: [
      {
        ...{ removed: [], grid: [], multiplier: 2, win: 0 },
        wins: [300, 200].map((amount, line) => ({
          kind: 'line' as const,
          ...common,
          line,
          amount,
        })),
      },
    ],
  };
  expect(winsSentence([step], game, en, money)).toBe(
    '4 × Lotus · line 2 · €4.00. 4 × Lotus · line 1 · €3.00. 4 × Lotus · line 2 · €2.00.',
  );
  expect(winsSentence([step, step], game, en, money)).toBe('');
});

test('what stands on the reels is told reel by reel', () => {
  expect(
    gridSentence(
      [
        ['lotus', 'koi'],
        ['koi', 'koi'],
      ],
      game,
      en,
    ),
  ).toBe('Reels. Reel 1: Lotus, Red koi. Reel 2: Red koi, Red koi');
});

test('a pay is a whole amount at every stake that divides by the bet units', () => {
  expect(payAt(75, 25, 350)).toBe(1050);
});
