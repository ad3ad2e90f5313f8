import { useEffect } from 'react';

/** Share of the sheet's own height past which a finished swipe closes it. */
const FAR = 0.1;
/** A swipe finished within this many milliseconds closes the sheet … */
const QUICK_MS = 300;
/** … when it has travelled at least this many CSS pixels. */
const QUICK_TRAVEL = 24;
/** Movement below this is a press, not yet a swipe. */
const SLOP = 4;

/** Whether a finished downward swipe closes a sheet: lengths in CSS pixels, time in milliseconds. */
export function swipeCloses(travel: number, sheetHeight: number, elapsedMs: number): boolean {
  if (travel <= 0) return false;
  return travel > sheetHeight * FAR || (elapsedMs <= QUICK_MS && travel >= QUICK_TRAVEL);
}

/** True when something from the touched element to the sheet has been scrolled away from its top. */
function isScrolled(from: EventTarget | null, sheet: HTMLElement): boolean {
  let at = from instanceof Element ? from : null;
  while (at) {
    if (at.scrollTop > 0) return true;
    if (at === sheet) return false;
    at = at.parentElement;
  }
  return false;
}

function keepsItsDrag(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [role="slider"], [data-no-swipe]') !== null
  );
}

type Swipe = { x: number; y: number; at: number; engaged: boolean; travel: number };

/**
 * Lets a bottom sheet follow a downward drag by finger, pen or mouse. The sheet shows the travel
 * through `--sheet-drag` and carries `data-swiping` meanwhile. A touch that begins in a scrolled
 * part scrolls that part instead.
 */
export function useSheetSwipe(
  element: HTMLElement | null,
  enabled: () => boolean,
  onDismiss: () => void,
  open: boolean,
) {
  useEffect(() => {
    if (!open || !element) return;
    let swipe: Swipe | undefined;

    const start = (target: EventTarget | null, x: number, y: number, at: number) => {
      if (!enabled() || keepsItsDrag(target) || isScrolled(target, element)) return;
      swipe = { x, y, at, engaged: false, travel: 0 };
    };
    /** Returns whether the movement belongs to the sheet. */
    const move = (x: number, y: number): boolean => {
      if (!swipe) return false;
      const down = y - swipe.y;
      if (!swipe.engaged) {
        if (Math.abs(x - swipe.x) > Math.abs(down) || down < -SLOP) {
          swipe = undefined;
          return false;
        }
        if (down < SLOP) return false;
        swipe.engaged = true;
        element.setAttribute('data-swiping', '');
      }
      swipe.travel = Math.max(0, down);
      element.style.setProperty('--sheet-drag', `${swipe.travel}px`);
      return true;
    };
    const finish = (at: number, cancelled: boolean) => {
      const done = swipe;
      swipe = undefined;
      element.removeAttribute('data-swiping');
      if (!done?.engaged) return;
      if (!cancelled && swipeCloses(done.travel, element.offsetHeight, at - done.at)) onDismiss();
      else element.style.removeProperty('--sheet-drag');
    };

    const onTouchStart = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (event.touches.length !== 1 || !touch) return finish(event.timeStamp, true);
      start(event.target, touch.clientX, touch.clientY, event.timeStamp);
    };
    const onTouchMove = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (touch && move(touch.clientX, touch.clientY) && event.cancelable) event.preventDefault();
    };
    const onTouchEnd = (event: TouchEvent) => finish(event.timeStamp, false);
    const onTouchCancel = (event: TouchEvent) => finish(event.timeStamp, true);

    const onPointerDown = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      const handle = event.target instanceof Element && event.target.closest('[data-sheet-handle]');
      if (handle) start(event.target, event.clientX, event.clientY, event.timeStamp);
    };
    const onPointerMove = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') move(event.clientX, event.clientY);
    };
    const onPointerUp = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') finish(event.timeStamp, event.type === 'pointercancel');
    };

    element.style.removeProperty('--sheet-drag');
    element.addEventListener('touchstart', onTouchStart, { passive: true });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    element.addEventListener('touchend', onTouchEnd);
    element.addEventListener('touchcancel', onTouchCancel);
    element.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('pointermove', onPointerMove);
    document.addEventListener('pointerup', onPointerUp);
    document.addEventListener('pointercancel', onPointerUp);
    return () => {
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchmove', onTouchMove);
      element.removeEventListener('touchend', onTouchEnd);
      element.removeEventListener('touchcancel', onTouchCancel);
      element.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('pointermove', onPointerMove);
      document.removeEventListener('pointerup', onPointerUp);
      document.removeEventListener('pointercancel', onPointerUp);
    };
  }, [element, enabled, onDismiss, open]);
}
