import type { Limit } from '@pierlight/contract/limits/schemas';
import { expect, test } from 'vitest';
import { leftToDeposit, limitsOf, limitsOfKind } from './limits-of.ts';

const limit = (change: Partial<Limit>): Limit => ({
  id: '01930000-0000-7000-8000-000000000000',
  definition: 3,
  period: 'daily',
  amount: 100_00,
  currency: 'EUR',
  used: 0,
  open: 0,
  left: 100_00,
  resetsAt: '2026-11-23T00:00:00.000Z',
  change: null,
  projection: null,
  ...change,
});

test('no limit leaves anything, the lowest of several decides [P-21]', () => {
  expect(leftToDeposit([], 'EUR')).toBeNull();
  const limits = [
    limit({ period: 'monthly', left: 30_00 }),
    limit({ period: 'daily', left: 70_00 }),
    limit({ currency: 'USD', left: 0 }),
    limit({ definition: 2, left: 0 }),
  ];
  expect(leftToDeposit(limits, 'EUR')).toBe(30_00);
  expect(leftToDeposit(limits, 'USD')).toBe(0);
  expect(leftToDeposit(limits, 'BTC')).toBeNull();
  expect(limitsOf(limits, 'deposit', 'EUR').map(({ period }) => period)).toEqual([
    'daily',
    'monthly',
  ]);
});

test('limits of a kind stand by currency, the active one first', () => {
  const limits = [
    limit({ currency: 'BTC' }),
    limit({ currency: 'USD', period: 'weekly' }),
    limit({ currency: 'USD' }),
    limit({ currency: 'EUR', definition: 1 }),
  ];
  const shown = limitsOfKind(limits, 'deposit', 'USD');
  expect(shown.map(({ currency, period }) => `${currency} ${period}`)).toEqual([
    'USD daily',
    'USD weekly',
    'BTC daily',
  ]);
});
