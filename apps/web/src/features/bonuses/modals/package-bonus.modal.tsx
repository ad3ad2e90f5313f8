import { BonusGone } from './bonus-gone.tsx';

/** The parts of a package of bonuses. */
export default function PackageBonusModal() {
  return <BonusGone title="packageBonus" />;
}
