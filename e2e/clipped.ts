/**
 * What of a page runs over its edge at the width it has: everything that sticks out sideways, whether it
 * can be scrolled to or is cut off, and is not in something made to be scrolled or cut. Runs in the page.
 *
 * @returns the beginning of each such element's markup, with its edges in CSS pixels
 */
export function clippedSideways(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found =
    scrollWidth > clientWidth ? [`the page is ${scrollWidth} of ${clientWidth} px wide`] : [];
  // It cuts so that nothing scrolls sideways by mistake.
  const frame = document.querySelector('main')?.parentElement;
  const isContained = (element: Element): boolean => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, position } = getComputedStyle(at);
      if (position === 'fixed') return true;
      if (overflowX === 'auto' || overflowX === 'scroll') return true;
      // What cuts its content and lies within the window itself means to.
      const { left, right } = at.getBoundingClientRect();
      const isInside = left >= -1 && right <= clientWidth + 1;
      const isCut = overflowX === 'hidden' || overflowX === 'clip';
      if (isInside && isCut && at !== frame) return true;
    }
    return false;
  };
  const wanted =
    'a, button, input, select, h1, h2, h3, p, table, dl, ul, nav, label, fieldset, section';
  for (const element of document.querySelectorAll(wanted)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { left, right, width } = element.getBoundingClientRect();
    if (width <= 1 || (left >= -1 && right <= clientWidth + 1) || isContained(element)) continue;
    found.push(`${Math.round(left)}–${Math.round(right)}: ${element.outerHTML.slice(0, 160)}`);
  }
  return found.slice(0, 5);
}
