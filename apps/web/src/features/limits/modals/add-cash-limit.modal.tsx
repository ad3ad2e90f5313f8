import { LimitNotice } from './limit-notice.tsx';

/** A new limit of money. */
export default function AddCashLimitModal() {
  return <LimitNotice about="add" />;
}
