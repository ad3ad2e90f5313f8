import { createHash } from 'node:crypto';
import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { Ids } from '../../../kernel/ids.ts';
import { heldAccounts, holdPlayerAccount, postWithdrawal } from '../../ledger/public.ts';
import { namedPlace } from '../destinations/places.ts';
import { type Source, sourcesOf } from '../destinations/repository.ts';
import { movementOf } from '../invoice.ts';
import { type RandomBelow, withdrawalNumber } from '../invoice-number.ts';
import type { Customer } from '../provider.ts';
import { type InvoiceRow, insertInvoice, invoiceByKey } from '../repository.ts';
import { boundsOf, feeOf, type WithdrawalMethod, withdrawalMethodsFor } from './methods.ts';
import { tellLater } from './notices.ts';
import { ownMoney } from './own-money.ts';
import { insertWithdrawal, queueWithdrawals } from './repository.ts';
import { approve, ledgerKeyOf } from './stages.ts';

export interface ReturningDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly methods: readonly WithdrawalMethod[];
  readonly random: RandomBelow;
  readonly customerOf: (playerId: string) => Promise<Customer>;
}

export type ReturnOwnMoney = (playerId: string) => Promise<void>;

/** What a place sends back does not go there a second time by itself. */
const keyOf = ({ id, left }: Source): string => `own-money:${id}:${left}`;

/**
 * Sends what is left of a player's deposits back to where it came from, unasked: of a player whose check was
 * refused for good. What there is beyond that, and what came from nowhere that takes money back, stays.
 */
export function createReturning(deps: ReturningDeps): ReturnOwnMoney {
  const { db, clock } = deps;

  const draftOf = (source: Source, method: WithdrawalMethod, amount: bigint): InvoiceRow => {
    const now = clock.now();
    const key = keyOf(source);
    return {
      id: deps.ids.next(),
      number: withdrawalNumber(deps.random),
      player_id: source.player_id,
      type: invoiceType.withdrawal,
      status: invoiceStatus.pending,
      method_id: method.id,
      provider: method.provider,
      currency: source.currency,
      amount,
      fee: feeOf(method.fee, amount),
      idempotency_key: key,
      input_hash: createHash('sha256').update(key).digest(),
      handover: 'sending',
      provider_payment_id: null,
      redirect_url: null,
      public_data: null,
      asked_amount: null,
      failure_reason: null,
      ledger_transaction_id: null,
      created_at: now,
      settled_at: null,
      destination: namedPlace(source),
      destination_id: source.id,
      approved_at: null,
      after_check: null,
      expected_at: new Date(now.getTime() + method.processingSeconds * 1_000),
    };
  };

  /** What goes back to a place now; null where nothing does. */
  const amountFor = async (tx: Tx, source: Source, method: WithdrawalMethod) => {
    const bounds = boundsOf(method, source.currency);
    if (!bounds) return null;
    const { player_id: playerId, currency } = source;
    await holdPlayerAccount(tx, playerId, currency);
    const account = (await heldAccounts(tx, playerId)).find((one) => one.currency === currency);
    const sums = [
      source.left,
      await ownMoney(tx, { playerId, currency }),
      account?.balance ?? 0n,
      BigInt(bounds.max),
    ];
    const amount = sums.reduce((least, sum) => (sum < least ? sum : least));
    return amount >= BigInt(bounds.min) ? amount : null;
  };

  const returnTo = (playerId: string, sourceId: string, country: string | null): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await queueWithdrawals(tx, playerId);
      const source = (await sourcesOf(tx, playerId, undefined)).find(({ id }) => id === sourceId);
      const method =
        source &&
        withdrawalMethodsFor(deps.methods, source.currency, country).find(
          ({ id }) => id === source.method_id,
        );
      const amount = method && source.refused_at === null && (await amountFor(tx, source, method));
      if (!amount) return;
      const invoice = draftOf(source, method, amount);
      if (!(await insertInvoice(tx, invoice))) {
        if (await invoiceByKey(tx, playerId, invoice.idempotency_key)) return;
        // Tried again, as every job is.
        throw new Error(`the number ${invoice.number} is taken`);
      }
      await postWithdrawal(tx, movementOf(invoice, ledgerKeyOf(invoice.id)));
      await insertWithdrawal(tx, invoice, source.fields);
      await tellLater(tx, invoice, 'asked');
      await approve(tx, invoice, clock.now());
    });

  return async (playerId) => {
    const { country } = await deps.customerOf(playerId);
    for (const { id, left } of await sourcesOf(db, playerId, undefined))
      if (left > 0n) await returnTo(playerId, id, country);
  };
}
