import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { Difference, OwnMovement } from './compare.ts';

/** What came of holding a provider's statement of a day against our invoices. */
export interface ReconciliationReport {
  readonly id: string;
  readonly provider: string;
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string;
  readonly ranAt: Date;
  readonly stated: number;
  readonly agreed: number;
  readonly differences: readonly Difference[];
}

/**
 * The name a movement has with both sides: the invoice's id, or of coins nobody ordered the
 * custodian's own.
 */
const reference = sql`case
  when idempotency_key = 'follows:' || provider || ':' || provider_payment_id then provider_payment_id
  else id::text end`;

/** Settled movements of a provider, without our fee: those within a time, and those of some references whenever. */
export async function readOwnMovements(
  db: Database,
  provider: string,
  time: { readonly from: Date; readonly to: Date },
  references: readonly string[],
): Promise<OwnMovement[]> {
  const { rows } = await sql<OwnMovement>`
    select ${reference} as reference, amount - fee as amount, currency, settled_at as "settledAt",
      case type when ${invoiceType.deposit} then 'in' else 'out' end as direction
    from payments.invoice
    where provider = ${provider} and status = ${invoiceStatus.success}
      and ((settled_at >= ${time.from} and settled_at < ${time.to})
        or ${reference} = any (${references}::text[]))`.execute(db);
  return rows;
}

export async function insertReport(tx: Tx, report: ReconciliationReport): Promise<void> {
  const { id, provider, day, ranAt, stated, agreed, differences } = report;
  await sql`
    insert into payments.reconciliation (id, provider, day, ran_at, stated, agreed)
    values (${id}, ${provider}, ${day}, ${ranAt}, ${stated}, ${agreed})`.execute(tx);
  for (const one of differences)
    await sql`
      insert into payments.reconciliation_difference
        (reconciliation_id, kind, direction, provider_id, reference, currency, expected, actual)
      values (${id}, ${one.kind}, ${one.direction}, ${one.providerId}, ${one.reference},
        ${one.currency}, ${one.expected}, ${one.actual})`.execute(tx);
}

/** The days of a provider that were reconciled, from the last one before a day on, in their order. */
export async function reconciledDays(
  db: Database,
  provider: string,
  since: string,
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day from payments.reconciliation
    where provider = ${provider} and day >= coalesce((
      select max(day) from payments.reconciliation
      where provider = ${provider} and day < ${since}::date), ${since}::date)
    order by day`.execute(db);
  return rows.map(({ day }) => day);
}

/** The newest reports with their differences, the newest first. */
export async function readReports(db: Database, limit: number): Promise<ReconciliationReport[]> {
  const { rows: reports } = await sql<Omit<ReconciliationReport, 'differences'>>`
    select id, provider, day, ran_at as "ranAt", stated, agreed from payments.reconciliation
    order by ran_at desc, id desc limit ${limit}`.execute(db);
  const { rows: differences } = await sql<Difference & { readonly reportId: string }>`
    select reconciliation_id as "reportId", kind, direction, provider_id as "providerId", reference,
      currency, expected, actual
    from payments.reconciliation_difference
    where reconciliation_id = any (${reports.map(({ id }) => id)}::uuid[])
    order by direction, kind, reference`.execute(db);
  const byReport = Map.groupBy(differences, ({ reportId }) => reportId);
  return reports.map((report) => ({
    ...report,
    differences: (byReport.get(report.id) ?? []).map(
      ({ reportId: _, ...difference }) => difference,
    ),
  }));
}
