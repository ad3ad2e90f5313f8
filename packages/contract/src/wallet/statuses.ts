/** States of a wallet account: the one in use, another open one, one the player put out of sight. */
export const accountStatus = { active: 1, inactive: 2, hidden: 3 } as const;
export type AccountStatus = (typeof accountStatus)[keyof typeof accountStatus];

/** What a line of the player's statement records. */
export const transactionKind = {
  deposit: 1,
  withdrawal: 2,
  bet: 3,
  win: 4,
  rollback: 5,
  adjustment: 6,
  /** A withdrawal that was not paid and came back. */
  refund: 7,
  /** Money of a bonus that was wagered and is the player's own now. */
  bonus: 8,
  /** What came back of a week's losses. */
  cashback: 9,
} as const;
export type TransactionKind = (typeof transactionKind)[keyof typeof transactionKind];
