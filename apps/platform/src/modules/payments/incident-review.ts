import {
  type InvoiceType,
  invoiceStatus,
  invoiceType,
} from '@pierlight/contract/payments/statuses';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { NoteAct } from '../operations/public.ts';
import { type IncidentKind, type IncidentTables, isLasting } from './incidents.ts';
import { type InvoiceRow, invoiceByNumber, lockInvoice } from './repository.ts';
import { failDeposit } from './settlement.ts';
import { holdBounced, returnUnclaimed } from './unclaimed.ts';
import type { Decision } from './withdrawals/review.ts';
import { giveBack, pay } from './withdrawals/stages.ts';

/** An incident that nobody has settled yet. */
export interface OpenIncident {
  readonly id: string;
  readonly kind: IncidentKind;
  readonly provider: string;
  readonly since: Date;
  /** What the provider said: its payment, its reference, the sum in subunits and the currency. */
  readonly detail: Readonly<Record<'paymentId' | 'reference' | 'amount' | 'currency', string>>;
  /** The invoice it is about; null where there is none. */
  readonly invoice: {
    readonly number: string;
    readonly playerId: string;
    readonly type: InvoiceType;
    readonly isOpen: boolean;
    /** What became of money that was held for a deleted account; null where none was. */
    readonly holding: 'held' | 'left' | null;
  } | null;
}

export interface IncidentReviewDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly noteAct: NoteAct;
  /** Whether a player's account was deleted. */
  readonly isDeleted: (tx: Tx, playerId: string) => Promise<boolean>;
}

/** What operators do about providers that contradict our books, or know nothing of what they took. */
export function createIncidentReview({ db, clock, noteAct, isDeleted }: IncidentReviewDeps) {
  /** Ends an invoice whose provider denies it, by what an operator learned there. */
  const end = (
    number: string,
    kind: 'lostPayment' | 'lostPayout',
    act: string,
    decision: Decision,
    change: (tx: Tx, invoice: InvoiceRow) => Promise<unknown>,
  ): Promise<InvoiceRow> =>
    db.transaction().execute(async (tx) => {
      const invoice = await lockedByNumber(tx, number);
      if (invoice.status !== invoiceStatus.pending)
        throw new DomainError('invoiceFinal', { detail: `${number} has ended already.` });
      if (!(await isOpen(tx, invoice.id, kind)))
        throw new DomainError('forbidden', {
          detail: `The provider still knows ${number}, and decides how it ends.`,
        });
      await noteAct(tx, { ...decision, ...actOn(act, invoice) });
      await change(tx, invoice);
      return invoice;
    });

  /** Ends that money is held of an invoice, which left the house again. */
  const release = (number: string, type: InvoiceType, act: string, decision: Decision) =>
    db.transaction().execute(async (tx) => {
      const invoice = await lockedByNumber(tx, number);
      if (invoice.type !== type || !(await isOpen(tx, invoice.id, 'unclaimed')))
        throw new DomainError('forbidden', { detail: `Nothing is held of ${number}.` });
      await noteAct(tx, { ...decision, ...actOn(act, invoice) });
      await returnUnclaimed(tx, invoice);
      await tables(tx)
        .updateTable('payments.incident')
        .set({ resolved_at: clock.now() })
        .where('invoice_id', '=', invoice.id)
        .where('kind', '=', 'unclaimed')
        .execute();
      return invoice;
    });

  return {
    /** The oldest first. */
    open: (limit: number) => openIncidents(db, limit),

    /** No money came for a deposit. @throws DomainError notFound, invoiceFinal, forbidden */
    close: (number: string, decision: Decision) =>
      end(number, 'lostPayment', 'deposit.close', decision, (tx, invoice) =>
        failDeposit(tx, invoice, 'unavailable', clock.now()),
      ),

    /** The money of a withdrawal never left. @throws DomainError notFound, invoiceFinal, forbidden */
    giveBack: (number: string, decision: Decision) =>
      end(number, 'lostPayout', 'withdrawal.return', decision, (tx, invoice) =>
        giveBack(tx, invoice, 'unavailable', clock.now()),
      ),

    /** The money of a withdrawal has arrived. @throws DomainError notFound, invoiceFinal, forbidden */
    confirmPaid: (number: string, decision: Decision) =>
      end(number, 'lostPayout', 'withdrawal.paid', decision, (tx, invoice) =>
        pay(tx, invoice, clock.now()),
      ),

    /**
     * What came for a deleted account went back to where it came from.
     * @throws DomainError notFound; forbidden for money that is not held
     */
    confirmReturned: (number: string, decision: Decision): Promise<InvoiceRow> =>
      release(number, invoiceType.deposit, 'deposit.returned', decision),

    /**
     * A withdrawal came back after it had arrived, and its account was deleted meanwhile: the house holds what
     * came for its owner, and that is on the list until it was sent again.
     * @throws DomainError notFound; forbidden where no provider says so, and for an account that is there
     */
    holdBounced: (number: string, decision: Decision): Promise<InvoiceRow> =>
      db.transaction().execute(async (tx) => {
        const invoice = await lockedByNumber(tx, number);
        if (
          invoice.type !== invoiceType.withdrawal ||
          !(await isOpen(tx, invoice.id, 'failureAfterSuccess'))
        )
          throw new DomainError('forbidden', {
            detail: `No provider says that ${number} came back.`,
          });
        if (!(await isDeleted(tx, invoice.player_id)))
          throw new DomainError('forbidden', {
            detail: `The account of ${number} is not deleted: give it the money with adjust.`,
          });
        await noteAct(tx, { ...decision, ...actOn('withdrawal.bounced', invoice) });
        const { replayed } = await holdBounced(tx, invoice);
        if (replayed)
          throw new DomainError('forbidden', {
            detail: `${number} was held before, and sent again.`,
          });
        await tables(tx)
          .updateTable('payments.incident')
          .set({ kind: 'unclaimed' })
          .where('invoice_id', '=', invoice.id)
          .where('kind', '=', 'failureAfterSuccess')
          .where('resolved_at', 'is', null)
          .execute();
        return invoice;
      }),

    /**
     * What is held of a withdrawal was sent to its owner again, by hand.
     * @throws DomainError notFound; forbidden for money that is not held
     */
    confirmResent: (number: string, decision: Decision): Promise<InvoiceRow> =>
      release(number, invoiceType.withdrawal, 'withdrawal.resent', decision),

    /**
     * Takes an incident off the list.
     * @throws DomainError notFound; alreadySettled when it is settled; forbidden while an invoice that is
     *   still open would bring it back, or money is held
     */
    resolve: (id: string, decision: Decision): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const known = await incidentById(tx, id);
        if (!known) throw new DomainError('notFound', { detail: `There is no incident ${id}.` });
        // Before the incident: whoever ends an invoice holds it, and then takes what lasted off the list.
        const about = known.invoice_id && (await lockInvoice(tx, known.invoice_id));
        const incident = await lockIncident(tx, known.id);
        if (incident.resolved_at !== null)
          throw new DomainError('alreadySettled', { detail: `${id} is settled already.` });
        if (about && incident.kind === 'unclaimed')
          throw new DomainError('forbidden', {
            detail: `${about.number} is held: this goes off the list when the money has left.`,
          });
        if (about && about.status === invoiceStatus.pending && isLasting(incident.kind))
          throw new DomainError('forbidden', {
            detail: `${about.number} is still open: this goes off the list when it ends.`,
          });
        const detail = { kind: incident.kind, provider: incident.provider };
        await noteAct(tx, { ...decision, act: 'incident.resolve', subject: id, detail });
        await tables(tx)
          .updateTable('payments.incident')
          .set({ resolved_at: clock.now() })
          .where('id', '=', id)
          .execute();
      }),
  };
}

