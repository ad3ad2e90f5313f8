import { expect, test } from 'vitest';
import { roundSentence, verdictOf } from './announcement.ts';
import { createMoney } from './money.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

const euro = { currency: 'EUR', subunitToUnit: 100, lang: 'en', demo: false } as const;

test('only a payout above the stake counts as won', () => {
  expect([0, 40, 100, 101].map((win) => verdictOf(win, 100))).toEqual([
    'lost',
    'returned',
    'even',
    'won',
  ]);
});

test('a screen reader hears what came back, and never a win that is none', () => {
  const money = createMoney(euro);
  const say = (win: number) => roundSentence({ win, stake: 100 }, en, money);
  expect(say(600)).toBe('Round finished. You won €6.00 on a €1.00 stake.');
  expect(say(40)).toBe('Round finished. €0.40 of your €1.00 stake was paid back.');
  expect(say(100)).toBe('Round finished. Your €1.00 stake was paid back.');
  expect(say(0)).toBe('Round finished. No win.');
});

test('a free round costs nothing: whatever it pays is won', () => {
  const money = createMoney(euro);
  const say = (win: number) => roundSentence({ win, stake: 100, freeRounds: {} }, en, money);
  expect(say(40)).toBe('Free round finished. You won €0.40.');
  expect(say(0)).toBe('Round finished. No win.');
});

test('the same is said in German', () => {
  const money = createMoney({ ...euro, lang: 'de' });
  expect(roundSentence({ win: 600, stake: 100 }, de, money)).toBe(
    'Runde beendet. Du hast 6,00\u00a0€ gewonnen, bei 1,00\u00a0€ Einsatz.',
  );
});

test('play money carries no currency, coins keep their decimals', () => {
  expect(createMoney({ ...euro, demo: true }).format(100_000)).toBe('1,000.00');
  expect(
    createMoney({ ...euro, currency: 'JPY', subunitToUnit: 1, demo: true }).format(100_000),
  ).toBe('100,000');
  expect(createMoney({ ...euro, currency: 'mBTC', subunitToUnit: 100_000 }).format(123_456)).toBe(
    'mBTC\u00a01.23456',
  );
  expect(createMoney(euro).short(50)).toBe('0.5');
});

/** The placeholders of a text, in any order. */
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

const flat = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );

test('every text stands in both languages with the same values', () => {
  const german = new Map(flat(de));
  for (const [key, text] of flat(en)) {
    expect(placeholders(german.get(key) ?? ''), key).toEqual(placeholders(text));
  }
});
