import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Has the focus go on where what holds it leaves the page, as a button does that was pressed, instead of being lost to
 * the body.
 *
 * @param next where to, once what takes its place is drawn
 * @returns a ref for what may leave
 */
export function useFocusHandedOn(
  next: () => HTMLElement | null,
): (element: HTMLElement | null) => (() => void) | undefined {
  const isLost = useRef(false);
  useLayoutEffect(() => {
    if (!isLost.current) return;
    isLost.current = false;
    next()?.focus();
  });
  return useCallback((element) => {
    if (!element) return undefined;
    // Called while it is on the page still.
    return () => {
      if (element.contains(document.activeElement)) isLost.current = true;
    };
  }, []);
}
