import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { isOver, stateOf } from '../bonus-facts.ts';
import { BonusLocked } from './bonus-locked.tsx';
import { BonusOver } from './bonus-over.tsx';
import { CancelBonus } from './cancel-bonus.tsx';
import { ChangeActive } from './change-active.tsx';
import { OwnBonus } from './own-bonus.tsx';

/** What is about to be done with the bonus the address names. */
const actions = {
  'change-active-bonus': 'changeActive',
  'cancel-active-bonus': 'cancelActive',
  'cancel-issued-bonus': 'cancelIssued',
  'cancel-unsettled-bonus': 'cancelUnsettled',
} as const;

/** The one screen of the modals that ask before a bonus is changed or given up. */
export default function BonusConfirmActionModal({
  name,
  value,
}: ModalViewProps<keyof typeof actions>) {
  const action = actions[name];
  return (
    <OwnBonus id={value} title={action}>
      {(bonus, held) => <Screen action={action} bonus={bonus} held={held} />}
    </OwnBonus>
  );
}

interface ScreenProps {
  readonly action: (typeof actions)[keyof typeof actions];
  readonly bonus: PlayerBonus;
  readonly held: readonly PlayerBonus[];
}

/** What the bonus allows by now, whatever the address requested. */
function Screen({ action, bonus, held }: ScreenProps) {
  if (isOver(bonus)) return <BonusOver bonus={bonus} title={action} />;
  if (stateOf(bonus) === 'ending') return <BonusLocked bonus={bonus} />;
  if (action === 'changeActive') return <ChangeActive bonus={bonus} held={held} />;
  return <CancelBonus bonus={bonus} title={action} />;
}
