import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import sans from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';

/** Addresses of the two faces that every page in a Latin script uses. */
export const latinFaces: readonly string[] = [sans, display];

/**
 * Runs as an inline script behind the style sheets, which the browser has it wait for: fetches fonts once the styles
 * are there. Earlier they would take the bandwidth the styles need, and hold up the first paint; the browser itself
 * would find them later, when it lays out text.
 *
 * It is sent as source text, so it must not name anything outside itself.
 */
export function fetchFonts(addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = document.createElement('link');
    Object.assign(link, {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
    });
    link.href = href;
    document.head.append(link);
  }
}
