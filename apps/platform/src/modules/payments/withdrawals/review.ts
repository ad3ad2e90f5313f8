import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { NoteAct } from '../../operations/public.ts';
import { type InvoiceRow, invoiceByNumber, lockInvoice } from '../repository.ts';
import { withdrawalsInReview } from './repository.ts';
import { approve, giveBack } from './stages.ts';

/** Who decides, and why, in the operator's own words. */
export interface Decision {
  readonly operator: string;
  readonly reason: string;
}

export interface ReviewDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly noteAct: NoteAct;
}

/** What operators do with withdrawals that a rule does not let go by itself. Every decision is noted. */
export function createWithdrawalReview({ db, clock, noteAct }: ReviewDeps) {
  const decide = (
    number: string,
    act: 'withdrawal.approve' | 'withdrawal.refuse',
    decision: Decision,
    change: (tx: Tx, invoice: InvoiceRow) => Promise<InvoiceRow>,
  ): Promise<InvoiceRow> =>
    db.transaction().execute(async (tx) => {
      const found = await invoiceByNumber(tx, number);
      const invoice = found && (await lockInvoice(tx, found.id));
      if (invoice?.type !== invoiceType.withdrawal)
        throw new DomainError('notFound', { detail: `There is no withdrawal ${number}.` });
      if (invoice.status !== invoiceStatus.pending || invoice.approved_at !== null)
        throw new DomainError('invoiceFinal', { detail: `${number} waits for nobody any more.` });
      // Refused it may be; no word of an operator's stands in for the check.
      if (act === 'withdrawal.approve' && invoice.after_check !== null)
        throw new DomainError('verificationRequired', {
          detail: `${number} waits for a check of its player.`,
        });
      await noteAct(tx, {
        ...decision,
        act,
        subject: number,
        detail: {
          player: invoice.player_id,
          amount: invoice.amount.toString(),
          currency: invoice.currency,
        },
      });
      return change(tx, invoice);
    });

  return {
    /** The oldest first. */
    waiting: (limit: number) => withdrawalsInReview(db, limit),

    /** @throws DomainError notFound, invoiceFinal */
    approve: (number: string, decision: Decision) =>
      decide(number, 'withdrawal.approve', decision, (tx, invoice) =>
        approve(tx, invoice, clock.now()),
      ),

    /** The money is back with the player in the same moment. @throws DomainError notFound, invoiceFinal */
    refuse: (number: string, decision: Decision) =>
      decide(number, 'withdrawal.refuse', decision, (tx, invoice) =>
        giveBack(tx, invoice, 'payoutRefused', clock.now()),
      ),
  };
}

export type WithdrawalReview = ReturnType<typeof createWithdrawalReview>;
