import { describe, expect, it } from 'vitest';
import { amountNotation, typedAmount } from '#features/settings/public.ts';
import { readDepositAmount, withinLimits } from './deposit-amount.ts';

const EUR = { code: 'EUR', subunitToUnit: 100 };
const JPY = { code: 'JPY', subunitToUnit: 1 };
const card = { minAmount: 1000, maxAmount: 500_000 };

describe('the amount of a deposit', () => {
  it('is what was typed, in the reader’s own notation', () => {
    expect(readDepositAmount('60', card, EUR, '.')).toEqual({ ok: true, subunits: 6000 });
    expect(readDepositAmount('1,234.50', card, EUR, '.')).toEqual({ ok: true, subunits: 123_450 });
    expect(readDepositAmount('1.234,50', card, EUR, ',')).toEqual({ ok: true, subunits: 123_450 });
  });

  it('may be either bound, and says which one it passes', () => {
    expect(readDepositAmount('10', card, EUR, '.').ok).toBe(true);
    expect(readDepositAmount('5000', card, EUR, '.').ok).toBe(true);
    expect(readDepositAmount('9.99', card, EUR, '.')).toEqual({ ok: false, problem: 'belowMin' });
    expect(readDepositAmount('0', card, EUR, '.')).toEqual({ ok: false, problem: 'belowMin' });
    expect(readDepositAmount('5000.01', card, EUR, '.')).toEqual({
      ok: false,
      problem: 'aboveMax',
    });
    expect(readDepositAmount('9'.repeat(40), card, EUR, '.')).toEqual({
      ok: false,
      problem: 'aboveMax',
    });
  });

  it('says what about the writing is wrong', () => {
    expect(readDepositAmount('  ', card, EUR, '.')).toEqual({ ok: false, problem: 'empty' });
    expect(readDepositAmount('-20', card, EUR, '.')).toEqual({ ok: false, problem: 'notANumber' });
    expect(readDepositAmount('20.555', card, EUR, '.')).toMatchObject({
      problem: 'tooManyDecimals',
    });
    expect(readDepositAmount('1500.5', card, JPY, '.')).toMatchObject({
      problem: 'tooManyDecimals',
    });
  });

  it('may be all that the player’s own limits leave, and nothing more', () => {
    const read = readDepositAmount('60', card, EUR, '.');
    expect(withinLimits(read, null)).toBe(read);
    expect(withinLimits(read, 6000)).toBe(read);
    expect(withinLimits(read, 5999)).toEqual({ ok: false, problem: 'aboveLimit' });
    const wrong = readDepositAmount('', card, EUR, '.');
    expect(withinLimits(wrong, 0)).toBe(wrong);
  });

  it('is read back from every quick amount as the same sum', () => {
    for (const [currency, separator] of [
      [EUR, '.'],
      [EUR, ','],
      [JPY, ','],
    ] as const) {
      for (const subunits of [2000, 5050, 123_400]) {
        const typed = typedAmount(subunits, currency, separator);
        const range = { minAmount: 1, maxAmount: 1_000_000 };
        expect(readDepositAmount(typed, range, currency, separator)).toEqual({
          ok: true,
          subunits,
        });
      }
    }
    expect(typedAmount(2000, EUR, ',')).toBe('20');
    expect(typedAmount(5050, EUR, ',')).toBe('50,50');
    expect(typedAmount(200_000, { code: 'BTC', subunitToUnit: 100_000_000 }, ',')).toBe('0,002');
  });

  it('has the currency’s sign where the reader expects it', () => {
    expect(amountNotation('EUR', 'en')).toEqual({
      decimalSeparator: '.',
      sign: '€',
      signAfter: false,
    });
    expect(amountNotation('EUR', 'de')).toEqual({
      decimalSeparator: ',',
      sign: '€',
      signAfter: true,
    });
    expect(amountNotation('JPY', 'en')).toMatchObject({ sign: '¥', signAfter: false });
    expect(amountNotation('USDT', 'en')).toMatchObject({ sign: 'USDT', signAfter: false });
  });
});
