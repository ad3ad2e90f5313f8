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
  askedSince,
  insertWithdrawal,
  queueWithdrawals,
  sameWithdrawalSince,
} from './repository.ts';
import { approve, ledgerKeyOf, waitForCheck } from './stages.ts';

/** A second factor given for one call; `use` spends it in the transaction of what it allows. */
export interface GivenFactor {
  use(tx: Tx): Promise<void>;
}

export interface AskingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly methods: readonly WithdrawalMethod[];
  readonly random: RandomBelow;
  readonly customerOf: (playerId: string) => Promise<Customer>;
  /** @throws DomainError secondFactorRequired */
  readonly requireFactor: (session: Session, proof: string | null) => Promise<GivenFactor>;
  /** Where money may go, and what of it goes back first. */
  readonly destinations: Pick<DestinationBook, 'usable' | 'isKnownOwner'>;
  readonly returns: Pick<Returns, 'require'>;
  readonly currencyOf: (code: string) => Currency | undefined;
  /** Units of the base currency a player gets within a day without anybody looking at it. */
  readonly automaticUpTo: number;
  /** Whether no deposit has to be staked first. */
  readonly isTurnedOver: (tx: Tx, playerId: string, currency: string) => Promise<boolean>;
  readonly checks: PlayerChecks;
}

/** Over how long what a player asks for is added up, in milliseconds. */
const watched = 24 * 60 * 60_000;
/** For how long a withdrawal like an earlier one may be the same one sent twice, in milliseconds. */
const repeated = 15 * 60_000;

interface Wish {
  readonly method: WithdrawalMethod;
  readonly fee: bigint;
  readonly place: DestinationRow;
  /** Whether nobody has to look at whose the destination is. */
  readonly isKnownOwner: boolean;
  readonly country: string | null;
}

/**
 * Takes withdrawals. The amount leaves the balance, the invoice appears and the job that sends it is
 * set, all in one transaction; the provider is asked afterwards.
 */
export function createAsking(deps: AskingDeps) {
  const { db, clock } = deps;

  const check = async (playerId: string, input: WithdrawalRequest): Promise<Wish> => {
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

  /** Units of the base currency, to judge by; what no rate is known of is worth too much. */
  const worthOf = (amount: bigint, code: string): number => {
    const currency = deps.currencyOf(code);
    if (!currency) return Number.POSITIVE_INFINITY;
    return Number(amount) / currency.subunitToUnit / currency.rate.rate;
  };

  /** Whether nobody has to look at it: what the player asks for within a day stays small. */
  const isAutomatic = async (tx: Tx, invoice: InvoiceRow): Promise<boolean> => {
    const since = new Date(invoice.created_at.getTime() - watched);
    const asked = await askedSince(tx, invoice.player_id, since);
    const worth = asked.reduce((sum, part) => sum + worthOf(part.amount, part.currency), 0);
    return worth <= deps.automaticUpTo;
  };

  /** @throws DomainError withdrawalRepeated, naming the earlier one */
  const requireNew = async (tx: Tx, invoice: InvoiceRow, { place }: Wish) => {
    const since = new Date(invoice.created_at.getTime() - repeated);
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
    wish: Wish,
    key: string,
  ): InvoiceRow => {
    const now = clock.now();
    return {
      id: deps.ids.next(),
      number: withdrawalNumber(deps.random),
      player_id: playerId,
      type: invoiceType.withdrawal,
      status: invoiceStatus.pending,
      method_id: wish.method.id,
      provider: wish.method.provider,
      currency: input.currency,
      amount: BigInt(input.amount),
      fee: wish.fee,
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
      destination: namedPlace(wish.place),
      destination_id: wish.place.id,
      approved_at: null,
      expected_at: new Date(now.getTime() + wish.method.processingSeconds * 1_000),
      after_check: null,
    };
  };

  /** Null when the key, or by a rare chance the number, was used before. */
  const save = async (
    { isAway }: Session,
    input: WithdrawalRequest,
    invoice: InvoiceRow,
    wish: Wish,
    factor: GivenFactor,
  ): Promise<InvoiceRow | null> =>
    db.transaction().execute(async (tx) => {
      // What a player asks for at once, in whatever currency, is judged one by one.
      await queueWithdrawals(tx, invoice.player_id);
      if (!(await insertInvoice(tx, invoice))) return null;
      // After the key is known to be new: a repeated call is answered, not asked about.
      if (input.confirmDuplicate !== true) await requireNew(tx, invoice, wish);
      // Held from here on: nobody takes it off or stops it meanwhile.
      await deps.destinations.usable(tx, true, destinationNamed(invoice.player_id, input));
      const standing = await deps.checks.ofWithdrawal(tx, invoice.player_id);
      if (standing === 'refused') await requireOwnMoney(tx, invoice);
      // Before the posting, which begins what has to be staked anew; and nothing comes in between.
      await holdPlayerAccount(tx, invoice.player_id, invoice.currency);
      await requireNoBonus(tx, invoice.player_id, invoice.currency);
      const isStaked = await deps.isTurnedOver(tx, invoice.player_id, invoice.currency);
      // Who may not play cannot stake: then somebody looks at it instead.
      if (!isStaked && !isAway) throw new DomainError('turnOverRequired');
      const posted = await postWithdrawal(tx, movementOf(invoice, ledgerKeyOf(invoice.id)));
      const available = posted.balance + invoice.amount;
      await deps.returns.require(tx, invoice, wish.place, { available, country: wish.country });
      await factor.use(tx);
      await insertWithdrawal(tx, invoice, wish.place.fields);
      await tellLater(tx, invoice, 'asked');
      const isFine = isStaked && wish.isKnownOwner && (await isAutomatic(tx, invoice));
      if (standing === 'waits') return waitForCheck(tx, invoice, isFine ? 'send' : 'review');
      // Somebody looks at where money goes of a player whose check was refused.
      if (isFine && (standing === 'through' || wish.place.origin === 'deposit'))
        return approve(tx, invoice, invoice.created_at);
      await announceInvoice(tx, invoice);
      return invoice;
    });

  const replay = (earlier: InvoiceRow, inputHash: Buffer): InvoiceRow => {
    if (!earlier.input_hash.equals(inputHash)) throw new DomainError('idempotencyKeyReused');
    return earlier;
  };

  /**
   * Takes a withdrawal, or answers the one that the player's key asked for.
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

    const wish = await check(playerId, input);
    const factor = await deps.requireFactor(session, proof);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const draft = draftOf(playerId, input, wish, key);
      const invoice = await save(session, input, draft, wish, factor);
      if (invoice) return invoice;
      const first = await invoiceByKey(db, playerId, key);
      if (first) return replay(first, inputHash);
    }
    throw new Error('no free invoice number was found');
  };
}

/** The destination a request is for. */
function destinationNamed(playerId: string, { methodId, currency, fields }: WithdrawalRequest) {
  return { playerId, id: fields.destinationId ?? '', methodId, currency };
}
