import type { Currency } from '@pierlight/contract/settings/schemas';
import { describe, expect, it } from 'vitest';
import { equivalentChoices, equivalentOf } from './equivalent.ts';
import { createEquivalentStore } from './equivalent-store.ts';

const row = (code: string, subunitToUnit: number, rate: number, type: Currency['type'] = 'fiat') =>
  ({
    code,
    name: code,
    type,
    isEnabled: true,
    isBase: code === 'EUR',
    visible: true,
    subunitToUnit,
    rate: { rate, updatedAt: '2026-11-20T16:00:00.000Z' },
    subCurrencies: [],
  }) satisfies Currency;
const currencies = [
  row('EUR', 100, 1),
  row('USD', 100, 1.09),
  row('JPY', 1, 164),
  row('BTC', 100_000_000, 0.0000114, 'crypto'),
  row('USDT', 1_000_000, 1.09, 'crypto'),
];

describe('the equivalent of a balance', () => {
  it('is rounded to two decimals, half a cent up [9-08]', () => {
    expect(equivalentOf(12_34, 'EUR', 'USD', currencies, 'en')).toBe('≈\u00a0$13.45');
    expect(equivalentOf(50, 'EUR', 'USD', currencies, 'en')).toBe('≈\u00a0$0.55');
    expect(equivalentOf(1_000_000, 'BTC', 'EUR', currencies, 'en')).toBe('≈\u00a0€877.19');
    expect(equivalentOf(1_00, 'EUR', 'JPY', currencies, 'en')).toBe('≈\u00a0¥164');
    expect(equivalentOf(12_34, 'EUR', 'USDT', currencies, 'en')).toBe('≈\u00a0USDT\u00a013.45');
  });

  it('is not shown in the currency itself, in an unknown one, or where none is chosen', () => {
    expect(equivalentOf(1_00, 'EUR', 'EUR', currencies, 'en')).toBeNull();
    expect(equivalentOf(1_00, 'EUR', 'XXX', currencies, 'en')).toBeNull();
    expect(equivalentOf(1_00, 'EUR', null, currencies, 'en')).toBeNull();
  });

  it('is offered in currencies of which two decimals say something', () => {
    expect(equivalentChoices(currencies).map(({ code }) => code)).toEqual([
      'EUR',
      'USD',
      'JPY',
      'USDT',
    ]);
  });
});

describe('the chosen equivalent currency', () => {
  const storage = (held: Record<string, string>) => ({
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => {
      held[key] = value;
    },
    removeItem: (key: string) => {
      delete held[key];
    },
  });

  it('is kept in local storage and restored from it [4-40] [9-03]', () => {
    const held: Record<string, string> = {};
    const store = createEquivalentStore(() => storage(held));
    let heard = 0;
    store.subscribe(() => {
      heard += 1;
    });
    store.choose('USD');
    expect([store.get(), heard]).toEqual(['USD', 1]);
    expect(createEquivalentStore(() => storage(held)).get()).toBe('USD');
    store.choose(null);
    expect(createEquivalentStore(() => storage(held)).get()).toBeNull();
  });

  it('is forgotten with the tab where a browser keeps nothing', () => {
    const store = createEquivalentStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.get()).toBeNull();
    store.choose('USD');
    expect(store.get()).toBe('USD');
  });
});
