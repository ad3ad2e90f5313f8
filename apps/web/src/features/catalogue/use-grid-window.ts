import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { firstWindow, type GridView, type GridWindow, windowOf } from './grid-window.ts';

/** On the server there is no layout and nothing to measure. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * Keeps in the document only the cards of a long grid that can be seen soon. The list takes the
 * room of the others as padding, so that the page keeps its height and its scroll position.
 */
export function useGridWindow(count: number): {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly window: GridWindow;
} {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(() => ({ count, window: firstWindow(count) }));

  useBrowserLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const element = list.current;
      const view = element && viewOf(element);
      if (!element || !view) return;
      const next = windowOf(count, view);
      // At once, before the router puts the page back to where the reader left it.
      element.style.paddingBlock = `${next.before}px ${next.after}px`;
      setShown((before) =>
        before.count === count &&
        before.window.start === next.start &&
        before.window.end === next.end
          ? before
          : { count, window: next },
      );
    };
    const wait = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    addEventListener('scroll', wait, { passive: true });
    addEventListener('resize', wait);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', wait);
      removeEventListener('resize', wait);
    };
  }, [count]);

  return { list, window: shown.count === count ? shown.window : grown(shown.window, count) };
}

/** Until it is measured again, a list that grew shows what it showed and its new end. */
function grown(window: GridWindow, count: number): GridWindow {
  return { ...window, start: Math.min(window.start, count), end: count, after: 0 };
}

function viewOf(list: HTMLUListElement): GridView | null {
  const card = list.firstElementChild;
  if (!card) return null;
  const style = getComputedStyle(list);
  const gap = Number.parseFloat(style.rowGap) || 0;
  return {
    columns: style.gridTemplateColumns.split(' ').length,
    stride: card.getBoundingClientRect().height + gap,
    top: list.getBoundingClientRect().top,
    height: innerHeight,
  };
}
