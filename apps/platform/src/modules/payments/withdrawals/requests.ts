import type { EarlierWithdrawal, WithdrawalRequest } from '@pierlight/contract/payments/schemas';
import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import type { Currency } from '@pierlight/contract/settings/schemas';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import type { Ids } from '../../../kernel/ids.ts';
import { requireNoBonus } from '../../bonuses/public.ts';
import { holdPlayerAccount, postWithdrawal } from '../../ledger/public.ts';
import type { DestinationBook } from '../destinations/book.ts';
import { namedPlace } from '../destinations/places.ts';
import type { DestinationRow } from '../destinations/repository.ts';
import type { Returns } from '../destinations/returns.ts';
import { announceInvoice } from '../events.ts';
import { hashOf } from '../input-hash.ts';
import { movementOf } from '../invoice.ts';
import { type RandomBelow, withdrawalNumber } from '../invoice-number.ts';
import type { Customer } from '../provider.ts';
import { type InvoiceRow, insertInvoice, invoiceByKey } from '../repository.ts';
import type { PlayerChecks } from './checked.ts';
import {
  boundsOf,
  feeOf,
  type WithdrawalMethod,
  withdrawalFieldErrors,
  withdrawalMethodsFor,
} from './methods.ts';
import { tellLater } from './notices.ts';
import { requireOwnMoney } from './own-money.ts';
import {
  insertWithdrawal,
  queueWithdrawals,
  requestedSince,
  sameWithdrawalSince,
} from './repository.ts';
import { approve, ledgerKeyOf, waitForCheck } from './stages.ts';

/** A second factor given for one call; `use` spends it in the transaction of what it allows. */
export interface GivenFactor {
  use(tx: Tx): Promise<void>;
}

export interface RequestDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly methods: readonly WithdrawalMethod[];
  readonly random: RandomBelow;
  readonly customerOf: (playerId: string) => Promise<Customer>;
  /** @throws DomainError secondFactorRequired */
  readonly requireFactor: (session: Session, proof: string | null) => Promise<GivenFactor>;
  /** The payout destinations, and how much must return to its source first. */
  readonly destinations: Pick<DestinationBook, 'usable' | 'isKnownOwner'>;
  readonly returns: Pick<Returns, 'require'>;
  readonly currencyOf: (code: string) => Currency | undefined;
  /** Units of the base currency that a player is paid within a day without a review. */
  readonly automaticUpTo: number;
  /** Whether the deposit turnover is complete. */
  readonly isTurnedOver: (tx: Tx, playerId: string, currency: string) => Promise<boolean>;
  readonly checks: PlayerChecks;
}

/** The period over which a player's requests are added up, in milliseconds. */
const addedUpOver = 24 * 60 * 60_000;
/** How long an equal withdrawal counts as a possible repetition of an earlier one, in milliseconds. */
const repeatedWithin = 15 * 60_000;

/** A request whose method, amount, fields and destination are valid. */
interface CheckedRequest {
  readonly method: WithdrawalMethod;
  readonly fee: bigint;
  readonly place: DestinationRow;
  /** Whether the owner of the destination needs no review. */
  readonly isKnownOwner: boolean;
  readonly country: string | null;
}

/**
 * Takes requests for withdrawals. One transaction takes the amount from the balance, saves the invoice and adds the
 * job that sends it; the provider is called afterwards.
 */
