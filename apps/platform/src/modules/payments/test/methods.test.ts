import { expect, test } from 'vitest';
import { depositNumber } from '../invoice-number.ts';
import { type DepositMethod, depositMethods, describeMethod, methodsFor } from '../methods.ts';

const pix: DepositMethod = {
  id: 'pix',
  kind: 'pix',
  provider: 'card',
  countries: ['BR'],
  fee: { fixed: 0, percent: 0 },
  processingSeconds: 60,
  currencies: { BRL: { min: 10_00, max: 100_00, quick: [] } },
};

test('a method with countries is offered in those only', () => {
  const ids = (currency: string, country: string | null) =>
    methodsFor([...depositMethods, pix], currency, country).map((method) => method.id);
  expect(ids('BRL', 'BR')).toEqual(['card', 'pix']);
  expect(ids('BRL', 'PT')).toEqual(['card']);
  expect(ids('BRL', null)).toEqual(['card']);
  expect(ids('EUR', 'BR')).toEqual(['card']);
  expect(ids('BTC', 'BR')).toEqual([]);
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
