import { lazy } from '#shared/lazy.ts';

// Loaded by whoever has signed in on the page of those who are away.
export const AwayWithdrawal = lazy(() => import('./components/away-withdrawal.tsx'));
export { KnownDestinations } from './components/known-destinations.tsx';
export { PaymentsUnderWay } from './components/payments-under-way.tsx';
export { RecentInvoices } from './components/recent-invoices.tsx';
export { Withdrawable } from './components/withdrawable.tsx';
export { invoicesKey } from './keys.ts';
