export { RecentInvoices } from './components/recent-invoices.tsx';
