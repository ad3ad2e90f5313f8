import { type ReactNode, useEffect, useRef } from 'react';

/** The face of one tab in an underlined strip; the current one carries `aria-current` or `aria-selected`. */
export const tabFace =
  'relative flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap px-3 font-medium text-text-2 no-underline outline-offset-[-2px] transition-colors first:ps-0 hover:text-text-1 aria-[current=page]:text-text-1 aria-selected:text-text-1 after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-t-[2px] first:after:start-0 aria-[current=page]:scroll-ms-24 aria-[current=page]:[scroll-initial-target:nearest] aria-[current=page]:after:bg-lamp-text aria-selected:after:bg-lamp-text forced-colors:aria-[current=page]:after:bg-[Highlight]';

/** The strip itself; bleeds to the edges of a phone. */
export const tabStripFace =
  'flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-hair)] scrollbar-none';

/** Brings the current item of a sideways scroller into view without moving the page. */
export function useCurrentInView(current: unknown) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = strip.current;
    const item = element?.querySelector<HTMLElement>(
      '[aria-current="page"], [aria-selected="true"]',
    );
    if (!element || !item || current === undefined) return;
    const box = element.getBoundingClientRect();
    const place = item.getBoundingClientRect();
    element.scrollBy({ left: place.left + place.width / 2 - (box.left + box.width / 2) });
  }, [current]);
  return strip;
}

export type TabStripProps = {
  /** Names the navigation for screen readers. */
  label: string;
  /** Which child is current; scrolls it into view when it changes. */
  current: string;
  /** Links with the class `tabFace`; the current one has `aria-current="page"`. */
  children: ReactNode;
  className?: string | undefined;
};

/** The one underlined strip of a page: links to its parts. */
export function TabStrip({ label, current, children, className = '' }: TabStripProps) {
  const strip = useCurrentInView(current);
  return (
    <nav ref={strip} aria-label={label} className={`${tabStripFace} ${className}`}>
      {children}
    </nav>
  );
}
