import type { DepositRequest } from '@pierlight/contract/payments/schemas';
import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { CheckedDeps } from './checks.ts';
import { awaitedCheckAfter, enqueueCheck, firstCheckAfter } from './checks.ts';
import { type ChosenOffer, claimOffer, type DepositBonuses, offerOf } from './deposit-bonuses.ts';
import { hashOf } from './input-hash.ts';
import { depositNumber, type RandomBelow } from './invoice-number.ts';
import { fieldErrors } from './method-fields.ts';
import { type DepositMethod, fieldsOf, impliedFields, methodsFor, rangeOf } from './methods.ts';
import { type Customer, type PaymentOrder, ProviderFailure } from './provider.ts';
import { providerOf } from './providers.ts';
import {
  type Handover,
  type InvoiceRow,
  insertInvoice,
  invoiceById,
  invoiceByKey,
  lockInvoice,
  notWithdrawn,
  updateInvoice,
} from './repository.ts';
import { checkReturnUrl, returnUrlsFor } from './return-address.ts';

export interface DepositDeps extends CheckedDeps {
  readonly methods: readonly DepositMethod[];
  /** Origins a return address may be on. */
  readonly returnOrigins: readonly string[];
  readonly random: RandomBelow;
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly customerOf: (playerId: string) => Promise<Customer>;
  /** The language a page of the site is in, by its address. */
  readonly localeOfPage: (page: URL) => string;
  readonly limits: DepositLimits;
  readonly checks: DepositChecks;
  readonly bonuses: DepositBonuses;
}

/** What the player's own limits say to a deposit. */
export interface DepositLimits {
  /** Asked before anything is saved or called. @throws DomainError registerUnavailable */
  before(playerId: string): Promise<void>;
  /** Asked once a deposit is saved. @throws DomainError accountExcluded, depositLimitReached */
  require(tx: Tx, playerId: string, currency: string): Promise<void>;
  /** What may still be deposited, in subunits; null without a limit. */
  left(playerId: string, currency: string): Promise<bigint | null>;
}

/** What the checks of a player's identity say to a deposit. */
export interface DepositChecks {
  /** Asked once a deposit is saved. @throws DomainError verificationRequired, saying what may still be deposited */
  require(tx: Tx, playerId: string, currency: string): Promise<void>;
}

/** How long a repetition waits for the first call to hear from the provider, in milliseconds. */
const patience = 6_000;

/**
 * Starts deposits. The invoice is saved and committed before the provider is asked, so an answer that
 * is lost leaves a pending invoice that the check job clears up; nothing is ordered twice.
 */
