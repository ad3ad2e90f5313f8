import { LimitNotice } from './limit-notice.tsx';

/** Another amount or period for a limit of money. */
export default function EditCashLimitModal() {
  return <LimitNotice about="edit" />;
}
