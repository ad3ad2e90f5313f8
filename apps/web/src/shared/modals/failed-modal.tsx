import { type ReactNode, use, useEffect } from 'react';
import { FailedCard } from '../failure/failed-card.tsx';
import { ModalPlaceContext } from './modal-place.ts';
import { useModals } from './use-modals.ts';

/** In the place of a modal that failed: closes as that would have. */
export function FailedModal({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const place = use(ModalPlaceContext);
  const { close } = useModals();
  const isOpen = place?.open ?? false;
  // It leaves without a motion.
  useEffect(() => {
    if (!isOpen) place?.onClosed();
  });
  return (
    <>
      {isOpen ? <FailedCard onRetry={onRetry} onClose={close} /> : null}
      {place?.above}
    </>
  );
}
