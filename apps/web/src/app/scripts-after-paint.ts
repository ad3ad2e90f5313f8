/** Addresses of the site's scripts that a page starts with. */
export interface FirstScripts {
  /** Runs the site. */
  readonly entry: string;
  /** What the entry builds on: run first, in a moment of its own. */
  readonly libraries: string;
  /** What the entry and the page's own parts import, to be fetched along with it. */
  readonly imports: readonly string[];
}

/**
 * Runs as an inline script: fetches the site's scripts once the page has been painted, so that they
 * take no bandwidth from what a visitor looks at. A page nobody sees, or that takes longer, is not
 * waited for. What is pressed meanwhile is kept.
 *
 * It is sent as source text, so it must not name anything outside itself.
 */
export function startAfterPaint({ entry, libraries, imports }: FirstScripts): void {
  const PATIENCE = 1500;
  let hasStarted = false;

  const load = (script: string) => import(/* @vite-ignore */ script);
  const run = () => void load(libraries).then(() => load(entry));

  function start() {
    if (hasStarted) return;
    hasStarted = true;
    for (const href of imports) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      link.fetchPriority = 'low';
      document.head.append(link);
    }
    // What the page was rendered with follows in a script of its own, which a slow server, or a slow
    // line, may send later than the paint: the site cannot take a page over without it.
    const { $_TSR: rendered } = self as { readonly $_TSR?: { readonly router?: unknown } };
    if (document.readyState !== 'loading' || rendered?.router !== undefined) run();
    else document.addEventListener('DOMContentLoaded', run, { once: true });
  }

  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    start();
  }
  if (document.visibilityState === 'hidden') start();
  setTimeout(start, PATIENCE);
}
