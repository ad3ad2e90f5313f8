import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { isOver, stateOf } from '../bonus-facts.ts';
import { BonusLocked } from './bonus-locked.tsx';
import { BonusOver } from './bonus-over.tsx';
import { CancelBonus } from './cancel-bonus.tsx';
import { OwnBonus } from './own-bonus.tsx';

/** Why a bonus cannot be canceled any more; one that can be asks whether to. */
export default function BonusCancelLockModal({ value }: ModalViewProps<'bonus-cancel-lock'>) {
  return (
    <OwnBonus id={value} title="cancelLock">
      {(bonus) => {
        if (isOver(bonus)) return <BonusOver bonus={bonus} title="cancelLock" />;
        const state = stateOf(bonus);
        if (state === 'ending') return <BonusLocked bonus={bonus} />;
        return (
          <CancelBonus bonus={bonus} title={state === 'active' ? 'cancelActive' : 'cancelIssued'} />
        );
      }}
    </OwnBonus>
  );
}
