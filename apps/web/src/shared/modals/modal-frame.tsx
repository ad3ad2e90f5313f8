import { Modal, type ModalCloseReason, type ModalProps } from '@pierlight/ui/modal';
import { createContext, use } from 'react';
import type { ModalName, ModalParams, ModalValue } from './catalogue.ts';
import { useModals } from './use-modals.ts';

/** What a modal's view gets: `export default function WalletModal({ value }: ModalViewProps<'wallet'>)`. */
export interface ModalViewProps<Name extends ModalName = ModalName> {
  readonly value: ModalValue<Name>;
  readonly params: ModalParams<Name>;
}

interface ModalPlace {
  readonly open: boolean;
  readonly level: number;
  readonly onClosed: () => void;
  /** The modals stacked above this one. */
  readonly above: React.ReactNode;
}

const Place = createContext<ModalPlace | null>(null);
export const ModalPlaceProvider = Place.Provider;

export type ModalFrameProps = Omit<ModalProps, 'open' | 'level' | 'onClosed' | 'onClose'> & {
  /** Instead of closing, for instance to ask first. */
  onClose?: (reason: ModalCloseReason) => void;
};

/** The dialog of a view in `app/modal-views.ts`: knows whether it is open, its level, and how to close. */
export function ModalFrame({ onClose, children, ...modal }: ModalFrameProps) {
  const place = use(Place);
  const { close } = useModals();
  if (!place) throw new Error('A ModalFrame belongs into a view of the modal catalogue');
  return (
    <Modal
      {...modal}
      open={place.open}
      level={place.level}
      onClosed={place.onClosed}
      onClose={onClose ?? close}
    >
      {children}
      {place.above}
    </Modal>
  );
}
