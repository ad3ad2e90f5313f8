import type { Insertable } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { ProviderPayment } from './provider.ts';
import type { InvoiceRow } from './repository.ts';

export type IncidentKind =
  | 'successAfterError'
  | 'failureAfterSuccess'
  | 'unknownReference'
  | 'otherProvider'
  | 'otherPayment'
  | 'otherReference'
  | 'otherAmount'
  | 'otherCurrency'
  | 'otherThanRecorded'
  | 'eventIdReused';

/** What any provider says of any movement, in or out. */
export interface ProviderWord
  extends Pick<ProviderPayment, 'id' | 'reference' | 'amount' | 'currency'> {
  readonly state: { readonly kind: string };
  readonly received?: bigint | null;
}

/** Whether two words say the same of the same movement. */
export function isSameWord(one: ProviderWord, other: ProviderWord): boolean {
  return (
    one.id === other.id &&
    one.reference === other.reference &&
    one.amount === other.amount &&
    one.currency === other.currency &&
    one.received === other.received &&
    one.state.kind === other.state.kind
  );
}

export interface IncidentDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
}

export type NoteIncident = ReturnType<typeof createNoteIncident>;

/** Keeps what contradicts our books, for an operator, and logs it; the same one again is no news. */
export function createNoteIncident({ clock, ids, log }: IncidentDeps) {
  return async (
    tx: Tx,
    kind: IncidentKind,
    provider: string,
    payment: ProviderWord,
    invoice: InvoiceRow | null,
    extra: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    const detail = {
      paymentId: payment.id,
      reference: payment.reference,
      amount: payment.amount.toString(),
      currency: payment.currency,
      state: payment.state.kind,
      ...extra,
    };
    const isNew = await insertIncident(tx, {
      id: ids.next(),
      kind,
      fingerprint: [kind, provider, ...Object.values(detail)].join('|'),
      invoice_id: invoice?.id ?? null,
      provider,
      detail: JSON.stringify(detail),
      created_at: clock.now(),
    });
    if (isNew) log.error({ kind, provider, invoiceId: invoice?.id, ...detail }, 'payment incident');
  };
}

interface IncidentTable {
  id: string;
  kind: string;
  fingerprint: string;
  invoice_id: string | null;
  provider: string;
  detail: string;
  created_at: Date;
}
type NewIncident = Insertable<IncidentTable>;

/** Notes a contradiction; one with a fingerprint already known changes nothing. */
async function insertIncident(tx: Tx, incident: NewIncident): Promise<boolean> {
  const inserted = await tx
    .withTables<{ 'payments.incident': IncidentTable }>()
    .insertInto('payments.incident')
    .values(incident)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
