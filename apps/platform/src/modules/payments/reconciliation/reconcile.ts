import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Logger } from '../../../kernel/log/logger.ts';
import { type Providers, providerOf } from '../providers.ts';
import { compare } from './compare.ts';
import {
  insertReport,
  type ReconciliationReport,
  readOwnMovements,
  readReports,
  reconciledDays,
} from './repository.ts';

export interface ReconciliationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly providers: Providers;
}

const dayLength = 24 * 60 * 60 * 1000;
/** The provider may have settled what we settled that day so long before: a callback lost, and queried later. */
const before = 3 * dayLength;
/** And so long after: its clock, or a payout it notes the next morning. */
const after = dayLength;
/** Days that are made up for when the job did not run. */
const mostDays = 7;

export type Reconciliation = ReturnType<typeof createReconciliation>;

/** Holds providers' statements against our invoices, and keeps what came of it. */
export function createReconciliation({ db, clock, ids, log, providers }: ReconciliationDeps) {
  /**
   * Reconciles one day of one provider and keeps the report; may be repeated.
   *
   * @param day `YYYY-MM-DD` in UTC
   * @param note written with the report, for instance who requested it
   * @throws RangeError for a day that is none or not over yet
   * @throws ProviderFailure when the provider does not give its statement
   */
  async function reconcile(
    provider: string,
    day: string,
    note: (tx: Tx) => Promise<void> = async () => undefined,
  ): Promise<ReconciliationReport> {
    const from = new Date(`${day}T00:00:00.000Z`);
    if (Number.isNaN(from.getTime()) || isoDay(from) !== day)
      throw new RangeError(`${day} is no day`);
    const to = new Date(from.getTime() + dayLength);
    if (to > clock.now()) throw new RangeError(`${day} is not over yet`);

    const statement = await providerOf(providers, provider).statement(
      new Date(from.getTime() - before),
      new Date(to.getTime() + after),
    );
    const references = statement.map(({ reference }) => reference);
    const own = await readOwnMovements(db, provider, { from, to }, references);
    const report = {
      id: ids.next(),
      provider,
      day,
      ranAt: clock.now(),
      ...compare({ from, to }, own, statement),
    };
    await db.transaction().execute(async (tx) => {
      await insertReport(tx, report);
      await note(tx);
    });
    for (const { expected, actual, ...difference } of report.differences)
      log.error(
        { provider, day, ...difference, expected: said(expected), actual: said(actual) },
        'a statement differs from our invoices',
      );
    return report;
  }

  /** The days of a provider that are over and not reconciled yet, the oldest first. */
  async function daysDue(provider: string): Promise<string[]> {
    const yesterday = new Date(clock.now().getTime() - dayLength);
    const days = Array.from({ length: mostDays }, (_, ago) =>
      isoDay(new Date(yesterday.getTime() - (mostDays - 1 - ago) * dayLength)),
    );
    const done = await reconciledDays(db, provider, days[0] ?? '');
    const [first = isoDay(yesterday)] = done;
    return days.filter((day) => day >= first && !done.includes(day));
  }

  return {
    reconcile,

    /** The newest reports with their differences, the newest first. */
    reports: (limit = 30) => readReports(db, limit),

    /** Reconciles every provider's days that are due, each by itself. @throws AggregateError naming those that failed */
    async reconcileDue(): Promise<void> {
      const failures: unknown[] = [];
      for (const { id } of Object.values(providers))
        for (const day of await daysDue(id))
          await reconcile(id, day).catch((error: unknown) => failures.push(error));
      if (failures.length > 0)
        throw new AggregateError(failures, 'not every statement could be reconciled');
    },
  };
}

const isoDay = (time: Date) => time.toISOString().slice(0, 10);
const said = (subunits: bigint | null) => subunits?.toString() ?? null;
