import { Modal, type ModalCloseReason, type ModalProps } from '@pierlight/ui/modal';
import { use } from 'react';
import type { ModalName, ModalParams, ModalValue } from './catalogue.ts';
import { ModalPlaceContext } from './modal-place.ts';
import { useModals } from './use-modals.ts';

/** What a modal's view gets: `export default function WalletModal({ value }: ModalViewProps<'wallet'>)`. */
export interface ModalViewProps<Name extends ModalName = ModalName> {
  /** Which it is, for a view of several. */
  readonly name: Name;
  readonly value: ModalValue<Name>;
  readonly params: ModalParams<Name>;
}

export type ModalFrameProps = Omit<
  ModalProps,
  'open' | 'level' | 'continues' | 'onClosed' | 'onClose'
> & {
  /** Instead of closing, for instance to ask first. */
  onClose?: (reason: ModalCloseReason) => void;
};

/** The dialog of a view in `app/modal-views.ts`: knows whether it is open, its level, and how to close. */
export function ModalFrame({ onClose, children, ...modal }: ModalFrameProps) {
  const place = use(ModalPlaceContext);
  const { close } = useModals();
  if (!place) throw new Error('A ModalFrame belongs into a view of the modal catalogue');
  return (
    <Modal
      {...modal}
      open={place.open}
      level={place.level}
      continues={place.continues}
      onClosed={place.onClosed}
      onClose={onClose ?? close}
    >
      {children}
      {place.above}
    </Modal>
  );
}
