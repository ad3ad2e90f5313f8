import { LoyaltyNotice } from './loyalty-notice.tsx';

/** How points are earned. */
export default function LoyaltyEarnModal() {
  return <LoyaltyNotice about="earn" />;
}
