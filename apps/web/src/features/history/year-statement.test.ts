import type { MonthTotal } from '@pierlight/contract/wallet/schemas';
import { transactionKind } from '@pierlight/contract/wallet/statuses';
import { describe, expect, it } from 'vitest';
import { yearStatements } from './year-statement.ts';

const now = new Date('2026-03-15T00:00:00Z');
const moved = (month: string, kind: MonthTotal['kind'], incoming: number, outgoing = 0) => ({
  ...{ month, kind, incoming, outgoing, currency: 'EUR', count: 1 },
});

describe('[2.1-29] the statement of a year', () => {
  it('has a row for every month so far and adds them up, each currency for itself', () => {
    const [euro, yen, dollar, ...rest] = yearStatements(
      2026,
      [
        moved('2026-01', transactionKind.deposit, 100_00),
        moved('2026-01', transactionKind.withdrawal, 0, 60_00),
        moved('2026-02', transactionKind.refund, 20_00),
        moved('2026-02', transactionKind.bonus, 3_00),
        moved('2026-02', transactionKind.cashback, 2_00),
        moved('2026-03', transactionKind.adjustment, 0, 1_00),
      ],
      [
        { month: '2026-02', currency: 'JPY', rounds: 3, staked: 300, paid: 450, seconds: 60 },
        { month: '2026-01', currency: 'EUR', rounds: 9, staked: 90_00, paid: 70_00, seconds: 600 },
        { month: '2026-03', currency: 'EUR', rounds: 1, staked: 10_00, paid: 0, seconds: 5 },
      ],
      [
        { month: '2026-03', currency: 'EUR', bets: 2, staked: 8_00, paid: 12_00 },
        { month: '2026-02', currency: 'USD', bets: 1, staked: 1_00, paid: 0 },
      ],
      now,
    );
    expect(rest).toEqual([]);
    expect(euro?.currency).toBe('EUR');
    expect(
      euro?.months.map(({ month, deposited, withdrawn, net }) => [
        month,
        deposited,
        withdrawn,
        net,
      ]),
    ).toEqual([
      ['2026-01', 100_00, 60_00, -20_00],
      ['2026-02', 0, -20_00, 0],
      ['2026-03', 0, 0, -6_00],
    ]);
    expect(euro?.total).toEqual({
      month: '2026',
      deposited: 100_00,
      withdrawn: 40_00,
      rounds: 10,
      bets: 2,
      staked: 108_00,
      won: 82_00,
      net: -26_00,
      fromBonuses: 5_00,
      corrected: -1_00,
      seconds: 605,
    });
    expect(dollar?.total).toMatchObject({ staked: 1_00, net: -1_00, seconds: 0 });
    expect(yen?.total).toMatchObject({ staked: 300, won: 450, net: 150 });
  });

  it('is whole for a year that is over, and empty without movements', () => {
    const before = [moved('2025-12', transactionKind.deposit, 1)];
    expect(yearStatements(2025, before, [], [], now)[0]?.months).toHaveLength(12);
    expect(yearStatements(2026, [], [], [], now)).toEqual([]);
  });
});
