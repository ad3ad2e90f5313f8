import { expect, test } from 'vitest';
import { wordsOf } from '../wording.ts';

const euro = { code: 'EUR', subunitToUnit: 100 };
const currencyOf = (code: string) => (code === 'EUR' ? euro : undefined);
const template = { title: 'Deposit', text: '{amount} by {method}' };
const values = { amount: { amount: '6000', currency: 'EUR' }, method: 'card' };

test('[9-15] a text is filled in as its reader writes sums', () => {
  expect(wordsOf(template, values, 'en', currencyOf).text).toBe('€60.00 by card');
  expect(wordsOf(template, values, 'de', currencyOf).text).toBe('60,00\u00a0€ by card');
});

test('a sum beyond what a number holds is written exactly', () => {
  const much = { ...values, amount: { amount: '900719925474099301', currency: 'EUR' } };
  expect(wordsOf(template, much, 'en', currencyOf).text).toContain('9,007,199,254,740,993.01');
});

test('a message that lacks a text, a value or a currency is never written', () => {
  expect(() => wordsOf(undefined, values, 'en', currencyOf)).toThrow('no title');
  expect(() => wordsOf({ title: 'x' }, values, 'en', currencyOf)).toThrow('no text');
  expect(() => wordsOf(template, { method: 'card' }, 'en', currencyOf)).toThrow('amount');
  const unknown = { ...values, amount: { amount: '1', currency: 'XXX' } };
  expect(() => wordsOf(template, unknown, 'en', currencyOf)).toThrow('XXX');
});

test('[P-34] a value that looks like markup or a placeholder stays text', () => {
  const hostile = { ...values, method: '<img src=x onerror=alert(1)> {amount}' };
  expect(wordsOf(template, hostile, 'en', currencyOf).text).toBe(
    '€60.00 by <img src=x onerror=alert(1)> {amount}',
  );
});
