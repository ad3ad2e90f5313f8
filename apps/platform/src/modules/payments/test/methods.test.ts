import { expect, test } from 'vitest';
import { depositMethods } from '../deposit-methods.ts';
import { depositNumber } from '../invoice-number.ts';
import { describeMethod, methodsFor } from '../methods.ts';

test('[7c-03] methods depend on the currency and the country', () => {
  const ids = (currency: string, country: string | null) =>
    methodsFor(depositMethods, currency, country).map((method) => method.id);
  expect(ids('BRL', 'BR')).toEqual(['card', 'pix', 'eWallet']);
  expect(ids('BRL', 'PT')).toEqual(['card', 'eWallet']);
  expect(ids('BRL', null)).toEqual(['card', 'eWallet']);
  expect(ids('EUR', 'AT')).toEqual(['card', 'bank', 'eWallet', 'voucher']);
  expect(ids('EUR', 'BR')).toEqual(['card', 'eWallet', 'voucher']);
  expect(ids('USD', 'DE')).toEqual(['card', 'eWallet', 'voucher']);
  expect(ids('JPY', 'JP')).toEqual(['card']);
  expect(ids('toString', 'BR')).toEqual([]);
});

test('every suggested amount is within what the method takes', () => {
  for (const method of depositMethods) {
    for (const currency of Object.keys(method.currencies)) {
      const described = describeMethod(method, currency);
      expect(described?.quickAmounts).toHaveLength(4);
      for (const amount of described?.quickAmounts ?? []) {
        expect(amount).toBeGreaterThanOrEqual(described?.minAmount ?? Number.POSITIVE_INFINITY);
        expect(amount).toBeLessThanOrEqual(described?.maxAmount ?? 0);
      }
    }
  }
});

test('an invoice number holds no signs that look alike', () => {
  const seen = new Set<string>();
  for (let index = 0; index < 29; index += 1) {
    for (const sign of depositNumber((bound) => index % bound).slice(2)) seen.add(sign);
  }
  expect([...seen].sort().join('')).toBe('-23456789ABCDEFGHJKMNPQRSTWXYZ');
  expect(depositNumber(() => 0)).toBe('D-2222-2222');
});
