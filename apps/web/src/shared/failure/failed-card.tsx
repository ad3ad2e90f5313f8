import { Button } from '@pierlight/ui/button';
import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

interface FailedCardProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * Stands where a modal or a sheet should. Made of what every page has: the browser's own dialog keeps
 * the focus and gives it back, and the words came with the page.
 */
export function FailedCard({ onRetry, onClose }: FailedCardProps) {
  const text = useTranslations('layout.failed');
  const card = useRef<HTMLDialogElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = card.current;
    dialog?.showModal();
    again.current?.focus();
    // Closing is what gives the focus back; leaving the page does not.
    return () => dialog?.close();
  }, []);
  const closeFromOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape
    <dialog
      ref={card}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeFromOutside}
      className="m-auto w-104 max-w-[calc(100vw-2rem)] rounded-panel bg-surface-1 text-text-1 shadow-pop backdrop:bg-scrim"
    >
      <div className="grid gap-2 p-6">
        <h2 id={id} className="text-20">
          {text('modal.title')}
        </h2>
        <p id={`${id}-text`} className="text-text-2">
          {text('modal.text')}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button ref={again} variant="lamp" onClick={onRetry} className="flex-1">
            {text('retry')}
          </Button>
          <Button variant="line" onClick={onClose} className="flex-1">
            {text('close')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
