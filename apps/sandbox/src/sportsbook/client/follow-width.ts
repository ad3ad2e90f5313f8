/**
 * Follows how wide an element is inside, in pixels. What is drawn for it comes with the next frame: drawn at once it
 * would resize what is just being observed, which browsers report as an error of the page.
 *
 * @returns ends it
 */
export function followWidth(node: Element, told: (width: number) => void): () => void {
  let frame = 0;
  const watch = new ResizeObserver(([entry]) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => told(entry?.contentRect.width ?? 0));
  });
  watch.observe(node);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
  };
}
