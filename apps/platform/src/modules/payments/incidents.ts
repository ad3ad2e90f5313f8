import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { ProviderPayment } from './provider.ts';
import type { InvoiceRow } from './repository.ts';

/** What lasts: noted again for as long as its invoice is open, and over by itself once a provider ends that. */
const lastingKinds = ['lostPayment', 'lostPayout', 'overdue'] as const;
type LastingKind = (typeof lastingKinds)[number];
/** That a provider knew nothing of what it took. */
export const lostKinds = ['lostPayment', 'lostPayout'] as const satisfies readonly LastingKind[];

export type IncidentKind =
  | LastingKind
  /** Came, or came back, for a deleted account; the house holds it until it left again. */
  | 'unclaimed'
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

/** What may end with a correction in the player's favour, by what it is about. */
export const owingKinds = {
  deposit: ['lostPayment', 'successAfterError', 'otherAmount', 'otherCurrency'],
  withdrawal: ['failureAfterSuccess', 'otherAmount', 'otherCurrency'],
} as const satisfies Readonly<Record<string, readonly IncidentKind[]>>;

/** What any provider says of any movement, in or out. */
export interface ProviderWord
  extends Pick<ProviderPayment, 'id' | 'reference' | 'amount' | 'currency'> {
  readonly state: { readonly kind: string };
  readonly received?: bigint | null;
}

/** What a provider would have to say of an invoice, and does not. */
export const noWordOf = (invoice: InvoiceRow): ProviderWord => ({
  id: invoice.provider_payment_id ?? 'none',
  reference: invoice.id,
  amount: invoice.amount - invoice.fee,
  currency: invoice.currency,
  state: { kind: 'none' },
});

export const isLasting = (kind: IncidentKind): kind is LastingKind =>
  lastingKinds.some((lasting) => lasting === kind);

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

/** Keeps what contradicts our ledger, for an operator, and logs it; a repetition is neither kept nor logged. */
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
    const isNew = await insertIncident(tx, kind, {
      id: ids.next(),
      fingerprint: [kind, provider, ...Object.values(detail)].join('|'),
      invoice_id: invoice?.id ?? null,
      provider,
      detail: JSON.stringify(detail),
      created_at: clock.now(),
    });
    if (isNew) log.error({ kind, provider, invoiceId: invoice?.id, ...detail }, 'payment incident');
  };
}

export interface IncidentTable {
  id: string;
  kind: IncidentKind;
  fingerprint: string;
  invoice_id: string | null;
  provider: string;
  detail: string;
  created_at: Date;
  resolved_at: Date | null;
}
export type IncidentTables = { 'payments.incident': IncidentTable };

/** Notes an incident; a fingerprint already known changes nothing, unless what lasts has begun anew. */
async function insertIncident(
  tx: Tx,
  kind: IncidentKind,
  incident: Omit<IncidentTable, 'kind' | 'resolved_at'>,
): Promise<boolean> {
  const inserted = await tx
    .withTables<IncidentTables>()
    .insertInto('payments.incident')
    .values({ ...incident, kind, resolved_at: null })
    .onConflict((conflict) => {
      const known = conflict.column('fingerprint');
      return isLasting(kind)
        ? known
            .doUpdateSet({ resolved_at: null })
            .where('payments.incident.resolved_at', 'is not', null)
        : known.doNothing();
    })
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Takes what lasted off the list: all of it in the transaction that ends its invoice, and that it was lost as
 * soon as its provider knows it again, so that no operator ends what the provider will end.
 */
export async function resolveLasting(
  tx: Tx,
  invoiceId: string,
  at: Date,
  kinds: readonly LastingKind[] = lastingKinds,
): Promise<void> {
  await tx
    .withTables<IncidentTables>()
    .updateTable('payments.incident')
    .set({ resolved_at: at })
    .where('invoice_id', '=', invoiceId)
    .where('kind', 'in', kinds)
    .where('resolved_at', 'is', null)
    .execute();
}
