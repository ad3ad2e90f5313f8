import { type RefObject, useEffect, useState } from 'react';

export type RailEnds = { atStart: boolean; atEnd: boolean };

/** Fractions of a pixel that layouts leave at the ends. */
const SLACK = 4;

/** Where a sideways scroller stands, in either writing direction; starts as a server would render it. */
export function useRailEnds(list: RefObject<HTMLElement | null>): RailEnds {
  const [ends, setEnds] = useState<RailEnds>({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const passed = Math.abs(element.scrollLeft);
      const atStart = passed < SLACK;
      const atEnd = passed + element.clientWidth > element.scrollWidth - SLACK;
      setEnds((was) => (was.atStart === atStart && was.atEnd === atEnd ? was : { atStart, atEnd }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      watcher.disconnect();
    };
  }, [list]);
  return ends;
}
