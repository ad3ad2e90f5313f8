import type { Database } from '../kernel/db/database.ts';
import { checkLedger, findBrokenLinks } from '../modules/ledger/public.ts';
import { listActs, type NoteAct } from '../modules/operations/public.ts';
import type { Reconciliation, ReconciliationReport } from '../modules/payments/public.ts';
import { refusal } from './arguments.ts';
import type { Command, Reading } from './reading.ts';

export interface BooksDeps {
  readonly db: Database;
  readonly statements: Pick<Reconciliation, 'reconcile' | 'reports'>;
  readonly noteAct: NoteAct;
}

/** What goes through the books, and through what operators did. */
export function createBooksCommands(deps: BooksDeps, { write, decisionOf }: Reading) {
  const reportLines = (report: ReconciliationReport): string[] => [
    `${report.day}  ${report.provider}  ${report.agreed} of ${report.stated} agree, ${report.differences.length} differ`,
    ...report.differences.map(({ kind, direction, currency, expected, actual, ...about }) =>
      [
        ` ${kind}`,
        direction,
        about.reference,
        about.providerId ?? '',
        `ours ${expected === null ? 'none' : write(expected, currency)}`,
        `stated ${actual === null ? 'none' : write(actual, currency)}`,
      ].join('  '),
    ),
  ];

  return {
    async reconcile() {
      const faults = await checkLedger(deps.db);
      const lines = faults.map(
        ({ fault, subject, expected, actual }) =>
          `${fault}  ${subject}  expected ${expected}, found ${actual}`,
      );
      for await (const { account_id, transaction_id, position } of findBrokenLinks(deps.db))
        lines.push(`history_altered  ${account_id}  entry ${position} of ${transaction_id}`);
      return lines.length === 0 ? ['The books are correct.'] : lines;
    },

    async statements({ limit }) {
      const reports = await deps.statements.reports(limit);
      return reports.length === 0
        ? ['No statements have been checked yet.']
        : reports.flatMap(reportLines);
    },

    async statement({ words: [, provider = '', day = ''], ...args }) {
      const { operator, reason } = decisionOf(args);
      const report = await deps.statements
        .reconcile(provider, day, (tx) =>
          deps.noteAct(tx, {
            operator,
            act: 'statement.reconcile',
            subject: `${provider} ${day}`,
            reason,
            detail: {},
          }),
        )
        .catch((error: unknown) => {
          throw error instanceof RangeError ? refusal(error.message) : error;
        });
      return reportLines(report);
    },

    async acts({ words: [, subject], limit }) {
      const acts = await listActs(deps.db, { subject, limit });
      if (acts.length === 0) return ['No actions recorded yet.'];
      return acts.map(({ at, operator, act, subject: to, reason }) =>
        [at.toISOString(), operator, act, to, reason].join('  '),
      );
    },
  } satisfies Readonly<Record<string, Command>>;
}
