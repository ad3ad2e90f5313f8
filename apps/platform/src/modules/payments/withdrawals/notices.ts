import { languageTag } from '@pierlight/contract/common/language-tag';
import { formatAmount } from '@pierlight/money/amount';
import type { CurrencyUnit } from '@pierlight/money/currency';
import { z } from 'zod';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/jobs.ts';
import type { MailService } from '../../mail/public.ts';
import type { Notify } from '../../notifications/public.ts';
import { addressIn } from '../destinations/places.ts';
import { type InvoiceRow, invoiceById } from '../repository.ts';
import { fieldsOfWithdrawal } from './repository.ts';

/** What a player is notified of: a withdrawal was requested, has arrived, or was returned. */
const tidings = z.enum(['asked', 'paid', 'returned']);
export type Tidings = z.infer<typeof tidings>;

export const tellJob = 'payments.tell-withdrawal';
const payload = z.object({ invoiceId: z.uuid(), what: tidings });

/** Tells the player by mail and in the inbox once the transaction commits. */
export async function tellLater(
  tx: Tx,
  { id: invoiceId }: Pick<InvoiceRow, 'id'>,
  what: Tidings,
): Promise<void> {
  await enqueueJob(tx, tellJob, { invoiceId, what }, { key: `${tellJob}:${invoiceId}:${what}` });
}

export interface NoticesDeps {
  readonly db: Database;
  readonly mail: Pick<MailService, 'sendLater'>;
  readonly notify: Notify;
  /** The address a player reads mail at, null without one, and the language they read. */
  readonly readerOf: (playerId: string) => Promise<{ email: string | null; locale: string }>;
  readonly currencyOf: (code: string) => CurrencyUnit | undefined;
}

const templates = {
  asked: { inbox: 'withdrawalAsked', mail: 'withdrawal-asked' },
  paid: { inbox: 'withdrawalPaid', mail: 'withdrawal-paid' },
  returned: { inbox: 'withdrawalReturned', mail: 'withdrawal-returned' },
} as const satisfies Record<Tidings, unknown>;

/** The job that tells players what became of their withdrawals. */
export function createNotices(deps: NoticesDeps) {
  return async (job: unknown): Promise<void> => {
    const { invoiceId, what } = payload.parse(job);
    const invoice = await invoiceById(deps.db, invoiceId);
    if (!invoice) throw new Error(`there is no withdrawal ${invoiceId}`);
    const reader = await deps.readerOf(invoice.player_id);
    const arrives = invoice.amount - invoice.fee;
    const shown = what === 'paid' ? arrives : invoice.amount;
    const currency = deps.currencyOf(invoice.currency);
    if (!currency) throw new Error(`nobody knows the currency ${invoice.currency}`);
    const values = {
      amount: formatAmount(shown, currency, languageTag(reader.locale)),
      number: invoice.number,
      destination: invoice.destination ?? '',
      reason: invoice.failure_reason ?? '',
    };
    const address = addressIn((await fieldsOfWithdrawal(deps.db, invoice.id)) ?? {});
    const { inbox, mail } = templates[what];
    const occasion = `withdrawal:${invoice.id}:${what}`;
    await deps.db.transaction().execute(async (tx) => {
      if (reader.email !== null)
        await deps.mail.sendLater(tx, {
          to: reader.email,
          locale: reader.locale,
          name: mail,
          // The player's own word for an address stays out of mails.
          values: { ...values, destination: address ?? values.destination },
          occasion,
        });
      await deps.notify(tx, {
        playerId: invoice.player_id,
        template: inbox,
        occasion,
        values: { ...values, amount: { amount: shown.toString(), currency: invoice.currency } },
      });
    });
  };
}
