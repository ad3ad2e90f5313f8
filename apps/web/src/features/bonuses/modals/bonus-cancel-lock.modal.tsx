import { BonusGone } from './bonus-gone.tsx';

/** Why a bonus cannot be cancelled right now. */
export default function BonusCancelLockModal() {
  return <BonusGone title="cancelLock" />;
}
