export { RecentInvoices } from './components/recent-invoices.tsx';
export { Withdrawable } from './components/withdrawable.tsx';