export type IncidentReview = ReturnType<typeof createIncidentReview>;

const tables = (db: Database | Tx) => db.withTables<IncidentTables>();

/** @throws DomainError notFound */
async function lockedByNumber(tx: Tx, number: string): Promise<InvoiceRow> {
  const found = await invoiceByNumber(tx, number);
  const invoice = found && (await lockInvoice(tx, found.id));
  if (!invoice) throw new DomainError('notFound', { detail: `There is no invoice ${number}.` });
  return invoice;
}

/** How an act on an invoice is noted. */
const actOn = (act: string, { number, player_id: player, amount, currency }: InvoiceRow) => ({
  act,
  subject: number,
  detail: { player, amount: amount.toString(), currency },
});

const incidentById = async (tx: Tx, id: string) =>
  isUuid(id)
    ? tables(tx)
        .selectFrom('payments.incident')
        .select(['id', 'invoice_id'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;

const lockIncident = (tx: Tx, id: string) =>
  tables(tx)
    .selectFrom('payments.incident')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

async function isOpen(tx: Tx, invoiceId: string, kind: IncidentKind): Promise<boolean> {
  const found = await tables(tx)
    .selectFrom('payments.incident')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', kind)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

async function openIncidents(db: Database, limit: number): Promise<OpenIncident[]> {
  const { rows } = await sql<OpenIncident>`
    select incident.id, kind, incident.provider, incident.created_at as since, detail,
      case when invoice.id is not null then jsonb_build_object(
        'number', invoice.number, 'playerId', player_id, 'type', invoice.type,
        'isOpen', invoice.status = ${invoiceStatus.pending},
        'holding', (select case when held.resolved_at is null then 'held' else 'left' end
          from payments.incident held
          where held.invoice_id = invoice.id and held.kind = 'unclaimed' limit 1)) end as invoice
    from payments.incident left join payments.invoice on invoice.id = invoice_id
    where incident.resolved_at is null order by incident.created_at, incident.id limit ${limit}`.execute(
    db,
  );
  return rows;
}
