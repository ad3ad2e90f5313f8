import type { Limit } from '@pierlight/contract/limits/schemas';
import { describe, expect, test } from 'vitest';
import { effectOf, isAdvanced, limitTable } from './limit-table.ts';

const limit = (change: Partial<Limit> = {}): Limit => ({
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
const periods = ['daily', 'weekly', 'monthly'] as const;
const inAll = (currency: string, definition: Limit['definition'] = 3) =>
  periods.map((period) => limit({ period, currency, definition }));

describe('the advanced mode [4-20]', () => {
  test('takes more than two periods', () => {
    expect(isAdvanced([], 'deposit')).toBe(false);
    expect(isAdvanced(inAll('EUR').slice(0, 2), 'deposit')).toBe(false);
    expect(isAdvanced(inAll('EUR'), 'deposit')).toBe(true);
  });

  test('takes every currency in each of them', () => {
    expect(isAdvanced([...inAll('EUR'), ...inAll('BTC')], 'deposit')).toBe(true);
    expect(isAdvanced([...inAll('EUR'), ...inAll('BTC').slice(1)], 'deposit')).toBe(false);
    expect(isAdvanced([limit(), ...inAll('BTC').slice(1)], 'deposit')).toBe(false);
  });

  test('is of each definition alone', () => {
    const limits = [...inAll('EUR'), limit({ definition: 1, currency: 'BTC' })];
    expect(isAdvanced(limits, 'deposit')).toBe(true);
    expect(isAdvanced(limits, 'bet')).toBe(false);
    expect(isAdvanced(inAll('EUR', 2), 'deposit')).toBe(false);
  });
});

test('the table has a row for each currency, the active one first and those without limits last [4-20]', () => {
  const limits = [...inAll('BTC'), ...inAll('EUR'), ...inAll('USD', 1)];
  const rows = limitTable(limits, 'deposit', { active: 'EUR', others: ['JPY', 'EUR'] });
  expect(rows.map(({ currency }) => currency)).toEqual(['EUR', 'BTC', 'JPY']);
  expect(rows[0]?.cells.map((cell) => [cell.place.period, cell.limit?.currency])).toEqual([
    ['daily', 'EUR'],
    ['weekly', 'EUR'],
    ['monthly', 'EUR'],
  ]);
  expect(rows[2]?.cells.map((cell) => cell.limit)).toEqual([undefined, undefined, undefined]);
  const keys = rows.flatMap(({ cells }) => cells.map(({ key }) => key));
  expect(new Set(keys).size).toBe(9);
});

test('what becomes of a limit is said before it is saved [4-20] [P-21]', () => {
  const raising = limit({ change: { amount: 300_00, from: '2026-11-24T00:00:00.000Z' } });
  const ending = limit({ change: { amount: null, from: '2026-11-24T00:00:00.000Z' } });
  expect(effectOf(undefined, 1)).toBe('added');
  expect(effectOf(undefined, null)).toBeNull();
  expect(effectOf(limit(), 99_99)).toBe('lowered');
  expect(effectOf(limit(), 100_00)).toBeNull();
  expect(effectOf(limit(), 100_01)).toBe('raised');
  expect(effectOf(limit(), null)).toBe('removed');
  expect(effectOf(raising, 300_00)).toBeNull();
  expect(effectOf(raising, 200_00)).toBe('raised');
  expect(effectOf(raising, 50_00)).toBe('lowered');
  expect(effectOf(raising, null)).toBe('removed');
  expect(effectOf(ending, null)).toBeNull();
  expect(effectOf(ending, 200_00)).toBe('raised');
});
