/** How far below the view, in pixels, what loads itself begins to. */
const MARGIN = 400;

/** Tells whether an element is in view or near it, at once and with every change. */
export function watchNear(element: Element, tell: (isNear: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => tell(entries.at(-1)?.isIntersecting === true),
    { rootMargin: `${MARGIN}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
