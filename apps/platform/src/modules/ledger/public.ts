export {
  findBrokenLinks,
  type HistoryAccountRow,
  type HistoryLineRow,
  readHistoryAccounts,
  readHistoryLines,
} from './history.ts';
export { createLedgerJobs, ledgerSchedule } from './jobs.ts';
export { ledgerPersonalData } from './personal-data.ts';
export {
  callAudit as checkLedger,
  callBumpVersions as bumpAccountVersions,
  callHoldPlayerAccount as holdPlayerAccount,
  callOpenPlayerAccount as openPlayerAccount,
  heldAccounts,
  type LedgerAccountRow,
  type LedgerAnswer,
  type LedgerFault,
  type PaymentMovement,
  readTurnOver,
} from './repository.ts';
export {
  type Posting,
  postAdjustment,
  postCashback,
  postDeposit,
  postPayout,
  postRefund,
  postUnclaimed,
  postUnclaimedReturn,
  postWithdrawal,
} from './service.ts';
export {
  countStatement,
  type LedgerKind,
  placeInStatement,
  readStatement,
  type StatementLine,
  type StatementQuery,
} from './statement.ts';
export { type StatementMonth, type StatementTotal, totalMonths, totalStatement } from './totals.ts';
