export { createLedgerJobs } from './jobs.ts';
export { ledgerPersonalData } from './personal-data.ts';
export {
  callAudit as checkLedger,
  callBumpVersions as bumpAccountVersions,
  callOpenPlayerAccount as openPlayerAccount,
  type LedgerAccountRow,
  type LedgerAnswer,
  type LedgerFault,
  type PaymentMovement,
} from './repository.ts';
export { type Posting, postAdjustment, postDeposit, postWithdrawal } from './service.ts';
export {
  countStatement,
  type LedgerKind,
  readStatement,
  type StatementLine,
  type StatementQuery,
} from './statement.ts';
