import type {
  DepositRequest,
  Invoice,
  WithdrawalRequest,
} from '@pierlight/contract/payments/schemas';
import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { bonusesKey } from '#features/bonuses/public.ts';
import { limitsKey } from '#features/limits/public.ts';
import { walletKeys } from '#features/wallet/public.ts';
import { clientProblem, isProblem } from '#shared/api/problem.ts';
import { apiOf } from '#shared/api/query-client.ts';
import { withFactor } from '#shared/second-factor/with-factor.ts';
import { attempt } from './attempts.ts';
import { destinationsKey, invoiceKey, invoicesKey, paymentsKey } from './keys.ts';

/** Methods to deposit with in a currency, in the player's own country. */
export function depositMethodsQuery(currency: string) {
  return queryOptions({
    queryKey: [...paymentsKey, 'methods', 'deposit', currency],
    queryFn: async ({ client, signal }) => {
      try {
        return (await apiOf(client).payments.depositMethods({ currency }, { signal })).data;
      } catch (error) {
        limitsMayHaveChanged(client, error);
        throw error;
      }
    },
    meta: { endpoint: 'payments.depositMethods' },
  });
}

export function withdrawalMethodsQuery(currency: string) {
  return queryOptions({
    queryKey: [...paymentsKey, 'methods', 'withdrawal', currency],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).payments.withdrawalMethods({ currency }, { signal })).data,
    meta: { endpoint: 'payments.withdrawalMethods' },
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
      if (!invoice) throw clientProblem(404, 'notFound');
      // What has ended stays so, however old an answer is.
      const known = client.getQueryData<Invoice>(invoiceKey(id));
      return known && known.status !== invoiceStatus.pending ? known : invoice;
    },
    meta: { endpoint: 'payments.invoices' },
  });
}

/** Whether the player ever paid anything in. */
export function hasDepositedQuery() {
  return queryOptions({
    queryKey: [...invoicesKey, 'has-deposited'],
    queryFn: async ({ client, signal }) => {
      const first = { page: 1, perPage: 1 };
      const paid = { status: [invoiceStatus.success], type: [invoiceType.deposit] };
      const { data } = await apiOf(client).payments.invoices({ ...first, ...paid }, { signal });
      return data.length > 0;
    },
    meta: { endpoint: 'payments.invoices' },
  });
}

/** The newest invoices, as many as requested. */
export function recentInvoicesQuery(count: number) {
  return queryOptions({
    queryKey: [...invoicesKey, { count }],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).payments.invoices({ page: 1, perPage: count }, { signal })).data,
    meta: { endpoint: 'payments.invoices' },
  });
}

/** Payments that have not ended, the newest first, at most a hundred. */
export function openInvoicesQuery() {
  return queryOptions({
    queryKey: [...invoicesKey, 'open'],
    queryFn: async ({ client, signal }) => {
      const open = { page: 1, perPage: 100, status: [invoiceStatus.pending] };
      return (await apiOf(client).payments.invoices(open, { signal })).data;
    },
    meta: { endpoint: 'payments.invoices' },
  });
}

export function depositMutation(playerId: string | null) {
  return mutationOptions({
    mutationFn: (request: DepositRequest, { client }) =>
      attempt(
        playerId ?? '',
        request,
        async (idempotencyKey) =>
          (await apiOf(client).payments.deposit(request, { context: { idempotencyKey } })).data,
      ),
    onSuccess: (invoice, _request, _result, { client }) => {
      client.setQueryData(invoiceQuery(invoice.id).queryKey, invoice);
      void client.invalidateQueries({ queryKey: invoicesKey });
      void client.invalidateQueries({ queryKey: limitsKey });
      // A bonus chosen with it is not offered twice.
      void client.invalidateQueries({ queryKey: bonusesKey });
    },
    onError: (error, _request, _result, { client }) => {
      limitsMayHaveChanged(client, error);
      if (isProblem(error, 'bonusUnavailable'))
        void client.invalidateQueries({ queryKey: bonusesKey });
    },
  });
}

/** What a limit refused says that what is known of limits is old. */
function limitsMayHaveChanged(client: QueryClient, error: unknown): void {
  if (isProblem(error, 'depositLimitReached'))
    void client.invalidateQueries({ queryKey: limitsKey });
}

/** Requests a withdrawal; the player may be asked for a second factor before. */
export function withdrawMutation(playerId: string | null) {
  return mutationOptions({
    mutationFn: (request: WithdrawalRequest, { client }) =>
      attempt(playerId ?? '', request, async (idempotencyKey) => {
        const api = apiOf(client);
        const ask = ({ context }: { context?: { readonly secondFactor: string } }) =>
          api.payments.withdraw(request, { context: { ...context, idempotencyKey } });
        return (await withFactor(api, 'withdraw', ask)).data;
      }),
    onSuccess: (invoice, _request, _result, { client }) => {
      client.setQueryData(invoiceQuery(invoice.id).queryKey, invoice);
      void client.invalidateQueries({ queryKey: invoicesKey });
      void client.invalidateQueries({ queryKey: walletKeys.accounts });
      void client.invalidateQueries({ queryKey: turnOverKey });
      void client.invalidateQueries({ queryKey: destinationsKey });
    },
    onError: (error, _request, _result, { client }) => {
      // Whatever was refused, what is known of where money can go may be old.
      void client.invalidateQueries({ queryKey: destinationsKey });
      if (isProblem(error, 'bonusPlayed')) void client.invalidateQueries({ queryKey: bonusesKey });
      // This page may not know the earlier one.
      if (isProblem(error, 'withdrawalRepeated')) {
        void client.invalidateQueries({ queryKey: invoicesKey });
        void client.invalidateQueries({ queryKey: walletKeys.accounts });
      }
    },
  });
}

const turnOverKey = [...paymentsKey, 'turn-over'] as const;

/** What has to be staked before money in a currency may leave. */
export function turnOverQuery(currency: string) {
  return queryOptions({
    queryKey: [...turnOverKey, currency],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).risk.turnOverWager({ currency }, { signal })).data,
    // Every stake changes it.
    staleTime: 0,
    meta: { endpoint: 'risk.turnOverWager' },
  });
}

/** Withdrawals in a currency that have not arrived yet, the newest first. */
export function openWithdrawalsQuery(currency: string) {
  return queryOptions({
    queryKey: [...invoicesKey, 'open-withdrawals', currency],
    queryFn: async ({ client, signal }) =>
      (
        await apiOf(client).payments.invoices(
          {
            page: 1,
            perPage: 20,
            currency,
            status: [invoiceStatus.pending],
            type: [invoiceType.withdrawal],
          },
          { signal },
        )
      ).data,
    meta: { endpoint: 'payments.invoices' },
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
      void client.invalidateQueries({ queryKey: bonusesKey });
    },
  });
}
