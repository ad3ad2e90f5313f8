import { describe, expect, it } from 'vitest';
import { plainMoney, readMoney, writeMoney, writeShare } from '../state/money.ts';
import { writeOdds } from '../state/odds.ts';

describe('odds', () => {
  it('are written as decimals, as fractions of a board, and as Americans have them', () => {
    const written = (['1.01', '1.33', '1.91', '2.00', '2.37', '3.50', '37.92'] as const).map(
      (odds) => [odds, writeOdds(odds, 'fractional'), writeOdds(odds, 'american')],
    );
    expect(written).toEqual([
      ['1.01', '1/100', '−10000'],
      ['1.33', '1/3', '−303'],
      ['1.91', '91/100', '−110'],
      ['2.00', '1/1', '+100'],
      ['2.37', '11/8', '+137'],
      ['3.50', '5/2', '+250'],
      ['37.92', '923/25', '+3692'],
    ]);
    expect(writeOdds('2.590', 'decimal')).toBe('2.59');
    expect(writeOdds('501.00', 'decimal')).toBe('501');
    expect(writeOdds('101.50', 'decimal')).toBe('101.50');
    expect(writeOdds('99.00', 'decimal')).toBe('99.00');
  });

  it('name one price each: no two prices of a board are written alike', () => {
    const all = Array.from({ length: 2000 }, (_, at) => ((at + 101) / 100).toFixed(2));
    expect(new Set(all.map((odds) => writeOdds(odds, 'fractional'))).size).toBe(all.length);
  });
});

describe('amounts', () => {
  it('have their sign first, in Arabic too, whatever stands around them', () => {
    expect(writeMoney(-38, 'EUR', 'en')).toBe('−€0.38');
    expect(writeMoney(-38, 'EUR', 'de')).toBe('−0,38\u00a0€');
    expect(writeMoney(-38, 'EUR', 'ar')).toBe('\u2066−0.38\u00a0€\u2069');
  });

  it('are read with a comma or a point, in Arabic digits, and never finer than the currency', () => {
    const read = (text: string, currency = 'EUR') => readMoney(text, currency);
    expect([read('10'), read('10.5'), read('10,50'), read(' 1 000 '), read('.5')]).toEqual([
      1000, 1050, 1050, 100_000, 50,
    ]);
    expect(read('١٢٫٥')).toBe(1250);
    expect([read(''), read('.'), read('1.005'), read('-1'), read('1e3'), read('1.2.3')]).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([read('0.00000001', 'BTC'), read('100', 'JPY'), read('100.5', 'JPY')]).toEqual([
      1,
      100,
      null,
    ]);
  });

  it('stand in a field as they are read', () => {
    for (const [amount, currency] of [
      [1050, 'EUR'],
      [1500, 'JPY'],
      [250_000, 'BTC'],
    ] as const)
      expect(readMoney(plainMoney(amount, currency), currency)).toBe(amount);
  });

  it('are written as a language has them, with Latin digits', () => {
    expect(writeMoney(1050, 'EUR', 'en')).toBe('€10.50');
    expect(writeMoney(1050, 'EUR', 'de')).toMatch(/^10,50\s€$/);
    expect(writeMoney(1050, 'EUR', 'ar')).toMatch(/10[.,]50/);
    expect(writeMoney(25_000, 'BTC', 'en')).toBe('0.00025 BTC');
    expect(writeShare('0.054', 'de')).toMatch(/^5,4\s%$/);
  });
});