export function createRequests(deps: RequestDeps) {
  const { db, clock } = deps;

  const check = async (playerId: string, input: WithdrawalRequest): Promise<CheckedRequest> => {
    const { country } = await deps.customerOf(playerId);
    const found = withdrawalMethodsFor(deps.methods, input.currency, country).find(
      ({ id }) => id === input.methodId,
    );
    if (!found) throw new DomainError('methodUnavailable');
    const bounds = boundsOf(found, input.currency);
    const amount = BigInt(input.amount);
    const fee = feeOf(found.fee, amount);
    if (!bounds || input.amount < bounds.min || input.amount > bounds.max || fee >= amount) {
      const rule = input.amount > (bounds?.max ?? 0) ? 'max' : 'min';
      const error = { rule, params: { ...bounds, currency: input.currency } };
      throw new DomainError('amountOutOfRange', { fields: { amount: [error] } });
    }
    const errors = withdrawalFieldErrors(input.fields, clock.now().toISOString().slice(0, 10));
    if (errors) throw new DomainError('invalidInput', { fields: errors });
    const named = destinationNamed(playerId, input);
    const place = await deps.destinations.usable(db, false, named);
    const isKnownOwner = await deps.destinations.isKnownOwner(place);
    return { method: found, fee, place, isKnownOwner, country };
  };

  /** An amount in units of the base currency; infinite where no rate is known, so that it is reviewed. */
  const worthOf = (amount: bigint, code: string): number => {
    const currency = deps.currencyOf(code);
    if (!currency) return Number.POSITIVE_INFINITY;
    return Number(amount) / currency.subunitToUnit / currency.rate.rate;
  };

  /** Whether it needs no review: what the player requests within a day stays small. */
  const isAutomatic = async (tx: Tx, invoice: InvoiceRow): Promise<boolean> => {
    const since = new Date(invoice.created_at.getTime() - addedUpOver);
    const requested = await requestedSince(tx, invoice.player_id, since);
    const worth = requested.reduce((sum, part) => sum + worthOf(part.amount, part.currency), 0);
    return worth <= deps.automaticUpTo;
  };

  /** @throws DomainError withdrawalRepeated, naming the earlier one */
  const requireNew = async (tx: Tx, invoice: InvoiceRow, { place }: CheckedRequest) => {
    const since = new Date(invoice.created_at.getTime() - repeatedWithin);
    const earlier = await sameWithdrawalSince(tx, invoice, place.fields, since);
    if (!earlier) return;
    const { id, number, created_at } = earlier;
    const params: EarlierWithdrawal = { id, number, createdAt: created_at.toISOString() };
    throw new DomainError('withdrawalRepeated', {
      fields: { confirmDuplicate: [{ rule: 'required', params }] },
    });
  };

  const draftOf = (
    playerId: string,
    input: WithdrawalRequest,
    request: CheckedRequest,
    key: string,
  ): InvoiceRow => {
    const now = clock.now();
    return {
      id: deps.ids.next(),
      number: withdrawalNumber(deps.random),
      player_id: playerId,
      type: invoiceType.withdrawal,
      status: invoiceStatus.pending,
      method_id: request.method.id,
      provider: request.method.provider,
      currency: input.currency,
      amount: BigInt(input.amount),
      fee: request.fee,
      idempotency_key: key,
      input_hash: hashOf(['withdrawal', input]),
      handover: 'sending',
      provider_payment_id: null,
      redirect_url: null,
      public_data: null,
      asked_amount: null,
      failure_reason: null,
      ledger_transaction_id: null,
      created_at: now,
      settled_at: null,
      destination: namedPlace(request.place),
      destination_id: request.place.id,
      approved_at: null,
      expected_at: new Date(now.getTime() + request.method.processingSeconds * 1_000),
      after_check: null,
    };
  };

  /** Null when the key, or by a rare chance the number, was used before. */
  const save = async (
    { isAway }: Session,
    input: WithdrawalRequest,
    invoice: InvoiceRow,
    request: CheckedRequest,
    factor: GivenFactor,
  ): Promise<InvoiceRow | null> =>
    db.transaction().execute(async (tx) => {
      // Simultaneous requests of a player are decided one by one, whatever their currencies.
      await queueWithdrawals(tx, invoice.player_id);
      if (!(await insertInvoice(tx, invoice))) return null;
      // After the key is known to be new: a retry is answered, and needs no confirmation.
      if (input.confirmDuplicate !== true) await requireNew(tx, invoice, request);
      // Locked from here on: nobody removes or stops it meanwhile.
      await deps.destinations.usable(tx, true, destinationNamed(invoice.player_id, input));
      const standing = await deps.checks.ofWithdrawal(tx, invoice.player_id);
      if (standing === 'refused') await requireOwnMoney(tx, invoice);
      // Before the posting, which starts the deposit turnover anew; and nothing comes in between.
      await holdPlayerAccount(tx, invoice.player_id, invoice.currency);
      await requireNoBonus(tx, invoice.player_id, invoice.currency);
      const isStaked = await deps.isTurnedOver(tx, invoice.player_id, invoice.currency);
      // A player who may not play cannot stake: then it is reviewed instead.
      if (!isStaked && !isAway) throw new DomainError('turnOverRequired');
      const posted = await postWithdrawal(tx, movementOf(invoice, ledgerKeyOf(invoice.id)));
      const available = posted.balance + invoice.amount;
      await deps.returns.require(tx, invoice, request.place, {
        available,
        country: request.country,
      });
      await factor.use(tx);
      await insertWithdrawal(tx, invoice, request.place.fields);
      await tellLater(tx, invoice, 'asked');
      const isFine = isStaked && request.isKnownOwner && (await isAutomatic(tx, invoice));
      if (standing === 'waits') return waitForCheck(tx, invoice, isFine ? 'send' : 'review');
      // After a refused check, the payout destination is reviewed.
      if (isFine && (standing === 'through' || request.place.origin === 'deposit'))
        return approve(tx, invoice, invoice.created_at);
      await announceInvoice(tx, invoice);
      return invoice;
    });

  const replay = (earlier: InvoiceRow, inputHash: Buffer): InvoiceRow => {
    if (!earlier.input_hash.equals(inputHash)) throw new DomainError('idempotencyKeyReused');
    return earlier;
  };

  /**
   * Takes a withdrawal, or answers the one that was requested under the player's key.
   * @param proof of a second factor, where one was given
   * @throws DomainError methodUnavailable, amountOutOfRange, invalidInput, secondFactorRequired,
   *   insufficientFunds, ownMoneyOnly, bonusPlayed, turnOverRequired, destinationRests, returnFirst, returnExceeded,
   *   currencyUnavailable, withdrawalRepeated, idempotencyKeyReused
   */
  return async (
    session: Session,
    input: WithdrawalRequest,
    key: string,
    proof: string | null,
  ): Promise<InvoiceRow> => {
    const { playerId } = session;
    const inputHash = hashOf(['withdrawal', input]);
    const earlier = await invoiceByKey(db, playerId, key);
    if (earlier) return replay(earlier, inputHash);

    const request = await check(playerId, input);
    const factor = await deps.requireFactor(session, proof);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const draft = draftOf(playerId, input, request, key);
      const invoice = await save(session, input, draft, request, factor);
      if (invoice) return invoice;
      const first = await invoiceByKey(db, playerId, key);
      if (first) return replay(first, inputHash);
    }
    throw new Error('no free invoice number was found');
  };
}

/** The destination that a request names. */
function destinationNamed(playerId: string, { methodId, currency, fields }: WithdrawalRequest) {
  return { playerId, id: fields.destinationId ?? '', methodId, currency };
}
