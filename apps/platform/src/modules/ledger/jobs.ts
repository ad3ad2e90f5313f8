import type { Database } from '../../kernel/db/database.ts';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { callAudit } from './repository.ts';

/** Goes through the books and puts every fault into the log as an error, for the alarm that watches it. */
export function createLedgerJobs(deps: {
  readonly db: Database;
  readonly log: Logger;
}): JobHandlers {
  return {
    'ledger.reconcile': async () => {
      for (const fault of await callAudit(deps.db)) {
        deps.log.error(
          { ...fault, expected: String(fault.expected), actual: String(fault.actual) },
          'The ledger does not add up',
        );
      }
    },
  };
}
