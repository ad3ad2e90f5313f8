import type { Invoice } from '@pierlight/contract/payments/schemas';
import { useEffect, useState } from 'react';
import { payingPage } from '../invoice-screen.ts';

/**
 * The page to pay a deposit on that was waited for here, once it is known: the player is taken there. Null for a
 * deposit that has one from the beginning, as of somebody who comes back from that page.
 */
export function useWayToPay(invoice: Invoice | null): string | null {
  const [waitedFor, setWaitedFor] = useState<Invoice['id'] | null>(null);
  if (invoice?.awaitsProvider && waitedFor !== invoice.id) setWaitedFor(invoice.id);
  const page = invoice && waitedFor === invoice.id ? payingPage(invoice) : null;
  useEffect(() => {
    if (page !== null) window.location.assign(page);
  }, [page]);
  return page;
}
