import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import type { Database } from '../../../kernel/db/database.ts';
import { destinationFieldsOf } from '../destinations/places.ts';
import { sourcesOf } from '../destinations/repository.ts';
import { boundsOf, type WithdrawalMethod, withdrawalFields } from './methods.ts';

/** Keeps of some methods those a player can be paid by: back to a card only where money came from one. */
export function createPayableMethods(db: Database) {
  return async (
    playerId: string,
    methods: readonly WithdrawalMethod[],
    currency: string,
  ): Promise<WithdrawalMethod[]> => {
    const sources = await sourcesOf(db, playerId, currency);
    return methods.filter(
      ({ id, backToDeposit }) =>
        !backToDeposit || sources.some(({ method_id, left }) => method_id === id && left > 0n),
    );
  };
}

/** A method as the client is told of it; null when it does not pay the currency. */
export function describeWithdrawalMethod(
  method: WithdrawalMethod,
  currency: string,
): PaymentMethod | null {
  const range = boundsOf(method, currency);
  if (!range) return null;
  return {
    id: method.id,
    kind: method.kind,
    currency,
    minAmount: range.min,
    maxAmount: range.max,
    quickAmounts: [],
    fee: method.fee,
    processingSeconds: method.processingSeconds,
    fields: [...withdrawalFields],
    destinationFields: destinationFieldsOf(method, currency),
    asksHolder: !method.toAddress && !method.backToDeposit,
  };
}
