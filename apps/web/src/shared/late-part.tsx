import { Suspense, type SuspenseProps, useLayoutEffect, useRef } from 'react';

/** On the document, and on what marks a late part, once the browser has taken it over. */
export const LIVE = 'data-live';
/** On what marks a part that is taken over in a moment of its own. */
export const LATE_PART = 'data-late-part';

/** A part that comes, and is taken over by the browser, when it is ready, and not with what is around it. */
export function LatePart({ children, ...props }: SuspenseProps) {
  return (
    <Suspense {...props}>
      {children}
      <LateMark />
    </Suspense>
  );
}

/**
 * Stands behind everything else of a late part and says whether that is taken over: React takes a part over as
 * one, and runs this effect in the same moment. What a visitor does to the part before is kept by
 * `keepEarlyActions`.
 */
export function LateMark() {
  const mark = useRef<HTMLTemplateElement>(null);
  useLayoutEffect(() => mark.current?.setAttribute(LIVE, ''), []);
  return <template ref={mark} data-late-part="" />;
}

/** Whether React hears what happens to the element: the document is taken over, and every late part around it. */
export function isTakenOver(element: Element, live: string, latePart: string): boolean {
  if (!document.documentElement.hasAttribute(live)) return false;
  for (let around: Element | null = element; around; around = around.parentElement)
    for (let next = around.nextElementSibling; next; next = next.nextElementSibling)
      if (next.hasAttribute(latePart) && !next.hasAttribute(live)) return false;
  return true;
}
