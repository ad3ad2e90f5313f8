import { BonusGone } from './bonus-gone.tsx';

/** What a bonus offered with a deposit means. */
export default function WalletBonusInfoModal() {
  return <BonusGone title="walletInfo" />;
}
