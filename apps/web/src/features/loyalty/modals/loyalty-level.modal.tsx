import { LoyaltyNotice } from './loyalty-notice.tsx';

/** The level of the player. */
export default function LoyaltyLevelModal() {
  return <LoyaltyNotice about="level" />;
}
