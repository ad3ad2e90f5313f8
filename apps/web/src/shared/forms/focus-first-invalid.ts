import type { RefObject } from 'react';

/** Frames within which React has drawn the errors, also on a busy device. */
const patience = 60;

/**
 * Once the errors are on the page: the first control that carries one gets the focus, unless a summary of
 * several takes it, or the visitor has gone elsewhere meanwhile.
 */
export function focusFirstInvalid(element: RefObject<HTMLElement | null>): void {
  const from = document.activeElement;
  const look = (framesLeft: number) => {
    const { activeElement, body } = document;
    // A button that cannot be pressed while the form is sent loses its focus to the body.
    const hasLeft = activeElement !== from && activeElement !== body;
    if (hasLeft || element.current?.querySelector('[data-error-summary]')) return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!invalid && framesLeft > 0) {
      requestAnimationFrame(() => look(framesLeft - 1));
      return;
    }
    // A group of cards is marked as a whole; its first card can take the focus.
    const control = invalid?.matches('input, textarea, button, select')
      ? invalid
      : invalid?.querySelector<HTMLElement>('input, button');
    control?.focus();
  };
  // Errors that are mended may still stand: what is drawn now belongs to the last try.
  requestAnimationFrame(() => look(patience));
}
