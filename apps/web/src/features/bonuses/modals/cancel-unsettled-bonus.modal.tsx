import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { BonusConfirmAction } from './bonus-confirm-action.tsx';

/** Asked before a bonus is canceled while a round is open. */
export default function CancelUnsettledBonusModal({
  value,
}: ModalViewProps<'cancel-unsettled-bonus'>) {
  return <BonusConfirmAction action="cancelUnsettled" id={value} />;
}
