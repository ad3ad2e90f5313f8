import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { BonusConfirmAction } from './bonus-confirm-action.tsx';

/** Asked before a bonus that waits is given up. */
export default function CancelIssuedBonusModal({ value }: ModalViewProps<'cancel-issued-bonus'>) {
  return <BonusConfirmAction action="cancelIssued" id={value} />;
}
