export { AwayWithdrawal } from './components/away-withdrawal.tsx';
export { KnownDestinations } from './components/known-destinations.tsx';
export { PaymentsUnderWay } from './components/payments-under-way.tsx';
export { RecentInvoices } from './components/recent-invoices.tsx';
export { Withdrawable } from './components/withdrawable.tsx';
export { invoicesKey } from './keys.ts';
