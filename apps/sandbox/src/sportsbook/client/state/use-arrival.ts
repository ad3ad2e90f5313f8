import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useBook } from './book.ts';

/** How long a page of the book may take to grow as long as it was when it was left, milliseconds. */
const PATIENCE = 3000;
/** What a visitor does who scrolls, or is about to. */
const ownScrolls = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Another page of the book begins at its top, unless that is in view. One that Back or Forward leads to stands where it
 * was left, as soon as it is long enough again.
 */
export function useArrival(page: RefObject<HTMLElement | null>, route: string): void {
  const book = useBook();
  const drawn = useRef(route);
  useEffect(() => {
    const node = page.current;
    if (!node || drawn.current === route) return;
    drawn.current = route;
    book.places.presses.hold('page');
    const left = book.places.left.arriveAt(route);
    if (left !== null) return scrollTo(node, left);
    if (node.getBoundingClientRect().top < 0) node.scrollIntoView();
  }, [route]);
}

/** Scrolls the window once the page allows it, unless the visitor does so first. Answers how to give it up. */
function scrollTo(page: HTMLElement, top: number): () => void {
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) stop();
  });
  const timer = setTimeout(stop, PATIENCE);
  function stop(): void {
    clearTimeout(timer);
    growth.disconnect();
    for (const type of ownScrolls) window.removeEventListener(type, stop);
  }
  growth.observe(page);
  for (const type of ownScrolls) window.addEventListener(type, stop, { passive: true });
  return stop;
}
