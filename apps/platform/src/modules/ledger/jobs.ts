import type { Database } from '../../kernel/db/database.ts';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { findBrokenLinks } from './history.ts';
import { callAudit } from './repository.ts';

const reconcileJob = 'ledger.reconcile';
const verifyChainsJob = 'ledger.verify-chains';

export const ledgerSchedule = {
  [reconcileJob]: '7 * * * *',
  [verifyChainsJob]: '11 4 * * *',
} as const;

/** Goes through the books and puts every fault into the log as an error, for the alarm that watches it. */
export function createLedgerJobs(deps: {
  readonly db: Database;
  readonly log: Logger;
}): JobHandlers {
  return {
    [reconcileJob]: async () => {
      for (const fault of await callAudit(deps.db)) {
        deps.log.error(
          { ...fault, expected: String(fault.expected), actual: String(fault.actual) },
          'The ledger does not add up',
        );
      }
    },
    [verifyChainsJob]: async () => {
      for await (const link of findBrokenLinks(deps.db)) {
        deps.log.error(
          { ...link, position: String(link.position) },
          'The history of an account was altered',
        );
      }
    },
  };
}
