import type { Invoice } from '@pierlight/contract/payments/schemas';
import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import { isProblem } from '#shared/api/problem.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { usePlayerId } from '#shared/session/use-session.ts';
import { invoiceQuery } from '../api.ts';

/** How often a pending invoice is polled besides its channel, in milliseconds. */
const ASK_AGAIN = 15_000;
/** The same while its player waits for a way to pay. */
const ASK_SOON = 5_000;

export type InvoiceState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  /** `invoice` is null when it does not exist or is somebody else's. */
  | { readonly state: 'known'; readonly invoice: Invoice | null };

/** An invoice of the player, kept up to date by its channel; a connection that is down is made up for. */
export function useInvoice(id: string | null): InvoiceState {
  const playerId = usePlayerId();
  const query = useQuery({
    ...invoiceQuery(id ?? ''),
    enabled: id !== null && playerId !== null,
    // What was cached before the visit to the provider's page may be out of date.
    refetchOnMount: ({ state }) =>
      state.data?.status === invoiceStatus.pending || state.data === undefined ? 'always' : false,
    refetchInterval: ({ state: { data } }) => {
      if (data?.status !== invoiceStatus.pending) return false;
      return data.awaitsProvider ? ASK_SOON : ASK_AGAIN;
    },
  });
  if (id === null) return { state: 'known', invoice: null };
  if (query.data) return { state: 'known', invoice: query.data };
  if (isUnknown(query.error)) return { state: 'known', invoice: null };
  if (query.isError) return { state: 'failed', retry: () => void query.refetch() };
  return { state: 'loading' };
}

/** An id that is none is as unknown as one of somebody else. */
function isUnknown(error: unknown): boolean {
  return isProblem(error, 'notFound') || isProblem(error, 'invalidInput');
}
