import type { DepositRequest, Invoice } from '@pierlight/contract/payments/schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { walletKeys } from '#features/wallet/public.ts';
import { problemOf } from '#shared/api/problem.ts';
import { apiOf } from '#shared/api/query-client.ts';
import { invoiceKey, invoicesKey, paymentsKey } from './keys.ts';

/** Methods to deposit with in a currency, in the player's own country. */
export function depositMethodsQuery(currency: string) {
  return queryOptions({
    queryKey: [...paymentsKey, 'methods', 'deposit', currency],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).payments.depositMethods({ currency }, { signal })).data,
    meta: { personal: true },
  });
}

export function withdrawalMethodsQuery(currency: string) {
  return queryOptions({
    queryKey: [...paymentsKey, 'methods', 'withdrawal', currency],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).payments.withdrawalMethods({ currency }, { signal })).data,
    meta: { personal: true },
  });
}

/** One of the player's own invoices; somebody else's is as unknown as one that does not exist. */
export function invoiceQuery(id: Invoice['id']) {
  return queryOptions({
    queryKey: invoiceKey(id),
    queryFn: async ({ client, signal }) => {
      const { data } = await apiOf(client).payments.invoices(
        { page: 1, perPage: 1, id: [id] },
        { signal },
      );
      const [invoice] = data;
      if (!invoice) throw problemOf('notFound');
      return invoice;
    },
    meta: { personal: true },
  });
}

/** The newest invoices, as many as asked for. */
export function recentInvoicesQuery(count: number) {
  return queryOptions({
    queryKey: [...invoicesKey, { count }],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).payments.invoices({ page: 1, perPage: count }, { signal })).data,
    meta: { personal: true },
  });
}

export interface DepositAttempt {
  readonly request: DepositRequest;
  /** The same for every repetition of one attempt, so that it is charged once at most. */
  readonly idempotencyKey: string;
}

export function depositMutation() {
  return mutationOptions({
    mutationFn: async ({ request, idempotencyKey }: DepositAttempt, { client }) =>
      (await apiOf(client).payments.deposit(request, { context: { idempotencyKey } })).data,
    onSuccess: (invoice, _attempt, _result, { client }) => {
      client.setQueryData(invoiceQuery(invoice.id).queryKey, invoice);
      void client.invalidateQueries({ queryKey: invoicesKey });
    },
  });
}

/** Cancels a deposit that is not settled. */
export function declineMutation() {
  return mutationOptions({
    mutationFn: async (id: Invoice['id'], { client }) =>
      (await apiOf(client).payments.declineInvoice({ id })).data,
    onSuccess: (invoice, _id, _result, { client }) => {
      client.setQueryData(invoiceQuery(invoice.id).queryKey, invoice);
    },
    // Refused or not, what is known of it may be out of date.
    onSettled: (_invoice, _error, id, _result, { client }) => {
      void client.invalidateQueries({ queryKey: invoiceKey(id) });
      void client.invalidateQueries({ queryKey: invoicesKey });
      void client.invalidateQueries({ queryKey: walletKeys.accounts });
    },
  });
}
