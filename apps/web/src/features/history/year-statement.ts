import type { PlayMonth } from '@pierlight/contract/gameplay/schemas';
import type { BetMonth } from '@pierlight/contract/sportsbook/schemas';
import type { MonthTotal } from '@pierlight/contract/wallet/schemas';
import { type TransactionKind, transactionKind } from '@pierlight/contract/wallet/statuses';

/** What a player did in a month, or in a year, in one currency; amounts in subunits. */
export interface StatementRow {
  /** `2026-11`; of a year's sum the year. */
  readonly month: string;
  readonly deposited: number;
  /** Without withdrawals that came back. */
  readonly withdrawn: number;
  readonly rounds: number;
  /** On sports. */
  readonly bets: number;
  /** Of own money and bonuses. */
  readonly staked: number;
  readonly won: number;
  readonly net: number;
  /** Money of bonuses that was wagered and is the player's own now, and cashback. */
  readonly fromBonuses: number;
  /** Corrections, signed. */
  readonly corrected: number;
  /** Time at play. */
  readonly seconds: number;
}

export interface YearStatement {
  readonly currency: string;
  /** From January to December, or to the month that runs. */
  readonly months: readonly StatementRow[];
  readonly total: StatementRow;
}

/** The year by currency and month; currencies without any movement are left out. */
export function yearStatements(
  year: number,
  money: readonly MonthTotal[],
  play: readonly PlayMonth[],
  bets: readonly BetMonth[],
  now: Date,
): readonly YearStatement[] {
  const currencies = [
    ...new Set([...money, ...play, ...bets].map(({ currency }) => currency)),
  ].sort();
  const count = year === now.getUTCFullYear() ? now.getUTCMonth() + 1 : 12;
  const names = Array.from(
    { length: count },
    (_, place) => `${year}-${String(place + 1).padStart(2, '0')}`,
  );
  return currencies.map((currency) => {
    const months = names.map((month) =>
      rowOf(
        month,
        money.filter((moved) => moved.month === month && moved.currency === currency),
        play.find((played) => played.month === month && played.currency === currency),
        bets.find((bet) => bet.month === month && bet.currency === currency),
      ),
    );
    return {
      currency,
      months,
      total: months.reduce(sum, rowOf(String(year), [], undefined, undefined)),
    };
  });
}

function rowOf(
  month: string,
  money: readonly MonthTotal[],
  play: PlayMonth | undefined,
  ofSports: BetMonth | undefined,
): StatementRow {
  const net = (kind: TransactionKind) => {
    const moved = money.find((total) => total.kind === kind);
    return moved ? moved.incoming - moved.outgoing : 0;
  };
  const { rounds, seconds } = play ?? { rounds: 0, seconds: 0 };
  const staked = (play?.staked ?? 0) + (ofSports?.staked ?? 0);
  const paid = (play?.paid ?? 0) + (ofSports?.paid ?? 0);
  return {
    month,
    deposited: net(transactionKind.deposit),
    withdrawn: 0 - net(transactionKind.withdrawal) - net(transactionKind.refund),
    rounds,
    bets: ofSports?.bets ?? 0,
    staked,
    won: paid,
    net: paid - staked,
    fromBonuses: net(transactionKind.bonus) + net(transactionKind.cashback),
    corrected: net(transactionKind.adjustment),
    seconds,
  };
}

const sum = (held: StatementRow, next: StatementRow): StatementRow => ({
  month: held.month,
  deposited: held.deposited + next.deposited,
  withdrawn: held.withdrawn + next.withdrawn,
  rounds: held.rounds + next.rounds,
  bets: held.bets + next.bets,
  staked: held.staked + next.staked,
  won: held.won + next.won,
  net: held.net + next.net,
  fromBonuses: held.fromBonuses + next.fromBonuses,
  corrected: held.corrected + next.corrected,
  seconds: held.seconds + next.seconds,
});
