import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { BonusConfirmAction } from './bonus-confirm-action.tsx';

/** Asked before another bonus becomes the active one. */
export default function ChangeActiveBonusModal({ value }: ModalViewProps<'change-active-bonus'>) {
  return <BonusConfirmAction action="changeActive" id={value} />;
}
