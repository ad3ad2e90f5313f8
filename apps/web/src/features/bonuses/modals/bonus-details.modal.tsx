import { BonusGone } from './bonus-gone.tsx';

/** What one bonus is and costs. */
export default function BonusDetailsModal() {
  return <BonusGone title="bonusDetails" />;
}
