import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { isOver, stateOf } from '../bonus-facts.ts';
import { BonusLocked } from './bonus-locked.tsx';
import { BonusOver } from './bonus-over.tsx';
import { CancelBonus } from './cancel-bonus.tsx';
import { ChangeActive } from './change-active.tsx';
import { OwnBonus } from './own-bonus.tsx';

interface BonusConfirmActionProps {
  /** What is about to be done with the bonus. */
  readonly action: 'changeActive' | 'cancelActive' | 'cancelIssued' | 'cancelUnsettled';
  /** The bonus the address names. */
  readonly id: string | null;
}

/** The one screen of the modals that ask before a bonus is changed or given up. */
export function BonusConfirmAction({ action, id }: BonusConfirmActionProps) {
  return (
    <OwnBonus id={id} title={action}>
      {(bonus, held) => <Screen action={action} bonus={bonus} held={held} />}
    </OwnBonus>
  );
}

interface ScreenProps extends Pick<BonusConfirmActionProps, 'action'> {
  readonly bonus: PlayerBonus;
  readonly held: readonly PlayerBonus[];
}

/** What the bonus allows by now, whatever the address asked for. */
function Screen({ action, bonus, held }: ScreenProps) {
  if (isOver(bonus)) return <BonusOver bonus={bonus} title={action} />;
  if (stateOf(bonus) === 'ending') return <BonusLocked bonus={bonus} />;
  if (action === 'changeActive') return <ChangeActive bonus={bonus} held={held} />;
  return <CancelBonus bonus={bonus} title={action} />;
}
