import type { RefObject } from 'react';

/** Frames within which React has drawn what a press requested, also on a busy device. */
const patience = 60;

/**
 * Gives the focus to what is not on the page yet, as soon as it is, unless the visitor has gone elsewhere meanwhile.
 * @param find the element, null while it is not there, or 'nothing' when the focus is to stay
 */
export function focusOnceDrawn(find: () => HTMLElement | null | 'nothing'): void {
  const from = document.activeElement;
  const look = (framesLeft: number) => {
    const { activeElement, body } = document;
    // A button that goes, or cannot be pressed while the form is sent, loses its focus to the body.
    if (activeElement !== from && activeElement !== body) return;
    const found = find();
    if (found === 'nothing') return;
    if (found) found.focus();
    else if (framesLeft > 0) requestAnimationFrame(() => look(framesLeft - 1));
  };
  // What stands now may belong to the state before the press.
  requestAnimationFrame(() => look(patience));
}

/** The first control that carries an error gets the focus, unless a summary of several takes it. */
export function focusFirstInvalid(element: RefObject<HTMLElement | null>): void {
  focusOnceDrawn(() => {
    if (element.current?.querySelector('[data-error-summary]')) return 'nothing';
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
    // A group of cards is marked as a whole; its first card can take the focus.
    return invalid?.matches('input, textarea, button, select')
      ? invalid
      : (invalid?.querySelector<HTMLElement>('input, button') ?? null);
  });
}