export function createDeposits(deps: DepositDeps) {
  const { db, clock, settlement, providers } = deps;

  const check = (input: DepositRequest, customer: Customer): DepositMethod => {
    const method = methodsFor(deps.methods, input.currency, customer.country).find(
      (candidate) => candidate.id === input.methodId,
    );
    const range = method && rangeOf(method, input.currency);
    if (!range) throw new DomainError('methodUnavailable');
    const { min, max } = range;
    if (input.amount < min || input.amount > max) {
      const rule = input.amount < min ? 'min' : 'max';
      const error = { rule, params: { min, max, currency: input.currency } };
      throw new DomainError('amountOutOfRange', { fields: { amount: [error] } });
    }
    const today = clock.now().toISOString().slice(0, 10);
    const fields = fieldErrors(fieldsOf(method, input.currency), input.fields, today);
    if (fields) throw new DomainError('invalidInput', { fields });
    return method;
  };

  /** Saves the invoice together with the job that looks after it; null when the key was used. */
  const save = async (
    input: DepositRequest,
    method: DepositMethod,
    chosen: ChosenOffer | null,
    playerId: string,
    key: string,
    inputHash: Buffer,
  ): Promise<InvoiceRow | null> => {
    const games = chosen && (await deps.bonuses.gamesOf(chosen.offer));
    const invoice: InvoiceRow = {
      id: deps.ids.next(),
      number: depositNumber(deps.random),
      player_id: playerId,
      type: invoiceType.deposit,
      status: invoiceStatus.pending,
      method_id: method.id,
      provider: method.provider,
      currency: input.currency,
      amount: BigInt(input.amount),
      asked_amount: null,
      idempotency_key: key,
      input_hash: inputHash,
      handover: 'sending',
      provider_payment_id: null,
      redirect_url: null,
      public_data: null,
      failure_reason: null,
      ledger_transaction_id: null,
      created_at: clock.now(),
      settled_at: null,
      ...notWithdrawn,
    };
    return db.transaction().execute(async (tx) => {
      if (!(await insertInvoice(tx, invoice))) return null;
      // In this order: what decides a check shuts out while it holds the checks.
      await deps.checks.require(tx, playerId, input.currency);
      await deps.limits.require(tx, playerId, input.currency);
      const isAsked = input.bonusId !== undefined;
      const { offered } = deps.bonuses;
      if (chosen && games) await claimOffer(tx, invoice, chosen, { games, isAsked, offered });
      await enqueueCheck(tx, invoice.id, firstCheckAfter);
      return invoice;
    });
  };

  /** Gives a saved invoice to its provider and keeps what came of it. */
  const handOver = async (invoice: InvoiceRow, order: PaymentOrder): Promise<void> => {
    const provider = providerOf(providers, invoice.provider);
    try {
      const payment = await provider.createPayment(order);
      const applied = await db
        .transaction()
        .execute((tx) => settlement.apply(tx, provider.id, payment, invoice.id));
      if (applied === 'mismatch') await withdrawOrder(invoice);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      deps.log.warn(
        { err: error, invoiceId: invoice.id, kind: error.kind },
        'deposit not handed over',
      );
      await noteFate(invoice.id, error.kind === 'unknownFate' ? 'unknown' : 'refused');
    }
  };

  const noteFate = async (
    id: string,
    handover: Extract<Handover, 'unknown' | 'refused'>,
  ): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      const invoice = await lockInvoice(tx, id);
      if (invoice?.status !== invoiceStatus.pending || invoice.handover === 'accepted') return;
      const noted = await updateInvoice(tx, id, { handover });
      if (handover === 'refused') await settlement.fail(tx, noted, 'unavailable');
      else await enqueueCheck(tx, id, awaitedCheckAfter);
    });
  };

  /**
   * A provider that answered about something else than it was asked gets no player sent to it. What it
   * has under our own reference is cancelled: what it spoke of may be another player's.
   */
  const withdrawOrder = async (invoice: InvoiceRow): Promise<void> => {
    const provider = providerOf(providers, invoice.provider);
    const cancel = async () => {
      const own = await provider.findPayment(invoice.id);
      return own?.reference === invoice.id ? provider.cancelPayment(own.id) : null;
    };
    const left = await cancel().catch((error: unknown) => {
      if (error instanceof ProviderFailure) return null;
      throw error;
    });
    await noteFate(invoice.id, left?.state.kind === 'failed' ? 'refused' : 'unknown');
  };

  /**
   * Waits until the invoice's provider has been heard, or the first call has surely ended: the process that
   * made it is gone, and nobody knows what the provider has.
   */
  const heard = async (invoice: InvoiceRow): Promise<InvoiceRow> => {
    let row = invoice;
    for (let waited = 0, step = 25; row.handover === 'sending' && waited < patience; ) {
      await deps.pause(step);
      waited += step;
      step = Math.min(step * 2, 400);
      row = (await invoiceById(db, invoice.id)) ?? row;
    }
    if (row.handover !== 'sending') return row;
    await noteFate(row.id, 'unknown');
    return (await invoiceById(db, row.id)) ?? row;
  };

  const answer = (invoice: InvoiceRow): InvoiceRow => {
    if (invoice.handover === 'refused') throw new DomainError('providerUnavailable');
    return invoice;
  };

  /**
   * Starts a deposit, or answers the one that the player's key started. One that its provider surely does
   * not have is started again, as an order of its own.
   * @throws DomainError methodUnavailable, amountOutOfRange, bonusUnavailable, returnUrlRefused,
   *   invalidInput, accountExcluded, registerUnavailable, depositLimitReached, verificationRequired, idempotencyKeyReused, providerUnavailable when the provider
   *   surely has no payment
   */
  return async (playerId: string, input: DepositRequest, key: string): Promise<InvoiceRow> => {
    const inputHash = hashOf(input);
    const earlier = await invoiceByKey(db, playerId, key);
    if (earlier && !earlier.input_hash.equals(inputHash))
      throw new DomainError('idempotencyKeyReused');
    if (earlier && earlier.handover !== 'refused') return answer(await heard(earlier));

    const returnUrl = checkReturnUrl(input.returnUrl, deps.returnOrigins);
    const customer = await deps.customerOf(playerId);
    const method = check(input, customer);
    const chosen = await offerOf(deps.bonuses, playerId, input);
    await deps.limits.before(playerId);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const invoice = await save(input, method, chosen, playerId, key, inputHash);
      if (invoice) {
        await handOver(invoice, {
          reference: invoice.id,
          amount: invoice.amount,
          currency: invoice.currency,
          method: method.id,
          returnUrls: returnUrlsFor(returnUrl, invoice.id),
          // The provider's page goes on in the language of the one the player comes from.
          customer: { ...customer, locale: deps.localeOfPage(returnUrl) },
          fields: { ...impliedFields(method, input.currency), ...input.fields },
        });
        return answer((await invoiceById(db, invoice.id)) ?? invoice);
      }
      const first = await invoiceByKey(db, playerId, key);
      if (first && !first.input_hash.equals(inputHash))
        throw new DomainError('idempotencyKeyReused');
      if (first) return answer(await heard(first));
    }
    throw new Error('no free invoice number was found');
  };
}
