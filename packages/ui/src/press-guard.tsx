import { useEffect, useLayoutEffect } from 'react';

/** How long what has just appeared under the pointer takes no press: longer than most double clicks take. */
export const HELD_MS = 400;

const pressEvents = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'touchstart',
  'touchend',
] as const;

let shield: HTMLElement | null = null;
/** How many ask for it without a time of their own. */
let holders = 0;
let until = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A press on the shield is nobody's: neither what lies below nor "outside of the dialog". */
function swallow(event: Event): void {
  if (event.target !== shield) return;
  event.stopImmediatePropagation();
  if (event.cancelable) event.preventDefault();
}

function raise(): void {
  if (shield) return;
  shield = document.createElement('div');
  shield.dataset.pressGuard = '';
  shield.ariaHidden = 'true';
  Object.assign(shield.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
  document.body.append(shield);
  for (const type of pressEvents)
    window.addEventListener(type, swallow, { capture: true, passive: false });
}

function lower(): void {
  clearTimeout(timer);
  const left = until - performance.now();
  if (holders > 0) return;
  if (left > 0) {
    timer = setTimeout(lower, left);
    return;
  }
  shield?.remove();
  shield = null;
  for (const type of pressEvents) window.removeEventListener(type, swallow, { capture: true });
}

/**
 * For a moment presses of a pointer reach nothing, wherever they land: what lies there now is not what
 * was aimed at. Keys are not held back.
 */
export function holdPresses(): void {
  hold();
  // Counted from when it can be seen, which is later where the browser has much to draw.
  requestAnimationFrame(hold);
}

function hold(): void {
  until = performance.now() + HELD_MS;
  raise();
  lower();
}

/** Holds presses back for as long as `isHeld` is true. */
export function usePressesHeld(isHeld: boolean): void {
  useLayoutEffect(() => {
    if (!isHeld) return;
    holders += 1;
    raise();
    return () => {
      holders -= 1;
      lower();
    };
  }, [isHeld]);
}

/**
 * Holds presses when a surface comes and when it goes, and when what was pressed on it gives way to
 * something else, such as the next step.
 */
export function usePressGuard(surface: HTMLElement | null, open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    holdPresses();
    return holdPresses;
  }, [open]);
  // Its place in the document comes a moment later.
  useLayoutEffect(() => {
    if (surface) holdPresses();
  }, [surface]);

  useEffect(() => {
    if (!surface || !open) return;
    let pressed: Element | null = null;
    const note = (event: Event) => {
      pressed = event.target instanceof Element ? event.target.closest(controls) : null;
    };
    const changes = new MutationObserver(() => {
      if (!pressed || pressed.isConnected) return;
      pressed = null;
      holdPresses();
    });
    surface.addEventListener('click', note, { capture: true });
    changes.observe(surface, { childList: true, subtree: true });
    return () => {
      surface.removeEventListener('click', note, { capture: true });
      changes.disconnect();
    };
  }, [surface, open]);
}

const controls = 'button, a, label, input, [role="button"], [role="option"]';
