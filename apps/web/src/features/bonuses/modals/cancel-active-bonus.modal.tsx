import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { BonusConfirmAction } from './bonus-confirm-action.tsx';

/** Asked before the active bonus is canceled. */
export default function CancelActiveBonusModal({ value }: ModalViewProps<'cancel-active-bonus'>) {
  return <BonusConfirmAction action="cancelActive" id={value} />;
}
