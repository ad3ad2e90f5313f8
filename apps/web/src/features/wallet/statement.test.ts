import type { Currency } from '@pierlight/contract/settings/schemas';
import type { Account } from '@pierlight/contract/wallet/schemas';
import type { TransactionKind } from '@pierlight/contract/wallet/statuses';
import { describe, expect, it } from 'vitest';
import { activeAccount, unopenedCurrencies, visibleAccounts } from './active-account.ts';
import { activityOf, statementTotals } from './activity.ts';
import { bonusMoney } from './bonus-money.ts';
import { signedMoney } from './signed-money.ts';
import { kindName, kindNames, readStatementSearch, statementQuery } from './statement-search.ts';

describe('the filters of the statement', () => {
  it('are read from an address, and what means nothing is dropped', () => {
    expect(
      readStatementSearch({ currency: 'EUR', kind: 'bet', period: 'week', page: '3' }),
    ).toEqual({ currency: 'EUR', kind: 'bet', period: 'week', page: 3 });
    expect(
      readStatementSearch({ currency: 'eur', kind: 'toString', period: 'all', page: '1' }),
    ).toEqual({});
    const until = '019ab3c4-0000-7000-8000-000000000001';
    expect(readStatementSearch({ page: '3', until })).toEqual({ page: 3, until });
    expect(readStatementSearch({ until })).toEqual({});
    expect(readStatementSearch({ page: '3', until: 'x' })).toEqual({ page: 3 });
    expect(readStatementSearch({ currency: ['EUR'], page: '-2', period: 'decade' })).toEqual({});
  });

  it('ask for a period from midnight on, counting today', () => {
    const now = new Date(2026, 10, 21, 15, 30);
    expect(statementQuery({ period: 'today' }, now).from).toBe(
      new Date(2026, 10, 21).toISOString(),
    );
    expect(statementQuery({ period: 'week' }, now).from).toBe(new Date(2026, 10, 15).toISOString());
    expect(statementQuery({}, now)).toEqual({
      page: 1,
      currency: undefined,
      kind: undefined,
      from: undefined,
    });
    expect(statementQuery({ kind: 'deposit', page: 2 }, now)).toMatchObject({ page: 2, kind: [1] });
  });

  it('name every kind there is', () => {
    expect(([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map(kindName)).toEqual(kindNames);
  });
});

describe('totals of a choice', () => {
  const total = (currency: string, kind: TransactionKind, incoming: number, outgoing = 0) => ({
    currency,
    kind,
    count: 1,
    incoming,
    outgoing,
  });

  it('are kept apart by currency', () => {
    const totals = statementTotals([
      total('EUR', 1, 6000),
      total('JPY', 3, 0, 300),
      total('EUR', 3, 0, 150),
    ]);
    expect(totals).toEqual([
      { currency: 'EUR', incoming: 6000, outgoing: 150, net: 5850 },
      { currency: 'JPY', incoming: 0, outgoing: 300, net: -300 },
    ]);
    expect(statementTotals([])).toEqual([]);
  });

  it('make an activity statement in which a returned stake was none', () => {
    const totals = [
      total('EUR', 1, 100_00),
      total('EUR', 2, 0, 40_00),
      total('EUR', 7, 10_00),
      total('EUR', 3, 0, 50_00),
      total('EUR', 4, 20_00),
      total('EUR', 5, 5_00, 2_00),
      total('EUR', 6, 0, 1_00),
      total('EUR', 8, 10_00),
      total('EUR', 9, 2_00),
    ];
    expect(activityOf(totals)).toEqual([
      {
        currency: 'EUR',
        deposited: 100_00,
        withdrawn: 30_00,
        netDeposited: 70_00,
        staked: 45_00,
        won: 18_00,
        result: -27_00,
        fromBonuses: 12_00,
        corrected: -1_00,
        change: 54_00,
      },
    ]);
    const [sum] = statementTotals(totals);
    expect(activityOf(totals)[0]?.change).toBe(sum?.net);
    expect(activityOf([])).toEqual([]);
  });

  it('show the sign of what came in, and none for nothing', () => {
    const money = (subunits: number) => `${subunits < 0 ? '−' : ''}€${Math.abs(subunits)}`;
    expect([5, -5, 0].map((subunits) => signedMoney(subunits, 'EUR', money))).toEqual([
      '+€5',
      '−€5',
      '€0',
    ]);
  });
});

describe('accounts', () => {
  const account = (currency: string, status: Account['status']): Account => ({
    id: currency,
    status,
    currency,
    balance: 0,
    withdrawalBalance: 0,
    version: 1,
  });
  const accounts = [account('EUR', 2), account('BRL', 3), account('JPY', 1)];

  it('put the active one first and leave out what is hidden [4-09] [4-10]', () => {
    expect(activeAccount(accounts)?.currency).toBe('JPY');
    expect(visibleAccounts(accounts).map(({ currency }) => currency)).toEqual(['JPY', 'EUR']);
  });

  it('say what of the balance is money of a bonus', () => {
    expect(bonusMoney({ balance: 90_00, withdrawalBalance: 60_00 })).toBe(30_00);
    expect(bonusMoney({ balance: 60_00, withdrawalBalance: 60_00 })).toBe(0);
  });

  it('can be opened in every other currency, and a hidden one brought back [4-10]', () => {
    const currencies = ['EUR', 'USD', 'BRL', 'JPY'].map((code) => ({ code }) as Currency);
    expect(unopenedCurrencies(currencies, accounts).map(({ code }) => code)).toEqual([
      'USD',
      'BRL',
    ]);
  });
});
