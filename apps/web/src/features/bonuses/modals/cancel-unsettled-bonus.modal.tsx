import { BonusGone } from './bonus-gone.tsx';

/** Asked before a bonus with open bets is cancelled. */
export default function CancelUnsettledBonusModal() {
  return <BonusGone title="cancelUnsettled" />;
}
