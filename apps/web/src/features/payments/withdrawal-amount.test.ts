import { describe, expect, test } from 'vitest';
import { feeOf, freeAmount, mostOf, readWithdrawalAmount } from './withdrawal-amount.ts';

const method = { minAmount: 20_00, maxAmount: 100_00 };
const euro = { code: 'EUR', subunitToUnit: 100 };
const read = (text: string, available: number) =>
  readWithdrawalAmount(text, method, available, euro, '.');

describe('an amount to withdraw', () => {
  test.each([
    ['50', 60_00, { ok: true, subunits: 50_00 }],
    ['60', 60_00, { ok: true, subunits: 60_00 }],
    ['60.01', 60_00, { ok: false, problem: 'aboveAvailable' }],
    ['19.99', 60_00, { ok: false, problem: 'belowMin' }],
    ['100.01', 500_00, { ok: false, problem: 'aboveMax' }],
    ['', 60_00, { ok: false, problem: 'empty' }],
    ['x', 60_00, { ok: false, problem: 'notANumber' }],
  ])('%j of %d', (text, available, expected) => {
    expect(read(text, available)).toEqual(expected);
  });
});

test('a fee is counted up to a whole subunit, as the server does', () => {
  expect(feeOf({ fixed: 0, percent: 1 }, 10_01)).toBe(11);
  expect(feeOf({ fixed: 50, percent: 0 }, 10_01)).toBe(50);
  expect(feeOf({ fixed: 50, percent: 2.5 }, 10_00)).toBe(75);
});

test('all of it is what is free, as far as the method goes', () => {
  expect(mostOf(method, 60_00)).toBe(60_00);
  expect(mostOf(method, 600_00)).toBe(100_00);
  expect(mostOf(method, 19_99)).toBeNull();
});

test('nothing is free while deposits have to be staked or a bonus is played, then all of the own money', () => {
  const account = { withdrawalBalance: 60_00 };
  const left = (turnOverWagerAmount: number) => ({ turnOverWagerAmount });
  expect(freeAmount(account, left(0), undefined)).toBe(60_00);
  expect(freeAmount(account, left(1), undefined)).toBe(0);
  expect(freeAmount(account, left(0), { id: 'b' })).toBe(0);
});
